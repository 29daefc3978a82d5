"""The bots: always something allowed, and what a player would call sensible."""

from collections.abc import Callable
from statistics import mean

import pytest

from domain.game import LEVELS, Level
from domain.modern_art import MODERN_ART
from domain.modern_art.bots.eyes import a_masters_eye, a_players_eye
from domain.modern_art.bots.forecast import forecast, payout
from domain.modern_art.bots.mind import Mind
from domain.modern_art.bots.outlook import outlook
from domain.modern_art.bots.thinking import EASY, STRONG, TEMPERS
from domain.modern_art.bots.worth import even_price, what_it_brings
from domain.modern_art.moves import (
    Bid,
    BidSealed,
    Decline,
    Hammer,
    Join,
    Leave,
    ModernArtMove,
    NamePrice,
    NoMore,
    Pass,
    PutUp,
    Take,
)
from domain.options import allows
from tests.bench.levels import margin, one_against, todays
from tests.bench.playing import opened, played_out
from tests.modern_art.tables import (
    CHRISTIN,
    KARL,
    KRYPTO,
    LITE,
    LOT,
    SPARE,
    YOKO,
    after,
    bids,
    given,
    names,
    on_sale,
    painting,
    seated,
)
from tests.story import ANN, BOB, CAT, DAN, Chance, Story

OPEN, ONCE, FIXED, DOUBLE, SEALED = (
    painting(YOKO, way) for way in ("open", "once", "fixed", "double", "sealed")
)
SURE = {YOKO: 3, LITE: 3, CHRISTIN: 1}
"""With the one on sale Yoko stands at four: it will hardly miss the top three."""


def asked(story: Story, seat: int, level: Level = "strong") -> ModernArtMove:
    view = story.sees(story.table.seats[seat])
    move = MODERN_ART.bot(view, level, Chance(1))
    assert allows(view.options, move)
    return move


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("humans", [0, 1])
def test_bots_only_ask_for_what_is_offered_and_finish_every_game(players: int, humans: int) -> None:
    luck = Chance(players)
    levels = tuple(LEVELS[seat % 3] for seat in range(players))

    def watched(view: object, level: Level, luck: Chance) -> ModernArtMove:
        move = MODERN_ART.bot(view, level, luck)  # type: ignore[arg-type]
        assert allows(view.options, move)  # type: ignore[attr-defined]
        return move

    table = opened(MODERN_ART, players, luck, humans)
    table = played_out(MODERN_ART, table, levels, luck, watched)  # type: ignore[arg-type]
    assert MODERN_ART.placings(table)


# Bidding


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_bids_what_he_does_not_have(level: Level) -> None:
    story = on_sale(OPEN, money={BOB: 2}, counts=SURE)
    move = asked(story, BOB, level)
    assert move == NoMore(LOT, 0) or (isinstance(move, Bid) and move.amount <= 2)
    poor = on_sale(SEALED, money={BOB: 0}, counts=SURE)
    assert asked(poor, BOB, level) == BidSealed(LOT, 0)


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_a_bot_bids_for_a_sure_artist_and_not_above_what_it_brings(level: Level) -> None:
    story = on_sale(OPEN, counts=SURE)
    assert isinstance(asked(story, BOB, level), Bid)
    dear = after(story, *bids((CAT, 60)))
    assert asked(dear, BOB, level) == NoMore(LOT, 60)


def test_a_host_lets_a_good_price_stand_that_a_guest_would_still_raise() -> None:
    """Money paid to a rival counts twice: what is paid to oneself need not be paid at all."""
    story = after(on_sale(OPEN, counts=SURE), *bids((CAT, 15)))
    assert isinstance(asked(story, BOB), Bid)
    assert asked(story, ANN) == NoMore(LOT, 15)


def test_to_buy_from_a_rival_is_dear_only_as_far_as_it_helps_him() -> None:
    """A guest goes to what it brings; a host far less; half a host in between."""
    story = on_sale(OPEN, counts=SURE)
    mind = mind_of(story, BOB)
    sale = story.table.sale
    guest, brings = even_price(mind, sale), what_it_brings(mind, sale)
    host = even_price(mind_of(story, ANN), sale)
    assert guest == pytest.approx(brings)
    assert brings / 2 < host < 0.65 * brings


