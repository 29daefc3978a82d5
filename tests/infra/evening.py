"""A whole evening: an account and a guest talk, say something by voice, finish a game, go on."""

from base64 import b64decode
from typing import Any

import msgspec

from domain.room.pieces import Person
from infra.accounts import sign_in as signing
from infra.accounts.sign_in import Proof, SignedIn, send_code
from infra.accounts.tokens import Identity
from infra.ports.store import Item, Store
from infra.replays.archive import decompress
from infra.replays.archiving import archive_finished
from infra.rooms.voice import upload_form
from tests.infra.fakes import CODE, World
from tests.infra.hops import FarStore

GUEST, MEMBER, THIRD = map(Person, ("bobolink", "annabella", "caterina"))
GUEST_NAME, MEMBER_NAME = "Bobolink", "Annabella"
MAIL, WORDS = "annabella@example.org", "nevermore, quoth"
MP4 = b"\0\0\0\x18ftypmp42\0\0\0\0"


class Recorder:
    """Every item that is written, whatever becomes of it."""

    def __init__(self) -> None:
        self.items: list[Item] = []

    def over(self, store: Store) -> Store:
        return FarStore(store, self._called)

    def _called(self, _name: str, ask: Any, given: Any) -> Any:
        if isinstance(given, Item):
            self.items.append(given)
        return ask()


def signed_in(world: World, guest: Person | None = None, name: str = "") -> SignedIn:
    sent = send_code(world.services, MAIL, "en", "192.0.2.0")
    proof = Proof(MAIL, sent.nonce, world.mail.code(MAIL))
    by = Identity(guest, guest.title()) if guest else None
    return signing.sign_in(world.services, proof, name, by)


def spent(world: World) -> SignedIn:
    """The member is host; a game is over and archived, the second one runs. Their sign-in."""
    member = signed_in(world, MEMBER)
    world.open(MEMBER, game="gem_trader", late="pass", pace="brisk")
    joined(world, member)
    world.hello(THIRD)
    finished(world)
    archive_finished(world.services, CODE)
    world.must(MEMBER, "Again")
    world.must(MEMBER, "Start")
    return member


def joined(world: World, member: SignedIn) -> None:
    world.must(MEMBER, "hello", token=member.token, room=CODE)
    world.hello(GUEST)
    for chair, person in enumerate((MEMBER, GUEST)):
        world.must(person, "Sit", chair=chair, luck=f"{chair:032x}")
    world.must(GUEST, "say", text=WORDS)
    world.must(MEMBER, "say", text=f"hello, {chr(0x1F44B)}")
    spoken(world, GUEST)
    world.must(MEMBER, "Start")


def spoken(world: World, person: Person) -> None:
    form = upload_form(world.services, CODE, Identity(person, person.title()), "audio/mp4")
    world.media.uploaded[f"{CODE}/{form.key}"] = MP4
    clip = {"key": form.key, "type": "audio/mp4", "seconds": 2.5, "waveform": [0, 7, 15]}
    world.must(person, "say", voice=clip)


def finished(world: World) -> None:
    for _ in range(3_000):
        playing = world.state().room.playing
        if playing is not None and playing.over:
            return
        world.now.pass_by(90)
        world.tick()
    raise AssertionError("the game never ended")


def unpacked(item: Item) -> str:
    packed = item.pk.startswith("REPLAY#")
    return decompress(b64decode(item.body)).decode() if packed else item.body


def replay(world: World, number: int) -> dict[str, Any]:
    stored = world.services.archive.get(CODE, number)
    assert stored is not None
    found: dict[str, Any] = msgspec.json.decode(stored)
    return found
