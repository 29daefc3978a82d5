"""What is in the box, and the numbers of the rulebook. Money is whole."""

from typing import Literal, NewType

Painting = NewType("Painting", int)
"""A painting, 0-69: by artist in board order, and each artist's by way of selling."""

Artist = NewType("Artist", int)
"""0-4 in board order, left to right: on the left are those with fewer paintings (MA-05)."""

Way = Literal["open", "once", "sealed", "fixed", "double"]
WAYS: tuple[Way, ...] = ("open", "once", "sealed", "fixed", "double")

NAMES = ("Lite Metal", "Yoko", "Christin P.", "Karl Gitter", "Krypto")
ARTISTS = tuple(Artist(n) for n in range(len(NAMES)))

COPIES = (
    (3, 3, 2, 2, 2),
    (3, 2, 3, 3, 2),
    (3, 3, 3, 3, 2),
    (3, 3, 3, 3, 3),
    (4, 3, 3, 3, 3),
)
"""An artist's paintings by way of selling."""

_BOX: tuple[tuple[Artist, Way], ...] = tuple(
    (artist, way)
    for artist in ARTISTS
    for way, copies in zip(WAYS, COPIES[artist], strict=True)
    for _ in range(copies)
)
PAINTINGS = tuple(Painting(n) for n in range(len(_BOX)))

PLAYERS = range(3, 6)
PURSE = 100
ROUNDS = 4
FULL = 5
"""An artist's fifth painting ends the round (§4)."""

TOKENS = (30, 20, 10)
"""First, second, third."""

DEALS = {3: (11, 6, 6, 0), 4: (9, 4, 4, 0), 5: (8, 3, 3, 0)}
"""Cards for each, by players and round. The fourth round brings none (§6)."""

LEAST_BID = 1
RAISE = 1
GOING = 3
"""Going once, going twice, and the third time it is gone."""

SECONDS_TO_DECIDE = 90
SECONDS_TO_BID = 15
SECONDS_OF_GOING = 2


def artist_of(painting: Painting) -> Artist:
    return _BOX[painting][0]


def way_of(painting: Painting) -> Way:
    return _BOX[painting][1]


def is_double(painting: Painting) -> bool:
    return _BOX[painting][1] == "double"


def paintings_of(artist: Artist) -> tuple[Painting, ...]:
    return tuple(painting for painting in PAINTINGS if artist_of(painting) == artist)


def matches(double: Painting, second: Painting) -> bool:
    """A second painting is by the same artist and no Double itself (MA-14)."""
    return is_double(double) and not is_double(second) and artist_of(double) == artist_of(second)
