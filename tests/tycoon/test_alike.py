"""Cards of one title are alike: no view and no option tells which of them lies where (B-11)."""

from typing import Any

import msgspec
import pytest

from domain.game import Seat
from domain.luck import Luck, shuffled
from domain.tycoon import TYCOON
from domain.tycoon.changes import with_card
from domain.tycoon.moves import Sell
from domain.tycoon.pieces import CARDS_OF_AN_ERA, PLAYERS, STARS_OF_AN_ERA, Card, cards_of
from domain.tycoon.purchases import purchases
from domain.tycoon.table import Table
from tests.laws import play_by_chance
from tests.story import ANN, Chance, seating
from tests.tycoon.tables import LOT, TANG_1, TANG_2, given, offering, seated, window

STRIDE = 7
CARD_FIELDS = {"card", "cards", "deck", "other"}
"""The fields of facts that name cards."""


def copies(card: int) -> list[int]:
    """The numbers that the cards of this title would bear if each had its own."""
    era, place = divmod(card, CARDS_OF_AN_ERA)
    star = STARS_OF_AN_ERA[place]
    places = [at for at, other in enumerate(STARS_OF_AN_ERA) if other == star]
    return [era * CARDS_OF_AN_ERA + at for at in places]


def told_apart(fact: Any, luck: Luck) -> Any:
    """The same fact with any copy for each of its cards; of the deck, each copy once."""
    changed = {
        name: _copied(getattr(fact, name), luck)
        for name in CARD_FIELDS & set(fact.__struct_fields__)
    }
    return msgspec.structs.replace(fact, **changed)


def _copied(held: Any, luck: Luck) -> Any:
    if held is None:
        return None
    if isinstance(held, int):
        return Card(shuffled(luck, copies(held))[0])
    stacks = {card: shuffled(luck, copies(card)) for card in {copies(card)[0] for card in held}}
    return tuple(Card(stacks[copies(card)[0]].pop()) for card in held)


def looks(table: Table) -> list[bytes]:
    """What everybody, and a spectator, is sent."""
    eyes: list[Seat | None] = [*table.seats, None]
    return [msgspec.json.encode(TYCOON.view(table, seat)) for seat in eyes]


def lines(table: Table, fact: Any) -> bytes:
    return msgspec.json.encode(TYCOON.tell(table, fact))


@pytest.mark.parametrize("seed", range(12))
def test_who_is_dealt_which_of_the_alike_is_seen_by_nobody(seed: int) -> None:
    """Another copy for every card, wherever it lies: each view is the same to the byte."""
    luck = Chance(seed)
    _, facts = play_by_chance(TYCOON, seating(3 + seed % 4), luck)
    here = there = TYCOON.empty
    for number, fact in enumerate(facts):
        copied = told_apart(fact, luck)
        assert lines(here, fact) == lines(there, copied)
        here, there = TYCOON.evolve(here, fact), TYCOON.evolve(there, copied)
        if number % STRIDE == 0:
            assert looks(here) == looks(there)
    assert purchases(facts) == purchases(told_apart(fact, luck) for fact in facts)


def numbers_in(facts: list[Any]) -> set[int]:
    """Every card that a fact names."""
    found = [getattr(fact, n) for fact in facts for n in CARD_FIELDS & set(fact.__struct_fields__)]
    return {
        card
        for held in found
        if held is not None
        for card in (held if isinstance(held, tuple) else (held,))
    }


@pytest.mark.parametrize("players", PLAYERS)
def test_alike_cards_bear_one_number_wherever_a_fact_names_them(players: int) -> None:
    _, facts = play_by_chance(TYCOON, seating(players), Chance(players))
    numbers = numbers_in(facts)
    assert len(numbers) > players
    assert all(card == copies(card)[0] for card in numbers)


def test_a_box_holds_three_three_two_and_a_red_of_each_title() -> None:
    assert [cards_of(0).count(card) for card in dict.fromkeys(cards_of(0))] == [3, 3, 2, 1]


def test_of_alike_cards_the_one_held_longest_goes_first() -> None:
    """Only what was paid for them tells one from another, to their owner alone."""
    table = with_card(with_card(seated(), ANN, TANG_1, 12), ANN, TANG_1, 20)
    story = given(window(table)).when(ANN, Sell(LOT, (TANG_1,), table.bonuses)).accepted()
    assert story.table.players[ANN].hand == (TANG_1,)
    assert story.table.players[ANN].paid == (20,)


def test_a_card_held_twice_is_offered_once() -> None:
    """A free trade names a title (TY-62)."""
    table = offering(seated(hands={ANN: (TANG_1, TANG_1, TANG_2)}))
    offers = [may for may in TYCOON.options(table, ANN) if may.move == "OfferTrade"]
    assert {may.fields["card"] for may in offers} == {(TANG_1, TANG_2)}
