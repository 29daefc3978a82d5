"""The rulebook has the numbers of the box."""

from domain.tycoon import pieces
from domain.tycoon.quotes import net, price
from tests.rulebooks import BOOKS, numbers, rows


def test_the_cards_and_deck_are_those_of_the_box() -> None:
    assert [tuple(row) for row in rows("tycoon", "era")] == list(pieces.NAMES)
    for row in rows("tycoon", "players | cards"):
        players, cards, rounds, wanted, left = numbers(row)
        assert cards == players * pieces.CARDS_OF_AN_ERA - 1
        assert rounds == pieces.rounds_for(players)
        assert (wanted, left) == (rounds * (players - 1), cards - rounds * (players - 1))


def test_house_prices_are_what_the_house_pays() -> None:
    for row in rows("tycoon", "bonus"):
        bonus, *prices = numbers(row)
        assert prices == [*(price(star, bonus) for star in pieces.STARS), net(pieces.RED, bonus)]


def test_the_red_tax_is_that_of_the_box() -> None:
    assert f"\n| red tax (红卡税), of a price | {pieces.RED_TAX_PERCENT}% |\n" in BOOKS["tycoon"]
