"""What an auction card is worth, and how far to go for it."""

from collections.abc import Sequence

from domain.choosing import made, offered, own_of, seat_of, span_of
from domain.gem_trader.bots.outlook import Outlook, fortune
from domain.gem_trader.bots.reading import handfuls_of
from domain.gem_trader.bots.styles import style
from domain.gem_trader.counts import one, plus
from domain.gem_trader.moves import Bid, Pass, Take
from domain.gem_trader.pieces import (
    AUCTION_DECK,
    FACES,
    FIXED_PRICE,
    GEMS,
    GOODS,
    RAISE,
    AuctionCard,
    Gems,
    Goods,
)
from domain.gem_trader.view_types import Bidding, View
from domain.moods import leaning, mood

CREW_WORTH = (40, 48, 50, 45)
"""Dollars an event card is worth with 0, 1, 2, 3 rounds to come."""

FEELS = 0.5
"""The least part of its limit that a cautious one says first."""

LIES_IN_WAIT = 0.5
"""On how many lots the sly say it at once; else they begin low."""

SURER = 0.5
"""How much less one misjudges a card if the next is the last."""

MEAN_FACE = sum(FACES) / len(FACES)


def worth(outlook: Outlook, cards: Sequence[Goods]) -> list[float]:
    """Dollars each of these cards adds to what one has."""
    have, table = own_of(outlook.view).gems, outlook.view.table
    before, crew = fortune(outlook, have), CREW_WORTH[table.rounds - table.round]
    roll = MEAN_FACE * (_best_gem(outlook, have) - before)
    return [
        fortune(outlook, plus(have, goods.gems)) - before + goods.crews * crew + goods.dice * roll
        for goods in cards
    ]


def _best_gem(outlook: Outlook, have: Gems) -> float:
    return max(fortune(outlook, plus(have, one(gem))) for gem in GEMS)


def unknown(view: View) -> tuple[AuctionCard, ...]:
    """Auction cards nobody has seen."""
    table = view.table
    seen = {goods.card for goods in table.gone}
    seen.update(slot.goods.card for slot in table.slots if slot.goods is not None)
    return tuple(card for card in AUCTION_DECK if card not in seen)


def limit(outlook: Outlook, goods: Goods) -> float:
    """Where one would rather wait: in the end there is a card for $250."""
    this, *others = worth(outlook, (goods, *(GOODS[card] for card in unknown(outlook.view))))
    better = this - sum(others) / len(others)
    later = _waiting(outlook.view) - 1
    astray = outlook.temper.astray * (1 if later else SURER)
    guess = astray * leaning(*secrets(outlook.view))
    return FIXED_PRICE + better + guess - outlook.temper.choosy * later


def secrets(view: View) -> tuple[int, ...]:
    """What lasts as long as the lot, and what no other seat knows."""
    own = own_of(view)
    return (seat_of(view), len(view.table.gone), own.cash, *own.gems)


def bid_or_pass(outlook: Outlook) -> Bid | Pass:
    view = outlook.view
    bidding, passing = offered(view, Bid), offered(view, Pass)
    goods = next(slot.goods for slot in view.table.slots if slot.fate == "now")
    assert goods is not None
    most = limit(outlook, GOODS[goods.card])
    if bidding is not None and (passing is None or span_of(bidding, "amount").least <= most):
        return made(Bid, bidding, amount=_call(outlook, most))
    assert passing is not None
    return made(Pass, passing)


def _call(outlook: Outlook, most: float) -> int:
    """A first call leaves something to say; after that at once to where one would end.

    All think nearly alike: whoever says it first has it, for the others would need $10 more. But
    where there is one rival only, and the card for $250 after this, each step may be saved.
    """
    bidding = offered(outlook.view, Bid)
    assert bidding is not None
    amounts = span_of(bidding, "amount")
    if not _has_spoken(outlook.view):
        quick = most * _first_part(outlook)
    elif _waiting(outlook.view) > 1:
        quick = most
    else:
        quick = amounts.least + (most - amounts.least) * outlook.temper.duels
    return max(amounts.least, min(int(quick) // RAISE * RAISE, amounts.most))


def _waiting(view: View) -> int:
    return sum(slot.fate == "waiting" for slot in view.table.slots)


def _has_spoken(view: View) -> bool:
    stage = view.table.stage
    return isinstance(stage, Bidding) and any(call.seat == view.seat for call in stage.bids)


def _first_part(outlook: Outlook) -> float:
    """The keen say it all at once, the cautious feel their way, the sly do now this, now that."""
    now = mood(*secrets(outlook.view))
    if _waiting(outlook.view) == 1:
        return FEELS + (1 - FEELS) * now * outlook.temper.duels
    match style(outlook.view):
        case "keen":
            return 1.0
        case "cautious":
            return FEELS + (1 - FEELS) * now
        case "sly":
            return 1.0 if now < LIES_IN_WAIT else FEELS * now


def take_best(outlook: Outlook) -> Take:
    taking = offered(outlook.view, Take)
    assert taking is not None
    have = own_of(outlook.view).gems
    gems = max(handfuls_of(taking, "gems"), key=lambda some: fortune(outlook, plus(have, some)))
    return made(Take, taking, gems=gems)
