"""§5 Red cards, sets and the final score."""

from functools import lru_cache

from domain.game import Placing, Seat
from domain.tycoon.pieces import (
    INCOME_OF_A_CARD,
    INCOME_OF_A_CARD_IN_A_SET,
    RED,
    RED_SET_PERCENT,
    SET_PERCENT,
    STARS,
    Card,
    era_of,
    is_red,
    star_of,
    value_of,
)
from domain.tycoon.stages import Over
from domain.tycoon.table import Table
from domain.tycoon.view_types import EraWorth, Score

SET = tuple(star for star in STARS if star != RED)


def red_income(hand: tuple[Card, ...]) -> int:
    """Each red earns 2 for every card of its era in hand, itself too; 4 with 1, 2 and 3 stars.

    TY-67, TY-68, TY-70.
    """
    eras = tuple([era_of(card) for card in hand if is_red(card)])
    return sum(map(_income, worths(hand, eras)))


def _income(era: EraWorth) -> int:
    each = INCOME_OF_A_CARD if era.missing else INCOME_OF_A_CARD_IN_A_SET
    return each * len(era.cards)


@lru_cache(maxsize=1 << 12)
def worths(hand: tuple[Card, ...], eras: tuple[int, ...]) -> tuple[EraWorth, ...]:
    """What the cards of each of these eras are worth together."""
    held: dict[int, list[Card]] = {era: [] for era in eras}
    for card in sorted(hand):
        if era_of(card) in held:
            held[era_of(card)].append(card)
    return tuple([worth(era, tuple(cards)) for era, cards in held.items()])


@lru_cache(maxsize=1 << 12)
def worth(era: int, cards: tuple[Card, ...]) -> EraWorth:
    """1, 2 and 3 stars make every card of the era worth half more, with the red double (TY-71).

    A red without all three is forfeited (TY-72).
    """
    held = {star_of(card) for card in cards}
    missing = tuple(star for star in SET if star not in held)
    percent = 100 if missing else RED_SET_PERCENT if RED in held else SET_PERCENT
    values = sum(map(value_of, cards))
    lost = sum(value_of(card) for card in cards if missing and is_red(card))
    return EraWorth(era, cards, missing, percent, values * percent // 100, lost)


def is_four_star_set(era: EraWorth) -> bool:
    return era.percent == RED_SET_PERCENT


def ranking(table: Table) -> tuple[Score, ...]:
    """Total, then gold, then four-star sets, then who took a seat first (TY-75). Best first."""
    scores = sorted((score(table, seat) for seat in table.seats), key=lambda s: _rank(table, s))
    return tuple(
        Score(s.seat, place, s.gold, s.total, s.sets, s.eras)
        for place, s in enumerate(scores, start=1)
    )


def placings(table: Table) -> tuple[Placing, ...] | None:
    """How it ended; None while it runs. No place is shared (TY-75)."""
    if not isinstance(table.stage, Over):
        return None
    return tuple(Placing(score.seat, score.place, score.total) for score in table.stage.ranking)


def _rank(table: Table, score: Score) -> tuple[int, ...]:
    return (-score.total, -score.gold, -score.sets, table.arrivals.index(score.seat))


def score(table: Table, seat: Seat) -> Score:
    player = table.players[seat]
    eras = worths(player.hand, table.eras)
    total = player.gold + sum(era.worth - era.forfeited for era in eras)
    return Score(seat, 0, player.gold, total, sum(map(is_four_star_set, eras)), eras)
