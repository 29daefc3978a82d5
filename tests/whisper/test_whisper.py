"""What a game's own tests say: its rules, its secrets, its bots. The laws are elsewhere."""

import pytest

from domain.auctions import Call, Lot
from domain.auctions.sealed import Sealed
from domain.game import LEVELS, Level, Placing, Seat
from domain.games import GAMES
from tests.bench.playing import opened, played_out, steps
from tests.story import ANN, BOB, CAT, Chance, Story
from tests.whisper.game import WHISPER
from tests.whisper.game.events import BidSent, BidsOpened, GameEnded, LotSold, RoundBegan
from tests.whisper.game.moves import Bid
from tests.whisper.game.pieces import PURSE, Card
from tests.whisper.game.table import Player, Score, Sealing, Table


def selling(*amounts: int, lot: int = 1, first: Seat = BOB) -> Story:
    """Card 5 is for sale; the first seats have bid so much."""
    calls = tuple(Call(Seat(seat), amount) for seat, amount in enumerate(amounts))
    stage = Sealing(Card(5), Sealed((ANN, BOB, CAT), calls))
    players = (Player(PURSE),) * 3
    return Story(
        WHISPER, Table(players, deck=(Card(7), Card(1)), round=lot, first=first, stage=stage)
    )


def test_a_bid_is_one_and_final_and_no_more_than_one_has() -> None:
    """WH-03."""
    selling(4).when(ANN, Bid(Lot(1), 5)).refused("bid-is-final")
    selling().when(ANN, Bid(Lot(1), PURSE + 1)).refused("bid-too-high", most=PURSE)
    selling().when(ANN, Bid(Lot(2), 1)).refused("other-lot", lot=1)
    selling().when(ANN, Bid(Lot(1), PURSE)).then(BidSent(Lot(1), ANN, PURSE))


def test_of_equal_bids_the_one_nearest_to_the_first_seat_wins() -> None:
    """WH-04, WH-01: the next round's first seat is on the left of this one's."""
    calls = (Call(BOB, 3), Call(CAT, 6), Call(ANN, 6))
    selling(6, 3).when(CAT, Bid(Lot(1), 6)).then(
        BidSent(Lot(1), CAT, 6),
        BidsOpened(Lot(1), calls),
        LotSold(Lot(1), CAT, 6, Card(5)),
        RoundBegan(Lot(2), CAT),
    )


def test_in_the_end_coins_and_cards_are_points() -> None:
    """WH-06: Bob has paid 3 for 5; the others share the second place."""
    ranking = (Score(BOB, 1, PURSE + 2), Score(ANN, 2, PURSE), Score(CAT, 2, PURSE))
    selling(2, 3, lot=2).when(CAT, Bid(Lot(2), 0)).then(
        BidSent(Lot(2), CAT, 0),
        BidsOpened(Lot(2), (Call(BOB, 3), Call(CAT, 0), Call(ANN, 2))),
        LotSold(Lot(2), BOB, 3, Card(5)),
        GameEnded(ranking),
    )


def test_with_one_human_no_clock_runs() -> None:
    """WH-05."""
    for humans, seconds in ((1, None), (2, 90)):
        wait = WHISPER.waits(opened(WHISPER, 3, Chance(1), humans=humans))
        assert wait is not None
        assert wait.seconds == seconds


def test_every_secret_is_dealt_anew() -> None:
    table = selling(4, 4).table
    others = [WHISPER.redeal(table, ANN, Chance(seed)) for seed in range(20)]
    assert {other.deck for other in others} == {(7, 1), (1, 7)}
    stages = [other.stage for other in others if isinstance(other.stage, Sealing)]
    calls = [stage.auction.calls for stage in stages]
    assert {anns for anns, _ in calls} == {Call(ANN, 4)}
    assert len({bobs for _, bobs in calls}) > 5


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_all_levels_play_to_the_end(level: Level) -> None:
    for players in WHISPER.seats:
        luck = Chance(players)
        table = opened(WHISPER, players, luck)
        assert (
            WHISPER.placings(played_out(WHISPER, table, [level] * players, luck, WHISPER.bot))
            is not None
        )


def test_a_strong_bot_has_more_points_than_an_easy_one() -> None:
    bots: list[Level] = ["easy", "strong"]
    points = {"easy": 0, "strong": 0}
    for seed in range(200):
        luck = Chance(seed)
        *_, (end, _) = steps(WHISPER, opened(WHISPER, 2, luck), bots, luck, WHISPER.bot)
        found: tuple[Placing, ...] = WHISPER.placings(end) or ()
        for placing in found:
            points[bots[placing.seat]] += placing.score
    assert points["strong"] > points["easy"]


def test_nobody_can_open_a_room_for_it() -> None:
    assert WHISPER.name not in GAMES
