"""When to play an event card, and on what."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from domain.choosing import made, offered, own_of
from domain.game import Seat
from domain.gem_trader.bots.later import kept_for, unseen
from domain.gem_trader.bots.outlook import Day, Outlook, fortune, on_day
from domain.gem_trader.bots.race import shown
from domain.gem_trader.bots.reading import handfuls_of, numbers_of, rivals_of
from domain.gem_trader.counts import minus, one, plus
from domain.gem_trader.moves import (
    ChangeMarket,
    CloseHarbour,
    CrewMove,
    EndTurn,
    Notarize,
    PickPocket,
    RaiseBonus,
    Scout,
    Smuggle,
    Swap,
    TalkDown,
    TalkUp,
)
from domain.gem_trader.pieces import (
    BONUS_STEP,
    GEMS,
    LEAST_PRICE,
    LEFTOVER,
    MARKETS,
    PRICE_STEP,
    Gem,
    Gems,
    MarketCard,
)
from domain.options import May

KEEP: dict[type[CrewMove], int] = {
    ChangeMarket: 60,
    TalkUp: 40,
    TalkDown: 40,
    RaiseBonus: 45,
    Smuggle: 20,
    PickPocket: 20,
    Swap: 50,
    Scout: 20,
    Notarize: 35,
    CloseHarbour: 50,
}
"""Dollars an event card must bring now, as long as there is another round to play it in."""


class Idea(Struct, frozen=True):
    """An event card to play, and what it brings above keeping it."""

    move: CrewMove
    gain: float


def play_or_end(outlook: Outlook) -> CrewMove | EndTurn:
    """The best idea first; then, the table being another, all is weighed anew."""
    best = max(ideas(outlook), key=lambda idea: idea.gain, default=None)
    if best is not None and best.gain > 0:
        return best.move
    ending = offered(outlook.view, EndTurn)
    assert ending is not None
    return made(EndTurn, ending)


def ideas(outlook: Outlook) -> Iterator[Idea]:
    last = outlook.view.table.round == outlook.view.table.rounds
    for move, gain in _gains(outlook):
        least = LEFTOVER if last or not outlook.temper.plans else KEEP[type(move)]
        yield Idea(move, gain - least)


Gain = tuple[CrewMove, float]


def _gains(outlook: Outlook) -> Iterator[Gain]:
    """Every way to play, and what it brings."""
    yield from _on_gems(outlook)
    yield from _to_hand(outlook)
    yield from _robberies(outlook)
    yield from _on_the_day(outlook)


# Cards that change the market


def _on_gems(outlook: Outlook) -> Iterator[Gain]:
    """Each of the four that name a gem, on each gem."""
    for kind, changed in ON_A_GEM.items():
        may = offered(outlook.view, kind)
        if may is not None:
            for gem in GEMS:
                yield made(kind, may, gem=gem), _better(outlook, changed(outlook, gem))


def _up(outlook: Outlook, gem: Gem) -> Day:
    return _talked(outlook, gem, PRICE_STEP)


def _down(outlook: Outlook, gem: Gem) -> Day:
    return _talked(outlook, gem, -PRICE_STEP)


def _raised(outlook: Outlook, gem: Gem) -> Day:
    bonuses = plus(outlook.day.bonuses, tuple([BONUS_STEP * n for n in one(gem)]))
    return replace(outlook.day, bonuses=bonuses)


def _talked(outlook: Outlook, gem: Gem, by: int) -> Day:
    """The price as it will be computed when the circuit ends (GT-26)."""
    market, prices = outlook.view.table.market, list(outlook.day.prices)
    talked = market.printed.prices[gem] + market.changes[gem] + by
    prices[gem] = max(LEAST_PRICE, talked)
    return replace(outlook.day, prices=tuple(prices))


def _closed(outlook: Outlook, gem: Gem) -> Day:
    return replace(outlook.day, closed=(*outlook.day.closed, gem))


OnAGem = TalkUp | TalkDown | RaiseBonus | CloseHarbour
ON_A_GEM: dict[type[OnAGem], Callable[[Outlook, Gem], Day]] = {
    TalkUp: _up,
    TalkDown: _down,
    RaiseBonus: _raised,
    CloseHarbour: _closed,
}
"""What each of them makes of the day."""


def _on_the_day(outlook: Outlook) -> Iterator[Gain]:
    notarizing = offered(outlook.view, Notarize)
    if notarizing is not None:
        yield made(Notarize, notarizing), _better(outlook, replace(outlook.day, notary=True))
    changing = offered(outlook.view, ChangeMarket)
    if changing is not None:
        gains = [_better(outlook, _other_day(outlook, card)) for card in _spare(outlook)]
        yield made(ChangeMarket, changing), sum(gains) / len(gains)
    scouting = offered(outlook.view, Scout)
    if scouting is not None and own_of(outlook.view).peek is None:
        yield made(Scout, scouting), _insight(outlook)


def _spare(outlook: Outlook) -> tuple[MarketCard, ...]:
    """Market cards that may lie on top of the unused ones."""
    peek = own_of(outlook.view).peek
    return tuple(card for card in unseen(outlook.view) if peek is None or card != peek.card)


def _other_day(outlook: Outlook, card: MarketCard) -> Day:
    """What has been played stays in force (GT-19)."""
    market, face = outlook.view.table.market, MARKETS[card]
    prices = tuple([max(LEAST_PRICE, n) for n in plus(face.prices, market.changes)])
    return replace(outlook.day, prices=prices, bonuses=plus(face.bonuses, market.raises))


def _better(outlook: Outlook, day: Day) -> float:
    """One's own gain, less a part of what the others gain."""
    have = own_of(outlook.view).gems
    changed = on_day(outlook.view, outlook.temper, day, outlook.later)
    mine = fortune(changed, have) - fortune(outlook, have)
    if not outlook.temper.envy:
        return mine
    return mine - outlook.temper.envy * (_theirs(outlook, day) - _theirs(outlook, outlook.day))


