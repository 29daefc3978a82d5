"""Authentication: the identity behind a token that still counts, and its person in a room (R-07).

A guest's token says all by itself. An account's is checked against the account, each time: once
revoked it opens nothing, from the next hello, question or beat on.
"""

from domain.game import must
from domain.room.pieces import Person
from domain.room.room import Room
from infra.accounts.store import get_account, is_taken_over
from infra.accounts.tokens import BadToken, Identity
from infra.rooms.connections import Connection
from infra.services import Services


def authenticate(services: Services, token: str) -> Identity:
    """Who comes with this token, under the name the account bears now.

    Raises:
        BadToken: also where the account is gone or its tokens were revoked.
    """
    bearer = services.tokens.read(token)
    if bearer.generation is None:
        return bearer
    stored = get_account(services.store, bearer.person)
    if stored is None or stored.generation != bearer.generation:
        raise BadToken
    return Identity(stored.person, stored.name, stored.generation, stored.was)


def authenticate_owner(services: Services, token: str) -> Identity:
    """Like `authenticate`, for what is done to the person or their account.

    A guest who has become an account, or whom one acts for, is no guest any more.

    Raises:
        BadToken
    """
    bearer = authenticate(services, token)
    if bearer.generation is None and is_taken_over(services.store, bearer.person):
        raise BadToken
    return bearer


def is_still_valid(services: Services, connection: Connection) -> bool:
    """Whether an open connection's token would be taken today."""
    if connection.account is None:
        return True
    stored = get_account(services.store, connection.account)
    return stored is not None and stored.generation == connection.generation


def person_in_room(room: Room, bearer: Identity) -> Person:
    """The bearer's person in this room: their own, or the guest they were when they sat down here.

    Raises:
        RuleBroken: "removed-from-room": under whichever of their names.
    """
    ways = (bearer.person, *bearer.was)
    must(not set(ways) & set(room.removed), "removed-from-room")
    seated = (person for person in ways if room.chair_of(person) is not None)
    hosting = (person for person in ways if person == room.host)
    return next(seated, None) or next(hosting, None) or bearer.person
