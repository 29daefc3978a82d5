"""Another table that a seat could be sitting at, for all it can see: every secret is dealt anew."""

from typing import assert_never

from msgspec.structs import replace

from domain.auctions import Call
from domain.auctions.sealed import Sealed
from domain.game import Seat
from domain.luck import Luck, picked, shuffled
from domain.tycoon.pieces import (
    MOST_BID,
    Card,
    Title,
    cards_of,
    era_of,
    is_red,
    is_red_title,
    red_of,
    title_of,
    titles_of,
)
from domain.tycoon.stages import (
    Answer,
    Directing,
    Offering,
    Outcry,
    Over,
    Picking,
    Rolling,
    Sealing,
    Selling,
    Stage,
    TradeAsked,
    WishAsked,
    WishChoice,
    Wishing,
)
from domain.tycoon.table import Player, Slot, Table

MOST_PAID = 100


def redeal(table: Table, seat: Seat | None, luck: Luck) -> Table:
    """What this seat (or a spectator, None) sees stays; the rest is another."""
    if isinstance(table.stage, Over):
        return replace(table, deck=tuple(shuffled(luck, table.deck)))
    table = replace(table, stage=_stage(table, seat, luck))
    table = _cards(table, seat, luck)
    return replace(table, stage=_offered(table, seat, luck))


# What was said in secret


def _stage(table: Table, seat: Seat | None, luck: Luck) -> Stage:
    stage = table.stage
    match stage:
        case Sealing(auction=auction):
            return replace(stage, auction=_sealed(auction, seat, luck))
        case WishAsked():
            return replace(stage, answers=_answers(table, stage, seat, luck))
        case WishChoice():
            return replace(stage, sellers=_sellers(table, stage, seat, luck))
        case TradeAsked(title=title):
            return replace(stage, title=_asked(table, title, seat, luck))
        case Directing() | Picking() | Selling() | Outcry() | Rolling():
            return stage
        case Wishing() | Offering() | Over():
            return stage
        case _:
            assert_never(stage)


def _sealed(auction: Sealed, seat: Seat | None, luck: Luck) -> Sealed:
    calls = (
        call if call.seat == seat else Call(call.seat, luck.below(MOST_BID + 1))
        for call in auction.calls
    )
    return replace(auction, calls=tuple(calls))


def _answers(table: Table, stage: WishAsked, seat: Seat | None, luck: Luck) -> tuple[Answer, ...]:
    if seat == table.starter:
        return stage.answers
    sellers = [s for s in _could_sell(table, stage.title, seat, luck) if luck.below(2)]
    return tuple(
        answer if answer.seat == seat else Answer(answer.seat, answer.seat in sellers)
        for answer in stage.answers
    )


def _sellers(table: Table, stage: WishChoice, seat: Seat | None, luck: Luck) -> tuple[Seat, ...]:
    """At least one has said yes, as all can see."""
    if seat == table.starter:
        return stage.sellers
    own = [s for s in stage.sellers if s == seat]
    could = _could_sell(table, stage.title, seat, luck)
    least = 0 if own else 1
    size = least + luck.below(len(could) - least + 1)
    return tuple(sorted([*own, *could[:size]]))


def _could_sell(table: Table, title: Title, seat: Seat | None, luck: Luck) -> list[Seat]:
    """Others who may hold the card, for all this seat knows; no more than there are such cards."""
    others = [s for s in table.seats if s not in (seat, table.starter)]
    if is_red_title(title):
        return [s for s in others if table.players[s].card_called(title) is not None]
    copies = sum(title_of(card) == title for card in _hidden(table, seat))
    holders = [s for s in others if _plain(table.players[s])]
    return shuffled(luck, holders)[:copies]


def _asked(table: Table, title: Title | None, seat: Seat | None, luck: Luck) -> Title | None:
    """The card asked for in a trade between others."""
    if title is None or is_red_title(title) or _is_party(table, seat):
        return title
    return picked(luck, [t for t in titles_of(table.eras) if not is_red_title(t)])


def _offered(table: Table, seat: Seat | None, luck: Luck) -> Stage:
    """The card offered in a trade between others: another one of that hand."""
    stage = table.stage
    if not isinstance(stage, TradeAsked) or is_red(stage.card) or _is_party(table, seat):
        return stage
    return replace(stage, card=picked(luck, _plain(table.players[table.starter])))


def _is_party(table: Table, seat: Seat | None) -> bool:
    stage = table.stage
    return isinstance(stage, TradeAsked) and seat in (table.starter, stage.to)


# What lies face down


def _plain(player: Player) -> list[Card]:
    return [card for card in player.hand if not is_red(card)]


def _waiting(table: Table) -> list[Slot]:
    return [slot for slot in table.slots if slot.fate == "waiting"]


def _hidden(table: Table, seat: Seat | None) -> list[Card]:
    """Every card whose place this seat does not see."""
    hands = (_plain(table.players[s]) for s in table.seats if s != seat)
    waiting = (slot.card for slot in _waiting(table))
    return [*table.deck, *waiting, red_of(table.removed), *(c for hand in hands for c in hand)]


def _cards(table: Table, seat: Seat | None, luck: Luck) -> Table:
    cards = shuffled(luck, _hidden(table, seat))
    removed = next(card for card in cards if is_red(card))
    cards.remove(removed)
    players = _hands(table, seat, cards, luck)
    slots = tuple(
        replace(slot, card=cards.pop()) if slot.fate == "waiting" else slot for slot in table.slots
    )
    return replace(table, removed=era_of(removed), players=players, slots=slots, deck=tuple(cards))


def _hands(table: Table, seat: Seat | None, cards: list[Card], luck: Luck) -> tuple[Player, ...]:
    """Take the others' hands from `cards`: their reds stay, and what they must hold comes first."""
    musts = {s: _must_hold(table, s) for s in table.seats if s != seat}
    taken = {s: [_take(cards, must)] if must else [] for s, must in musts.items()}
    for s, hand in taken.items():
        while len(hand) < len(_plain(table.players[s])):
            hand.append(_take(cards, [card for card in cards if not is_red(card)]))
    return tuple(
        _player(player, taken[s], luck) if s in taken else player
        for s, player in zip(table.seats, table.players, strict=True)
    )


def _player(player: Player, plain: list[Card], luck: Luck) -> Player:
    hand = (*player.reds, *plain)
    paid = tuple(luck.below(MOST_PAID) for _ in hand)
    return replace(player, hand=hand, paid=paid)


def _take(cards: list[Card], among: list[Card]) -> Card:
    card = next(card for card in cards if card in among)
    cards.remove(card)
    return card


def _must_hold(table: Table, seat: Seat) -> list[Card]:
    """The cards of which this seat must hold one, to have said what it said."""
    stage = table.stage
    match stage:
        case WishAsked(title=title, answers=answers):
            sellers = [answer.seat for answer in answers if answer.sells]
        case WishChoice(title=title, sellers=chosen):
            sellers = list(chosen)
        case TradeAsked(card=card):
            return [card] if seat == table.starter and not is_red(card) else []
        case _:
            return []
    if is_red_title(title) or seat not in sellers:
        return []
    return [card for era in table.eras for card in cards_of(era) if title_of(card) == title]
