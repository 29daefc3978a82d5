"""What galleries paid and what the bank paid them."""

import pytest

from domain.modern_art import MODERN_ART
from domain.modern_art.purchases import purchases
from tests.laws import play_by_chance
from tests.story import Chance, seating


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", MODERN_ART.seats)
def test_purchases_are_worth_all_that_the_bank_paid(players: int, seed: int) -> None:
    """Money = 100 - spent + earned + banked."""
    table, facts = play_by_chance(MODERN_ART, seating(players), Chance(seed))
    bought = purchases(facts)
    for seat in table.seats:
        own = [purchase for purchase in bought if purchase.seat == seat]
        banked = sum(settlement.paid[seat] for settlement in table.settlements)
        assert sum(purchase.worth for purchase in own) == banked
        assert sum(purchase.paid for purchase in own) == table.players[seat].spent


def test_a_double_is_one_purchase_of_two_paintings() -> None:
    sizes = {
        len(purchase.pieces)
        for seed in range(4)
        for purchase in purchases(play_by_chance(MODERN_ART, seating(3), Chance(seed))[1])
    }
    assert sizes == {1, 2}
