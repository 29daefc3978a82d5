"""§2 A round: settlement, drawing, the blind pick, the order of things."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.auctions import Lot
from domain.game import Line
from domain.tycoon import TYCOON
from domain.tycoon.events import (
    BlindPicked,
    CardsDrawn,
    CardTurned,
    GameEnded,
    HouseDiceRolled,
    LotUnsold,
    OutcryOpened,
    RedsEarned,
    RoundBegan,
    SealingOpened,
    TradingOpened,
    UnsoldReturned,
    WindowOpened,
    WishSkipped,
)
from domain.tycoon.moves import CloseWindow, PickBlind, SayReady, Sell, SkipWish, Wish
from domain.tycoon.pieces import VARIANTS, Card, cards_of
from domain.tycoon.quotes import ladder
from domain.tycoon.rounds import begin_round
from domain.tycoon.stages import Picking, Selling
from domain.tycoon.table import Slot, Table
from tests.story import ANN, BOB, CAT, Chance, Faces, Story
from tests.tycoon.playing import played
from tests.tycoon.tables import (
    LOT,
    NEXT,
    SONG_1,
    SONG_2,
    SONG_3,
    SONG_RED,
    TANG_1,
    TANG_2,
    TANG_3,
    TANG_RED,
    banned,
    given,
    gold_of,
    outcry,
    seated,
    title,
    trading,
    window,
)

FOUR_DICE = (1, 1, 1, 1)


def skipped(table: Table, *dice: int) -> Story:
    """The start player skips the wish; without a card that ends the round."""
    return given(trading(table)).with_dice(*dice or FOUR_DICE)


def picking(players: int = 5) -> Table:
    cards = cards_of(4)[: players - 1]
    slots = tuple(Slot(Lot(n + 1), card) for n, card in enumerate(cards))
    return replace(seated(players), slots=slots, stage=Picking())


# The numbers of a whole game


@pytest.mark.parametrize(
    ("players", "auctioned", "unseen"), [(3, 12, 14), (4, 24, 11), (5, 40, 4), (6, 53, 0)]
)
def test_so_many_cards_come_up_in_a_whole_game(players: int, auctioned: int, unseen: int) -> None:
    """Y01."""
    table, facts = played(players, seed=players)
    assert sum(isinstance(fact, CardTurned) for fact in facts) == auctioned
    assert len(table.deck) == unseen
    assert table.round == 2 * players


def test_with_six_the_deck_runs_out_in_round_eleven() -> None:
    """Y02, TY-03: five cards in rounds 1-10, three in round 11, none in round 12."""
    _, facts = played(6, seed=6)
    drawn = [len(fact.cards) for fact in facts if isinstance(fact, CardsDrawn)]
    assert drawn == [5] * 10 + [3]


def test_a_round_without_cards_has_settlement_one_window_and_trade() -> None:
    """Y02, TY-03: the window bears the number of the lot that would come next."""
    _, facts = played(6, seed=6)
    began = [isinstance(fact, RoundBegan) and fact.round == 12 for fact in facts].index(True)
    last = facts[began:]
    windows = [fact for fact in last if isinstance(fact, WindowOpened)]
    assert windows == [WindowOpened(Lot(54))]
    kinds = {type(fact) for fact in last}
    assert {HouseDiceRolled, TradingOpened, GameEnded} <= kinds
    assert not kinds & {CardsDrawn, BlindPicked, CardTurned}


# The variant: unsold cards come back (TY-03)


def six(deck: tuple[Card, ...], unsold: tuple[Card, ...], number: int = 10) -> Table:
    """The end of a round of six, by the variant."""
    table = seated(6, round=number, deck=deck, unsold=unsold, drawn=50)
    return trading(replace(table, variants=VARIANTS))


def begun(table: Table, seed: int = 1) -> list[Any]:
    """What is drawn when the start has passed on: what came back, and what is put up."""
    facts = begin_round(table, Chance(seed))
    return [fact for fact in facts if isinstance(fact, (UnsoldReturned, CardsDrawn, WindowOpened))]


@pytest.mark.parametrize(
    ("before", "in_it", "eleventh", "twelfth"),
    [(0, 0, 3, 0), (1, 0, 4, 0), (4, 1, 5, 3), (7, 0, 5, 5), (7, 5, 5, 5)],
)
def test_so_many_are_drawn_in_rounds_eleven_and_twelve(
    before: int, in_it: int, eleventh: int, twelfth: int
) -> None:
    """The rulebook's table: by how many were unsold before round 11, and in it."""
    table = six((TANG_1, TANG_2, TANG_3), (SONG_1,) * before)
    table = TYCOON.replay(begin_round(table, Chance(1)), table)
    assert len(table.slots) == eleventh
    table = trading(replace(table, unsold=(*table.unsold, *(SONG_2,) * in_it)))
    table = TYCOON.replay(begin_round(table, Chance(1)), table)
    assert len(table.slots) == twelfth


