"""What is hidden at a table, exchanged (tests/soak/exchange.py). Gold is public (TY-82)."""

from collections.abc import Iterator
from dataclasses import replace as altered
from typing import Any

from msgspec.structs import replace

from domain.game import Seat
from domain.luck import Luck, picked
from domain.tycoon.events import BidSent, CardsDrawn, TradeOffered, WishAnswered
from domain.tycoon.pieces import MOST_BID, STARS_OF_AN_ERA, Card, era_of, is_red, red_of, star_of
from domain.tycoon.pieces import title_of as title
from domain.tycoon.stages import TradeAsked, WishAsked, WishChoice
from domain.tycoon.table import Table
from tests.soak.exchange import Exchange, pieces, secret_fact, two_of

SECRET = (CardsDrawn,)


def exchanges(table: Table, facts: list[Any], luck: Luck) -> Iterator[Exchange]:
    yield from _cards(table, luck)
    yield from _reds(table, luck)
    yield from _said(table, facts[-1], luck)


def _cards(table: Table, luck: Luck) -> Iterator[Exchange]:
    """Two titles of as many copies, no copy of which lies open or is spoken of."""
    hands = {card for player in table.players for card in player.hand if not is_red(card)}
    hidden = {card for card in {*hands, *_face_down(table)} if not is_red(card)}
    hidden -= {*_in_the_open(table)}
    for copies in sorted(set(map(STARS_OF_AN_ERA.count, STARS_OF_AN_ERA))):
        alike = [card for card in hidden if STARS_OF_AN_ERA.count(star_of(card)) == copies]
        if pair := two_of(luck, alike):
            what = "card in a hand" if hands & {*pair} else "card in the deck"
            yield pieces(what, table, Card, pair, _holders, SECRET)


def _reds(table: Table, luck: Luck) -> Iterator[Exchange]:
    """One in the deck, and the one that is not in the game, which is told at the end."""
    reds = [card for card in _face_down(table) if is_red(card)]
    if not reds:
        return
    red = picked(luck, reds)
    exchange = pieces("missing red", table, Card, (red, red_of(table.removed)), _holders, SECRET)
    yield altered(exchange, table=replace(exchange.table, removed=era_of(red)))


def _said(table: Table, fact: Any, luck: Luck) -> Iterator[Exchange]:
    match fact:
        case BidSent(_, seat, amount):
            other = (amount + 1 + luck.below(MOST_BID)) % (MOST_BID + 1)
            yield secret_fact("sealed bid", table, fact, {seat}, amount=other)
        case WishAnswered(seat, sells):
            knows = {seat, table.starter}
            yield secret_fact("answer to a wish", table, fact, knows, sells=not sells)
        case TradeOffered(seat, to, card) if not is_red(card):
            hand = [one for one in table.players[seat].hand if one != card and not is_red(one)]
            if hand:
                other = picked(luck, hand)
                yield secret_fact("card offered", table, fact, {seat, to}, card=other)


def _holders(table: Table, cards: set[Any]) -> set[Seat]:
    return {seat for seat in table.seats if cards & {*table.players[seat].hand}}


def _face_down(table: Table) -> list[Card]:
    return [*table.deck, *(slot.card for slot in table.slots if slot.fate == "waiting")]


def _in_the_open(table: Table) -> Iterator[Card]:
    yield from table.unsold
    yield from (slot.card for slot in table.slots if slot.fate != "waiting")
    if table.last is not None:
        yield table.last.card
    stage = table.stage
    if isinstance(stage, TradeAsked):
        yield stage.card
    if isinstance(stage, WishAsked | WishChoice | TradeAsked):
        hands = (card for player in table.players for card in player.hand)
        yield from (card for card in (*hands, *_face_down(table)) if title(card) == stage.title)
