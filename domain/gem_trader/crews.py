"""§4 Event cards: what each member of the crew does. Numbers EV1 to EV10 are those of the box."""

from typing import assert_never

from domain.game import Seat, at, must
from domain.gem_trader import moves
from domain.gem_trader.counts import each
from domain.gem_trader.events import (
    BonusRaised,
    CrewEvent,
    GemEvent,
    GemSmuggled,
    GemsSwapped,
    HarbourClosed,
    MarketChanged,
    MarketScouted,
    PocketPicked,
    PriceTalkedDown,
    PriceTalkedUp,
    TiesNotarized,
    TurnEnded,
)
from domain.gem_trader.evolve import evolve
from domain.gem_trader.guards import (
    must_be_counts,
    must_be_gem,
    must_be_within,
    must_hold,
    must_play,
)
from domain.gem_trader.moves import CrewMove
from domain.gem_trader.pieces import BONUS_STEP, MOST_SWAPPED, PRICE_STEP, Crew, Gem
from domain.gem_trader.rounds import open_sale
from domain.gem_trader.stages import Playing
from domain.gem_trader.table import Table
from domain.luck import Luck, picked

CREW_OF: dict[type[CrewMove], Crew] = {
    moves.ChangeMarket: "governor",
    moves.TalkUp: "mate",
    moves.TalkDown: "lookout",
    moves.RaiseBonus: "envoy",
    moves.Smuggle: "smuggler",
    moves.PickPocket: "pirate",
    moves.Swap: "boatswain",
    moves.Scout: "pilot",
    moves.Notarize: "notary",
    moves.CloseHarbour: "harbourmaster",
}
"""The event card each move plays."""


def play_crew(table: Table, seat: Seat, move: CrewMove, luck: Luck) -> list[GemEvent]:
    """In one's turn of the circuit, any number of cards (GT-13); with the last one it ends."""
    must_play(table, seat, move.round)
    must_hold(table, seat, CREW_OF[type(move)])
    fact = _effect(table, seat, move, luck)
    table = evolve(table, fact)
    return [fact, *(() if table.players[seat].crews else _turn_over(table, seat, luck))]


def end_turn(table: Table, seat: Seat, move: moves.EndTurn, luck: Luck) -> list[GemEvent]:
    """No second chance (GT-13)."""
    must_play(table, seat, move.round)
    return _turn_over(table, seat, luck)


def _turn_over(table: Table, seat: Seat, luck: Luck) -> list[GemEvent]:
    ended = TurnEnded(seat)
    table = evolve(table, ended)
    return [ended, *(() if at(table, Playing, "no-event-now").queue else open_sale(table, luck))]


def _effect(table: Table, seat: Seat, move: CrewMove, luck: Luck) -> CrewEvent:
    match move:
        case moves.ChangeMarket():
            return change_market(table, seat)
        case moves.TalkUp():
            return talk_up(seat, move)
        case moves.TalkDown():
            return talk_down(seat, move)
        case moves.RaiseBonus():
            return raise_bonus(seat, move)
        case moves.Smuggle():
            return smuggle(table, seat, move)
        case moves.PickPocket():
            return pick_pocket(table, seat, move, luck)
        case moves.Swap():
            return swap(table, seat, move)
        case moves.Scout():
            return scout(table, seat)
        case moves.Notarize():
            return TiesNotarized(seat)
        case moves.CloseHarbour():
            return close_harbour(seat, move)
        case _:
            assert_never(move)


def change_market(table: Table, seat: Seat) -> MarketChanged:
    """EV1: the top unused market card counts this round; what was played stays in force (GT-19)."""
    return MarketChanged(seat, table.spare[0])


def talk_up(seat: Seat, move: moves.TalkUp) -> PriceTalkedUp:
    """EV2: $20 more for everybody."""
    must_be_gem(move.gem)
    return PriceTalkedUp(seat, move.gem, PRICE_STEP)


def talk_down(seat: Seat, move: moves.TalkDown) -> PriceTalkedDown:
    """EV3: $20 less for everybody."""
    must_be_gem(move.gem)
    return PriceTalkedDown(seat, move.gem, PRICE_STEP)


def raise_bonus(seat: Seat, move: moves.RaiseBonus) -> BonusRaised:
    """EV4: $60 on top of the bonus, or a bonus of $60 where there was none."""
    must_be_gem(move.gem)
    return BonusRaised(seat, move.gem, BONUS_STEP)


def smuggle(table: Table, seat: Seat, move: moves.Smuggle) -> GemSmuggled:
    """EV5: any colour the pile has."""
    must_be_gem(move.gem)
    must(table.pile[move.gem] > 0, "pile-too-small", gem=move.gem, most=0)
    return GemSmuggled(seat, move.gem)


def pick_pocket(table: Table, seat: Seat, move: moves.PickPocket, luck: Luck) -> PocketPicked:
    """EV6: a gem by chance; from one who has none, nothing, and the card is spent."""
    must(move.victim in table.others(seat), "no-such-victim", seat=move.victim)
    return PocketPicked(seat, move.victim, stolen(table, move.victim, luck))


def stolen(table: Table, victim: Seat, luck: Luck) -> Gem | None:
    gems = tuple(each(table.players[victim].gems))
    return picked(luck, gems) if gems else None


def swap(table: Table, seat: Seat, move: moves.Swap) -> GemsSwapped:
    """EV7: one or two of one's own for as many of those that lay in the pile before."""
    must_be_counts(move.back)
    must_be_counts(move.gems)
    count = sum(move.back)
    must(count > 0, "nothing-chosen")
    must(count <= MOST_SWAPPED, "swap-at-most", most=MOST_SWAPPED)
    must(sum(move.gems) == count, "swap-as-many", count=count)
    must_be_within(move.back, table.players[seat].gems, "not-your-gems")
    must_be_within(move.gems, table.pile, "pile-too-small")
    return GemsSwapped(seat, move.back, move.gems)


def scout(table: Table, seat: Seat) -> MarketScouted:
    """EV8: there is none to look at in the last round; the card is better kept for its $20."""
    must(len(table.markets) > 0, "no-next-market")
    return MarketScouted(seat)


def close_harbour(seat: Seat, move: moves.CloseHarbour) -> HarbourClosed:
    """EV10: nobody sells this gem this round."""
    must_be_gem(move.gem)
    return HarbourClosed(seat, move.gem)
