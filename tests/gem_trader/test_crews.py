"""§4 Event cards: what each member of the crew does."""

import pytest
from msgspec.structs import replace

from domain.game import Said, Seat
from domain.gem_trader.events import (
    BonusRaised,
    GemSmuggled,
    GemsSwapped,
    HarbourClosed,
    MarketChanged,
    MarketScouted,
    PocketPicked,
    TiesNotarized,
)
from domain.gem_trader.moves import (
    ChangeMarket,
    CloseHarbour,
    Notarize,
    PickPocket,
    RaiseBonus,
    Scout,
    Smuggle,
    Swap,
    TalkDown,
    TalkUp,
)
from domain.gem_trader.pieces import AUCTION_DECK, MARKETS, Crew, Gem, MarketCard
from domain.gem_trader.view_types import Theft
from tests.gem_trader.tables import (
    M01,
    A,
    D,
    E,
    R,
    S,
    cash_of,
    gems,
    gems_of,
    given,
    holding,
    playing,
    sale,
    seated,
)
from tests.story import ANN, BOB, CAT, DAN, Chance, Story

MATE: Crew = "mate"
LOOKOUT: Crew = "lookout"


def prices(story: Story) -> tuple[int, ...]:
    found: tuple[int, ...] = story.sees(None).table.market.prices
    return found


# EV1


def test_the_governor_turns_up_another_market() -> None:
    """EV1, GT-19: what has been played stays in force, the other face-down markets stay."""
    story = holding().when(ANN, TalkUp(1, D)).accepted().when(ANN, RaiseBonus(1, E)).accepted()
    before = story.table
    fresh = before.spare[0]
    story = story.when(ANN, ChangeMarket(1)).then(MarketChanged(ANN, fresh))
    table = story.sees(None).table
    new = MARKETS[fresh]
    assert table.market.prices == (new.prices[0] + 20, *new.prices[1:])
    assert table.market.bonuses[E] == new.bonuses[E] + 60
    assert [market.card for market in table.markets] == [M01]
    assert (story.table.markets, story.table.spare) == (before.markets, before.spare[1:])


# EV2, EV3


def test_up_and_down_make_even() -> None:
    """G16: R: one 哄抬, one 唱衰."""
    story = holding().when(ANN, TalkUp(1, R)).accepted().when(ANN, TalkDown(1, R)).accepted()
    assert prices(story)[R] == 70


@pytest.mark.parametrize(("ups", "downs"), [(1, 2), (0, 3)])
def test_no_price_falls_below_ten(ups: int, downs: int) -> None:
    """G17, GT-26: A: two 唱衰 and one 哄抬; three 唱衰. Computed once, in any order."""
    hand = (*(MATE,) * ups, *(LOOKOUT,) * downs)
    talks: list[TalkUp | TalkDown] = [TalkUp(1, A)] * ups + [TalkDown(1, A)] * downs
    for order in (talks, talks[::-1]):
        story = given(playing(seated(crews={ANN: hand, BOB: (MATE,)})))
        for talk in order:
            story = story.when(ANN, talk).accepted()
        assert prices(story)[A] == 10


def test_talking_is_for_everybody_and_this_round_only() -> None:
    table = seated(2, behind={ANN: "D", BOB: "D"}, crews={ANN: ("mate",)}, deck=AUCTION_DECK[4:])
    story = given(playing(table)).when(ANN, TalkUp(1, D)).accepted()
    story = story.when(ANN, sale("D")).accepted().when(BOB, sale("D")).accepted()
    assert cash_of(story, ANN, BOB) == [630, 630]
    market = story.sees(None).table.market
    assert (market.prices, market.changes) == (market.printed.prices, (0,) * 5)


def test_there_are_five_gems() -> None:
    story = holding()
    kinds = (TalkUp, TalkDown, RaiseBonus, Smuggle, CloseHarbour)
    for kind in kinds:
        story.when(ANN, kind(1, Gem(5))).refused("no-such-gem", gem=5)


# EV4


def test_the_envoy_makes_a_bonus_where_there_was_none() -> None:
    """G21: 加码 on E, A sells 2 E, B 1 E: A gets 60 + 2 x 40."""
    table = seated(2, behind={ANN: "EE", BOB: "E"}, crews={ANN: ("envoy",)}, deck=AUCTION_DECK[4:])
    story = given(playing(table)).when(ANN, RaiseBonus(1, E)).then_first(BonusRaised(ANN, E, 60))
    story = story.when(ANN, sale("EE")).accepted().when(BOB, sale("E")).accepted()
    assert cash_of(story, ANN, BOB) == [640, 540]


def test_the_envoy_raises_a_bonus_that_is_there() -> None:
    """EV4."""
    story = holding().when(ANN, RaiseBonus(1, A)).accepted()
    assert story.sees(None).table.market.bonuses == (0, 0, 60, 0, 160)


# EV5


def test_the_smuggler_takes_any_gem_of_the_pile() -> None:
    """EV5."""
    story = holding().when(ANN, Smuggle(1, A)).then(GemSmuggled(ANN, A))
    assert gems_of(story, ANN) == gems("DEA")
    assert story.table.pile[A] == 17


def test_the_smuggler_takes_nothing_that_is_not_there() -> None:
    holding(pile=(0, 9, 9, 9, 9)).when(ANN, Smuggle(1, D)).refused("pile-too-small", gem=D, most=0)


