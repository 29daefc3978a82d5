"""§3 What a card brings, the forced purchase, debts, and the die."""

import pytest
from msgspec.structs import replace

from domain.auctions import Call
from domain.gem_trader.events import DieRolled, GemsTaken, LotSold, LotTurned, SellingOpened
from domain.gem_trader.moves import Pass, Take
from domain.gem_trader.pieces import AUCTION_DECK, CREW_DECK, GOODS, NO_GEMS, AuctionCard
from domain.gem_trader.table import Table
from tests.gem_trader.playing import played
from tests.gem_trader.tables import (
    DRS_1,
    EA_X1,
    LOT,
    NEXT,
    RRSS,
    RS_2,
    SSEE,
    X2,
    bidding,
    cash_of,
    gems,
    gems_of,
    given,
    owing,
    sale,
    seated,
    selling,
    taking,
)
from tests.story import ANN, BOB, Story

DECK = AUCTION_DECK[10:14]


def ann_loses(table: Table, first: AuctionCard = RRSS, last: AuctionCard = SSEE) -> Story:
    """Two players: Bob bids 20, and Ann has to take the last card."""
    story = given(bidding(table, first, last, bids=(Call(ANN, 10), Call(BOB, 20))))
    return story.when(ANN, Pass(LOT)).accepted()


def test_the_last_card_costs_all_one_has() -> None:
    """G07: cash 250: 0, no debt."""
    own = ann_loses(seated(2, cash={ANN: 250})).sees(ANN).own
    assert (own.cash, own.debt) == (0, 0)


def test_what_is_missing_is_a_debt() -> None:
    """G08, GT-12: cash 180: pays it, owes 70; sells 2 R: 140 - 70 = 70."""
    story = ann_loses(seated(2, cash={ANN: 180}, behind={ANN: "RR"}))
    own = story.sees(ANN).own
    assert (own.cash, own.debt, own.gems) == (0, 70, gems("RRSSEE"))
    story = given(replace(story.table, deck=DECK))
    story = story.when(BOB, sale()).accepted().when(ANN, sale("RR")).accepted()
    own = story.sees(ANN).own
    assert (own.cash, own.debt, own.repaid) == (70, 0, 70)
    income = next(i for i in story.sees(None).table.last.incomes if i.seat == ANN)
    assert income.total == 140


def test_a_debt_grows_with_the_next_purchase() -> None:
    """GT-12: a debt is no cash for bidding."""
    table = owing(seated(2, cash={ANN: 0}), ANN, 30)
    own = ann_loses(table).sees(ANN).own
    assert (own.cash, own.debt) == (0, 280)


def test_a_debt_takes_an_income_that_is_too_small_whole() -> None:
    """GT-12."""
    table = owing(seated(2, cash={ANN: 0}, behind={ANN: "E", BOB: "E"}), ANN, 70)
    story = (
        given(replace(selling(table), deck=DECK))
        .when(ANN, sale("E"))
        .accepted()
        .when(BOB, sale())
        .accepted()
    )
    own = story.sees(ANN).own
    assert (own.cash, own.debt, own.repaid) == (0, 30, 40)
    assert story.sees(BOB).own.repaid == 0, "only one's own"


def test_nobody_else_sees_a_debt() -> None:
    """GT-23: it would tell what is behind the screen."""
    rich, poor = ann_loses(seated(2)), ann_loses(seated(2, cash={ANN: 180}))
    assert rich.sees(BOB) == poor.sees(BOB)
    assert rich.sees(None) == poor.sees(None)


# What is on the card


def test_event_cards_are_drawn_secretly() -> None:
    """GT-14."""
    table = seated(2)
    story = ann_loses(table, first=RS_2)
    assert story.table.players[BOB].crews == CREW_DECK[:2]
    assert story.sees(BOB).own.crews == CREW_DECK[:2]
    assert story.sees(ANN).table.crews == 18
    other = ann_loses(replace(table, crews=table.crews[::-1]), first=RS_2)
    assert story.sees(ANN) == other.sees(ANN)


def test_printed_gems_that_are_not_there_are_replaced_by_nothing() -> None:
    """GT-11."""
    pile = (12, 1, 0, 16, 18)
    story = given(bidding(seated(2, pile=pile), RRSS, SSEE, bids=(Call(ANN, 10), Call(BOB, 20))))
    story = story.when(ANN, Pass(LOT)).then_among(
        LotSold(LOT, BOB, 20, 20, 0, gems("R"), (), forced=False),
        LotSold(NEXT, ANN, 250, 250, 0, gems("EE"), (), forced=True),
    )
    assert story.table.pile == (12, 0, 0, 14, 18)


def test_gems_come_from_the_pile() -> None:
    story = ann_loses(seated(2))
    assert story.table.pile == (12, 12, 12, 14, 18)


# The die


