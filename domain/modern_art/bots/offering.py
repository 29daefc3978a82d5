"""What to put up: what it fetches, what it does to the paintings on the walls, what it ends."""

from collections.abc import Iterable, Iterator
from itertools import product

from msgspec import Struct

from domain.choosing import made, offered
from domain.modern_art.bots.mind import Mind
from domain.modern_art.bots.outlook import ByArtist, with_more
from domain.modern_art.bots.reading import paintings_in, plain, seconds_in
from domain.modern_art.moves import Decline, Join, PutUp
from domain.modern_art.pieces import (
    FULL,
    TOKENS,
    Artist,
    Painting,
    Way,
    artist_of,
    way_of,
)
from domain.modern_art.view_types import Asking
from domain.options import May

FETCHES: dict[Way, float] = {
    "open": 0.9,
    "once": 0.88,
    "sealed": 0.78,
    "fixed": 0.85,
    "double": 0.85,
}
"""What part of their value paintings fetch, by way of selling."""

JOINS = 0.7
"""The chance that a lone Double finds somebody who joins it."""


class Idea(Struct, frozen=True):
    """A painting to put up, with a second or alone, and what good comes of it."""

    offer: May
    first: Painting
    second: Painting | None
    good: float


def put_up(mind: Mind) -> PutUp:
    best = max(_ideas(mind), key=lambda idea: idea.good)
    return made(PutUp, best.offer, painting=best.first, second=best.second)


def _ideas(mind: Mind) -> Iterator[Idea]:
    """Every offer there is, one of those alike."""
    for offer in mind.view.options:
        firsts = _one_of_each(paintings_in(offer, "painting"))
        for first, second in product(firsts, _seconds(offer)):
            yield Idea(offer, first, second, good_of(mind, first, second))


def _seconds(offer: May) -> Iterable[Painting | None]:
    seconds = [painting for painting in seconds_in(offer) if painting is not None]
    return _one_of_each(seconds) if seconds else (None,)


def _one_of_each(paintings: Iterable[Painting]) -> Iterable[Painting]:
    """Paintings of one artist and one way are alike: one speaks for all."""
    return {(artist_of(p), way_of(p)): p for p in paintings}.values()


def good_of(mind: Mind, first: Painting, second: Painting | None) -> float:
    """One's own gain, less a share of what the others gain."""
    artist, way = artist_of(first), way_of(first if second is None else second)
    pieces = 1 if second is None else 2
    counts = with_more(mind.outlook.counts, artist, pieces)
    standing = position(mind, counts) - pieces * kept_for_later(mind, artist)
    if FULL in counts:
        return standing
    if way == "double":
        return standing + _asked_round(mind, artist, counts)
    return standing + _sold(mind, pieces * mind.values(counts)[artist], FETCHES[way], part=1.0)


def _sold(mind: Mind, value: float, fetches: float, part: float) -> float:
    """One's part of the price, less envy for what the others keep of the value."""
    own = part * fetches * value
    return own - mind.envy * (value - own)


def _asked_round(mind: Mind, artist: Artist, counts: ByArtist) -> float:
    """A lone Double is shared with who joins, or one's own for nothing."""
    alone = mind.values(counts)[artist]
    both = with_more(counts, artist, 1)
    if FULL in both:
        shared = position(mind, both) - position(mind, counts)
    else:
        shared = _sold(mind, 2 * mind.values(both)[artist], FETCHES["double"], part=0.5)
    return JOINS * shared + (1 - JOINS) * alone


def position(mind: Mind, counts: ByArtist) -> float:
    """What one's own wall will bring, less a share of what the others' will."""
    values, seat = mind.values(counts), mind.outlook.seat
    walls = [
        sum(count * value for count, value in zip(wall, values, strict=True))
        for wall in mind.outlook.walls
    ]
    return walls[seat] - mind.envy * (sum(walls) - walls[seat])


def kept_for_later(mind: Mind, artist: Artist) -> float:
    """What the card may fetch in another round."""
    if not mind.outlook.rounds_left:
        return 0.0
    return (mind.outlook.placed[artist] + TOKENS[-1]) * mind.temper.keeps / 100


# Another's Double


def join_or_not(mind: Mind, stage: Asking) -> Join | Decline:
    """Half the price of two, and the hammer; else the host may have their Double for nothing."""
    joining = offered(mind.view, Join)
    if joining is None:
        return plain(mind.view, Decline)
    painting = max(paintings_in(joining, "painting"), key=lambda p: FETCHES[way_of(p)])
    if _joined(mind, artist_of(painting), FETCHES[way_of(painting)]) > _declined(mind, stage):
        return made(Join, joining, painting=painting)
    return plain(mind.view, Decline)


def _joined(mind: Mind, artist: Artist, fetches: float) -> float:
    counts = with_more(mind.outlook.counts, artist, 1)
    good = position(mind, counts) - kept_for_later(mind, artist)
    if FULL in counts:
        return good
    return good + _sold(mind, 2 * mind.values(counts)[artist], fetches, part=0.5)


def _declined(mind: Mind, stage: Asking) -> float:
    artist, counts = artist_of(stage.sale.paintings[0]), mind.outlook.counts
    return position(mind, counts) - mind.envy * mind.values(counts)[artist]