def test_in_round_eleven_unsold_cards_fill_up_what_the_deck_lacks() -> None:
    """Three are left and five wanted: of four unsold ones two come up, two lie below."""
    deck, unsold = (TANG_1, TANG_2, TANG_3), (SONG_1, SONG_2, SONG_3, TANG_1)
    table = six(deck, unsold)
    returned, drawn = begun(table)
    assert sorted(returned.cards) == sorted(unsold)
    assert drawn == CardsDrawn(Lot(51), (*deck, *returned.cards[:2]))
    after = TYCOON.replay([returned, drawn], table)
    assert after.deck == returned.cards[2:]
    assert after.unsold == ()


def test_in_round_twelve_there_are_as_many_as_were_left_over() -> None:
    """Two below and one unsold since: three cards, and the deck is empty."""
    table = six((SONG_1, SONG_2), (SONG_3,), number=11)
    returned, drawn = begun(table)
    assert drawn == CardsDrawn(Lot(51), (SONG_1, SONG_2, SONG_3))
    assert TYCOON.replay([returned, drawn], table).deck == ()


def test_where_nothing_was_unsold_the_last_rounds_are_short_all_the_same() -> None:
    assert begun(six((TANG_1, TANG_2, TANG_3), ())) == [
        CardsDrawn(Lot(51), (TANG_1, TANG_2, TANG_3))
    ]
    assert begun(six((), (), number=11)) == [WindowOpened(Lot(51))]


def test_an_empty_deck_is_made_of_unsold_cards_alone() -> None:
    returned, drawn = begun(six((), (SONG_1, SONG_2), number=11))
    assert drawn.cards == returned.cards


def test_while_the_deck_has_enough_nothing_comes_back() -> None:
    deck = (TANG_1, TANG_2, TANG_3, SONG_1, SONG_2)
    assert begun(six(deck, (SONG_3,))) == [CardsDrawn(Lot(51), deck)]


def test_without_the_variant_nothing_ever_comes_back() -> None:
    """Y02: three cards and none."""
    table = replace(six((TANG_1, TANG_2, TANG_3), (SONG_1, SONG_2)), variants=())
    assert begun(table) == [CardsDrawn(Lot(51), (TANG_1, TANG_2, TANG_3))]


def test_chance_orders_what_comes_back() -> None:
    """Another luck, another order; and nobody is told which."""
    table = six((), (TANG_1, TANG_2, TANG_3, SONG_1, SONG_2), number=11)
    orders = {begun(table, seed)[0].cards for seed in range(20)}
    assert len(orders) > 10
    returned = UnsoldReturned((TANG_1, SONG_2))
    assert TYCOON.tell(table, returned) == Line("unsold-returned", {"count": 2})


@pytest.mark.parametrize("players", TYCOON.seats)
def test_only_with_six_can_anything_come_back(players: int) -> None:
    """The deck lasts for three, four and five; with six it is short in rounds 11 and 12."""
    _, facts = played(players, seed=players, variants=VARIANTS)
    drawn = [len(fact.cards) for fact in facts if isinstance(fact, CardsDrawn)]
    returned = [fact for fact in facts if isinstance(fact, UnsoldReturned)]
    if players < 6:
        assert returned == []
        assert drawn == [players - 1] * 2 * players
        return
    assert drawn[:10] == [5] * 10
    assert 1 <= len(returned) <= 2
    unsold = sum(isinstance(fact, LotUnsold) for fact in facts)
    assert sum(drawn) <= 53 + unsold
    assert sum(drawn[10:]) > 3


