"""§4 The end of a round, §5 its settlement, §6 the next one, §7 the end."""

from domain.game import Placing, Seat
from domain.modern_art.events import (
    GameEnded,
    ModernArtEvent,
    PaintingsCashed,
    RoundBegan,
    RoundEnded,
    TokensPlaced,
)
from domain.modern_art.evolve import evolve
from domain.modern_art.pieces import ARTISTS, DEALS, FULL, ROUNDS, Artist, Painting, artist_of
from domain.modern_art.pricing import standing, worth
from domain.modern_art.stages import Over
from domain.modern_art.table import Table
from domain.modern_art.turns import first_with_cards
from domain.modern_art.view_types import Score


def is_last(table: Table) -> bool:
    """Whether what was put out last ends the round: a fifth painting, or no card anywhere.

    MA-01, MA-02, MA-08.
    """
    return FULL in table.counts or table.nobody_has_a_card


def end_round(table: Table) -> list[ModernArtEvent]:
    """What ended it is nobody's but counts; then all is sold to the bank (MA-01, MA-27)."""
    sale = table.on_sale
    ended = RoundEnded(table.round, sale.host, sale.paintings, _full(table))
    after = evolve(table, ended)
    settled = _settle(after)
    for event in settled:
        after = evolve(after, event)
    return [ended, *settled, *_go_on(after, sale.host)]


def _full(table: Table) -> Artist | None:
    return next((artist for artist in ARTISTS if table.counts[artist] == FULL), None)


def _settle(table: Table) -> list[ModernArtEvent]:
    """30, 20, 10; a painting brings all its artist's tokens, if the artist got one now (MA-06)."""
    tokens = standing(table.counts)
    values = worth(table.tokens, tokens)
    sellers = [seat for seat in table.seats if table.players[seat].paintings]
    return [
        TokensPlaced(table.round, tokens, values),
        *(_cash(table, seat, values) for seat in sellers),
    ]


def _cash(table: Table, seat: Seat, values: tuple[int, ...]) -> PaintingsCashed:
    """Everything on the wall, the worthless too (MA-27)."""
    paintings = table.players[seat].paintings
    prices = tuple(values[artist_of(painting)] for painting in paintings)
    return PaintingsCashed(table.round, seat, paintings, prices, sum(prices))


def _go_on(table: Table, ender: Seat) -> list[ModernArtEvent]:
    """The seller's left neighbour begins, or the next with a card; four rounds in all (MA-09)."""
    if table.round == ROUNDS:
        return [GameEnded(ranking(table))]
    return [begin_round(table, ender)]


def begin_round(table: Table, ender: Seat) -> RoundBegan:
    """First the refill, from the undealt pile only (MA-33)."""
    dealt = deal(table)
    hands = [p.hand + cards for p, cards in zip(table.players, dealt, strict=True)]
    return RoundBegan(table.round + 1, first_with_cards(ender, hands), dealt)


def deal(table: Table) -> tuple[tuple[Painting, ...], ...]:
    """As many each as the rules give for this round: nothing in the fourth."""
    each = DEALS[len(table.players)][table.round]
    return tuple(table.pile[each * seat : each * (seat + 1)] for seat in table.seats)


def ranking(table: Table) -> tuple[Score, ...]:
    """Most money wins; equal money shares the place (MA-28). Best first."""
    money = [player.money for player in table.players]
    order = sorted(table.seats, key=lambda seat: -money[seat])
    return tuple(_score(table, seat, 1 + sum(m > money[seat] for m in money)) for seat in order)


def _score(table: Table, seat: Seat, place: int) -> Score:
    player = table.players[seat]
    banked = tuple(settlement.paid[seat] for settlement in table.settlements)
    return Score(seat, place, player.money, player.spent, player.earned, banked)


def placings(table: Table) -> tuple[Placing, ...] | None:
    """How it ended; None while it runs."""
    if not isinstance(table.stage, Over):
        return None
    return tuple(Placing(s.seat, s.place, s.money) for s in table.stage.ranking)
