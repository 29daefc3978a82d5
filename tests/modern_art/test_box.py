"""The box (§1): cards, money, deals."""

from collections import Counter

import pytest

from domain.modern_art import MODERN_ART
from domain.modern_art.events import GameOpened, RoundBegan
from domain.modern_art.opening import setup
from domain.modern_art.pieces import (
    ARTISTS,
    COPIES,
    DEALS,
    NAMES,
    PAINTINGS,
    PURSE,
    WAYS,
    artist_of,
    matches,
    way_of,
)
from tests.modern_art.playing import played
from tests.modern_art.tables import KARL, KRYPTO, YOKO, painting
from tests.rulebooks import numbers, rows
from tests.story import Chance, seating


def test_the_artists_stand_from_the_fewest_paintings_to_the_most() -> None:
    """Fault: names in alphabetical order, so that counts sit on the wrong artists."""
    counts = Counter(map(artist_of, PAINTINGS))
    assert [counts[artist] for artist in ARTISTS] == [12, 13, 14, 15, 16]
    assert NAMES == ("Lite Metal", "Yoko", "Christin P.", "Karl Gitter", "Krypto")


def test_there_are_so_many_of_each_way_of_selling() -> None:
    counts = Counter(map(way_of, PAINTINGS))
    assert [counts[way] for way in WAYS] == [16, 14, 14, 14, 12]
    assert len(PAINTINGS) == 70


def test_every_cell_of_the_table_is_right() -> None:
    cells = Counter((artist_of(card), way_of(card)) for card in PAINTINGS)
    assert cells[YOKO, "once"] == 2
    assert cells[KARL, "double"] == 3
    assert cells[KRYPTO, "open"] == 4
    assert [sum(cells[a, w] for w in WAYS) for a in ARTISTS] == [12, 13, 14, 15, 16]


@pytest.mark.parametrize(("players", "dealt"), [(3, 69), (4, 68), (5, 70)])
def test_so_many_are_dealt_in_all(players: int, dealt: int) -> None:
    """T23: 11 to three players, 9 to four, 8 to five; nothing in the fourth round."""
    assert sum(DEALS[players]) * players == dealt
    assert DEALS[players][3] == 0


@pytest.mark.parametrize(("players", "first"), [(3, 11), (4, 9), (5, 8)])
def test_everybody_begins_with_100_and_a_full_hand(players: int, first: int) -> None:
    table = MODERN_ART.replay(setup(seating(players), Chance(1)))
    assert [player.money for player in table.players] == [PURSE] * players
    assert [len(player.hand) for player in table.players] == [first] * players
    assert len(table.pile) == 70 - players * first
    assert not any(player.paintings for player in table.players)


def test_chance_says_who_sells_first() -> None:
    """MA-10."""
    began = [setup(seating(5), Chance(seed))[1] for seed in range(60)]
    sellers = {fact.seller for fact in began if isinstance(fact, RoundBegan)}
    assert sellers == set(range(5))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_a_refill_comes_from_the_pile_before_the_first_sale(players: int, seed: int) -> None:
    """T23, MA-33. Faults: refills wrong at four or five; cards dealt in round 4."""
    _, facts = played(players, seed)
    pile = next(fact.pile for fact in facts if isinstance(fact, GameOpened))
    deals = [fact.dealt for fact in facts if isinstance(fact, RoundBegan)]
    assert [[len(hand) for hand in dealt] for dealt in deals] == [
        [each] * players for each in DEALS[players]
    ]
    dealt = [card for deal in deals for hand in deal for card in hand]
    assert tuple(dealt) == pile[: len(dealt)]


def test_a_match_is_of_the_same_artist_and_no_double() -> None:
    """MA-14. Fault: the artist was compared with the card, so that no join was ever valid."""
    double = painting(YOKO, "double")
    assert all(matches(double, painting(YOKO, way)) for way in WAYS if way != "double")
    assert not matches(double, painting(YOKO, "double", 1))
    assert not matches(double, painting(KRYPTO, "open"))
    assert not matches(painting(YOKO, "open"), painting(YOKO, "sealed"))


def test_paintings_and_deals_are_those_of_the_rulebook() -> None:
    *artists, total = rows("modern_art", "artist")
    assert [row[0] for row in artists] == list(NAMES)
    assert [numbers(row[1:]) for row in artists] == [(*c, sum(c)) for c in COPIES]
    assert numbers(total[1:]) == tuple(sum(numbers([r[n] for r in artists])) for n in range(1, 7))
    for row in rows("modern_art", "players"):
        players, *deal, dealt, left = numbers(row)
        assert tuple(deal) == DEALS[players]
        assert (dealt, left) == (players * sum(deal), len(PAINTINGS) - dealt)
