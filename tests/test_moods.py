"""Moods: a bot remembers nothing, and is yet the same from one question to the next."""

import itertools
from statistics import mean

from domain.moods import STYLES, leaning, liked, mood, style_of
from tests.story import Chance

MANY = [(seat, lot, gold) for seat in range(6) for lot in range(20) for gold in range(0, 150, 10)]


def test_from_the_same_numbers_comes_the_same_mood() -> None:
    assert mood(1, 2, 3) == mood(1, 2, 3) != mood(1, 3, 2)


def test_moods_are_even_from_0_to_1() -> None:
    tenths = [int(mood(*numbers) * 10) for numbers in MANY]
    counts = [tenths.count(tenth) for tenth in range(10)]
    assert sum(counts) == len(MANY)
    assert min(counts) > 0.7 * len(MANY) / 10


def test_a_guess_goes_astray_both_ways_alike_and_seldom_far() -> None:
    guesses = [leaning(*numbers) for numbers in MANY]
    assert abs(mean(guesses)) < 0.03
    assert 0.2 < mean(abs(guess) > 0.5 for guess in guesses) < 0.3


def test_no_two_seats_like_the_same_amounts() -> None:
    """But for one number of five, which is any."""
    chosen = [{liked(Chance(n), range(100, 140), seat, 4) for n in range(40)} for seat in range(4)]
    own = [mean(amount % 4 == seat for amount in amounts) for seat, amounts in enumerate(chosen)]
    assert all(0.5 < part < 1 for part in own)


def test_who_likes_none_of_the_amounts_takes_any() -> None:
    assert {liked(Chance(n), (5, 9), 0, 4) for n in range(20)} == {5, 9}


def test_neighbours_differ_in_style() -> None:
    for shift in range(9):
        styles = [style_of(seat, shift) for seat in range(6)]
        assert set(styles) == set(STYLES)
        assert all(one != other for one, other in itertools.pairwise(styles))
