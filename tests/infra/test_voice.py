"""Voice in a room: who gets a form, what may be said with a clip, and for how long (R-05, B-20)."""

from typing import Any

import pytest

from domain.game import RuleBroken
from domain.room.pieces import Person, RoomCode
from infra.accounts.tokens import Identity
from infra.ports.media import ClipType
from infra.ports.store import Store
from infra.protocol.frames import Voice
from infra.protocol.messages import MOST_MESSAGE_BYTES, Chat, ChatLine, encode_message
from infra.rooms import chat
from infra.rooms import voice as clips
from infra.rooms.voice import FORMS_A_MINUTE, clip_url, upload_form
from tests.infra.fakes import ANN, BOB, CAT, CODE, Json, World

WEBM = b"\x1a\x45\xdf\xa3 and so on, for a while"
MP4 = b"\x00\x00\x00\x1cftypiso5 and so on"
DAY_SECONDS = 24 * 3600


@pytest.fixture
def world(store: Store) -> World:
    world = World(store)
    world.open()
    for person in (ANN, BOB):
        world.hello(person)
    return world


def guest(person: Person) -> Identity:
    return Identity(person, person.title())


def sent(world: World, person: Person, clip: bytes = WEBM, kind: ClipType = "audio/webm") -> str:
    """A clip that lies in the store; its key."""
    form = upload_form(world.services, CODE, guest(person), kind)
    world.media.uploaded[form.fields["key"]] = clip
    return form.key


def voice(key: str, **changes: Any) -> Json:
    like = {"type": "audio/webm", "seconds": 2.5, "waveform": [0, 7, 15]}
    return {"key": key} | like | changes


def refused(world: World, person: Person, **what: Any) -> str | None:
    error: str | None = world.ask(person, "say", **what)["error"]
    return error


def heard(world: World, connection_id: str) -> list[Any]:
    return [line["voice"] for c in world.sender.all(connection_id, "chat") for line in c["lines"]]


def refusal(world: World, person: Person, code: RoomCode = CODE) -> tuple[str, dict[str, Any]]:
    with pytest.raises(RuleBroken) as broken:
        upload_form(world.services, code, guest(person), "audio/webm")
    return broken.value.key, dict(broken.value.numbers)


def test_a_clip_is_heard_by_all_and_by_who_comes_later(world: World) -> None:
    """R-05."""
    key = sent(world, ANN)
    world.must("ann", "say", voice=voice(key))
    world.hello(CAT)
    assert heard(world, "ann") == heard(world, "bob") == heard(world, "cat") == [voice(key)]
    (line,) = chat.recent_lines(world.store, CODE)
    assert (line.person, line.text, line.voice and line.voice.key) == (ANN, "", key)


def test_a_line_from_before_there_were_voices_is_still_read() -> None:
    assert ChatLine(1, 2, ANN, "Ann", "hi").voice is None


def test_a_form_is_for_a_place_under_the_room(world: World) -> None:
    form = upload_form(world.services, CODE, guest(ANN), "audio/mp4")
    assert form.fields == {"key": f"{CODE}/{form.key}", "Content-Type": "audio/mp4"}
    assert form.key.startswith("ann.")
    assert form.key.endswith(".mp4")


def test_no_form_for_who_is_not_in_the_room(world: World) -> None:
    assert refusal(world, CAT) == ("not-in-the-room", {})
    assert refusal(world, ANN, RoomCode("ZZZZZZ")) == ("no-such-room", {})
    world.hello(CAT)
    world.must("ann", "Remove", person=CAT)
    assert refusal(world, CAT) == ("removed-from-room", {})
    assert world.media.forms == []


def test_an_account_speaks_as_who_it_is_in_the_room(world: World) -> None:
    """R-07: the guest it was when it sat down, also after it has stood up again."""
    account = Identity(Person("account"), "Bob", 1, was=(BOB,))
    world.must("bob", "Sit", chair=2, luck="0" * 32)
    assert upload_form(world.services, CODE, account, "audio/webm").key.startswith("bob.")
    world.must("bob", "Stand")
    assert upload_form(world.services, CODE, account, "audio/webm").key.startswith("bob.")


