"""What the bots do, level by level."""

import pytest
from msgspec.structs import replace

from domain.auctions import Call
from domain.game import LEVELS, Level
from domain.gem_trader import GEM_TRADER
from domain.gem_trader.bots.bidding import limit
from domain.gem_trader.bots.outlook import outlook
from domain.gem_trader.bots.styles import style
from domain.gem_trader.bots.thinking import TEMPERS
from domain.gem_trader.moves import (
    Bid,
    ChangeMarket,
    EndTurn,
    GemMove,
    Pass,
    PickPocket,
    RaiseBonus,
    Scout,
    Sell,
    Smuggle,
    Swap,
    Take,
    TalkDown,
    TalkUp,
)
from domain.gem_trader.pieces import GOODS, MARKET_DECK, AuctionCard, Crew, MarketCard
from domain.gem_trader.table import Day, Table
from domain.gem_trader.view_types import View
from domain.luck import Luck
from domain.moods import STYLES, Style
from domain.options import allows
from tests.bench.levels import one_against, todays, winning_share
from tests.bench.playing import opened, steps
from tests.gem_trader.tables import (
    LOT,
    PLAIN,
    D,
    bidding,
    gems,
    playing,
    seated,
    selling,
    taking,
)
from tests.story import ANN, BOB, CAT, DAN, Chance

THINKERS: tuple[Level, ...] = ("medium", "strong")
think = pytest.mark.parametrize("level", THINKERS)


def moved(table: Table, level: Level, seed: int = 1) -> GemMove:
    """What the first one asked does."""
    wait = GEM_TRADER.waits(table)
    assert wait is not None
    return GEM_TRADER.bot(GEM_TRADER.view(table, wait.asked[0]), level, Chance(seed))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_does_what_it_may(level: Level, players: int) -> None:
    luck = Chance(players)

    def watched(view: View, level: Level, luck: Luck) -> GemMove:
        move = GEM_TRADER.bot(view, level, luck)
        assert allows(view.options, move)
        return move

    table = opened(GEM_TRADER, players, luck)
    *_, (end, _) = steps(GEM_TRADER, table, [level] * players, luck, watched)
    assert GEM_TRADER.placings(end)


@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("strong", "medium")])
def test_a_better_bot_wins_more_often(better: Level, worse: Level) -> None:
    one, other = todays(GEM_TRADER, better), todays(GEM_TRADER, worse)
    ends = [one_against(GEM_TRADER, 4, one, other, seed) for seed in range(60)]
    assert sum(winning_share(*end) for end in ends) > 17


# Bidding


def up(*bids: Call, **changes: object) -> Table:
    """Two players; lot 1 is C09 DDDA, which M01 makes dear: D110."""
    return replace(bidding(seated(2), AuctionCard(8), AuctionCard(2), bids=bids), **changes)


@think
def test_it_goes_above_250_for_a_card_that_is_worth_it(level: Level) -> None:
    assert isinstance(moved(up(Call(ANN, 250)), level), Bid)


@think
def test_it_lets_a_poor_card_go_for_less(level: Level) -> None:
    """C03 SSEE on a day of S50 E40, without the bonus for it: the other card is better."""
    poor = bidding(seated(2), AuctionCard(2), AuctionCard(8), bids=(Call(ANN, 250),))
    assert moved(poor, level) == Pass(LOT)


@pytest.mark.parametrize("level", LEVELS)
def test_it_opens_where_it_must(level: Level) -> None:
    assert isinstance(moved(bidding(seated(2, cash={ANN: 0})), level), Bid)


@think
def test_it_does_not_bid_more_than_it_has(level: Level) -> None:
    table = bidding(seated(2, cash={BOB: 60}), AuctionCard(8), bids=(Call(ANN, 50),))
    assert moved(table, level) == Bid(LOT, 60)
    table = bidding(seated(2, cash={BOB: 60}), AuctionCard(8), bids=(Call(ANN, 60),))
    assert moved(table, level) == Pass(LOT)


