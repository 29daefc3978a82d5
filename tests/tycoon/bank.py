"""Where all gold and all cards are, at any moment of a game of Tycoon."""

from collections import Counter

from msgspec.structs import replace

from domain.game import Move
from domain.tycoon import events
from domain.tycoon.events import TycoonEvent
from domain.tycoon.moves import Sell
from domain.tycoon.pieces import PURSE, Card, cards_of, red_of, star_of
from domain.tycoon.table import Player, Table


def check_nothing_is_lost(table: Table, facts: list[TycoonEvent]) -> None:
    """Gold of all seats and the bank, and every card of the game: as at the beginning."""
    gold = sum(player.gold for player in table.players) + sum(map(to_the_bank, facts))
    assert gold == PURSE * len(table.players)
    assert all(player.gold >= 0 for player in table.players)
    assert Counter(cards_in(table, facts)) == Counter(cards_of_the_game(table))
    assert all(len(player.hand) == len(player.paid) for player in table.players)


def to_the_bank(fact: TycoonEvent) -> int:
    """Gold that left the seats by this fact; less than 0: the bank paid."""
    match fact:
        case events.LotSold():
            return fact.sum.pay
        case events.CardSold():
            return fact.tax - fact.price
        case events.RedsEarned():
            return -fact.gold
        case events.WishGranted() | events.TradeMade():
            return fact.tax
        case _:
            return 0


def cards_in(table: Table, facts: list[TycoonEvent]) -> list[Card]:
    lying = [slot.card for slot in table.slots if slot.fate in {"waiting", "now"}]
    held = [card for player in table.players for card in player.hand]
    sold = [fact.card for fact in facts if isinstance(fact, events.CardSold)]
    return [*table.deck, *lying, *held, *table.unsold, *sold]


def cards_of_the_game(table: Table) -> list[Card]:
    hidden = red_of(table.removed)
    return [card for era in table.eras for card in cards_of(era) if card != hidden]


def held(player: Player) -> int:
    """Stars in its hand."""
    return sum(map(star_of, player.hand))


def as_offered(table: Table, move: Move) -> Move:
    """A quote for stars that are not sold is forgiven (TY-14)."""
    if not isinstance(move, Sell) or len(move.bonuses) != len(table.bonuses):
        return move
    stars = {star_of(card) for card in move.cards}
    both = enumerate(zip(move.bonuses, table.bonuses, strict=True), start=1)
    bonuses = tuple(seen if star in stars else now for star, (seen, now) in both)
    return replace(move, bonuses=bonuses)
