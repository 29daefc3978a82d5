"""How bots play: what each level sees, and that all of them keep to the rules and to their gold."""

from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest
from msgspec.structs import replace

from domain.auctions import Call, Lot
from domain.auctions.sealed import Sealed
from domain.game import LEVELS, Level, Move, Seat
from domain.luck import Luck, picked
from domain.moods import STYLES, Style
from domain.options import allows
from domain.tycoon import TYCOON
from domain.tycoon.bots.holdings import final_worth, holdings, income
from domain.tycoon.bots.mind import Mind
from domain.tycoon.bots.outlook import cards_to_draw, outlook, unseen
from domain.tycoon.bots.thinking import STRONG
from domain.tycoon.moves import (
    AnswerTrade,
    AnswerWish,
    Bid,
    BidSealed,
    ChooseSeller,
    NoMore,
    OfferTrade,
    PickBlind,
    SayReady,
    Sell,
    SkipTrade,
    SkipWish,
    TycoonMove,
    Wish,
)
from domain.tycoon.pieces import VARIANTS, Card, era_of, is_red, star_of
from domain.tycoon.scoring import red_income, worths
from domain.tycoon.stages import Picking, Sealing, TradeAsked, WishAsked, WishChoice
from domain.tycoon.sums import payment
from domain.tycoon.table import Slot, Table
from domain.tycoon.view_types import View
from tests.bench.levels import margin, one_against, todays
from tests.bench.playing import opened, played_out, steps
from tests.laws import next_command
from tests.story import ANN, BOB, CAT, Chance
from tests.tycoon.bank import check_nothing_is_lost
from tests.tycoon.playing import played
from tests.tycoon.tables import (
    SONG,
    SONG_1,
    SONG_3,
    SONG_RED,
    TANG,
    TANG_1,
    TANG_2,
    TANG_3,
    TANG_RED,
    offering,
    outcry,
    sealing,
    seated,
    title,
    trading,
    window,
)

HIGH_BONUSES = (30, 30, 30, 30)
FACES = range(1, 7)
DECK = (SONG_1, TANG_3, SONG_3) * 4
LAST_ROUND = 6

at_every_level = pytest.mark.parametrize("level", LEVELS)
for_thinkers = pytest.mark.parametrize("level", LEVELS[1:])
with_players = pytest.mark.parametrize("players", TYCOON.seats)


def move_of(table: Table, seat: Seat, level: Level = "strong", seed: int = 1) -> TycoonMove:
    """What the bot does, and that it is allowed."""
    view = TYCOON.view(table, seat)
    move = TYCOON.bot(view, level, Chance(seed))
    assert allows(view.options, move)
    return move


def mind_of(table: Table, seat: Seat) -> Mind:
    view = TYCOON.view(table, seat)
    return Mind(view, outlook(view, STRONG.crowd), STRONG, Chance(1))


# Bidding


def goes_to(table: Table, seat: Seat, lot_card: Card, level: Level) -> int:
    """The highest price at which it still raises; 0 if it never does."""
    highest = 0
    for amount in range(4, 150):
        rival = Call(CAT, amount)
        move = move_of(outcry(table, lot_card, rival), seat, level)
        if isinstance(move, Bid):
            highest = move.amount
    return highest


@for_thinkers
def test_it_pays_more_for_the_card_that_completes_its_set(level: Level) -> None:
    near = seated(hands={ANN: (TANG_1, TANG_2)}, deck=DECK)
    far = seated(hands={ANN: (SONG_1, TANG_2)}, deck=DECK)
    assert goes_to(near, ANN, TANG_3, level) > goes_to(far, ANN, TANG_3, level) + 5


@for_thinkers
def test_it_pays_more_for_a_card_of_the_era_whose_red_it_holds(level: Level) -> None:
    with_red = seated(hands={ANN: (TANG_RED,)}, deck=DECK)
    without = seated(hands={ANN: (SONG_1,)}, deck=DECK)
    assert goes_to(with_red, ANN, TANG_2, level) > goes_to(without, ANN, TANG_2, level)


def test_it_pays_less_for_a_red_card_when_few_rounds_are_left() -> None:
    early = seated(hands={ANN: (TANG_1, TANG_2, TANG_3)}, deck=DECK)
    late = replace(early, round=LAST_ROUND, deck=())
    assert goes_to(early, ANN, TANG_RED, "strong") > goes_to(late, ANN, TANG_RED, "strong")