def limits(level: Level) -> list[float]:
    """How far each of four goes for the same card, all having the same."""
    table = bidding(seated(4), AuctionCard(8), AuctionCard(2), PLAIN[0], PLAIN[1])
    views = [GEM_TRADER.view(table, seat) for seat in (ANN, BOB, CAT, DAN)]
    return [limit(outlook(view, TEMPERS[level]), GOODS[AuctionCard(8)]) for view in views]


@pytest.mark.parametrize("level", LEVELS)
def test_no_two_go_equally_far_for_a_card(level: Level) -> None:
    assert len({round(most) for most in limits(level)}) == 4


def test_a_better_bot_goes_less_astray() -> None:
    spreads = [max(limits(level)) - min(limits(level)) for level in LEVELS]
    assert spreads == sorted(spreads, reverse=True)


def test_asked_again_it_has_not_changed_its_mind() -> None:
    table = up(Call(ANN, 100))
    assert len({moved(table, "strong", seed) for seed in range(20)}) == 1


def answers(*bids: Call) -> dict[Style, int]:
    """What seats of each style call where two rivals wait for the next card."""
    found: dict[Style, int] = {}
    for first in MARKET_DECK:
        table = bidding(seated(3), AuctionCard(8), AuctionCard(2), AuctionCard(3), bids=bids)
        view = GEM_TRADER.view(replace(table, day=Day(first)), BOB)
        move = GEM_TRADER.bot(view, "strong", Chance(1))
        if isinstance(move, Bid):
            found[style(view)] = move.amount
    return found


def test_the_keen_say_at_once_what_the_cautious_come_to() -> None:
    first = answers(Call(ANN, 10))
    assert first["keen"] > 180
    assert first["cautious"] < first["keen"]


def test_who_has_spoken_goes_to_the_end_at_once() -> None:
    again = answers(Call(ANN, 10), Call(BOB, 20), Call(CAT, 30), Call(ANN, 40))
    assert min(again.values()) > 180


def test_against_a_last_rival_it_does_not_say_all() -> None:
    """What it saves there is saved: the card for $250 is as good."""
    move = moved(up(Call(ANN, 10)), "strong")
    assert isinstance(move, Bid)
    assert (
        move.amount
        < limit(outlook(GEM_TRADER.view(up(), BOB), TEMPERS["strong"]), GOODS[AuctionCard(8)]) - 20
    )


def test_a_style_is_for_the_whole_game_and_neighbours_differ() -> None:
    luck = Chance(5)
    table = opened(GEM_TRADER, 4, luck)
    first = [style(GEM_TRADER.view(table, seat)) for seat in (ANN, BOB, CAT, DAN)]
    assert set(first) == set(STYLES)
    for after, _ in steps(GEM_TRADER, table, ["strong"] * 4, luck, GEM_TRADER.bot):
        if GEM_TRADER.waits(after):
            seats = (ANN, BOB, CAT, DAN)
            assert [style(GEM_TRADER.view(after, seat)) for seat in seats] == first


@think
def test_it_takes_the_dearest_gems(level: Level) -> None:
    table = taking(seated(2), BOB, 2)
    assert moved(replace(table, round=4, markets=()), level) == Take(LOT, 1, gems("DD"))


# Selling


@think
def test_it_sells_what_is_dear_and_keeps_what_is_cheap(level: Level) -> None:
    """M01: D110 is as good as it gets, E40 is below the average."""
    move = moved(selling(seated(2, behind={ANN: "DDE"})), level)
    assert isinstance(move, Sell)
    assert (move.diamonds, move.emeralds) == (2, 0)


