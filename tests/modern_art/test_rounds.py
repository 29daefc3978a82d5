"""§4 The end of a round, §5 settlement, §6 the next round, §7 the end."""

import pytest
from msgspec.structs import replace

from domain.game import Placing, Seat
from domain.modern_art import MODERN_ART
from domain.modern_art.events import (
    GameEnded,
    LotSold,
    OutcryOpened,
    PaintingsCashed,
    PaintingsPutUp,
    RoundBegan,
    RoundEnded,
    SellerCalled,
    TokensPlaced,
)
from domain.modern_art.moves import Bid, Decline, Join, Pass
from domain.modern_art.pieces import ARTISTS, FULL, ROUNDS
from domain.modern_art.pricing import ranked, standing, worth
from domain.modern_art.rounds import placings, ranking
from domain.modern_art.stages import Offering, Over
from domain.modern_art.table import Table
from tests.modern_art.playing import played
from tests.modern_art.tables import (
    CHRISTIN,
    KARL,
    KRYPTO,
    LITE,
    LOT,
    NEXT,
    SPARE,
    YOKO,
    after,
    given,
    hand_of,
    last_round,
    money_of,
    on_sale,
    painting,
    put_up,
    seated,
    seller_of,
    wall_of,
)
from tests.story import ANN, BOB, CAT, DAN

GAMES = [(players, seed) for players in (3, 4, 5) for seed in range(6)]
FIFTH = painting(KRYPTO, "once")


def ending(**seating: object) -> Table:
    """Ann is about to put up the fifth Krypto."""
    return seated(hands={ANN: (FIFTH, SPARE[0])}, **seating)  # type: ignore[arg-type]


# §4 The fifth painting


def test_the_fifth_painting_ends_the_round_unsold_but_counts() -> None:
    """T13, MA-01, MA-04: Lite Metal 4, Krypto 4, and a fifth Krypto: 30 and 20, nothing third.

    Faults: the fifth card left out of the ranking; artists without a card got 20 and 10.
    """
    story = given(ending(counts={LITE: 4, KRYPTO: 4}))
    story = story.when(ANN, put_up(FIFTH)).then_first(
        PaintingsPutUp(LOT, ANN, (FIFTH,), "once"),
        RoundEnded(1, ANN, (FIFTH,), KRYPTO),
        TokensPlaced(1, (20, 0, 0, 0, 30), (20, 0, 0, 0, 30)),
    )
    assert story.table.settlements[-1].counts == (4, 0, 0, 0, 5)
    assert [wall_of(story, seat) for seat in (ANN, BOB, CAT, DAN)] == [()] * 4
    assert money_of(story, ANN) == (100,)
    assert story.table.museum == (FIFTH,)


def test_nothing_is_on_sale_after_the_card_that_ends_it() -> None:
    """Fault: the screen still showed an auction of nothing."""
    story = given(ending(counts={KRYPTO: 4})).when(ANN, put_up(FIFTH)).accepted()
    assert story.table.sale is None
    last = story.sees(None).table.last
    assert (last.sale.paintings, last.buyer, last.price) == ((FIFTH,), None, 0)
    assert isinstance(story.table.stage, Offering)


def test_the_fourth_painting_ends_nothing() -> None:
    given(ending(counts={KRYPTO: 3})).when(ANN, put_up(FIFTH)).then_no(RoundEnded)


def test_the_left_neighbour_of_who_ended_it_begins_the_next_round() -> None:
    """MA-09."""
    table = seated(hands={CAT: (FIFTH,)}, counts={KRYPTO: 4}, stage=Offering(CAT))
    story = given(table).when(CAT, put_up(FIFTH)).accepted()
    assert story.table.round == 2
    assert seller_of(story) == DAN


def test_the_counts_begin_anew() -> None:
    story = given(ending(counts={LITE: 2, KRYPTO: 4})).when(ANN, put_up(FIFTH)).accepted()
    assert story.table.counts == (0, 0, 0, 0, 0)


