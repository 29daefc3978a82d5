"""Accounts over HTTP and at a socket, on the running server: mails lie on its development page."""

import asyncio
import html
import json
import re
from typing import Any

import pytest

from infra.accounts.codes import NETWORK_MAILS_AN_HOUR
from tests.local.client import Player, guest, new_room
from tests.local.server import Server, mail_path
from tests.local.test_http import asked, get

LUCK = "0" * 32


def said(
    server: Server, path: str, body: Any, token: str = "", method: str = "POST"
) -> tuple[int, Any]:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    sent = None if body is None else json.dumps(body).encode()
    return asked(server, path, method=method, body=sent, headers=headers)


def code_for(server: Server, mail: str) -> dict[str, str]:
    """What signs in to this address: the code in its mail, and the nonce that was answered."""
    status, answer = said(server, "/api/codes", {"mail": mail, "language": "en"})
    assert (status, list(answer)) == (202, ["nonce"])
    _, page = get(server, mail_path(server.base))
    text = html.unescape(page.decode())
    found = re.search(rf"<h2>(\d{{6}}) is your Gavel code</h2><p>{re.escape(mail)} ", text)
    assert found, text
    return {"mail": mail, "code": found[1], **answer}


def signed(server: Server, mail: str, token: str = "", name: str = "") -> Any:
    body = {**code_for(server, mail), "name": name}
    status, answer = said(server, "/api/sessions", body, token)
    assert status == 200, answer
    return answer


def test_whether_an_address_is_known_is_not_told(server: Server) -> None:
    """Same status, same body, for the mail and for a wrong code."""
    signed(server, "known@example.org", name="Known")
    proofs = [
        code_for(server, "known@example.org") | {"code": "x"},
        code_for(server, "unknown@example.org") | {"code": "x"},
        {"mail": "known@example.org", "code": "x", "nonce": "0" * 32},
    ]
    wrong = [said(server, "/api/sessions", proof) for proof in proofs]
    assert wrong == [(400, {"error": "code-wrong"})] * 3


def test_a_guest_at_the_table_becomes_an_account_which_has_the_seat_on_another_device(
    server: Server,
) -> None:
    """R-01, R-07."""
    ann = guest(server.base, "Ann")
    room = new_room(server.base, ann["token"])

    async def sit(token: str) -> None:
        player = await Player.entered(server.base, room, token)
        await player.must("Sit", chair=2, luck=LUCK)
        await player.leave()

    async def chair(token: str) -> int | None:
        player = await Player.entered(server.base, room, token)
        await player.leave()
        found: int | None = player.view["chair"]
        return found

    asyncio.run(sit(ann["token"]))
    account = signed(server, "seat@example.org", ann["token"])
    assert account["person"] == ann["person"]
    elsewhere = signed(server, "seat@example.org")
    assert asyncio.run(chair(elsewhere["token"])) == 2
    assert asyncio.run(chair(guest(server.base, "Ann")["token"])) is None


def test_a_name_may_change_and_everywhere_one_is_signed_out(server: Server) -> None:
    ann = signed(server, "out@example.org", name="Ann")
    status, named = said(server, "/api/names", {"name": "Anna"}, ann["token"])
    assert (status, named["name"], named["person"]) == (200, "Anna", ann["person"])
    assert said(server, "/api/sessions", None, named["token"], "DELETE") == (200, {})
    for token in (ann["token"], named["token"]):
        assert said(server, "/api/games", None, token, "GET") == (401, {"error": "bad-token"})
        assert said(server, "/api/rooms", {"game": "tycoon"}, token)[0] == 401


def test_only_who_has_an_account_signs_out_or_closes_it(server: Server) -> None:
    token = guest(server.base, "Ann")["token"]
    for path in ("/api/sessions", "/api/accounts"):
        assert said(server, path, None, token, "DELETE") == (401, {"error": "bad-token"})
        assert said(server, path, None, "", "DELETE") == (401, {"error": "bad-token"})


def test_a_closed_account_is_unknown(server: Server) -> None:
    ann = signed(server, "closed@example.org", name="Ann")
    assert said(server, "/api/accounts", None, ann["token"], "DELETE") == (200, {})
    assert said(server, "/api/names", {"name": "A"}, ann["token"])[0] == 401


def test_behind_a_proxy_each_network_has_its_own_limit(server: Server) -> None:
    """The proxy of this machine is believed as to for whom it asks."""

    def code_for(n: int, reply_to: str) -> tuple[int, Any]:
        body = json.dumps({"mail": f"n{n}@{reply_to}.example.org"}).encode()
        headers = {"content-type": "application/json", "x-forwarded-for": f"192.0.2.1, {reply_to}"}
        return asked(server, "/api/codes", method="POST", body=body, headers=headers)

    answers = [code_for(n, "198.51.100.9") for n in range(NETWORK_MAILS_AN_HOUR + 1)]
    assert [status for status, _ in answers[:-1]] == [202] * NETWORK_MAILS_AN_HOUR
    status, refusal = answers[-1]
    assert (status, refusal["error"]) == (400, "too-many-mails-here")
    assert code_for(0, "198.51.100.10")[0] == 202


def test_who_has_played_nothing_has_an_empty_list(server: Server) -> None:
    token = guest(server.base, "Ann")["token"]
    assert said(server, "/api/games", None, token, "GET") == (200, {"games": [], "more": None})
    for after in ("%00", "x", "%F0%9F%98%80" * 30):
        odd = said(server, f"/api/games?after={after}", None, token, "GET")
        assert odd == (422, {"error": "bad-request"})


@pytest.mark.parametrize(
    ("path", "body", "answer"),
    [
        ("/api/codes", {"mail": "nobody"}, (400, {"error": "bad-mail"})),
        ("/api/codes", {"mail": "x" * 1_001}, (422, {"error": "bad-request"})),
        ("/api/codes", {}, (422, {"error": "bad-request"})),
        (
            "/api/sessions",
            {"mail": "nobody", "nonce": "", "code": "1"},
            (400, {"error": "bad-mail"}),
        ),
        (
            "/api/sessions",
            {"mail": "a@b.org", "nonce": "0f", "code": "1"},
            (400, {"error": "code-wrong"}),
        ),
        (
            "/api/sessions",
            {"mail": "a@b.org", "nonce": "0" * 31 + "\n", "code": "1"},
            (400, {"error": "code-wrong"}),
        ),
        ("/api/sessions", {"mail": "a@b.org"}, (422, {"error": "bad-request"})),
        ("/api/names", {"name": "x"}, (401, {"error": "bad-token"})),
    ],
)
def test_what_cannot_be_is_refused(server: Server, path: str, body: Any, answer: Any) -> None:
    assert said(server, path, body) == answer


def test_the_mail_page_shows_markup_as_it_was_written(server: Server) -> None:
    code_for(server, "o'neil&co@example.org")
    answer, page = get(server, mail_path(server.base))
    assert answer.getheader("cache-control") == "no-store"
    assert b"o&#x27;neil&amp;co@example.org" in page