def test_it_bids_higher_with_the_discount_of_its_own_pick() -> None:
    table = seated(hands={ANN: (TANG_1, TANG_2)}, deck=DECK)
    high = Call(CAT, goes_to(table, ANN, TANG_3, "strong"))
    assert isinstance(move_of(outcry(table, TANG_3, high), ANN), NoMore)
    assert isinstance(move_of(outcry(table, TANG_3, high, picked=True), ANN), Bid)


def test_it_bids_lower_where_luxury_is_taxed() -> None:
    table = seated(hands={ANN: (TANG_1, TANG_2, TANG_3)}, deck=DECK)
    taxed = seated(hands={ANN: (TANG_1, TANG_2, TANG_3, SONG_RED)}, deck=DECK)
    assert goes_to(taxed, ANN, TANG_RED, "strong") < goes_to(table, ANN, TANG_RED, "strong")


def styled(style: Style, **changes: Any) -> Table:
    """A table at which Ann is of this style: it comes from the eras."""
    for first in range(len(STYLES)):
        table = seated(deck=DECK, **changes)
        table = replace(table, eras=(first, *table.eras[1:]))
        if mind_of(table, ANN).style == style:
            return table
    raise AssertionError(style)


def called(style: Style, *bids: Call) -> int:
    move = move_of(outcry(styled(style), TANG_3, *bids), ANN)
    assert isinstance(move, Bid)
    return move.amount


def test_the_keen_go_at_once_to_what_anybody_gives_and_the_cautious_half_way() -> None:
    """TANG_3 is worth 30 to anybody; the start price is 15."""
    assert called("keen", Call(CAT, 15)) >= 26
    assert 18 < called("cautious", Call(CAT, 15)) < called("keen", Call(CAT, 15))


def test_the_sly_open_at_the_start_price_and_jump_when_others_have_bid() -> None:
    assert called("sly") == 15
    assert called("sly", Call(CAT, 15)) == called("keen", Call(CAT, 15))


def test_above_what_anybody_gives_nobody_shows_all_he_would_give() -> None:
    table = seated(hands={ANN: (TANG_1, TANG_2)}, deck=DECK)
    most = goes_to(table, ANN, TANG_3, "strong")
    move = move_of(outcry(table, TANG_3, Call(CAT, most - 12)), ANN)
    assert isinstance(move, Bid)
    assert most - 10 <= move.amount < most - 4


def test_two_bots_rarely_seal_the_same_amount() -> None:
    """Three that have the same, a hundred times."""
    tied = 0
    table = sealing(seated(deck=DECK), TANG_2)
    for seed in range(100):
        amounts = sorted(sealed_by(table, seat, seed) for seat in (ANN, BOB, CAT))
        tied += amounts[-1] == amounts[-2]
    assert tied <= 20


def sealed_by(table: Table, seat: Seat, seed: int) -> int:
    move = move_of(table, seat, seed=seed * 3 + seat)
    assert isinstance(move, BidSealed)
    return move.amount


def test_who_tied_does_not_stick_to_the_same_amount() -> None:
    """TY-38: the card would be lost for both."""
    tied = (Call(ANN, 13), Call(BOB, 13), Call(CAT, 9))
    table = sealing(seated(deck=DECK), TANG_1)
    stage = table.stage
    assert isinstance(stage, Sealing)
    again = replace(stage, attempt=1, auction=Sealed((ANN, BOB)), opened=(tied,))
    amounts = {sealed_by(replace(table, stage=again), ANN, seed) for seed in range(20)}
    assert len(amounts) > 3


def test_the_rich_sell_their_blind_card_openly_and_the_poor_under_cover() -> None:
    rich = window(seated(gold={ANN: 150, BOB: 150}), cards=(TANG_1, TANG_2))
    poor = window(seated(gold={ANN: 20, BOB: 150}), cards=(TANG_1, TANG_2))
    rich, poor = replace(rich, stage=Picking()), replace(poor, stage=Picking())
    assert isinstance(move := move_of(rich, ANN), PickBlind)
    assert move.openly
    assert isinstance(move := move_of(poor, ANN), PickBlind)
    assert not move.openly


@at_every_level
def test_it_says_no_more_when_the_price_is_above_its_worth(level: Level) -> None:
    table = outcry(seated(deck=DECK), TANG_1, Call(CAT, 60))
    assert move_of(table, ANN, level) == NoMore(Lot(1), 60)


@at_every_level
def test_a_human_who_is_kept_and_leads_alone_lets_the_hammer_fall(level: Level) -> None:
    table = replace(outcry(seated(), TANG_1, Call(ANN, 5)), lone_human=ANN)
    assert move_of(table, ANN, level) == NoMore(Lot(1), 5)


