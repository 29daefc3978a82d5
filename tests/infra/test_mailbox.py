"""Mail on one machine: kept for an hour, shown on the machine itself."""

import pytest
from starlette.requests import Request

from infra.local.mailbox import Mailbox
from infra.ports.mail import Letter
from tests.infra.conftest import Clock

KEY = "fedcba9876543210" * 2
LETTER = Letter("ann@example.org", "<b>123456</b>", "a & b")


@pytest.fixture
def mailbox(clock: Clock) -> Mailbox:
    return Mailbox(lambda: round(clock() * 1000), KEY, "http://localhost:8000")


def page(
    mailbox: Mailbox,
    client: str = "127.0.0.1",
    host: str = "localhost:8000",
    key: str = KEY,
    **headers: str,
) -> tuple[int, str]:
    said = {"host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    scope = {
        "type": "http",
        "method": "GET",
        "path": f"/dev/mail/{key}",
        "path_params": {"key": key},
        "headers": [(name.encode(), value.encode()) for name, value in said.items()],
        "client": (client, 1),
    }
    answer = mailbox.page(Request(scope))
    return answer.status_code, bytes(answer.body).decode()


def test_letters_lie_there_for_an_hour_the_newest_first(mailbox: Mailbox, clock: Clock) -> None:
    mailbox.send(LETTER)
    clock.pass_by(1_800)
    later = Letter("bob@example.org", "later", "")
    mailbox.send(later)
    assert [letter for _, letter in mailbox.letters()] == [later, LETTER]
    clock.pass_by(1_805)
    assert [letter for _, letter in mailbox.letters()] == [later]


def test_markup_is_shown_as_it_was_written(mailbox: Mailbox) -> None:
    mailbox.send(LETTER)
    status, shown = page(mailbox)
    assert status == 200
    assert "&lt;b&gt;123456&lt;/b&gt;" in shown
    assert "a &amp; b" in shown


ELSEWHERE = [
    *(
        "evil.example:8000",
        "evil.example",
        "evil.com:",
        "evil.com:99999",
        "localhost:",
        "localhost.",
    ),
    *("localhost:99999", "localhost@evil.com", "[::1", "[::ffff:127.0.0.1]", "[::1%25lo]", "127.1"),
]


@pytest.mark.parametrize("key", ["", "0" * 32, KEY[:-1], f"{KEY}0", KEY.upper(), "é"])
def test_without_the_key_of_its_address_nobody_reads_mail(mailbox: Mailbox, key: str) -> None:
    mailbox.send(LETTER)
    status, shown = page(mailbox, key=key)
    assert status == 403
    assert "123456" not in shown


NGINX = {"connection": "upgrade", "upgrade": "websocket"}


@pytest.mark.parametrize("key", ["", "0" * 32])
@pytest.mark.parametrize("headers", [{}, NGINX])
def test_through_a_proxy_that_does_not_say_it_is_one_nobody_reads_mail(
    mailbox: Mailbox, headers: dict[str, str], key: str
) -> None:
    """nginx, `proxy_set_header Host $host`: who asks for "localhost" looks like the machine."""
    mailbox.send(LETTER)
    assert page(mailbox, "127.0.0.1", "localhost", key, **headers)[0] == 403


@pytest.mark.parametrize("client", ["192.168.1.7", "10.0.0.1", "2001:db8::1"])
def test_nobody_else_on_the_network_reads_mail(mailbox: Mailbox, client: str) -> None:
    """They could sign in as anybody."""
    mailbox.send(LETTER)
    status, shown = page(mailbox, client)
    assert status == 403
    assert "123456" not in shown


@pytest.mark.parametrize("host", [*ELSEWHERE, "192.168.1.7:8000", ""])
def test_a_name_elsewhere_that_leads_here_shows_no_mail(mailbox: Mailbox, host: str) -> None:
    """A page may give its own name this machine's address, and then asks as if it were ours."""
    mailbox.send(LETTER)
    assert page(mailbox, host=host)[0] == 403


@pytest.mark.parametrize("header", ["x_forwarded_for", "forwarded", "via", "x_real_ip"])
def test_a_proxy_on_this_machine_passes_no_mail_on(mailbox: Mailbox, header: str) -> None:
    assert page(mailbox)[0] == 200
    assert page(mailbox, **{header: "for=192.0.2.7"})[0] == 403


def test_behind_a_proxy_codes_stand_in_the_terminal_alone(
    mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A proxy need not say that it is one."""
    monkeypatch.setenv("SITE", "https://gavel.example.org")
    with caplog.at_level("INFO"):
        mailbox.send(LETTER)
    assert "123456" in caplog.text
    assert page(mailbox)[0] == 403


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:8000"])
def test_under_its_own_names_the_machine_shows_its_mail(mailbox: Mailbox, host: str) -> None:
    mailbox.send(LETTER)
    assert page(mailbox, host=host)[0] == 200


def test_the_log_says_where_to_look(mailbox: Mailbox, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO"):
        mailbox.send(LETTER)
    assert f"http://localhost:8000/dev/mail/{KEY}" in caplog.text
    assert "123456" not in caplog.text