@pytest.mark.parametrize(("side", "count"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_die_says_how_many(side: int, count: int) -> None:
    """GT-10: the sides are 1, 1, 1, 2, 2, 3; it is rolled after the printed gems are taken."""
    table = bidding(seated(2), EA_X1, SSEE, bids=(Call(ANN, 10), Call(BOB, 20)))
    story = given(table).with_dice(side).when(ANN, Pass(LOT)).accepted()
    stage = story.sees(None).table.stage
    assert (stage.seat, stage.face, stage.count, stage.roll, stage.rolls) == (
        BOB,
        count,
        count,
        1,
        1,
    )
    assert gems_of(story, BOB) == gems("EA")


def test_any_mix_is_taken() -> None:
    """GT-10."""
    story = given(taking(seated(2), BOB, 3)).with_dice(1)
    story.when(BOB, Take(LOT, 1, gems("DDA"))).then_first(GemsTaken(LOT, BOB, gems("DDA")))
    story.when(BOB, Take(LOT, 1, gems("RSE"))).then_first(GemsTaken(LOT, BOB, gems("RSE")))


def test_exactly_as_many_as_were_rolled() -> None:
    story = given(taking(seated(2), BOB, 2))
    story.when(BOB, Take(LOT, 1, gems("D"))).refused("take-exactly", count=2)
    story.when(BOB, Take(LOT, 1, gems("DDD"))).refused("take-exactly", count=2)
    story.when(BOB, Take(LOT, 1, (3, -1, 0, 0, 0))).refused("not-five-counts")
    story.when(BOB, Take(LOT, 1, (2,))).refused("not-five-counts")
    story.when(ANN, Take(LOT, 1, gems("DD"))).refused("not-your-turn", seat=BOB)
    story.when(BOB, Take(NEXT, 1, gems("DD"))).refused("other-lot", lot=LOT)


def test_the_first_roll_is_taken_before_the_second_is_rolled() -> None:
    """GT-10, x2."""
    story = given(taking(seated(2), BOB, 2)).with_dice(6)
    story = story.when(BOB, Take(LOT, 1, gems("DD"))).then(
        GemsTaken(LOT, BOB, gems("DD")), DieRolled(LOT, BOB, 3, 3)
    )
    story.when(BOB, Take(LOT, 1, gems("DDD"))).refused("other-roll", roll=2)
    story = story.when(BOB, Take(LOT, 2, gems("RRR"))).then(
        GemsTaken(LOT, BOB, gems("RRR")), SellingOpened((BOB,))
    )
    assert gems_of(story, BOB) == gems("DDRRR")
    assert [roll.gems for roll in story.sees(None).table.slots[0].rolls] == [
        gems("DD"),
        gems("RRR"),
    ]


def test_of_a_short_pile_one_takes_what_there_is() -> None:
    """GT-11."""
    table = bidding(
        seated(2, pile=(0, 0, 0, 1, 2)), EA_X1, SSEE, bids=(Call(ANN, 10), Call(BOB, 20))
    )
    story = given(table).with_dice(6).when(ANN, Pass(LOT)).then_among(DieRolled(LOT, BOB, 3, 1))
    story.when(BOB, Take(LOT, 1, gems("D"))).refused("pile-too-small", gem=0, most=0)
    story = story.when(BOB, Take(LOT, 1, gems("A"))).accepted()
    assert gems_of(story, BOB) == gems("EAA")


def test_of_an_empty_pile_one_takes_nothing_and_the_game_goes_on() -> None:
    table = bidding(seated(2, pile=NO_GEMS), X2, SSEE, bids=(Call(ANN, 10), Call(BOB, 20)))
    story = (
        given(table)
        .with_dice(6, 4)
        .when(ANN, Pass(LOT))
        .then_among(DieRolled(LOT, BOB, 3, 0), DieRolled(LOT, BOB, 2, 0))
    )
    assert story.sees(None).table.round == 2


def test_all_see_which_gems_are_taken() -> None:
    """GT-23."""
    story = given(taking(seated(2), BOB, 2)).with_dice(1)
    story = story.when(BOB, Take(LOT, 1, gems("DS"))).accepted()
    assert story.sees(ANN).table.slots[0].rolls[0].gems == gems("DS")


def test_what_one_is_offered_is_what_the_pile_has() -> None:
    """Three of a kind look like more: nobody takes more at once."""
    story = given(taking(seated(2, pile=(1, 0, 0, 0, 9)), BOB, 2))
    (may,) = story.sees(BOB).options
    assert may.fields["gems"] == (gems("DA"), gems("AA"))
    assert story.sees(BOB).table.pile == (1, 0, 0, 0, 3)


@pytest.mark.parametrize("seed", range(3))
def test_every_card_gives_what_is_printed_on_it(seed: int) -> None:
    _, facts = played(4, seed)
    cards = {fact.lot: GOODS[fact.card] for fact in facts if isinstance(fact, LotTurned)}
    for fact in facts:
        if isinstance(fact, LotSold):
            assert len(fact.crews) == cards[fact.lot].crews
            assert fact.gems == cards[fact.lot].gems
    for lot, goods in cards.items():
        rolls = [f for f in facts if isinstance(f, DieRolled) and f.lot == lot]
        assert len(rolls) == goods.dice


def test_a_winner_uses_their_event_cards_in_the_same_round() -> None:
    """GT-13."""
    story = given(bidding(seated(2), DRS_1, SSEE, bids=(Call(ANN, 10), Call(BOB, 20))))
    story = story.when(ANN, Pass(LOT)).accepted()
    assert story.sees(None).table.stage.seat == BOB
    assert cash_of(story, BOB) == [480]
