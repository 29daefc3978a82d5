"""One-time codes: six digits, ten minutes, five tries, so many mails an hour (R-01)."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from domain.game import RuleBroken
from infra.accounts import codes
from infra.accounts.address import address
from infra.accounts.letters import SIGN_IN_CODE, code_letter
from infra.accounts.sign_in import Proof, send_code, sign_in
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Store
from tests.infra.conftest import Clock
from tests.infra.fakes import World

MAIL = "ann@example.org"
WRONG: tuple[str, dict[str, Any]] = ("code-wrong", {})
HOME, SCHOOL = "203.0.113.7", "2001:db8:1:2::/64"


@pytest.fixture
def world(store: Store, clock: Clock) -> World:
    world = World(store)
    world.now.ms = round(clock() * 1000)
    return world


def refusal(call: Any, *given: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(RuleBroken) as refused:
        call(*given)
    return refused.value.key, refused.value.numbers


def sent(world: World, mail: str = MAIL, network: str = HOME) -> Proof:
    """What the browser that asked has in hand once the mail was read."""
    nonce = send_code(world.services, mail, "en", network).nonce
    return Proof(mail, nonce, world.mail.code(mail))


def is_good(world: World, proof: Proof) -> bool:
    kept = codes.verify_code(world.services, proof.mail, proof.nonce, proof.code)
    return kept.pk == f"CODE#{proof.nonce}"


def tried(world: World, proof: Proof) -> tuple[str, dict[str, Any]]:
    return refusal(codes.verify_code, world.services, proof.mail, proof.nonce, proof.code)


def wrong(proof: Proof) -> Proof:
    return replace(proof, code=another(proof.code))


def another(code: str) -> str:
    return f"{(int(code) + 1) % 1_000_000:06}"


def pass_by(world: World, clock: Clock, seconds: float) -> None:
    world.now.pass_by(seconds)
    clock.pass_by(seconds)


def test_a_code_has_six_digits_and_stands_in_the_subject(world: World) -> None:
    code = sent(world).code
    assert len(code) == 6
    assert code in world.mail.sent[-1].text


def test_neither_code_nor_address_can_be_read_from_the_store(sqlite_store: SqliteStore) -> None:
    proof = sent(World(sqlite_store))
    assert [item.body for item in sqlite_store.query(f"CODE#{proof.nonce}")] != []
    rows = "".join(map(str, sqlite_store._run("SELECT * FROM items")[0]))
    assert proof.code not in rows
    assert MAIL not in rows


def test_a_code_is_good_for_its_own_address_alone(world: World) -> None:
    proof = sent(world)
    assert tried(world, replace(proof, mail="bob@example.org")) == WRONG
    assert is_good(world, proof)


def test_a_code_is_good_for_the_browser_that_asked_alone(world: World) -> None:
    proof, elsewhere = sent(world), sent(world)
    if proof.code != elsewhere.code:
        assert tried(world, replace(proof, nonce=elsewhere.nonce)) == WRONG
    assert is_good(world, proof)


def test_a_code_lasts_ten_minutes(world: World, clock: Clock) -> None:
    proof = sent(world)
    pass_by(world, clock, 595)
    assert is_good(world, proof)
    pass_by(world, clock, 10)
    assert tried(world, proof) == WRONG


def test_a_stranger_keeps_nobody_from_signing_in(world: World) -> None:
    """Whatever they ask for the same address, and however often they try it."""
    owners = sent(world)
    for _ in range(codes.ADDRESS_MAILS_AN_HOUR):
        strangers = sent(world, network=SCHOOL)
        for _ in range(codes.TRIES + 1):
            assert tried(world, wrong(strangers)) == WRONG
    assert refusal(sent, world, MAIL, SCHOOL)[0] == "too-many-mails"
    assert is_good(world, owners)
    assert is_good(world, sent(world))


def test_after_five_tries_a_code_is_void_even_for_who_has_it(world: World) -> None:
    proof = sent(world)
    assert [tried(world, wrong(proof)) for _ in range(5)] == [WRONG] * 5
    assert tried(world, proof) == WRONG
    assert is_good(world, sent(world))


def test_who_tries_many_at_once_has_no_more_tries(world: World) -> None:
    """Of sixteen that come together only five are looked at; then the right one is none."""
    proof = sent(world)
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: tried(world, wrong(proof)), range(16)))
    assert answers == [WRONG] * 16
    assert tried(world, proof) == WRONG


def test_of_two_who_use_a_code_at_once_one_is_too_late(world: World) -> None:
    proof = sent(world)
    kept = codes.verify_code(world.services, proof.mail, proof.nonce, proof.code)
    codes.consume_code(world.services, kept)
    assert refusal(codes.consume_code, world.services, kept) == WRONG


def test_no_code_was_ever_sent(world: World) -> None:
    assert tried(world, Proof(MAIL, "0" * 32, "123456")) == WRONG


def test_codes_may_be_kept_apart_from_all_else(world: World, sqlite_store: SqliteStore) -> None:
    object.__setattr__(world.services, "code_store", SqliteStore(Path(":memory:")))
    proof = sent(world)
    assert sqlite_store.query(f"CODE#{proof.nonce}") == []
    assert is_good(world, proof)


@pytest.mark.parametrize("way", ["{0}", " {0} ", "{1} {2}", "{1}-{2}"])
def test_a_code_may_be_pasted_as_it_is_written_anywhere(world: World, way: str) -> None:
    proof = sent(world)
    code = way.format(proof.code, proof.code[:3], proof.code[3:])
    assert is_good(world, replace(proof, code=code))


def test_wide_digits_are_digits(world: World) -> None:
    proof = sent(world)
    wide = "".join(chr(ord(digit) + 0xFEE0) for digit in proof.code)
    assert is_good(world, replace(proof, code=wide))


def test_a_network_sends_an_address_five_mails_in_any_hour(world: World, clock: Clock) -> None:
    """Not five in each hour of the day: ten around the stroke of one would be too many."""
    for _ in range(5):
        sent(world)
        pass_by(world, clock, 600)
    assert refusal(sent, world) == ("too-many-mails", {"minutes": 10})
    pass_by(world, clock, 601)
    sent(world)
    assert refusal(sent, world) == ("too-many-mails", {"minutes": 10})
    assert is_good(world, sent(world, "bob@example.org"))
    assert is_good(world, sent(world, network=SCHOOL))
    assert len(world.mail.sent) == 8


def test_an_address_is_not_flooded_from_everywhere(world: World) -> None:
    """It takes as many networks as use up what the house sends to all."""
    networks = [f"203.0.113.{n}" for n in range(11)]
    for network in networks[:10]:
        for _ in range(codes.ADDRESS_MAILS_AN_HOUR):
            sent(world, network=network)
    assert refusal(sent, world, MAIL, networks[10])[0] == "too-many-mails"
    assert is_good(world, sent(world, "bob@example.org", networks[10]))
    alone = codes.FLOODED_ADDRESS_MAILS_AN_HOUR / codes.ADDRESS_MAILS_AN_HOUR
    assert alone == codes.ALL_MAILS_AN_HOUR / codes.NETWORK_MAILS_AN_HOUR


def test_many_who_ask_at_once_get_no_more_mails(world: World) -> None:
    def ask(_: int) -> str:
        try:
            send_code(world.services, MAIL, "en", HOME)
        except RuleBroken as refused:
            return refused.key
        return "sent"

    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(ask, range(12)))
    assert answers.count("sent") == len(world.mail.sent) <= 5
    assert set(answers) <= {"sent", "too-many-mails", "busy"}


def test_all_addresses_together_get_no_more_than_all_may_get(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(codes, "ALL_MAILS_AN_HOUR", 2)
    sent(world)
    sent(world, "bob@example.org")
    key_of, numbers = refusal(sent, world, "cat@example.org")
    assert key_of == "too-many-mails"
    assert 1 <= numbers["minutes"] <= 60


def ask_for(world: World, many: int, network: str = HOME) -> None:
    """Of as many addresses as it takes."""
    for n in range(many):
        sent(world, f"{network[:3]}{n}@example.org", network)


def test_a_network_gets_thirty_an_hour_and_leaves_the_others_theirs(
    world: World, clock: Clock
) -> None:
    pass_by(world, clock, 3_600 - world.now() / 1000 % 3_600)
    pass_by(world, clock, 600)
    ask_for(world, codes.NETWORK_MAILS_AN_HOUR)
    assert refusal(sent, world) == ("too-many-mails-here", {"minutes": 50})
    assert is_good(world, sent(world, MAIL, SCHOOL))
    pass_by(world, clock, 3_000)
    assert is_good(world, sent(world))


def test_one_network_can_not_use_up_what_all_are_sent(world: World) -> None:
    ask_for(world, codes.NETWORK_MAILS_AN_HOUR)
    for n in range(codes.ALL_MAILS_AN_HOUR):
        assert refusal(sent, world, f"flood{n}@example.org")[0] == "too-many-mails-here"
    assert is_good(world, sent(world, MAIL, SCHOOL))


def test_who_is_refused_uses_up_no_mail_of_an_address(world: World) -> None:
    """Or they could keep anybody from signing in."""
    ask_for(world, codes.NETWORK_MAILS_AN_HOUR)
    for _ in range(codes.ADDRESS_MAILS_AN_HOUR):
        assert refusal(sent, world)[0] == "too-many-mails-here"
    for _ in range(codes.ADDRESS_MAILS_AN_HOUR):
        assert is_good(world, sent(world, MAIL, SCHOOL))


def test_who_asked_can_be_neither_read_nor_followed(
    sqlite_store: SqliteStore, clock: Clock
) -> None:
    """They are counted under a seal of the hour, and the count ends with it."""
    world = World(sqlite_store)
    world.now.ms = round(clock() * 1000)
    sent(world)
    sent(world)
    (first,) = sqlite_store.partitions("ASKER#", "MAILS#")
    assert len(first.removeprefix("ASKER#")) == 64
    (count,) = sqlite_store.query(first)
    assert (count.body, count.expires) == ("2", (world.now() // 3_600_000 + 1) * 3_600)
    pass_by(world, clock, 3_600)
    sent(world)
    assert sqlite_store.query(first) == []
    (second,) = {*sqlite_store.partitions("ASKER#", "MAILS#")} - {first}
    assert len(second) == len(first)


def test_a_server_without_mail_says_so_and_counts_nothing(store: Store) -> None:
    world = World(store)
    object.__setattr__(world.services, "mail", None)
    for _ in range(6):
        assert refusal(send_code, world.services, MAIL, "en", HOME) == ("no-mail", {})


@pytest.mark.parametrize(
    ("raw", "written"),
    [
        (" Ann.B+games@Example.ORG ", "ann.b+games@example.org"),
        ("安@例子.中国", ""),
        ("ann@例子.中国", "ann@xn--fsqu00a.xn--fiqs8s"),
        ("ann@mail.example.co.uk", "ann@mail.example.co.uk"),
        ("a@straße.de", "a@xn--strae-oqa.de"),
        ("a@STRAẞE.de", "a@xn--strae-oqa.de"),
        ("a@φαος.gr", "a@xn--" + "φαος".encode("punycode").decode() + ".gr"),
        ("ａｎｎ＠ｅｘａｍｐｌｅ．ｏｒｇ", "ann@example.org"),
        ("ann＠例子。中国", "ann@xn--fsqu00a.xn--fiqs8s"),
        ("ann@example.org.", "ann@example.org"),
        ("ann@example.org，", "ann@example.org"),
        ("ann@example.org,", "ann@example.org"),
        ("<ann@example.org>", "ann@example.org"),
        ("mailto:ann@example.org", "ann@example.org"),
        ("MAILTO:Ann@example.org;", "ann@example.org"),
        ("a.n-n+1@example.org", "a.n-n+1@example.org"),
        *(
            (bad, "")
            for bad in (
                "",
                "@",
                "ann",
                "ann@",
                "@example.org",
                "ann@localhost",
                "ann@-x.org",
                "ann@x..org",
                "a b@example.org",
                "ann@example.org\nBcc: bob@example.org",
                "ann@bob@example.org",
                '"ann"@example.org',
                "ann@example.org,bob@example.org",
                f"{'a' * 65}@example.org",
                "ann..b@example.org",
                "ann.@example.org",
                "a@.example.org",
                ".ann@example.org",
                "mailto:.ann@example.org",
                "ann@a\u200db.org",
                "ann@exa\u2044mple.org",
                "ann@" + "\u302e\u1715" * 10_000 + ".org",
                f"ann@{'a.' * 130}org",
                f"ann@{'a' * 64}.org",
            )
        ),
    ],
)
def test_what_counts_as_an_address(raw: str, written: str) -> None:
    if written:
        assert address(raw) == written
    else:
        assert refusal(address, raw) == ("bad-mail", {})


@pytest.mark.parametrize("language", SIGN_IN_CODE)
def test_a_mail_is_written_in_each_language(language: str) -> None:
    written = code_letter(MAIL, "012345", language)
    assert "012345" in written.subject
    assert "012345" in written.text
    assert "10" in written.text
    assert "{" not in written.subject + written.text


def test_a_mail_in_a_language_we_do_not_write_is_in_english() -> None:
    assert code_letter(MAIL, "012345", "tlh") == code_letter(MAIL, "012345", "en")


def test_a_name_that_is_refused_does_not_use_up_the_code(world: World) -> None:
    proof = sent(world)
    assert refusal(sign_in, world.services, proof, "", None)[0] == "name-empty"
    assert refusal(sign_in, world.services, proof, "x" * 25, None)[0] == "name-too-long"
    assert sign_in(world.services, proof, "Ann", None).name == "Ann"
    assert refusal(sign_in, world.services, proof, "Ann", None) == WRONG


def test_mails_are_written_in_every_language_of_the_page() -> None:
    words = Path(__file__).parents[2] / "frontend" / "src" / "words"
    spoken = {folder.name for folder in words.iterdir() if (folder / "index.ts").exists()}
    assert set(SIGN_IN_CODE) == spoken
