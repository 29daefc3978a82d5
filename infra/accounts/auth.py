"""Authentication: the identity behind a token that still counts, and its person in a room (R-07).

It is looked up each time, a guest's for whether the guest has signed in since, an account's
for its generation: once void it opens nothing, from the next hello, question or beat on.
"""

from domain.game import must
from domain.room.pieces import Person
from domain.room.room import Room
from infra.accounts.store import get_account, is_an_account, is_taken_over
from infra.accounts.tokens import BadToken, Identity
from infra.rooms.connections import Connection
from infra.services import Services


def authenticate(services: Services, token: str) -> Identity:
    """Who comes with this token, under the name the account bears now.

    Raises:
        BadToken: also where the account is gone or its tokens were revoked, or where a guest
            belongs to an account: whoever copied their token is thrown out by signing in.
    """
    bearer = services.tokens.read(token)
    if bearer.generation is None:
        if is_taken_over(services.store, bearer.person):
            raise BadToken
        return bearer
    stored = get_account(services.store, bearer.person)
    if stored is None or stored.generation != bearer.generation:
        raise BadToken
    return Identity(stored.person, stored.name, stored.generation, stored.was)


def authenticate_owner(services: Services, token: str) -> Identity:
    """Like `authenticate`, for what is done with a person themselves.

    Raises:
        BadToken: also for a guest who became an account before such guests were marked.
    """
    bearer = authenticate(services, token)
    if bearer.generation is None and is_an_account(services.store, bearer.person):
        raise BadToken
    return bearer


def is_still_valid(services: Services, connection: Connection) -> bool:
    """Whether an open connection's token would be taken today."""
    if connection.account is None:
        return not is_taken_over(services.store, connection.person)
    kept = get_account(services.store, connection.account)
    return kept is not None and kept.generation == connection.generation


def person_in_room(room: Room, bearer: Identity) -> Person:
    """Themselves, or the guest they were when they sat down here, opened the room or came in.

    Who is muted or was let in as a guest is so when they have signed in, too.

    Raises:
        RuleBroken: "removed-from-room": under whichever of their names.
    """
    ways = (bearer.person, *bearer.was)
    must(not set(ways) & set(room.removed), "removed-from-room")
    seated = (person for person in ways if room.chair_of(person) is not None)
    hosting = (person for person in ways if person == room.host)
    known = (person for person in ways if room.visitor(person) is not None)
    first = next(seated, None) or next(hosting, None) or next(known, None)
    return first or bearer.person