@at_every_level
def test_without_gold_it_gives_up_a_sealed_auction(level: Level) -> None:
    table = sealing(seated(gold={ANN: 0}), TANG_2)
    assert move_of(table, ANN, level) == BidSealed(Lot(1), 0, 0)


def test_it_bids_below_its_worth_under_cover() -> None:
    table = seated(hands={ANN: (TANG_1, TANG_2)}, deck=DECK)
    worth = mind_of(outcry(table, TANG_3), ANN).adds(TANG_3)
    for seed in range(20):
        move = move_of(sealing(table, TANG_3), ANN, seed=seed)
        assert isinstance(move, BidSealed)
        assert 0 < move.amount < worth


def test_it_needs_no_more_than_others_have() -> None:
    """Nobody else can pay more than 3: higher bids win nothing more."""
    table = seated(hands={ANN: (TANG_1, TANG_2)}, gold={BOB: 3, CAT: 0}, deck=DECK)
    move = move_of(sealing(table, TANG_3), ANN)
    assert isinstance(move, BidSealed)
    assert 3 <= move.amount <= 10


def test_it_counts_every_one_of_those_alike_that_it_knows_of() -> None:
    """One in hand, one unsold, one that another bought this round: there is no fourth."""
    table = seated(hands={ANN: (TANG_1, SONG_1)}, unsold=(TANG_1,))
    bought = Slot(Lot(1), TANG_1, "open", fate="sold", buyer=BOB, paid=9)
    view = TYCOON.view(replace(trading(table), slots=(bought,)), ANN)
    assert unseen(outlook(view, 0), TANG, 1) == 0
    assert unseen(outlook(view, 0), SONG, 1) == 2


def test_what_it_bought_this_round_is_in_its_hand_and_counted_once() -> None:
    bought = Slot(Lot(1), TANG_1, "open", fate="sold", buyer=ANN, paid=9)
    table = replace(trading(seated(hands={ANN: (TANG_1,)})), slots=(bought,))
    assert unseen(outlook(TYCOON.view(table, ANN), 0), TANG, 1) == 2


def test_by_the_variant_unsold_cards_are_still_to_come_where_the_deck_falls_short() -> None:
    """TY-03: five are wanted in each of two more rounds, three lie in the deck."""
    six = seated(6, round=10, deck=(SONG_1,) * 3, unsold=(TANG_1, TANG_1))
    plain = TYCOON.view(trading(six), ANN)
    varied = TYCOON.view(trading(replace(six, variants=VARIANTS)), ANN)
    assert cards_to_draw(plain.table) == 3
    assert cards_to_draw(varied.table) == 5
    assert unseen(outlook(plain, 0), TANG, 1) == 1
    assert unseen(outlook(varied, 0), TANG, 1) == 3


def test_by_the_variant_too_they_are_gone_where_the_deck_lasts() -> None:
    table = replace(seated(deck=DECK, unsold=(TANG_1,)), variants=VARIANTS)
    view = TYCOON.view(trading(table), ANN)
    assert unseen(outlook(view, 0), TANG, 1) == 2


# Selling


@for_thinkers
def test_it_sells_a_second_card_alike_when_the_house_pays_above_its_worth(level: Level) -> None:
    hand = (TANG_1, TANG_1)
    table = seated(hands={ANN: hand}, bonuses=HIGH_BONUSES, round=LAST_ROUND)
    move = move_of(window(table, cards=(SONG_1,)), ANN, level)
    assert isinstance(move, Sell)
    assert set(move.cards) <= set(hand)


@for_thinkers
def test_it_keeps_a_set_at_any_price_of_the_house(level: Level) -> None:
    table = seated(hands={ANN: (TANG_1, TANG_2, TANG_3)}, bonuses=HIGH_BONUSES, round=LAST_ROUND)
    assert move_of(window(table), ANN, level) == SayReady(Lot(1))


@for_thinkers
def test_it_keeps_what_the_house_pays_less_for_than_its_face(level: Level) -> None:
    table = seated(hands={ANN: (TANG_1, SONG_3)}, bonuses=(-10,) * 4, round=LAST_ROUND)
    assert move_of(window(table), ANN, level) == SayReady(Lot(1))


def test_it_sells_until_the_falling_price_meets_the_face() -> None:
    hand = (TANG_1, TANG_1, SONG_1, SONG_1)
    table = seated(hands={ANN: hand}, bonuses=(20, 0, 0, 0), round=LAST_ROUND)
    move = move_of(window(table, cards=(TANG_2,)), ANN)
    assert isinstance(move, Sell)
    assert len(move.cards) == 2


