"""Who somebody is by a token, as far as it still counts; and who that is in a room (R-07).

A guest's token says all by itself. An account's is checked against the account, each time: once
revoked it opens nothing, from the next hello, question or beat on.
"""

from domain.game import must
from domain.room.pieces import Person
from domain.room.room import Room
from infra.accounts.rows import account, is_taken_over
from infra.house import House
from infra.people import Presence
from infra.tokens import BadToken, Bearer


def known(house: House, token: str) -> Bearer:
    """Who comes with this token, under the name the account bears now.

    Raises:
        BadToken: also where the account is gone or its tokens were revoked.
    """
    bearer = house.tokens.read(token)
    if bearer.generation is None:
        return bearer
    kept = account(house.shelf, bearer.person)
    if kept is None or kept.generation != bearer.generation:
        raise BadToken
    return Bearer(kept.person, kept.name, kept.generation, kept.was)


def known_well(house: House, token: str) -> Bearer:
    """Like `known`, for what is done with a person himself.

    A guest who has become an account, or whom one acts for, is no guest any more.

    Raises:
        BadToken
    """
    bearer = known(house, token)
    if bearer.generation is None and is_taken_over(house.shelf, bearer.person):
        raise BadToken
    return bearer


def is_known_still(house: House, presence: Presence) -> bool:
    """Whether an open connection's token would be taken today."""
    if presence.account is None:
        return True
    kept = account(house.shelf, presence.account)
    return kept is not None and kept.generation == presence.generation


def in_room(room: Room, bearer: Bearer) -> Person:
    """Himself, or the guest he was when he sat down here or opened the room.

    Raises:
        RuleBroken: "removed-from-room": under whichever of his names.
    """
    ways = (bearer.person, *bearer.was)
    must(not set(ways) & set(room.removed), "removed-from-room")
    seated = (person for person in ways if room.chair_of(person) is not None)
    hosting = (person for person in ways if person == room.host)
    return next(seated, None) or next(hosting, None) or bearer.person