def test_closing_the_window_of_a_round_without_cards_opens_trade() -> None:
    """TY-03."""
    table = replace(seated(), stage=Selling(LOT, (ANN, BOB, CAT)))
    given(table).when(ANN, CloseWindow(LOT)).then(TradingOpened())


def test_there_is_no_settlement_after_the_last_round() -> None:
    """TY-07."""
    story = skipped(seated(round=6, hands={BOB: (TANG_RED,)}))
    story = story.when(ANN, SkipWish(6)).then_no(RoundBegan, HouseDiceRolled, RedsEarned)
    assert TYCOON.waits(story.table) is None


# Settlement


def test_settlement_follows_its_order() -> None:
    """TY-08: new start player, bans, red income, dice, cards."""
    deck = cards_of(6)
    table = banned(seated(hands={CAT: (TANG_RED,)}, deck=deck), CAT, 2)
    after = (
        skipped(table)
        .when(ANN, SkipWish(1))
        .then(
            WishSkipped(ANN),
            RoundBegan(2, BOB),
            RedsEarned(CAT, 2),
            HouseDiceRolled((1, 1, 1, 1), (10, 10, 10, 10)),
            CardsDrawn(Lot(3), deck[:2]),
        )
    )
    assert after.table.players[CAT].banned == 0


def test_the_house_dice_raise_each_bonus() -> None:
    """Y05: dice 2, 3, 6, 4 make 10/20/30/20 and prices 11, 24, 39, 48."""
    table = seated(round=0)
    story = Story(TYCOON, TYCOON.replay(begin_round(table, Faces(2, 3, 6, 4)), table))
    assert story.sees(None).table.bonuses == (10, 20, 30, 20)
    assert story.sees(None).table.prices == (11, 24, 39, 48)


def test_a_bonus_is_never_above_thirty() -> None:
    """Y06, TY-10: then dice 5, 1, 1, 6 make 30 everywhere and prices 13, 26, 39, 52."""
    table = seated(bonuses=(10, 20, 30, 20))
    story = Story(TYCOON, TYCOON.replay(begin_round(table, Faces(5, 1, 1, 6)), table))
    assert story.sees(None).table.bonuses == (30, 30, 30, 30)
    assert story.sees(None).table.prices == (13, 26, 39, 52)


def test_a_bonus_below_zero_is_carried_over() -> None:
    """TY-10, TY-11."""
    table = seated(bonuses=(-50, 0, 0, 0))
    after = TYCOON.replay(begin_round(table, Faces(5, 1, 1, 1)), table)
    assert after.bonuses[0] == -20
    assert ladder(1, -90, 3) == (1, 0, 0)


def test_a_red_bought_in_round_one_earns_at_the_start_of_round_two() -> None:
    """Y42, TY-69."""
    story = skipped(seated(hands={BOB: (TANG_RED,)})).when(ANN, SkipWish(1)).accepted()
    assert gold_of(story, BOB) == 152


def test_a_red_bought_in_the_last_round_never_earns() -> None:
    """Y42, TY-69."""
    story = skipped(seated(round=6, hands={BOB: (TANG_RED,)})).when(ANN, SkipWish(6)).accepted()
    assert gold_of(story, BOB) == 150


def test_income_of_two_reds_comes_at_once() -> None:
    """TY-70."""
    table = seated(hands={BOB: (TANG_RED, TANG_1, SONG_RED)})
    skipped(table).when(ANN, SkipWish(1)).then_among(RedsEarned(BOB, 4 + 2))


# The blind pick


def test_the_picked_card_goes_first_and_the_others_keep_their_order() -> None:
    """TY-21."""
    before = picking()
    a, b, c, d = (slot.card for slot in before.slots)
    after = (
        given(before)
        .when(ANN, PickBlind(1, slot=2, openly=True))
        .then(BlindPicked(ANN, 2, ("open", "sealed", "open", "sealed")), WindowOpened(LOT))
    )
    assert [slot.card for slot in after.table.slots] == [c, a, b, d]
    assert [slot.picked for slot in after.table.slots] == [True, False, False, False]
    assert [slot.lot for slot in after.table.slots] == [1, 2, 3, 4]