def test_in_the_last_window_a_red_without_its_set_is_sold_at_any_price() -> None:
    table = seated(hands={ANN: (TANG_RED,)}, bonuses=(0, 0, 0, -60), round=LAST_ROUND)
    move = move_of(window(table, cards=(SONG_1,)), ANN)
    assert move == Sell(Lot(1), (TANG_RED,), table.bonuses)


# Trading


def wish_asked(table: Table, star: int, gold: int) -> Table:
    return trading(table, WishAsked(title(TANG, star), gold))


@at_every_level
def test_it_refuses_a_wish_below_worth(level: Level) -> None:
    table = seated(hands={BOB: (TANG_3,)}, deck=DECK)
    assert move_of(wish_asked(table, 3, 20), BOB, level) == AnswerWish(1, sells=False)


@at_every_level
def test_it_grants_a_wish_that_pays_far_more_than_worth(level: Level) -> None:
    table = seated(hands={BOB: (TANG_3,)}, deck=DECK)
    assert move_of(wish_asked(table, 3, 80), BOB, level) == AnswerWish(1, sells=True)


@for_thinkers
def test_it_does_not_sell_a_card_out_of_its_set_for_the_price_of_one(level: Level) -> None:
    table = seated(hands={BOB: (TANG_1, TANG_2, TANG_3)}, deck=DECK)
    assert move_of(wish_asked(table, 3, 45), BOB, level) == AnswerWish(1, sells=False)


def test_the_red_tax_counts_when_it_answers_a_wish() -> None:
    """A red of little use to it: 45 would do, but 9 of them are tax."""
    table = seated(hands={BOB: (TANG_RED,)}, bonuses=HIGH_BONUSES, deck=DECK)
    keep = mind_of(wish_asked(table, 4, 1), BOB).costs(TANG_RED)
    asked = wish_asked(table, 4, round(keep) + 5)
    assert move_of(asked, BOB) == AnswerWish(1, sells=False)
    assert move_of(wish_asked(table, 4, round(keep * 2)), BOB) == AnswerWish(1, sells=True)


@for_thinkers
def test_it_wishes_for_the_card_its_set_lacks_at_a_price_that_leaves_a_gain(level: Level) -> None:
    hands = {ANN: (TANG_1, TANG_2, TANG_RED), BOB: (TANG_3, SONG_1), CAT: (SONG_3,)}
    table = trading(seated(hands=hands, deck=DECK))
    move = move_of(table, ANN, level)
    assert isinstance(move, Wish)
    assert move.title == title(TANG, 3)
    assert 30 <= move.gold < mind_of(table, ANN).adds(TANG_3)


@at_every_level
def test_without_gold_it_wishes_for_nothing(level: Level) -> None:
    table = trading(seated(hands={ANN: (TANG_1, TANG_2)}, gold={ANN: 0}))
    assert move_of(table, ANN, level) == SkipWish(1)


@at_every_level
def test_of_those_who_sell_it_chooses_who_is_furthest_behind(level: Level) -> None:
    hands = {BOB: (TANG_3, SONG_1), CAT: (TANG_3,)}
    table = trading(seated(hands=hands), WishChoice(title(TANG, 3), 40, (BOB, CAT)))
    assert move_of(table, ANN, level) == ChooseSeller(1, CAT)


def test_it_offers_a_spare_card_to_the_one_who_holds_the_red_of_its_era() -> None:
    table = offering(seated(hands={ANN: (TANG_2,), BOB: (TANG_RED,)}, deck=DECK))
    move = move_of(table, ANN)
    assert isinstance(move, OfferTrade)
    assert (move.card, move.to) == (TANG_2, BOB)


@at_every_level
def test_with_nothing_to_gain_it_offers_nothing(level: Level) -> None:
    table = offering(seated(hands={ANN: (TANG_1, TANG_2, TANG_3)}, round=LAST_ROUND))
    assert move_of(table, ANN, level) == SkipTrade(LAST_ROUND)


def trade_asked(table: Table, offered: Card, gold: int, star: int | None) -> Table:
    asked = None if star is None else title(TANG, star)
    return trading(table, TradeAsked(BOB, offered, gold, asked))


@for_thinkers
def test_it_accepts_a_trade_that_completes_its_set(level: Level) -> None:
    table = seated(hands={ANN: (TANG_3,), BOB: (TANG_1, TANG_1, TANG_2)}, deck=DECK)
    assert move_of(trade_asked(table, TANG_3, 35, None), BOB, level) == AnswerTrade(1, agrees=True)
    assert move_of(trade_asked(table, TANG_3, 5, 1), BOB, level) == AnswerTrade(1, agrees=True)


