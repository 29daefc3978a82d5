"""§2 A round: settlement, drawing, the blind pick, and what comes after a lot or a trade."""

from domain.auctions import Lot
from domain.game import Seat, at, must
from domain.luck import Luck, die, shuffled
from domain.tycoon.events import (
    BlindPicked,
    CardsDrawn,
    GameEnded,
    HouseDiceRolled,
    LotUnsold,
    RedsEarned,
    RoundBegan,
    TradingOpened,
    TycoonEvent,
    UnsoldReturned,
    WindowOpened,
)
from domain.tycoon.evolve import evolve
from domain.tycoon.guards import must_be_round, must_start
from domain.tycoon.moves import PickBlind
from domain.tycoon.pieces import BAN, BONUS_CAP, BONUS_OF_A_FACE, STARS, UNSOLD_RETURNS
from domain.tycoon.scoring import ranking, red_income
from domain.tycoon.stages import Picking
from domain.tycoon.table import Table
from domain.tycoon.view_types import Way


def begin_round(table: Table, luck: Luck) -> list[TycoonEvent]:
    """New start player, bans lifted, red income, the house's dice, cards (TY-07, TY-08)."""
    starter = table.next_starter if table.round else table.starter
    began = RoundBegan(table.round + 1, starter)
    after = evolve(table, began)
    return [began, *_incomes(after), _house_dice(after, luck), *_draw(after, luck)]


def _incomes(table: Table) -> list[TycoonEvent]:
    """Reds earn for those who hold them at this moment (TY-69)."""
    earned = ((seat, red_income(table.players[seat].hand)) for seat in table.seats)
    return [RedsEarned(seat, gold) for seat, gold in earned if gold]


def _house_dice(table: Table, luck: Luck) -> HouseDiceRolled:
    """A die for each star raises its bonus by 10, 20 or 30 points, to 30 at most (TY-10)."""
    faces = tuple(die(luck) for _ in STARS)
    both = zip(table.bonuses, faces, strict=True)
    raised = (min(BONUS_CAP, bonus + BONUS_OF_A_FACE[face]) for bonus, face in both)
    return HouseDiceRolled(faces, tuple(raised))


def _draw(table: Table, luck: Luck) -> list[TycoonEvent]:
    """One card less than players, or what the deck still has; without any, one window (TY-03)."""
    returned, first = _returned(table, luck), Lot(table.drawn + 1)
    deck = (*table.deck, *(card for fact in returned for card in fact.cards))
    cards = deck[: table.draws]
    return [*returned, CardsDrawn(first, cards) if cards else WindowOpened(first)]


def _returned(table: Table, luck: Luck) -> list[UnsoldReturned]:
    """By the variant, unsold cards go under a deck that is too small, shuffled (TY-03)."""
    is_short = len(table.deck) < table.draws
    if UNSOLD_RETURNS not in table.variants or not is_short or not table.unsold:
        return []
    return [UnsoldReturned(tuple(shuffled(luck, table.unsold)))]


def pick_blind(table: Table, seat: Seat, move: PickBlind) -> list[TycoonEvent]:
    """Exactly one card, unseen, goes first, openly or sealed; the ways alternate (TY-21, TY-22)."""
    at(table, Picking, "nothing-to-pick")
    must_start(table, seat)
    must_be_round(table, move.round)
    must(0 <= move.slot < len(table.slots), "no-such-slot", most=len(table.slots) - 1)
    ways = _alternating(len(table.slots), openly=move.openly)
    return [BlindPicked(seat, move.slot, ways), WindowOpened(table.slots[0].lot)]


def _alternating(lots: int, *, openly: bool) -> tuple[Way, ...]:
    first: tuple[Way, Way] = ("open", "sealed") if openly else ("sealed", "open")
    return tuple(first[place % 2] for place in range(lots))


def bans_after(table: Table, defaulter: Seat | None = None) -> tuple[int, ...]:
    """A lot has passed for those banned before it; who defaulted on it misses two (TY-50)."""
    return tuple(
        BAN if seat == defaulter else max(0, player.banned - 1)
        for seat, player in zip(table.seats, table.players, strict=True)
    )


def unsold(table: Table, lot: Lot, defaulter: Seat | None = None) -> list[TycoonEvent]:
    """流拍: the card leaves the game face up (TY-04)."""
    passed = LotUnsold(lot, bans_after(table, defaulter))
    return [passed, after_lot(evolve(table, passed))]


def after_lot(table: Table) -> TycoonEvent:
    """A selling window before the next card; after the last one, private trade (TY-17)."""
    waiting = [slot.lot for slot in table.slots if slot.fate == "waiting"]
    return WindowOpened(waiting[0]) if waiting else TradingOpened()


def after_trading(table: Table, luck: Luck) -> list[TycoonEvent]:
    """The start passes on; after 2N rounds the collections are counted, unsettled (TY-07)."""
    if table.round < table.rounds:
        return begin_round(table, luck)
    return [GameEnded(ranking(table))]
