"""§5 What paintings are worth at the end of a round."""

from collections.abc import Iterable
from functools import lru_cache

from domain.modern_art.pieces import ARTISTS, TOKENS, Artist

ByArtist = tuple[int, ...]


@lru_cache(maxsize=1 << 10)
def ranked(counts: ByArtist) -> tuple[Artist, ...]:
    """The three with most paintings put out; of equals the leftmost; nobody unseen.

    MA-01, MA-04, MA-05.
    """
    seen = (artist for artist in ARTISTS if counts[artist])
    return tuple(sorted(seen, key=lambda artist: -counts[artist]))[: len(TOKENS)]


@lru_cache(maxsize=1 << 10)
def standing(counts: ByArtist) -> ByArtist:
    """By artist: 30, 20 and 10 for the first three, 0 for the others."""
    tokens = dict(zip(ranked(counts), TOKENS, strict=False))
    return tuple(tokens.get(artist, 0) for artist in ARTISTS)


def worth(placed: Iterable[ByArtist], tokens: ByArtist) -> ByArtist:
    """By artist: all tokens ever, if the artist got one this round; else nothing (MA-06).

    `placed` are the earlier rounds' tokens, a row for each artist.
    """
    rows = zip(placed, tokens, strict=True)
    return tuple([sum(row) + token if token else 0 for row, token in rows])
