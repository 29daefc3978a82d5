"""Everything that is known of a person, to be handed out to them; and its erasure.

What is found by a person's rows: the account, the rooms they have been in, the games they finished.
"""

from msgspec import Struct

from domain.game import RuleBroken, Seat, must
from domain.room.pieces import Chair, Person, RoomCode
from domain.room.room import EMPTY, Room
from infra.accounts.address import address, address_key
from infra.accounts.own_games import (
    OwnGame,
    all_own_games,
    delete_own_game,
    erase_name,
    listed_players,
)
from infra.accounts.store import (
    Account,
    delete_account_items,
    find_account,
    get_account,
    void,
)
from infra.accounts.token_keys import TOKEN_DAYS
from infra.accounts.tokens import BadToken, Identity
from infra.ports.store import Item, Store
from infra.protocol.messages import ChatLine
from infra.rate_limits import count_one
from infra.replays.erasure import erase_in_replay
from infra.replays.source import recorded_players
from infra.rooms.chat import lines_of
from infra.rooms.erasure import Erased, clips_of, erase_in_room, names_in
from infra.rooms.newer import NewerCommit
from infra.rooms.opening import room_state
from infra.rooms.retention import expires_at
from infra.services import Services

EXPORTS_AN_HOUR = 12
HOUR_MS = 3_600_000
MINUTE_MS = 60_000


class RoomData(Struct, frozen=True):
    """`names`: what one was called there. `clips`: those still kept, by name."""

    room: RoomCode
    names: tuple[str, ...]
    host: bool
    chair: Chair | None
    seat: Seat | None
    lines: tuple[ChatLine, ...]
    clips: tuple[str, ...]


class AccountData(Struct, frozen=True):
    """`address`: the hash that is kept of it; the address itself is kept nowhere."""

    name: str
    address: str
    generation: int


class PersonalData(Struct, frozen=True):
    """`at`: when this was put together (ms). `people`: the account's own and the guests it was."""

    at: int
    people: tuple[Person, ...]
    account: AccountData | None
    rooms: tuple[RoomData, ...]
    games: tuple[OwnGame, ...]


def people_of(store: Store, person: Person) -> tuple[Person, ...]:
    """A guest alone, or the account's person and the guests it acts for."""
    account = get_account(store, person)
    return (person,) if account is None else (person, *account.was)


def person_of(services: Services, mail: str) -> Person | None:
    """Whose account has this address."""
    found = find_account(services.store, address_key(services.keyed_hash, address(mail)))
    return None if found is None else found.person


def must_not_flood(services: Services, by: Identity) -> None:
    """Raises RuleBroken: "data-too-fast" with the `minutes` to wait."""
    pk, now = f"DATA#{by.person}", services.now()
    asked = count_one(services.store, pk, "ASKED", now, HOUR_MS)
    must(asked.count <= EXPORTS_AN_HOUR, "data-too-fast", minutes=-(-asked.wait_ms // MINUTE_MS))


def export(services: Services, person: Person) -> PersonalData:
    """All that is known of this person."""
    store, people = services.store, people_of(services.store, person)
    account = get_account(store, person)
    games = tuple(game for one in people for game in all_own_games(store, one))
    return PersonalData(
        at=services.now(),
        people=people,
        account=_account(account),
        rooms=tuple(_room(services, code, people) for code in _rooms(services, people)),
        games=games,
    )


def erase(services: Services, person: Person) -> None:
    """Nothing is known of this person any more; what broke off half-way can be done again.

    Tokens are void first, so that nobody comes in under the name meanwhile.

    Raises:
        RuleBroken: "room-is-newer": newer code has written to one of their rooms.
        Busy, Unavailable: do it again.
    """
    store = services.store
    people = _begun(services, person)
    account = get_account(store, person)
    if account is not None:
        delete_account_items(store, account, services.keyed_hash)
    for one in people:
        void(store, one, services.now())
    newer: NewerCommit | None = None
    for code in _rooms(services, people):
        try:
            _erase_room(services, code, people)
        except NewerCommit as one:  # The others need not wait for newer code.
            newer = one
    if newer is not None:
        raise newer


def is_being_erased(store: Store, person: Person) -> bool:
    """Whether that was begun: then it may be done again with a token that is void."""
    return store.get(*_mark(person)) is not None


def erasable(services: Services, token: str) -> Person:
    """Who may have themself erased by this token.

    Raises:
        BadToken: it is void, for another reason than that.
    """
    bearer = services.tokens.read(token)
    if not is_being_erased(services.store, bearer.person):
        raise BadToken
    return bearer.person


def _begun(services: Services, person: Person) -> tuple[Person, ...]:
    """Whom it is about. Written down first: the account that tells it goes before all is done."""
    kept = services.store.get(*_mark(person))
    if kept is not None:
        return tuple(Person(one) for one in kept.body.split())
    people = people_of(services.store, person)
    ends = expires_at(services.now(), TOKEN_DAYS + 1)
    services.store.put(Item(*_mark(person), " ".join(people), ends))
    return people


def _erase_room(services: Services, code: RoomCode, people: tuple[Person, ...]) -> None:
    """What says that there is something to erase goes last."""
    games = [(p, g) for p in people for g in all_own_games(services.store, p) if g.room == code]
    places = frozenset((game.past.number, int(game.seat)) for _, game in games)
    players = {number: _players(services, code, number, games) for number, _ in places}
    erase_in_room(services, code, Erased(frozenset(people), places))
    for number in players:
        erase_in_replay(services, code, number, places)
    for person, game in games:
        erase_name(services.store, game, players[game.past.number])
        delete_own_game(services.store, person, game)
    for person in people:
        services.visits.forget(person, code)


def _players(
    services: Services, code: RoomCode, number: int, games: list[tuple[Person, OwnGame]]
) -> list[Person | None]:
    """Of games from before that was written down the journal tells, as long as it is kept."""
    (game, *_) = (game for _, game in games if game.past.number == number)
    listed = listed_players(services.store, game)
    if listed is not None:
        return listed
    return recorded_players(services.journal.newest_first(code), number)


def _rooms(services: Services, people: tuple[Person, ...]) -> list[RoomCode]:
    been = [room for person in people for room in services.visits.rooms(person)]
    played = [game.room for person in people for game in all_own_games(services.store, person)]
    return list(dict.fromkeys([*been, *played]))


def _account(kept: Account | None) -> AccountData | None:
    return None if kept is None else AccountData(kept.name, kept.mail, kept.generation)


def _room(services: Services, code: RoomCode, people: tuple[Person, ...]) -> RoomData:
    known, room = frozenset(people), _known(services, code)
    first = next((person for person in people if room.visitor(person)), people[0])
    clips = [key for one in people for key in services.media.published(clips_of(code, one))]
    return RoomData(
        room=code,
        names=tuple(names_in(services.store, code, known)),
        host=room.host in known,
        chair=room.chair_of(first),
        seat=room.seat_of(first),
        lines=tuple(lines_of(services.store, code, known)),
        clips=tuple(key.rpartition("/")[2] for key in clips),
    )


def _known(services: Services, code: RoomCode) -> Room:
    """Of a room that has expired no more than its rows."""
    try:
        return room_state(services, code).room
    except RuleBroken:
        return EMPTY


def _mark(person: Person) -> tuple[str, str]:
    return f"ERASED#{person}", "-"