def _theirs(outlook: Outlook, day: Day) -> float:
    """What a rival, on the average, makes of what they were seen to take."""
    rivals = rivals_of(outlook.view)
    return sum(_sold(outlook, day, shown(outlook.view.table, s)) for s in rivals) / len(rivals)


def _sold(outlook: Outlook, day: Day, gems: Gems) -> float:
    kept = outlook.later
    each = [kept[g] if g in day.closed else max(kept[g], day.prices[g]) for g in GEMS]
    return sum([n * money for n, money in zip(gems, each, strict=True)])


def _insight(outlook: Outlook) -> float:
    """What knowing the next market is worth: one keeps or sells more wisely."""
    view, have, hidden = outlook.view, own_of(outlook.view).gems, unseen(outlook.view)
    days, lure = view.table.rounds - view.table.round, outlook.temper.lure
    now, told = fortune(outlook, have), 0.0
    for card in hidden:
        rest = kept_for(tuple(c for c in hidden if c != card), days - 1, lure)
        face = MARKETS[card]
        kept = tuple([max(face.prices[g] + lure * face.bonuses[g], rest[g]) for g in GEMS])
        told += fortune(on_day(view, outlook.temper, outlook.day, kept), have)
    return told / len(hidden) - now


# Cards that change what is behind the screens


def _to_hand(outlook: Outlook) -> Iterator[Gain]:
    have = own_of(outlook.view).gems
    before = fortune(outlook, have)
    smuggling = offered(outlook.view, Smuggle)
    if smuggling is not None:
        for gem in numbers_of(smuggling, "gem"):
            gain = fortune(outlook, plus(have, one(Gem(gem)))) - before
            yield made(Smuggle, smuggling, gem=gem), gain
    for may in outlook.view.options:
        if may.move == Swap.__name__:
            yield from _swaps(outlook, may, before)


def _swaps(outlook: Outlook, may: May, before: float) -> Iterator[Gain]:
    have = own_of(outlook.view).gems
    for back in handfuls_of(may, "back"):
        rest = minus(have, back)
        for gems in handfuls_of(may, "gems"):
            gain = fortune(outlook, plus(rest, gems)) - before
            yield made(Swap, may, back=back, gems=gems), gain


def _robberies(outlook: Outlook) -> Iterator[Gain]:
    """From whom one saw take what one would like to have."""
    robbing = offered(outlook.view, PickPocket)
    if robbing is not None:
        for victim in numbers_of(robbing, "victim"):
            loot = _loot(outlook, shown(outlook.view.table, Seat(victim)))
            yield made(PickPocket, robbing, victim=victim), loot * (1 + outlook.temper.envy)


def _loot(outlook: Outlook, gems: Gems) -> float:
    """A gem by chance."""
    if not any(gems):
        return 0.0
    have = own_of(outlook.view).gems
    before = fortune(outlook, have)
    gains = [fortune(outlook, plus(have, one(gem))) - before for gem in GEMS]
    return sum(n * gain for n, gain in zip(gems, gains, strict=True)) / sum(gems)