def test_hands_are_refilled_before_the_next_sale() -> None:
    """MA-33: four each for four players in round 2, from the pile."""
    table = ending(counts={KRYPTO: 4})
    story = given(table).when(ANN, put_up(FIFTH)).accepted()
    assert [len(hand_of(story, seat)) for seat in (ANN, BOB, CAT, DAN)] == [5, 5, 5, 5]
    assert set(hand_of(story, BOB)) == {SPARE[1], *table.pile[4:8]}
    assert story.table.pile == table.pile[16:]


# §5 Ranking


@pytest.mark.parametrize(
    ("counts", "order"),
    [
        ((4, 0, 0, 0, 5), (KRYPTO, LITE)),
        ((1, 5, 1, 1, 1), (YOKO, LITE, CHRISTIN)),
        ((3, 3, 5, 3, 3), (CHRISTIN, LITE, YOKO)),
        ((0, 0, 0, 5, 0), (KARL,)),
        ((2, 4, 4, 5, 4), (KARL, YOKO, CHRISTIN)),
    ],
)
def test_ties_go_to_the_leftmost_and_nobody_unseen_is_ranked(
    counts: tuple[int, ...], order: tuple[int, ...]
) -> None:
    """MA-04, MA-05. Faults: ties planned clockwise; sorted from the fewest."""
    assert ranked(counts) == order


def test_a_painting_brings_all_tokens_if_its_artist_gets_one_now() -> None:
    """T19, MA-06: Karl Gitter 30, then 10, then nothing, then 20: it pays 30, 40, 0, 60.

    Faults: the sum was paid outside the top three; all paintings were paid.
    """
    tokens = (30, 10, 0, 20)
    paid = [worth((tokens[:round_],), (tokens[round_],))[0] for round_ in range(ROUNDS)]
    assert paid == [30, 40, 0, 60]


def test_tokens_add_up_over_the_rounds_of_a_game() -> None:
    """T19, at a table."""
    karl = painting(KARL, "open")
    table = seated(hands={ANN: (FIFTH, SPARE[0])}, walls={BOB: (karl,)}, round=4)
    rows = ((0, 0, 0), (0, 0, 0), (0, 0, 0), (30, 10, 0), (0, 0, 0))
    table = replace(table, tokens=rows, pile=(), counts=(0, 0, 0, 2, 4))
    story = (
        given(table)
        .when(ANN, put_up(FIFTH))
        .then_among(
            TokensPlaced(4, (0, 0, 0, 20, 30), (0, 0, 0, 60, 30)),
            PaintingsCashed(4, BOB, (karl,), (60,), 60),
        )
    )
    assert money_of(story, BOB) == (160,)


def test_everything_on_the_walls_is_sold_the_worthless_too() -> None:
    """MA-27."""
    yoko, lite, krypto = (painting(artist, "once") for artist in (YOKO, LITE, KRYPTO))
    fifth = painting(KRYPTO, "sealed")
    walls = {BOB: (krypto, yoko), CAT: (lite,)}
    counts = {KRYPTO: 4, YOKO: 2, CHRISTIN: 2, KARL: 2, LITE: 1}
    table = seated(hands={ANN: (fifth, SPARE[0])}, walls=walls, counts=counts)
    story = (
        given(table)
        .when(ANN, put_up(fifth))
        .then_among(
            TokensPlaced(1, (0, 20, 10, 0, 30), (0, 20, 10, 0, 30)),
            PaintingsCashed(1, BOB, (krypto, yoko), (30, 20), 50),
            PaintingsCashed(1, CAT, (lite,), (0,), 0),
        )
    )
    assert money_of(story, ANN, BOB, CAT, DAN) == (100, 150, 100, 100)
    assert wall_of(story, CAT) == ()
    assert story.table.museum == (fifth, krypto, yoko, lite)
    assert story.table.settlements[-1].paid == (0, 50, 0, 0)
    assert story.table.settlements[-1].sold == ((), (krypto, yoko), (lite,), ())


def test_cards_in_hand_are_not_sold() -> None:
    story = given(ending(counts={KRYPTO: 4})).when(ANN, put_up(FIFTH)).accepted()
    assert SPARE[0] in hand_of(story)


