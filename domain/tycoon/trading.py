"""§4 Private trade: one wish to buy, then, if it was not met, one free trade."""

from domain.game import Seat, at, must
from domain.luck import Luck
from domain.tycoon.events import (
    FreeTradeOpened,
    SellersFound,
    TradeMade,
    TradeOffered,
    TradeRefused,
    TradeSkipped,
    TycoonEvent,
    WishAnswered,
    WishGivenUp,
    WishGranted,
    WishMade,
    WishSkipped,
    WishUnmet,
)
from domain.tycoon.evolve import evolve
from domain.tycoon.guards import must_be_round, must_start
from domain.tycoon.moves import (
    AnswerTrade,
    AnswerWish,
    ChooseSeller,
    GiveUpWish,
    OfferTrade,
    SkipTrade,
    SkipWish,
    Wish,
)
from domain.tycoon.pieces import Card, Title, is_red, is_red_title, titles_of
from domain.tycoon.quotes import red_tax
from domain.tycoon.rounds import after_trading
from domain.tycoon.stages import Offering, TradeAsked, WishAsked, WishChoice, Wishing
from domain.tycoon.table import Table

# Wish to buy (求购)


def wish(table: Table, seat: Seat, move: Wish) -> list[TycoonEvent]:
    """The start player names a card of the game's eras and a price they have (TY-58, TY-60)."""
    at(table, Wishing, "no-wish-now")
    must_start(table, seat)
    must_be_round(table, move.round)
    _must_be_title(table, move.title)
    _must_be_gold(move.gold, 1, table.players[seat].gold)
    return [WishMade(seat, move.title, move.gold)]


def skip_wish(table: Table, seat: Seat, move: SkipWish, luck: Luck) -> list[TycoonEvent]:
    """To skip is not to succeed: the free trade opens (TY-59)."""
    at(table, Wishing, "no-wish-now")
    must_start(table, seat)
    must_be_round(table, move.round)
    return [WishSkipped(seat), *_free_trade(table, luck)]


def answer_wish(table: Table, seat: Seat, move: AnswerWish, luck: Luck) -> list[TycoonEvent]:
    """All others are asked alike; only a holder can say yes (TY-61)."""
    stage = at(table, WishAsked, "no-wish-to-answer")
    must_be_round(table, move.round)
    must(seat != table.starter, "your-own-wish")
    must(seat not in (answer.seat for answer in stage.answers), "answered-already")
    holds = table.players[seat].card_called(stage.title) is not None
    must(holds or not move.sells, "you-hold-no-such-card", title=stage.title)
    answered = WishAnswered(seat, move.sells)
    return [answered, *_all_answered(evolve(table, answered), luck)]


def _all_answered(table: Table, luck: Luck) -> list[TycoonEvent]:
    """When everybody has spoken: choose among the yes, or the wish was in vain."""
    stage = at(table, WishAsked, "no-wish-to-answer")
    if len(stage.answers) < len(table.players) - 1:
        return []
    sellers = tuple(sorted(answer.seat for answer in stage.answers if answer.sells))
    if sellers:
        return [SellersFound(sellers)]
    return [WishUnmet(table.starter), *_free_trade(table, luck)]


def choose_seller(table: Table, seat: Seat, move: ChooseSeller, luck: Luck) -> list[TycoonEvent]:
    """The deal ends the round's trading (TY-58); a red's seller pays tax (TY-64)."""
    stage = at(table, WishChoice, "no-seller-to-choose")
    must_start(table, seat)
    must_be_round(table, move.round)
    must(move.seller in stage.sellers, "not-a-seller", seat=move.seller)
    card = table.players[move.seller].card_called(stage.title)
    assert card is not None, "only a holder can have said yes"
    granted = WishGranted(seat, move.seller, card, stage.gold, trade_tax(stage.gold, card, None))
    return [granted, *after_trading(evolve(table, granted), luck)]


def give_up_wish(table: Table, seat: Seat, move: GiveUpWish, luck: Luck) -> list[TycoonEvent]:
    at(table, WishChoice, "no-seller-to-choose")
    must_start(table, seat)
    must_be_round(table, move.round)
    return [WishGivenUp(seat), *_free_trade(table, luck)]


# Free trade (自由交易)


def _free_trade(table: Table, luck: Luck) -> list[TycoonEvent]:
    """Without a card of their own the start player has nothing to offer (TY-66)."""
    if table.players[table.starter].hand:
        return [FreeTradeOpened()]
    return after_trading(table, luck)


def offer_trade(table: Table, seat: Seat, move: OfferTrade) -> list[TycoonEvent]:
    """One own card, to one other, for gold the other has, or a card, or both (TY-62)."""
    at(table, Offering, "no-trade-now")
    must_start(table, seat)
    must_be_round(table, move.round)
    must(move.card in table.players[seat].hand, "not-your-card", card=move.card)
    must(move.to in table.others(seat), "no-such-partner", seat=move.to)
    _must_be_gold(move.gold, 0, table.players[move.to].gold)
    must(move.gold > 0 or move.title is not None, "nothing-asked")
    if move.title is not None:
        _must_be_title(table, move.title)
    return [TradeOffered(seat, move.to, move.card, move.gold, move.title)]


def skip_trade(table: Table, seat: Seat, move: SkipTrade, luck: Luck) -> list[TycoonEvent]:
    at(table, Offering, "no-trade-now")
    must_start(table, seat)
    must_be_round(table, move.round)
    return [TradeSkipped(seat), *after_trading(table, luck)]


def answer_trade(table: Table, seat: Seat, move: AnswerTrade, luck: Luck) -> list[TycoonEvent]:
    """The other agrees or refuses; trading is over either way (TY-58)."""
    stage = at(table, TradeAsked, "no-trade-to-answer")
    must_be_round(table, move.round)
    must(seat == stage.to, "not-your-turn", seat=stage.to)
    if not move.agrees:
        return [TradeRefused(table.starter, seat), *after_trading(table, luck)]
    made = _made(table, stage)
    return [made, *after_trading(evolve(table, made), luck)]


def _made(table: Table, stage: TradeAsked) -> TradeMade:
    """Who lacks the card or the gold can only refuse (TY-63, TY-64)."""
    partner, other = table.players[stage.to], None
    must(stage.gold <= partner.gold, "not-enough-gold", least=stage.gold)
    if stage.title is not None:
        other = partner.card_called(stage.title)
        must(other is not None, "you-hold-no-such-card", title=stage.title)
    tax = trade_tax(stage.gold, stage.card, stage.title)
    return TradeMade(table.starter, stage.to, stage.card, stage.gold, tax, other)


def trade_tax(gold: int, card: Card, title: Title | None) -> int:
    """Once per deal, from whoever receives the gold, if any red changes hands (TY-64)."""
    has_red = is_red(card) or (title is not None and is_red_title(title))
    return red_tax(gold) if has_red else 0


def _must_be_title(table: Table, title: Title) -> None:
    must(title in titles_of(table.eras), "no-such-title", title=title)


def _must_be_gold(gold: int, least: int, most: int) -> None:
    must(gold >= least, "gold-too-low", least=least)
    must(gold <= most, "gold-too-high", most=most)
