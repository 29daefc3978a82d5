"""Where all coins and all cards are, at any moment of a game of Whisper."""

from tests.whisper.game.events import LotSold, WhisperEvent
from tests.whisper.game.pieces import CARDS, PURSE
from tests.whisper.game.table import Sealing, Table


def check_nothing_is_lost(table: Table, facts: list[WhisperEvent]) -> None:
    paid = sum(fact.price for fact in facts if isinstance(fact, LotSold))
    assert sum(player.coins for player in table.players) + paid == PURSE * len(table.players)
    assert all(player.coins >= 0 for player in table.players)
    held = [card for player in table.players for card in player.cards]
    on_sale = [table.stage.card] if isinstance(table.stage, Sealing) else []
    assert sorted([*table.deck, *held, *on_sale]) == list(CARDS)