def test_buying_and_cashing_are_never_netted() -> None:
    """MA-26: what one pays, one pays at once."""
    story = after(on_sale(painting(YOKO, "open"), money={BOB: 9}), (BOB, Bid(LOT, 9)))
    story = story.when_time_is_up().accepted()
    assert money_of(story, BOB) == (0,)


def test_all_see_what_would_be_paid_if_the_round_ended_now() -> None:
    table = seated(counts={YOKO: 2, LITE: 1}, round=2)
    table = replace(table, tokens=((10,), (30,), (20,), (0,), (0,)))
    seen = given(table).sees(None).table
    assert seen.standing == (20, 30, 0, 0, 0)
    assert seen.worth == (30, 60, 0, 0, 0)


def test_at_the_end_a_painting_is_worth_what_was_paid() -> None:
    table, _ = played(4, 1)
    seen = MODERN_ART.view(table, None).table
    assert seen.worth == seen.settlements[-1].values


# §7 The end


def test_the_fifth_painting_of_round_four_ends_the_game() -> None:
    """MA-28: what is left in hand is worth nothing."""
    story = given(last_round(ending(counts={KRYPTO: 4})))
    story = story.when(ANN, put_up(FIFTH)).accepted()
    assert isinstance(story.table.stage, Over)
    assert MODERN_ART.waits(story.table) is None
    assert [len(hand_of(story, seat)) for seat in (ANN, BOB)] == [1, 1]
    assert money_of(story, ANN, BOB) == (100, 100)
    story.when(BOB, put_up(SPARE[1])).refused("game-is-over")
    assert story.sees(BOB).options == ()


def test_the_last_card_of_all_is_void_but_counts_and_ends_the_game() -> None:
    """T22, MA-08: the last card is a Yoko, Yoko stood at 2.

    Faults: the loop for a seller never ended; the last card was auctioned.
    """
    yoko = painting(YOKO, "open")
    table = last_round(seated(hands={ANN: (yoko,), BOB: (), CAT: (), DAN: ()}, counts={YOKO: 2}))
    story = (
        given(table)
        .when(ANN, put_up(yoko))
        .then_first(
            PaintingsPutUp(LOT, ANN, (yoko,), "open"),
            RoundEnded(4, ANN, (yoko,), None),
            TokensPlaced(4, (0, 30, 0, 0, 0), (0, 30, 0, 0, 0)),
        )
    )
    assert story.table.settlements[-1].counts[YOKO] == 3
    assert isinstance(story.table.stage, Over)


def test_a_last_pair_is_void_as_a_pair() -> None:
    """MA-08."""
    pair = (painting(YOKO, "double"), painting(YOKO, "fixed"))
    story = given(last_round(seated(hands={ANN: pair, BOB: (), CAT: (), DAN: ()})))
    story = story.when(ANN, put_up(*pair)).then_among(RoundEnded(4, ANN, pair, None))
    assert wall_of(story) == ()


def test_a_last_lone_double_is_void_not_free() -> None:
    """MA-08."""
    double = painting(YOKO, "double")
    story = given(last_round(seated(hands={ANN: (double,), BOB: (), CAT: (), DAN: ()})))
    story.when(ANN, put_up(double)).then_among(RoundEnded(4, ANN, (double,), None))
    story.when(ANN, put_up(double)).then_no(LotSold)


def test_a_join_with_the_last_card_ends_the_game() -> None:
    """MA-08."""
    double, once = painting(YOKO, "double"), painting(YOKO, "once")
    table = last_round(seated(hands={ANN: (double,), BOB: (), CAT: (once,), DAN: ()}))
    story = given(table).when(ANN, put_up(double)).accepted()
    story.when(CAT, Join(LOT, once)).then_among(RoundEnded(4, CAT, (double, once), None))


def test_while_anybody_has_a_card_the_game_goes_on() -> None:
    """MA-07, MA-08. Fault: a crash without cards, then an endless search for a seller."""
    double = painting(YOKO, "double")
    table = last_round(seated(hands={ANN: (double,), BOB: (SPARE[1],), CAT: (), DAN: ()}))
    story = given(table).when(ANN, put_up(double)).accepted()
    story.when(BOB, Decline(LOT)).then_among(LotSold(LOT, ANN, 0, ()), SellerCalled(NEXT, BOB))


