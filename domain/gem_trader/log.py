"""The log that all read: a line's key and numbers for each fact, none of them a secret.

Nobody reads how a price was paid, what event cards were drawn, or which gem was stolen (GT-23).
"""

from typing import assert_never

from domain.game import Line, Said
from domain.gem_trader import events
from domain.gem_trader.events import AuctionEvent, CrewEvent, GemEvent, RoundEvent, SaleEvent
from domain.gem_trader.markets import printed
from domain.gem_trader.pieces import CASH, GOODS, ROUNDS
from domain.gem_trader.table import Table


def line(key: str, **numbers: Said) -> Line:
    return Line(key, numbers)


def tell(table: Table, event: GemEvent) -> Line | None:
    """The line of a fact, given the table before it; None if it is secret or seen anyway."""
    if isinstance(event, AuctionEvent):
        return _auction(table, event)
    if isinstance(event, CrewEvent):
        return _crew(table, event)
    if isinstance(event, SaleEvent):
        return _sale(table, event)
    if isinstance(event, RoundEvent):
        return _round(event)
    match event:
        case events.CircuitOpened():
            return None
        case events.TurnEnded(seat):
            idle = all(played.seat != seat for played in table.day.played)
            return line("plays-nothing", seat=seat) if idle else None
        case events.GameEnded():
            return _ended(event)
        case _:
            assert_never(event)


def _ended(event: events.GameEnded) -> Line:
    ranking = event.ranking
    return line(
        "game-ended",
        seat=ranking[0].seat,
        money=ranking[0].total,
        winners=tuple(score.seat for score in ranking if score.place == 1),
        seats=tuple(score.seat for score in ranking),
        totals=tuple(score.total for score in ranking),
    )


def _round(event: RoundEvent) -> Line | None:
    match event:
        case events.GameOpened(players, _, starter):
            return line("game-opened", players=players, money=CASH, seat=starter)
        case events.RoundBegan(number, starter, card):
            face = printed(card)
            return line(
                "round-began",
                round=number,
                rounds=ROUNDS,
                seat=starter,
                market=card,
                prices=face.prices,
                bonuses=face.bonuses,
            )
        case events.LotsDrawn():
            return None
        case _:
            assert_never(event)


def _auction(table: Table, event: AuctionEvent) -> Line | None:
    match event:
        case events.LotTurned(lot, card):
            there = GOODS[card]
            numbers: dict[str, Said] = {"crews": there.crews, "dice": there.dice}
            return line("lot-turned", lot=lot, card=card, gems=there.gems, **numbers)
        case events.BidMade(lot, seat, amount):
            return line("bid-made", lot=lot, seat=seat, money=amount)
        case events.BidderPassed(lot, seat):
            return line("bidder-passed", lot=lot, seat=seat)
        case events.LotSold():
            return _sold(table, event)
        case events.DieRolled(lot, seat, face, count):
            number = len(table.slot(lot).rolls) + 1
            return line("die-rolled", lot=lot, seat=seat, face=face, roll=number, count=count)
        case events.GemsTaken(lot, seat, gems):
            return line("gems-taken", lot=lot, seat=seat, gems=gems)
        case events.BiddingOpened():
            return None
        case _:
            assert_never(event)


def _sold(table: Table, event: events.LotSold) -> Line:
    """The price, not how much of it is a debt: that would tell what is behind the screen."""
    return line(
        "lot-forced" if event.forced else "lot-sold",
        lot=event.lot,
        card=table.slot(event.lot).card,
        seat=event.seat,
        money=event.price,
        gems=event.gems,
        crews=len(event.crews),
    )


def _crew(table: Table, event: CrewEvent) -> Line:
    match event:
        case events.MarketChanged(seat, card):
            face, old = printed(card), table.day.card
            numbers: dict[str, Said] = {"prices": face.prices, "bonuses": face.bonuses}
            return line("crew-governor", seat=seat, market=card, old=old, **numbers)
        case events.PriceTalkedUp(seat, gem, by):
            return line("crew-mate", seat=seat, gem=gem, money=by)
        case events.PriceTalkedDown(seat, gem, by):
            return line("crew-lookout", seat=seat, gem=gem, money=by)
        case events.BonusRaised(seat, gem, by):
            return line("crew-envoy", seat=seat, gem=gem, money=by)
        case events.GemSmuggled(seat, gem):
            return line("crew-smuggler", seat=seat, gem=gem)
        case events.PocketPicked(seat, victim, stolen):
            return line("crew-pirate", seat=seat, other=victim, got=stolen is not None)
        case events.GemsSwapped(seat, back, gems):
            return line("crew-boatswain", seat=seat, back=back, gems=gems)
        case events.MarketScouted(seat):
            return line("crew-pilot", seat=seat)
        case events.TiesNotarized(seat):
            return line("crew-notary", seat=seat)
        case events.HarbourClosed(seat, gem):
            return line("crew-harbourmaster", seat=seat, gem=gem)
        case _:
            assert_never(event)


def _sale(table: Table, event: SaleEvent) -> Line | None:
    match event:
        case events.SalesOpened(outcome):
            market = outcome.market
            return line(
                "sales-opened",
                round=outcome.round,
                market=market.printed.card,
                prices=market.prices,
                bonuses=market.bonuses,
            )
        case events.IncomePaid():
            return _income(table, event)
        case events.SellingOpened() | events.SaleSent() | events.SaleTakenBack():
            return None
        case _:
            assert_never(event)


def _income(table: Table, event: events.IncomePaid) -> Line:
    """What was earned, whether or not a debt took it."""
    assert table.last is not None, "the sales are open"
    seat, gems = event.seat, event.gems
    if not any(gems):
        return line("sold-nothing", seat=seat)
    income = next(income for income in table.last.incomes if income.seat == seat)
    return line(
        "income",
        seat=seat,
        gems=gems,
        sale=income.sale,
        bonuses=income.bonuses,
        money=income.total,
    )
