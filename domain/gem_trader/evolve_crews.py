"""What is remembered of the facts of §4: event cards."""

from typing import assert_never

from msgspec.structs import replace

from domain.gem_trader import events
from domain.gem_trader.changes import seated, spent, with_gems, without_gems
from domain.gem_trader.counts import minus, one, plus
from domain.gem_trader.events import CrewEvent
from domain.gem_trader.pieces import Dollars, Gem
from domain.gem_trader.table import Table
from domain.gem_trader.view_types import Theft


def evolve_crew(table: Table, event: CrewEvent) -> Table:
    match event:
        case events.MarketChanged():
            return _changed(table, event)
        case events.PriceTalkedUp(seat, gem, by):
            return _talked(spent(table, seat, "mate", gem), gem, by)
        case events.PriceTalkedDown(seat, gem, by):
            return _talked(spent(table, seat, "lookout", gem), gem, -by)
        case events.BonusRaised(seat, gem, by):
            table = spent(table, seat, "envoy", gem)
            raises = plus(table.day.raises, _so_many(gem, by))
            return replace(table, day=replace(table.day, raises=raises))
        case events.GemSmuggled(seat, gem):
            return with_gems(spent(table, seat, "smuggler", gem), seat, one(gem))
        case events.PocketPicked():
            return _picked(table, event)
        case events.GemsSwapped(seat, back, gems):
            table = spent(table, seat, "boatswain")
            return without_gems(with_gems(table, seat, gems), seat, back)
        case events.MarketScouted(seat):
            table = spent(table, seat, "pilot")
            scouts = (*table.day.scouts, seat)
            return replace(table, day=replace(table.day, scouts=scouts))
        case events.TiesNotarized(seat):
            table = spent(table, seat, "notary")
            return replace(table, day=replace(table.day, notary=seat))
        case events.HarbourClosed(seat, gem):
            table = spent(table, seat, "harbourmaster", gem)
            closed = (*table.day.closed, gem)
            return replace(table, day=replace(table.day, closed=closed))
        case _:
            assert_never(event)


def _so_many(gem: Gem, by: int) -> Dollars:
    return tuple([by * n for n in one(gem)])


def _changed(table: Table, event: events.MarketChanged) -> Table:
    table = spent(table, event.seat, "governor")
    past = (*table.past, table.day.card)
    day = replace(table.day, card=event.market)
    return replace(table, day=day, past=past, spare=table.spare[1:])


def _talked(table: Table, gem: Gem, by: int) -> Table:
    changes = plus(table.day.changes, _so_many(gem, by))
    return replace(table, day=replace(table.day, changes=changes))


def _picked(table: Table, event: events.PocketPicked) -> Table:
    seat, victim, gem = event.seat, event.victim, event.gem
    table = spent(table, seat, "pirate", other=victim)
    thefts = (*table.day.thefts, Theft(seat, victim, gem))
    table = replace(table, day=replace(table.day, thefts=thefts))
    if gem is None:
        return table
    thief, robbed = table.players[seat], table.players[victim]
    table = seated(table, seat, replace(thief, gems=plus(thief.gems, one(gem))))
    return seated(table, victim, replace(robbed, gems=minus(robbed.gems, one(gem))))