@for_thinkers
def test_it_refuses_a_trade_that_breaks_its_set(level: Level) -> None:
    table = seated(hands={ANN: (SONG_3,), BOB: (TANG_1, TANG_2, TANG_3)}, deck=DECK)
    assert move_of(trade_asked(table, SONG_3, 0, 3), BOB, level) == AnswerTrade(1, agrees=False)


@at_every_level
def test_it_refuses_what_it_does_not_have(level: Level) -> None:
    table = seated(hands={ANN: (TANG_3,), BOB: (TANG_1,)}, gold={BOB: 1})
    assert move_of(trade_asked(table, TANG_3, 0, 2), BOB, level) == AnswerTrade(1, agrees=False)
    assert move_of(trade_asked(table, TANG_3, 2, None), BOB, level) == AnswerTrade(1, agrees=False)


# At every table


def watched(view: View, level: Level, luck: Luck) -> Move:
    """The bot, whose every move must be allowed and bear the worst face of the die."""
    move = TYCOON.bot(view, level, luck)
    assert allows(view.options, move), (level, move, view.options)
    if isinstance(move, Bid | BidSealed):
        assert worst_price(view, move.amount) <= view.table.collectors[view.seat or 0].gold
    return move


def worst_price(view: View, amount: int) -> int:
    """What it would pay at the worst face; nothing for a sealed 0, which gives up."""
    assert view.own is not None
    terms = view.own.terms
    assert terms is not None
    return max(payment(amount, face, terms).pay for face in FACES) if amount else 0


def mixed_levels(players: int, luck: Luck) -> list[Level]:
    return [picked(luck, LEVELS) for _ in range(players)]


@with_players
@pytest.mark.parametrize("humans", [0, 1])
def test_bots_of_all_levels_move_as_allowed_never_risk_a_default_and_end(
    players: int, humans: int
) -> None:
    """With one human, whom a bot replaces, no clock helps them to an end."""
    for seed in range(12):
        luck = Chance(seed)
        table = opened(TYCOON, players, luck, humans, VARIANTS if seed % 2 else ())
        levels = mixed_levels(players, luck)
        assert TYCOON.placings(played_out(TYCOON, table, levels, luck, watched))


@with_players
def test_bots_move_as_allowed_wherever_chance_leads(players: int) -> None:
    """Tables that no bot would bring about: hands, debts and bans of a game by chance."""
    for seed in range(4):
        luck = Chance(100 + seed)
        for table, asked in tables_by_chance(players, luck):
            for seat in asked:
                watched(TYCOON.view(table, seat), picked(luck, LEVELS), luck)


def tables_by_chance(players: int, luck: Luck) -> Iterator[tuple[Table, tuple[Seat, ...]]]:
    """Every table of a game in which all move by chance, and who is asked there."""
    table = opened(TYCOON, players, luck)
    while wait := TYCOON.waits(table):
        yield table, wait.asked
        facts = TYCOON.decide(table, next_command(TYCOON, table, wait, luck), luck)
        table = TYCOON.replay(facts, table)


@with_players
def test_a_game_of_strong_bots_conserves_gold_and_cards(players: int) -> None:
    luck = Chance(players)
    facts: list[Any] = []
    table = opened(TYCOON, players, luck)
    for after, fresh in steps(TYCOON, table, ["strong"] * players, luck, TYCOON.bot):
        table, facts = after, facts + fresh
    check_nothing_is_lost(table, facts)


@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("strong", "medium")])
def test_a_better_level_scores_more_than_three_of_the_level_below(
    better: Level, worse: Level
) -> None:
    one, rest = todays(TYCOON, better), todays(TYCOON, worse)
    ends = [one_against(TYCOON, 4, one, rest, seed) for seed in range(24)]
    assert mean(margin(*end) for end in ends) > 5


@pytest.mark.parametrize("seed", range(6))
def test_bots_count_a_collection_as_the_rules_do(seed: int) -> None:
    table, _ = played(3 + seed % 4, seed)
    for player in table.players:
        held = holdings(player.hand)
        counted = sum(final_worth(one) for one in held.values())
        scored = sum(era.worth - era.forfeited for era in worths(player.hand, table.eras))
        assert counted == scored
        assert sum(income(one) for one in held.values()) == red_income(player.hand)
        assert sum(one[3] for one in held.values()) == sum(map(is_red, player.hand))
        assert all(held[era_of(card)][star_of(card) - 1] > 0 for card in player.hand)