@think
def test_in_the_last_round_it_sells_all_that_brings_more_than_twenty(level: Level) -> None:
    table = selling(seated(2, behind={ANN: "DRSEA"}, round=4, markets=()))
    assert moved(table, level) == Sell(4, *gems("DRSEA"))
    cheap = replace(table, day=Day(MarketCard(0), changes=(0, 0, 0, 0, -20)))
    assert moved(cheap, "strong") == Sell(4, *gems("DRSEA")), "the bonus of A is worth it"


def test_the_strong_one_sells_just_enough_to_win_a_bonus() -> None:
    """A30 is a bad price, but one A wins the bonus of 100, as Bob took none."""
    table = selling(seated(2, behind={ANN: "AAA"}))
    assert moved(table, "strong") == Sell(1, *gems("A"))


def test_who_knows_that_the_next_market_is_worse_sells_today() -> None:
    """R70 is a little below the average, but the next card pays R50."""
    table = selling(seated(2, behind={ANN: "RR"}, round=3, markets=(MarketCard(5),)))
    assert moved(table, "strong") == Sell(3, *gems(""))
    scouted = replace(table, day=replace(table.day, scouts=(ANN,)))
    assert moved(scouted, "strong") == Sell(3, *gems("RR"))


# Event cards


def holding(*crews: Crew, behind: str = "", **changes: object) -> Table:
    table = playing(seated(2, behind={ANN: behind, BOB: "E"}, crews={ANN: (*crews, "notary")}))
    return replace(table, **changes)


@think
def test_it_smuggles_the_dearest(level: Level) -> None:
    assert moved(holding("smuggler", round=4, markets=()), level) == Smuggle(4, D)


@think
def test_it_talks_up_what_it_will_sell(level: Level) -> None:
    assert moved(holding("mate", behind="DDD"), level) == TalkUp(1, D)


@think
def test_it_swaps_cheap_gems_for_dear_ones(level: Level) -> None:
    """An A too, for its bonus."""
    assert moved(holding("boatswain", behind="EE"), level) == Swap(1, gems("EE"), gems("DA"))


@think
def test_it_raises_the_bonus_it_will_win(level: Level) -> None:
    table = holding("envoy", behind="DDDD")
    move = moved(table, level)
    assert isinstance(move, RaiseBonus)


@think
def test_it_keeps_what_does_not_pay(level: Level) -> None:
    """Without gems talking brings nothing; $20 is more."""
    assert moved(holding("mate", "envoy", round=4, markets=()), level) == EndTurn(4)


def test_the_strong_one_talks_down_what_others_took() -> None:
    table = holding("lookout", round=4, markets=())
    slots = (table.slots[0], replace(table.slots[1], gems=gems("DDDA")))
    assert moved(replace(table, slots=slots), "strong") == TalkDown(4, D)
    assert moved(replace(table, slots=slots), "medium") == EndTurn(4)


def test_it_robs_who_was_seen_to_take_gems() -> None:
    table = holding("pirate", round=4, markets=())
    slots = (table.slots[0], replace(table.slots[1], gems=gems("DDD")))
    assert moved(replace(table, slots=slots), "strong") == PickPocket(4, BOB)


def test_it_scouts_when_much_depends_on_it() -> None:
    table = holding("pilot", behind="RRRRRRRR", round=3, markets=(MarketCard(3),))
    assert moved(table, "strong") == Scout(3)
    assert moved(replace(table, players=holding("pilot").players), "strong") == EndTurn(3)


def test_it_changes_a_market_that_pays_it_little() -> None:
    """M08 pays D30; the cards unseen pay more."""
    table = holding("governor", behind="DDDD", round=4, markets=(), day=Day(MarketCard(7)))
    assert moved(table, "strong") == ChangeMarket(4)


def test_the_easy_one_plays_an_event_card_as_soon_as_it_brings_anything() -> None:
    """The others wait for a better day."""
    table = holding("mate", behind="RR")
    assert isinstance(moved(table, "easy"), TalkUp)
    assert moved(table, "strong") == EndTurn(1)
