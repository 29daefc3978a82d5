"""Modern Art in words, for playthroughs: a painting by its artist and its way of selling."""

from collections.abc import Callable
from typing import Any

from domain.game import Seat
from domain.modern_art.pieces import ARTISTS, NAMES, Artist, Painting, Way, artist_of, way_of
from domain.modern_art.table import Table
from tests.story import NAMES as PEOPLE

SHORT = ("Lite", "Yoko", "Christin", "Karl", "Krypto")
"""What a script calls an artist."""

SPOKEN: dict[Any, Callable[[Any], str]] = {
    Seat: lambda seat: PEOPLE[seat],
    Artist: lambda artist: NAMES[artist],
    Painting: lambda painting: f"{SHORT[artist_of(painting)]} {way_of(painting)}",
}


def known(table: Table, seat: Seat) -> dict[str, Any]:
    """Every artist by name, and one's own paintings by artist and way."""

    def mine(artist: Artist, way: Way) -> Painting:
        hand = table.players[seat].hand
        return next(card for card in hand if (artist_of(card), way_of(card)) == (artist, way))

    return {**dict(zip(SHORT, ARTISTS, strict=True)), "mine": mine}
