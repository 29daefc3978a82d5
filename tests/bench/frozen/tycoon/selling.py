"""What to sell to the house, and when: while it pays more than a card is worth to the end."""

from collections.abc import Iterator

from domain.choosing import offered
from domain.tycoon.moves import CloseWindow, SayReady, Sell, TakeReadyBack
from domain.tycoon.pieces import Card, star_of, title_of
from domain.tycoon.quotes import net, sales
from domain.tycoon.view_types import View
from tests.bench.frozen.tycoon.mind import Mind
from tests.bench.frozen.tycoon.reading import made

WindowMove = Sell | SayReady | CloseWindow | TakeReadyBack


def use_window(mind: Mind) -> WindowMove:
    """Sell what is better sold, all at once; then be ready."""
    if offered(mind.view, Sell) and (cards := best_sold(mind)):
        return made(mind.view, Sell, cards=cards)
    return leave_window(mind.view)


def leave_window(view: View) -> SayReady | CloseWindow | TakeReadyBack:
    """Ready, or close when all are; one who is ready already can only take it back."""
    if offered(view, SayReady):
        return made(view, SayReady)
    if offered(view, CloseWindow):
        return made(view, CloseWindow)
    return made(view, TakeReadyBack)


def best_sold(mind: Mind) -> tuple[Card, ...]:
    """The card with most to gain first; each sale lowers its star's bonus for the next (TY-13)."""
    sold: list[Card] = []
    bonuses = mind.view.table.bonuses
    while (card := _best_sale(mind, bonuses)) is not None:
        sold.append(card)
        bonuses = sales((card,), bonuses)[0].bonuses
        mind = mind.without(card)
    return tuple(sold)


def _best_sale(mind: Mind, bonuses: tuple[int, ...]) -> Card | None:
    gains = ((_gain(mind, card, bonuses), card) for card in one_of_each(mind.outlook.hand))
    gain, card = max(gains, default=(0.0, None))
    return card if gain > 0 else None


def _gain(mind: Mind, card: Card, bonuses: tuple[int, ...]) -> float:
    star = star_of(card)
    return net(star, bonuses[star - 1]) - mind.costs(card)


def one_of_each(hand: tuple[Card, ...]) -> Iterator[Card]:
    """Cards of one title are alike: one speaks for all."""
    return iter({title_of(card): card for card in hand}.values())
