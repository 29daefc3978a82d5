"""What an auction card is worth, and how far to go for it."""

from collections.abc import Sequence

from domain.choosing import made, offered, own_of, span_of
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
from domain.gem_trader.view_types import View
from tests.bench.frozen.gem_trader.outlook import Outlook, fortune
from tests.bench.frozen.gem_trader.reading import handfuls_of

CREW_WORTH = (40, 48, 50, 45)
"""Dollars an event card is worth with 0, 1, 2, 3 rounds to come."""

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
    waiting = sum(slot.fate == "waiting" for slot in outlook.view.table.slots)
    this, *others = worth(outlook, (goods, *(GOODS[card] for card in unknown(outlook.view))))
    better = this - sum(others) / len(others)
    return FIXED_PRICE + better - outlook.temper.choosy * (waiting - 1)


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
    """Quickly to where it becomes interesting, from there in the least steps."""
    bidding = offered(outlook.view, Bid)
    assert bidding is not None
    amounts = span_of(bidding, "amount")
    quick = int(most * outlook.temper.hurries) // RAISE * RAISE
    return max(amounts.least, min(quick, amounts.most))


def take_best(outlook: Outlook) -> Take:
    taking = offered(outlook.view, Take)
    assert taking is not None
    have = own_of(outlook.view).gems
    gems = max(handfuls_of(taking, "gems"), key=lambda some: fortune(outlook, plus(have, some)))
    return made(Take, taking, gems=gems)
