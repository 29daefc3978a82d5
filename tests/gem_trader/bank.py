"""What must add up at every Gem Trader table, given all that has happened."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from domain.gem_trader.counts import plus
from domain.gem_trader.events import IncomePaid, LotSold
from domain.gem_trader.pieces import AUCTION_DECK, BOX, CASH, CREW_DECK, MARKET_DECK
from domain.gem_trader.table import Player, Table


def check_nothing_is_lost(table: Table, facts: list[Any]) -> None:
    check_gems(table)
    check_cards(table)
    check_money(table, facts)


def check_gems(table: Table) -> None:
    """Every gem of the box is in the pile or behind a screen."""
    everywhere = table.pile
    for player in table.players:
        everywhere = plus(everywhere, player.gems)
        assert min(player.gems) >= 0
    assert everywhere == BOX
    assert min(table.pile) >= 0


def check_cards(table: Table) -> None:
    """Every card of each deck is in one place."""
    lots = (*table.deck, *table.gone, *(slot.card for slot in table.slots))
    assert sorted(lots) == list(AUCTION_DECK)
    hands = [crew for player in table.players for crew in player.crews]
    assert Counter((*table.crews, *table.played, *hands)) == Counter(CREW_DECK)
    assert sorted((*table.markets, *table.spare, *table.past, *_face_up(table))) == list(
        MARKET_DECK
    )


def _face_up(table: Table) -> Iterable[int]:
    """Discarded when the game is over."""
    return () if table.day.card in table.past else (table.day.card,)


def check_money(table: Table, facts: list[Any]) -> None:
    """What all have, less what they owe, is what they began with and what the bank paid."""
    sold = sum(fact.price for fact in facts if isinstance(fact, LotSold))
    paid = sum(fact.cash + fact.repaid for fact in facts if isinstance(fact, IncomePaid))
    have = sum(player.cash - player.debt for player in table.players)
    assert have == CASH * len(table.players) - sold + paid
    for player in table.players:
        assert player.cash >= 0
        assert player.debt >= 0
        assert not (player.cash and player.debt)
        assert player.cash % 10 == 0


def held(player: Player) -> int:
    """Diamonds."""
    return player.gems[0]
