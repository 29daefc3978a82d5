"""What every move is asked first: is the table there, and is it this seat's to do."""

from domain.game import RuleBroken, Seat, at, must
from domain.gem_trader.pieces import GEMS, Crew, Gem, Gems
from domain.gem_trader.stages import Playing
from domain.gem_trader.table import Table


def must_be_round(table: Table, number: int) -> None:
    """A move for another round comes too late (B-06)."""
    must(number == table.round, "other-round", round=table.round)


def must_play(table: Table, seat: Seat, number: int) -> None:
    """Event cards are played in the one circuit, each in their turn (GT-13)."""
    stage = at(table, Playing, "no-event-now")
    must_be_round(table, number)
    must(seat == stage.queue[0], "not-your-turn", seat=stage.queue[0])


def must_hold(table: Table, seat: Seat, crew: Crew) -> None:
    must(crew in table.players[seat].crews, "not-your-card", crew=crew)


def must_be_gem(gem: Gem) -> None:
    must(gem in GEMS, "no-such-gem", gem=gem)


def must_be_counts(gems: Gems) -> None:
    must(len(gems) == len(GEMS) and min(gems) >= 0, "not-five-counts")


def must_be_within(gems: Gems, there: Gems, otherwise: str) -> None:
    """No more of any kind than there are: the refusal names the first that is short."""
    short = (gem for gem in GEMS if gems[gem] > there[gem])
    gem = next(short, None)
    if gem is not None:
        raise RuleBroken(otherwise, gem=gem, most=there[gem])