def test_a_bot_that_hosts_hammers_when_nobody_would_raise() -> None:
    story = after(on_sale(OPEN, counts=SURE), *bids((CAT, 30)))
    story = after(story, *((seat, NoMore(LOT, 30)) for seat in (BOB, DAN, ANN)))
    for level in LEVELS:
        assert asked(story, ANN, level) in (Hammer(LOT, 30), Bid(LOT, 31))
    assert asked(story, ANN) == Hammer(LOT, 30)


def test_the_keen_jump_where_the_cautious_step() -> None:
    """Bob is keen; Cat, whose turn it is to be sly, waits for others to show their hands."""
    story = after(on_sale(OPEN, counts=SURE), *bids((ANN, 5)))
    keen, sly = asked(story, BOB), asked(story, CAT)
    cautious = asked(story, DAN)
    assert [mind_of(story, seat).style for seat in (BOB, CAT, DAN)] == ["keen", "sly", "cautious"]
    amounts = [move.amount for move in (keen, sly, cautious) if isinstance(move, Bid)]
    assert amounts[0] == amounts[1] > amounts[2] > 10
    early = asked(on_sale(OPEN, counts=SURE), CAT)
    assert isinstance(early, Bid)
    assert early.amount < amounts[2]


def test_two_bots_rarely_seal_the_same_amount() -> None:
    """Three guests that have the same, a hundred times."""
    story, tied = on_sale(SEALED, counts=SURE), 0
    for seed in range(100):
        amounts = sorted(sealed_by(story, seat, seed) for seat in (BOB, CAT, DAN))
        tied += amounts[-1] == amounts[-2]
    assert tied <= 20


def sealed_by(story: Story, seat: int, seed: int) -> int:
    move = MODERN_ART.bot(story.sees(story.table.seats[seat]), "strong", Chance(seed * 4 + seat))
    assert isinstance(move, BidSealed)
    return move.amount


def test_the_last_to_speak_bids_no_more_than_he_must() -> None:
    story = after(
        on_sale(ONCE, counts=SURE), (BOB, Bid(LOT, 3)), (CAT, Pass(LOT)), (DAN, Pass(LOT))
    )
    assert asked(story, ANN) == Bid(LOT, 4)


def test_a_price_above_the_value_is_left_and_a_present_is_taken() -> None:
    dear = after(on_sale(FIXED, counts=SURE), names(ANN, 70))
    assert asked(dear, BOB) == Leave(LOT)
    cheap = after(on_sale(FIXED, counts=SURE), names(ANN, 1))
    assert asked(cheap, BOB) == Take(LOT)


def test_a_host_asks_about_what_the_painting_is_worth() -> None:
    move = asked(on_sale(FIXED, counts=SURE), ANN)
    assert isinstance(move, NamePrice)
    assert 12 <= move.price <= 30


def test_the_earlier_tokens_are_paid_for() -> None:
    """A painting of an artist with 60 on the board is worth far more."""
    tokens = ((0, 0), (30, 30), (0, 0), (0, 0), (0, 0))
    rich = on_sale(OPEN, counts=SURE, tokens=tokens, round=3)
    assert what_it_brings(mind_of(rich, BOB), rich.table.sale) > 70
    assert isinstance(asked(after(rich, *bids((CAT, 40))), BOB), Bid)


# Selling


def test_a_bot_ends_the_round_when_its_own_wall_is_then_worth_most() -> None:
    mine, theirs = painting(KRYPTO, "sealed"), painting(LITE, "once")
    fifth = painting(KRYPTO, "once")
    table = seated(
        hands={ANN: (fifth, painting(LITE, "open", 1), painting(LITE, "sealed"))},
        walls={ANN: (mine, painting(KRYPTO, "fixed"), painting(KRYPTO, "double"))},
        counts={KRYPTO: 4, LITE: 3, YOKO: 3, CHRISTIN: 3},
        round=4,
        tokens=((0, 0, 0),) * 5,
    )
    assert theirs not in table.players[ANN].hand
    assert asked(given(table), ANN) == PutUp(LOT, fifth, None)


def test_a_bot_does_not_end_the_round_for_the_good_of_others() -> None:
    fifth, lite = painting(KRYPTO, "once"), painting(LITE, "sealed")
    walls = {BOB: (painting(KRYPTO, "sealed"), painting(KRYPTO, "fixed")), ANN: ()}
    counts = {KRYPTO: 4, LITE: 3, YOKO: 1}
    table = seated(hands={ANN: (fifth, lite, SPARE[0])}, walls=walls, counts=counts)
    assert asked(given(table), ANN) == PutUp(LOT, lite, None)