def test_open_and_sealed_alternate_from_the_first_choice() -> None:
    """TY-22."""
    given(picking()).when(ANN, PickBlind(1, slot=0, openly=False)).then_first(
        BlindPicked(ANN, 0, ("sealed", "open", "sealed", "open"))
    )


def test_alternation_goes_on_after_an_unsold_lot() -> None:
    """TY-22."""
    unsold = (
        given(outcry(seated(), TANG_1))
        .when_time_is_up()
        .then(LotUnsold(LOT, (0, 0, 0)), WindowOpened(NEXT))
    )
    for seat in (ANN, BOB, CAT):
        unsold = unsold.when(seat, SayReady(NEXT)).accepted()
    unsold.when(ANN, CloseWindow(NEXT)).then_among(SealingOpened(NEXT, 0, (ANN, BOB, CAT)))


def test_one_card_is_picked_by_itself_but_sold_as_chosen() -> None:
    """TY-21: with a single card only open or sealed is left to choose."""
    table = picking(5)
    table = replace(table, slots=table.slots[:1])
    given(table).when(ANN, PickBlind(1, slot=1, openly=True)).refused("no-such-slot", most=0)
    given(table).when(ANN, PickBlind(1, slot=0, openly=False)).then(
        BlindPicked(ANN, 0, ("sealed",)), WindowOpened(LOT)
    )


def test_only_the_start_player_picks() -> None:
    given(picking()).when(BOB, PickBlind(1, slot=0, openly=True)).refused("not-your-turn", seat=ANN)


def test_a_pick_for_another_round_comes_too_late() -> None:
    given(picking()).when(ANN, PickBlind(2, slot=0, openly=True)).refused("other-round", round=1)


def test_a_card_is_picked_once() -> None:
    picked = given(picking()).when(ANN, PickBlind(1, slot=0, openly=True)).accepted()
    picked.when(ANN, PickBlind(1, slot=0, openly=True)).refused("nothing-to-pick")


def test_while_all_lie_face_down_nobody_sees_a_card() -> None:
    """TY-25."""
    story = given(picking())
    for seat in (ANN, BOB, None):
        assert [slot.card for slot in story.sees(seat).table.slots] == [None] * 4


# What comes after a lot


def test_a_window_opens_before_each_card_and_none_after_the_last() -> None:
    """TY-17."""
    table = outcry(seated(), TANG_1)
    first = given(table).when_time_is_up().then(LotUnsold(LOT, (0, 0, 0)), WindowOpened(NEXT))
    last = replace(first.table, slots=first.table.slots[:1], stage=table.stage)
    given(last).when_time_is_up().then(LotUnsold(LOT, (0, 0, 0)), TradingOpened())


def test_an_unsold_card_leaves_the_game_face_up() -> None:
    """TY-04."""
    story = given(outcry(seated(), TANG_3)).when_time_is_up().accepted()
    assert story.sees(None).table.unsold == (TANG_3,)
    assert story.sees(None).table.slots[0].card == TANG_3
    assert story.sees(None).table.slots[0].fate == "unsold"


def test_a_banned_start_player_keeps_their_other_duties() -> None:
    """Y52, TY-09, TY-23: they open and close windows and trade as usual."""
    table = banned(window(seated(), ANN, BOB, CAT), ANN, 2)
    given(table).when(ANN, CloseWindow(LOT)).then(
        CardTurned(LOT, TANG_1), OutcryOpened(LOT, (BOB, CAT), 5, 2)
    )
    given(trading(table)).when(ANN, Wish(1, title(4, 1), 10)).accepted()


def test_a_banned_player_sells_and_says_ready_as_usual() -> None:
    """TY-20."""
    table = banned(window(seated(hands={BOB: (TANG_2,)})), BOB, 1)
    story = given(table).when(BOB, Sell(LOT, (TANG_2,), table.bonuses)).accepted()
    story.when(BOB, SayReady(LOT)).accepted()
