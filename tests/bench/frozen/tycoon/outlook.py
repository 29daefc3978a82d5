"""What a seat makes of the table: what is still to come, and what the house will still pay.

Worked out once a move, from the view alone.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from domain.choosing import seat_of
from domain.game import Seat
from domain.tycoon.pieces import (
    BONUS_CAP,
    CARDS_OF_AN_ERA,
    PLAYERS,
    RED,
    STARS,
    STARS_OF_AN_ERA,
    UNSOLD_RETURNS,
    Card,
    Title,
    era_of,
    title_of,
)
from domain.tycoon.quotes import net
from domain.tycoon.view_types import Selling, Table, View
from tests.bench.frozen.tycoon.holdings import Holding, holdings
from tests.bench.frozen.tycoon.reading import gold_of, hand_of

RISE = 20
"""Points by which the house's dice raise a bonus on average, once a round."""


class Outlook(Struct, frozen=True):
    """What is left of the game and what one has in it.

    gold          one's own
    hand          one's own cards
    held          one's holdings by era
    incomes       changes of start player still to come: reds earn then, the house rolls its dice
    unknown       cards of which one does not know where they are
    within_reach  the chance that an unknown card will still be put up and can be had
    others_reds   eras whose red card another has
    seen          copies per title that cannot come any more, or are one's own
    resale        per star, gold to expect for a card sold later to the house, red tax taken off
    """

    seat: Seat
    gold: int
    hand: tuple[Card, ...]
    held: dict[int, Holding]
    incomes: int
    unknown: int
    within_reach: float
    others_reds: frozenset[int]
    seen: dict[Title, int]
    resale: tuple[float, ...]


def outlook(view: View, crowd: int) -> Outlook:
    """`crowd`: points by which each player more than three is expected to press a bonus."""
    press = crowd * more_than_three(view.table)
    table, hand, seat = view.table, hand_of(view), seat_of(view)
    known = _known(table, hand, seat)
    # They lie in the deck, face down, in others' hands, or went to the house.
    unknown = max(1, len(table.eras) * CARDS_OF_AN_ERA - known.total())
    windows = windows_left(table)
    return Outlook(
        seat=seat,
        gold=gold_of(view),
        hand=hand,
        held=holdings(hand),
        incomes=table.rounds - table.round,
        unknown=unknown,
        within_reach=_within_reach(table, unknown),
        others_reds=frozenset(others_reds(view)),
        seen={title_of(card): copies for card, copies in known.items()},
        resale=tuple(_resale(star, table, press, windows) for star in STARS),
    )


def others_reds(view: View) -> Iterator[int]:
    for seat, collector in enumerate(view.table.collectors):
        if seat != view.seat:
            yield from map(era_of, collector.reds)


def with_hand(outlook: Outlook, hand: tuple[Card, ...]) -> Outlook:
    """The same outlook with other cards in hand."""
    return replace(outlook, hand=hand, held=holdings(hand))


def more_than_three(table: Table) -> int:
    """How many play beside the least a game can have."""
    return len(table.collectors) - PLAYERS.start


def windows_left(table: Table) -> int:
    """Those to come: before each card still face down, and one in a round without cards.

    TY-03, TY-17. The window that is open now is no longer to come.
    """
    open_now = isinstance(table.stage, Selling)
    later = cards_to_draw(table)
    rounds_with_cards = -(-later // (len(table.collectors) - 1))
    bare_rounds = table.rounds - table.round - rounds_with_cards
    return max(0, face_down(table) - open_now) + later + bare_rounds


def face_down(table: Table) -> int:
    return sum(slot.card is None for slot in table.slots)


def cards_to_draw(table: Table) -> int:
    """Each round draws a card less than players, as long as there are any (TY-03)."""
    back = len(table.unsold) if UNSOLD_RETURNS in table.variants else 0
    return min(table.deck + back, _wanted(table))


def _wanted(table: Table) -> int:
    return (table.rounds - table.round) * (len(table.collectors) - 1)


def _gone(table: Table) -> tuple[Card, ...]:
    """Unsold cards that will not come again: by the variant they do, if the deck falls short."""
    comes_back = UNSOLD_RETURNS in table.variants and table.deck < _wanted(table)
    return () if comes_back else table.unsold


def _known(table: Table, hand: tuple[Card, ...], seat: Seat) -> Counter[Card]:
    """Cards whose place one knows: own ones, all reds, unsold ones, and what this round showed.

    What one bought this round one mostly still has, and the reds of others were shown too.
    """
    own = Counter(hand) | Counter(_shown(table, lambda buyer: buyer == seat))
    others = Counter(_shown(table, lambda buyer: buyer != seat)) + Counter(_gone(table))
    reds = Counter(red for collector in table.collectors for red in collector.reds)
    return (own + others) | reds


def _shown(table: Table, by: Callable[[Seat | None], bool]) -> Iterator[Card]:
    """Cards of this round that lie on sale or went to such a buyer."""
    for slot in table.slots:
        if slot.card is not None and slot.fate != "unsold" and by(slot.buyer):
            yield slot.card


def _within_reach(table: Table, unknown: int) -> float:
    """It must come up, and the others want it as much."""
    coming = (face_down(table) + cards_to_draw(table)) / unknown
    return coming / len(table.collectors)


def unseen(view: Outlook, era: int, star: int) -> int:
    """Copies of which one does not know where they are."""
    title = Title(era * len(STARS) + star - 1)
    return STARS_OF_AN_ERA.count(star) - view.seen.get(title, 0)


def _resale(star: int, table: Table, press: int, windows: int) -> float:
    """After the last window only the face counts, and a red without its set is lost."""
    if not windows:
        return 0.0 if star == RED else float(net(star, 0))
    rise = RISE if table.rounds > table.round else 0
    bonus = min(BONUS_CAP, table.bonuses[star - 1] + rise) - press
    kept = 0 if star == RED else net(star, 0)
    return float(max(kept, net(star, bonus)))