def test_a_bot_joins_for_half_of_a_good_price() -> None:
    story = on_sale(DOUBLE, hands={BOB: (SPARE[1], SEALED)}, counts={YOKO: 1, LITE: 2})
    assert asked(story, BOB) == Join(LOT, SEALED)


def test_who_cannot_join_declines() -> None:
    for level in LEVELS:
        assert asked(on_sale(DOUBLE), BOB, level) == Decline(LOT)


# Looking ahead


def test_a_finished_round_is_no_guess() -> None:
    counts, placed = (4, 2, 0, 0, 5), (10, 0, 0, 0, 20)
    certain = payout(counts, placed)
    assert certain == (30.0, 10.0, 0.0, 0.0, 50.0)
    assert forecast(counts, (0.2,) * 5, (3,) * 5, placed) == certain


def test_who_leads_is_worth_more_and_everybody_has_a_chance() -> None:
    values = forecast((3, 1, 1, 0, 0), (0.2,) * 5, (9,) * 5, (0,) * 5)
    assert values[0] == max(values)
    assert all(0 < value < 30 for value in values)


def test_an_artist_who_has_none_left_gets_no_further() -> None:
    values = forecast((0, 4, 3, 3, 0), (0.2,) * 5, (0, 9, 9, 9, 0), (0,) * 5)
    assert values[LITE] == 0.0
    assert values[KRYPTO] == 0.0
    assert values[KARL] > 0.0


def test_where_nothing_can_come_any_more_it_ends_as_it_stands() -> None:
    counts = (2, 1, 1, 0, 0)
    assert forecast(counts, (0.2,) * 5, (0,) * 5, (0,) * 5) == payout(counts, (0,) * 5)


@pytest.mark.parametrize("eye", [a_players_eye, a_masters_eye])
def test_a_surer_artist_looks_better(eye: Callable[..., tuple[float, ...]]) -> None:
    early = outlook(given(seated(counts={YOKO: 1})).sees(BOB))
    late = outlook(given(seated(counts={YOKO: 4})).sees(BOB))
    assert eye(late, late.counts)[YOKO] > eye(early, early.counts)[YOKO]


def test_what_is_unseen_is_counted_right() -> None:
    """One's own hand, the walls, the museum and the sale are seen: the rest is not."""
    walls = {CAT: (painting(YOKO, "once"),)}
    story = on_sale(OPEN, walls=walls, museum=(painting(YOKO, "fixed"),))
    look = outlook(story.sees(BOB))
    assert look.unseen[YOKO] == 13 - 3
    assert look.unseen[KRYPTO] == 16 - 1


def mind_of(story: Story, seat: int, level: Level = "strong") -> Mind:
    view = story.sees(story.table.seats[seat])
    return Mind(view, outlook(view), TEMPERS[level], Chance(1))


# Levels


@pytest.mark.parametrize(("better", "worse"), [("strong", "medium"), ("medium", "easy")])
def test_a_better_level_earns_clearly_more_than_three_of_the_level_below(
    better: Level, worse: Level
) -> None:
    one, rest = todays(MODERN_ART, better), todays(MODERN_ART, worse)
    ends = [one_against(MODERN_ART, 4, one, rest, seed) for seed in range(24)]
    assert mean(margin(*end) for end in ends) > 15


def test_a_player_and_a_master_look_with_different_eyes() -> None:
    assert EASY.eye is a_players_eye
    assert STRONG.eye is a_masters_eye


@pytest.mark.parametrize("level", LEVELS)
def test_a_guess_lasts_for_the_whole_sale(level: Level) -> None:
    story = on_sale(OPEN, counts=SURE)
    later = after(story, *bids((CAT, 5)))
    assert mind_of(story, BOB, level).guess == mind_of(later, BOB, level).guess


def test_only_the_strong_do_not_misjudge_what_is_on_sale() -> None:
    story = on_sale(OPEN, counts=SURE)
    guesses = [mind_of(story, BOB, level).guess for level in LEVELS]
    assert guesses[2] == 1 != guesses[1] != guesses[0]