def test_round_four_opens_on_somebody_with_cards() -> None:
    """MA-07. Fault: round 4 opened on a player without cards, and stuck."""
    hands = {ANN: (FIFTH,), BOB: (), CAT: (), DAN: (SPARE[3],)}
    table = seated(hands=hands, counts={KRYPTO: 4}, round=3, pile=())
    table = replace(table, tokens=((0, 0),) * 5)
    story = given(table).when(ANN, put_up(FIFTH)).accepted()
    assert story.table.round == 4
    assert seller_of(story) == DAN


def test_the_round_before_deals_to_an_empty_hand_first() -> None:
    """MA-33: who gets cards now is no longer skipped."""
    table = seated(hands={ANN: (FIFTH,), BOB: ()}, counts={KRYPTO: 4})
    story = given(table).when(ANN, put_up(FIFTH)).accepted()
    assert seller_of(story) == BOB


def test_most_money_wins_and_equal_money_shares_the_win() -> None:
    """T24, MA-28: 214, 214, 180."""
    table = seated(3, money={ANN: 180, BOB: 214, CAT: 214})
    scores = ranking(table)
    assert [(s.seat, s.place, s.money) for s in scores] == [
        (BOB, 1, 214),
        (CAT, 1, 214),
        (ANN, 3, 180),
    ]
    over = replace(table, stage=Over(scores))
    assert placings(over) == (Placing(BOB, 1, 214), Placing(CAT, 1, 214), Placing(ANN, 3, 180))


def test_there_are_no_placings_before_the_end() -> None:
    assert placings(seated()) is None


# Whole games by chance


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_four_rounds_and_never_more_than_21_paintings_in_one(players: int, seed: int) -> None:
    """The bounds of the box: nobody runs everybody out of cards before round 4."""
    table, facts = played(players, seed)
    assert [s.round for s in table.settlements] == [1, 2, 3, 4]
    assert all(sum(s.counts) <= 4 * len(ARTISTS) + 1 for s in table.settlements)
    assert all(max(s.counts) <= FULL for s in table.settlements)
    ended = [fact for fact in facts if isinstance(fact, RoundEnded)]
    assert all(fact.artist is not None for fact in ended[:3])
    assert isinstance(facts[-1], GameEnded)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_round_ending_artist_is_the_only_one_with_five(players: int, seed: int) -> None:
    """MA-03, MA-05."""
    _, facts = played(players, seed)
    table = MODERN_ART.empty
    for fact in facts:
        table = MODERN_ART.evolve(table, fact)
        assert sum(count == FULL for count in table.counts) <= 1


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_seller_has_a_card_and_no_wall_holds_what_ended_a_round(
    players: int, seed: int
) -> None:
    """MA-01, MA-07."""
    _, facts = played(players, seed)
    table = MODERN_ART.empty
    for fact in facts:
        table = MODERN_ART.evolve(table, fact)
        if isinstance(fact, RoundBegan | SellerCalled):
            seat: Seat = table.stage.seat  # type: ignore[union-attr]
            assert table.players[seat].hand
        if isinstance(fact, RoundEnded):
            walls = {card for player in table.players for card in player.paintings}
            assert walls.isdisjoint(fact.paintings)


def test_a_pass_on_a_fixed_price_is_no_pass_once_around() -> None:
    on_sale(painting(YOKO, "fixed")).when(BOB, Pass(LOT)).refused("not-once-around")


def test_the_standing_of_an_empty_board_is_nothing() -> None:
    assert standing((0, 0, 0, 0, 0)) == (0, 0, 0, 0, 0)
    given(seated(hands={ANN: (painting(YOKO, "open"), SPARE[0])})).when(
        ANN, put_up(painting(YOKO, "open"))
    ).then_among(OutcryOpened(LOT, (BOB, CAT, DAN, ANN), 1, 1))