def test_who_is_muted_neither_sends_nor_says(world: World) -> None:
    """B-20."""
    key = sent(world, BOB)
    world.must("ann", "Mute", person=BOB, muted=True)
    assert refusal(world, BOB) == ("muted", {})
    assert refused(world, BOB, voice=voice(key)) == "muted"
    assert heard(world, "ann") == []


def test_voice_has_a_limit_of_its_own_that_is_counted_down(world: World) -> None:
    """B-20."""
    world.now.ms -= world.now.ms % 60_000
    world.now.pass_by(17.5)
    for _ in range(FORMS_A_MINUTE):
        sent(world, ANN)
    assert refusal(world, ANN) == ("voice-too-fast", {"seconds": 43})
    sent(world, BOB)
    world.now.pass_by(43)
    sent(world, ANN)


def test_nobody_fills_the_house_with_clips_in_an_hour(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B-20: neither one person nor all in a room; of the others' rooms nothing is used up."""
    monkeypatch.setattr(clips, "FORMS_AN_HOUR", 9)
    monkeypatch.setattr(clips, "ROOM_FORMS_AN_HOUR", 12)
    world.now.ms -= world.now.ms % 3_600_000
    for _ in range(9):
        sent(world, ANN)
        world.now.pass_by(60)
    assert refusal(world, ANN) == ("voice-used-up", {"minutes": 51})
    for _ in range(3):
        sent(world, BOB)
    assert refusal(world, BOB)[0] == "voice-used-up"
    world.now.pass_by(3_600 - 9 * 60)
    sent(world, ANN)


def test_nor_in_a_day(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a person in a room 150 MB, of a room 1 GB: so much lies there for each of seven days."""
    monkeypatch.setattr(clips, "FORMS_A_DAY", 3)
    monkeypatch.setattr(clips, "ROOM_FORMS_A_DAY", 5)
    world.now.ms -= world.now.ms % clips.DAY_MS
    for _ in range(3):
        sent(world, ANN)
        world.now.pass_by(3_600)
    assert refusal(world, ANN) == ("voice-used-up", {"minutes": 21 * 60})
    for _ in range(2):
        sent(world, BOB)
    assert refusal(world, BOB)[0] == "voice-used-up"
    world.now.pass_by(21 * 3_600)
    sent(world, ANN)


def test_what_was_never_said_is_served_to_nobody(world: World) -> None:
    """Neither what was only uploaded, nor a clip whose line was refused."""
    late = sent(world, ANN)
    assert world.media.said == {}
    for n in range(5):
        world.must("ann", "say", text=f"line {n}")
    assert refused(world, ANN, voice=voice(late)) == "chat-too-fast"
    assert world.media.said == {}
    world.now.pass_by(10)
    world.must("ann", "say", voice=voice(late))
    assert [*world.media.said] == [f"{CODE}/{late}"]


def test_nor_a_line_that_was_taken_back(world: World) -> None:
    key, stale = sent(world, BOB), world.fresh_services()
    stale.journal.read(CODE)
    world.must("ann", "Mute", person=BOB, muted=True)
    assert world.ask("bob", "say", stale, voice=voice(key))["error"] == "muted"
    assert world.media.said == {}


def test_what_was_said_stays_though_it_is_said_again_by_who_is_muted_now(world: World) -> None:
    key = sent(world, BOB)
    world.must("bob", "say", voice=voice(key))
    world.must("ann", "Mute", person=BOB, muted=True)
    assert refused(world, BOB, voice=voice(key)) == "muted"
    assert [*world.media.said] == [f"{CODE}/{key}"]


def test_voice_and_text_share_the_limit_of_the_chat(world: World) -> None:
    """B-20: and it is told before anything is sent in vain."""
    late = sent(world, ANN)
    for n in range(4):
        world.must("ann", "say", text=f"line {n}")
    world.must("ann", "say", voice=voice(sent(world, ANN)))
    assert refusal(world, ANN) == ("chat-too-fast", {"seconds": 10})
    assert refused(world, ANN, voice=voice(late)) == "chat-too-fast"
    assert refused(world, ANN, text="and another") == "chat-too-fast"
    world.now.pass_by(10)
    world.must("ann", "say", voice=voice(late))


def test_a_clip_is_said_once_whatever_the_id(world: World) -> None:
    """B-04: also when a page tries again because no answer came."""
    key = sent(world, ANN)
    for again in ("s1", "s1", "s2"):
        assert world.ask("ann", "say", id=again, voice=voice(key))["error"] is None
    told = [line for chat in world.sender.all("bob", "chat") for line in chat["lines"]]
    assert {line["seq"] for line in told} == {1}, "it may be told again, as the line it is"


def test_nobody_says_anothers_clip(world: World) -> None:
    key = sent(world, ANN)
    assert refused(world, BOB, voice=voice(key)) == "not-your-clip"
    assert refused(world, BOB, voice=voice(key.replace("ann", "bob"))) == "clip-not-there"
    assert heard(world, "ann") == []


def test_a_clip_of_another_room_is_not_here(world: World) -> None:
    other = world.another_room()
    form = upload_form(world.services, other, guest(BOB), "audio/webm")
    world.media.uploaded[form.fields["key"]] = WEBM
    assert refused(world, BOB, voice=voice(form.key)) == "clip-not-there"


def test_what_was_never_sent_is_not_said(world: World) -> None:
    key = upload_form(world.services, CODE, guest(ANN), "audio/webm").key
    assert refused(world, ANN, voice=voice(key)) == "clip-not-there"


@pytest.mark.parametrize("clip", [b"", b"<!doctype html><script>alert(1)</script>", MP4])
def test_what_is_no_clip_of_its_type_is_not_said(world: World, clip: bytes) -> None:
    """The cloud's store takes whatever is called audio: its first bytes tell."""
    assert refused(world, ANN, voice=voice(sent(world, ANN, clip))) == "clip-not-there"


def test_a_clip_is_said_as_what_it_was_sent(world: World) -> None:
    key = sent(world, ANN, MP4, "audio/mp4")
    assert refused(world, ANN, voice=voice(key)) == "not-your-clip"
    world.must("ann", "say", voice=voice(key, type="audio/mp4"))


@pytest.mark.parametrize(
    "key",
    ["", "x", "ann.webm", "../ann.1-aaaaaaaaaaaaaaaa.webm", "ann.1-aaaaaaaaaaaaaaaa.html",
     "ann.1-aaaaaaaaaaaaaaaa.webm\n", "ann.1-aaaaaaaaaaaaaaa/.webm"],
)  # fmt: skip
def test_what_is_no_key_leads_nowhere(world: World, key: str) -> None:
    assert refused(world, ANN, voice=voice(key)) == "not-your-clip"
    with pytest.raises(RuleBroken, match="no-such-clip"):
        clip_url(world.services, CODE, key)
    with pytest.raises(RuleBroken, match="no-such-clip"):
        clip_url(world.services, RoomCode("../../"), key)


@pytest.mark.parametrize(
    "changes",
    [
        {"seconds": 15.1},
        {"seconds": 0},
        {"seconds": "2"},
        {"type": "text/html"},
        {"waveform": [16]},
        {"waveform": [-1]},
        {"waveform": [0] * 65},
        {"key": "x" * 121},
        {"url": "https://elsewhere.example/x.webm"},
    ],
)
def test_a_voice_out_of_shape_is_no_frame(world: World, changes: Json) -> None:
    assert refused(world, ANN, voice=voice(sent(world, ANN)) | changes) == "bad-frame"


def test_one_says_either_a_text_or_a_voice(world: World) -> None:
    assert refused(world, ANN, voice=voice(sent(world, ANN)), text="both") == "bad-frame"
    assert refused(world, ANN) == "text-empty"
    assert refused(world, ANN, voice=None, text="") == "text-empty"


def test_a_clip_can_be_heard_for_seven_days(world: World) -> None:
    key = sent(world, ANN)
    world.now.pass_by(7 * DAY_SECONDS - 1)
    assert clip_url(world.services, CODE, key) == f"/media/{CODE}/{key}"
    world.now.pass_by(1)
    with pytest.raises(RuleBroken, match="clip-expired"):
        clip_url(world.services, CODE, key)


def test_fifty_of_the_longest_voices_fit_into_a_message() -> None:
    longest = Voice("x" * 120, "audio/webm", 14.99, (15,) * 64)
    lines = tuple(ChatLine(n, 10**13, ANN, "x" * 24, "", longest) for n in range(50))
    assert len(encode_message(Chat(lines))) < MOST_MESSAGE_BYTES