# EV6


def stealing(seed: int) -> Story:
    """Ann robs Bob of one of their R, R, S."""
    story = replace_luck(holding(), seed)
    return story.when(ANN, PickPocket(1, BOB)).accepted()


def replace_luck(story: Story, seed: int) -> Story:
    return Story(story.game, story.table, lambda: Chance(seed))


STOLEN = {gems_of(story, BOB): story for story in map(stealing, range(20))}


def test_the_pirate_takes_a_gem_by_chance() -> None:
    """EV6."""
    assert set(STOLEN) == {gems("RR"), gems("RS")}
    assert gems_of(STOLEN[gems("RR")], ANN) == gems("DES")
    assert gems_of(STOLEN[gems("RS")], ANN) == gems("DER")


def test_only_thief_and_victim_know_which() -> None:
    ruby, sapphire = STOLEN[gems("RS")], STOLEN[gems("RR")]
    for seat in (ANN, BOB):
        assert ruby.sees(seat).own.thefts == (Theft(ANN, BOB, R),)
        assert sapphire.sees(seat).own.thefts == (Theft(ANN, BOB, S),)
    for other in (CAT, None):
        assert ruby.sees(other) == sapphire.sees(other)
    assert ruby.sees(CAT).own.thefts == ()


def test_from_one_without_gems_the_pirate_takes_nothing() -> None:
    """G23: no effect, card spent."""
    table = seated(behind={ANN: "D"}, crews={ANN: ("pirate", "mate")})
    story = given(playing(table)).when(ANN, PickPocket(1, BOB)).then(PocketPicked(ANN, BOB, None))
    assert story.sees(ANN).own.crews == ("mate",)
    assert story.sees(BOB).own.thefts == (Theft(ANN, BOB, None),)


@pytest.mark.parametrize("victim", [ANN, DAN, Seat(-1)])
def test_one_robs_another(victim: Seat) -> None:
    holding().when(ANN, PickPocket(1, victim)).refused("no-such-victim", seat=victim)


# EV7


def test_the_boatswain_swaps_up_to_two() -> None:
    """EV7."""
    story = holding()
    done = story.when(ANN, Swap(1, gems("DE"), gems("SS"))).then(
        GemsSwapped(ANN, gems("DE"), gems("SS"))
    )
    assert gems_of(done, ANN) == gems("SS")
    assert done.table.pile == (12, 12, 12, 16, 18)
    story.when(ANN, Swap(1, gems("E"), gems("D"))).accepted()


@pytest.mark.parametrize(
    ("back", "taken", "key", "numbers"),
    [
        ("", "", "nothing-chosen", {}),
        ("DEE", "RRR", "swap-at-most", {"most": 2}),
        ("DE", "R", "swap-as-many", {"count": 2}),
        ("DD", "RR", "not-your-gems", {"gem": D, "most": 1}),
    ],
)
def test_what_the_boatswain_does_not_do(
    back: str, taken: str, key: str, numbers: dict[str, Said]
) -> None:
    holding().when(ANN, Swap(1, gems(back), gems(taken))).refused(key, **numbers)


def test_the_boatswain_takes_what_lay_there_before() -> None:
    story = holding(pile=(0, 1, 9, 9, 9))
    story.when(ANN, Swap(1, gems("D"), gems("D"))).refused("pile-too-small", gem=D, most=0)
    story.when(ANN, Swap(1, gems("DE"), gems("RR"))).refused("pile-too-small", gem=R, most=1)
    story.when(ANN, Swap(1, (1, 1), (1, 1))).refused("not-five-counts")


# EV8


def test_the_scout_alone_sees_the_next_market() -> None:
    """EV8."""
    story = holding()
    assert story.sees(ANN).own.peek is None
    story = story.when(ANN, Scout(1)).then(MarketScouted(ANN))
    assert story.sees(ANN).own.peek.card == story.table.markets[0]
    assert story.sees(BOB).own.peek is None
    other = replace(story.table, markets=(MarketCard(3), MarketCard(2), MarketCard(1)))
    assert given(other).sees(BOB) == story.sees(BOB)


def test_once_it_is_turned_up_all_see_it() -> None:
    table = seated(2, behind={BOB: "D"}, crews={ANN: ("pilot",)}, deck=AUCTION_DECK[4:])
    story = given(playing(table)).when(ANN, Scout(1)).accepted()
    known = story.sees(ANN).own.peek
    story = story.when(BOB, sale()).accepted()
    assert story.sees(BOB).table.market.printed == known
    assert story.sees(ANN).own.peek is None


def test_in_the_last_round_there_is_nothing_to_scout() -> None:
    """EV8: keep it for $20."""
    story = holding(round=4, markets=())
    story.when(ANN, Scout(4)).refused("no-next-market")
    assert "Scout" not in [may.move for may in story.sees(ANN).options]


# EV9, EV10: their effect on the sale is in test_selling


def test_notary_and_harbourmaster_are_seen_by_all() -> None:
    story = holding().when(ANN, Notarize(1)).then(TiesNotarized(ANN))
    story = story.when(ANN, CloseHarbour(1, S)).then(HarbourClosed(ANN, S))
    market = story.sees(None).table.market
    assert (market.notary, market.closed) == (ANN, (S,))
