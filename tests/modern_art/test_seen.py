"""Who sees what (MA-29, MA-30)."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from domain.game import Seat
from domain.modern_art import MODERN_ART
from domain.modern_art.moves import BidSealed
from domain.modern_art.stages import Over, Sealing
from domain.modern_art.table import Table
from tests.modern_art.playing import played, tables_of_bots
from tests.modern_art.tables import (
    KRYPTO,
    LOT,
    SPARE,
    YOKO,
    after,
    bids,
    given,
    on_sale,
    painting,
    put_up,
    seated,
)
from tests.story import ANN, BOB, CAT, DAN, Chance

KILOBYTE = 1024
FACTS = [(players, seed) for players in (3, 4, 5) for seed in range(3)]


def test_a_seat_sees_its_own_hand_and_money() -> None:
    own = given(seated(money={BOB: 77})).sees(BOB).own
    assert own.hand == (SPARE[1],)
    assert own.money == 77


def test_others_see_how_many_cards_one_has_and_no_more() -> None:
    """Fault: hand sizes missing from the public state."""
    hand = (painting(YOKO, "open"), painting(YOKO, "once"))
    one = given(seated(hands={BOB: hand}))
    other = given(seated(hands={BOB: (SPARE[4], painting(KRYPTO, "fixed"))}))
    assert one.sees(ANN).table.galleries[BOB].cards == 2
    assert one.sees(ANN) == other.sees(ANN)


def test_nobody_sees_anothers_money_before_the_end() -> None:
    """MA-29, MA-30. Fault: everybody's hand and money were broadcast."""
    one, other = given(seated(money={BOB: 7})), given(seated(money={BOB: 300}))
    assert one.sees(ANN) == other.sees(ANN)
    assert one.sees(None) == other.sees(None)
    assert [g.money for g in one.sees(ANN).table.galleries] == [None] * 4


def test_all_money_is_shown_in_the_end() -> None:
    table, _ = played(4, 0)
    seen = MODERN_ART.view(table, None).table
    assert [g.money for g in seen.galleries] == [player.money for player in table.players]
    for score in seen.stage.ranking:  # type: ignore[union-attr]
        assert score.money == 100 - score.spent + score.earned + sum(score.banked)


def test_a_spectator_has_no_seat_and_no_options() -> None:
    seen = given(seated()).sees(None)
    assert (seen.seat, seen.own, seen.options) == (None, None, ())


def test_the_tokens_and_everything_put_out_are_public() -> None:
    """MA-29."""
    yoko = painting(YOKO, "open")
    story = after(on_sale(yoko, seat=ANN), *bids((BOB, 5))).when_time_is_up().accepted()
    seen = story.sees(DAN).table
    assert seen.counts[YOKO] == 1
    assert seen.galleries[BOB].paintings == (yoko,)
    assert (seen.last.buyer, seen.last.price) == (BOB, 5)


@pytest.mark.parametrize(("players", "seed"), FACTS)
def test_a_view_stays_small(players: int, seed: int) -> None:
    tables = list(tables_of_bots(players, seed))
    assert max(size(table, seat) for table in tables for seat in table.seats) < 6 * KILOBYTE


def size(table: Table, seat: Seat) -> int:
    return len(msgspec.json.encode(MODERN_ART.view(table, seat)))


# Another table one could be sitting at


def varied(table: Table, seat: Seat | None, secret: Callable[[Table], object]) -> bool:
    """Whether dealing anew really changes this, and changes nothing this seat sees."""
    tables = [MODERN_ART.redeal(table, seat, Chance(n)) for n in range(20)]
    assert all(MODERN_ART.view(t, seat) == MODERN_ART.view(table, seat) for t in tables)
    return len({str(secret(t)) for t in tables}) > 1


def test_hands_pile_and_money_of_others_are_dealt_anew() -> None:
    table = seated()
    assert varied(table, ANN, lambda t: t.players[BOB].hand)
    assert varied(table, ANN, lambda t: t.players[BOB].money)
    assert varied(table, ANN, lambda t: t.pile)
    assert not varied(table, ANN, lambda t: t.players[ANN])


def test_a_spectator_knows_nobodys_hand() -> None:
    assert varied(seated(), None, lambda t: t.players[ANN].hand)
    assert varied(seated(), None, lambda t: t.players[ANN].money)


def test_sealed_bids_of_others_are_written_anew() -> None:
    sale = on_sale(painting(YOKO, "sealed"))
    story = after(sale, (BOB, BidSealed(LOT, 5)), (CAT, BidSealed(LOT, 6)))
    assert varied(story.table, BOB, lambda t: call_of(t, CAT))
    assert not varied(story.table, BOB, lambda t: call_of(t, BOB))


def call_of(table: Table, seat: Seat) -> int:
    assert isinstance(table.stage, Sealing)
    return next(call.amount for call in table.stage.auction.calls if call.seat == seat)


def test_no_other_table_makes_a_bid_a_lie() -> None:
    """Who called 40 aloud has 40."""
    story = after(on_sale(painting(YOKO, "open"), money={BOB: 50}), *bids((BOB, 40)))
    tables = [MODERN_ART.redeal(story.table, ANN, Chance(n)) for n in range(30)]
    assert min(t.players[BOB].money for t in tables) >= 40


def test_at_the_end_only_hands_and_pile_stay_hidden() -> None:
    table, _ = played(4, 2)
    assert isinstance(table.stage, Over)
    other = MODERN_ART.redeal(table, ANN, Chance(1))
    assert [p.money for p in other.players] == [p.money for p in table.players]
    assert other.pile != table.pile or other.players != table.players


def test_a_refusal_tells_only_the_requester_what_they_have() -> None:
    """MA-31: nothing follows, so nothing is stored or shown."""
    story = on_sale(painting(YOKO, "open"), money={BOB: 3})
    same = story.when(BOB, bids((BOB, 4))[0][1]).refused("bid-too-high", most=3)
    assert same.table == story.table


def test_ones_own_answers_are_the_only_thing_that_tells_what_one_holds() -> None:
    """B-12: asked or not does not depend on a hand."""
    double = painting(YOKO, "double")
    able = on_sale(double, hands={BOB: (painting(YOKO, "once"),)})
    unable = on_sale(double, hands={BOB: (SPARE[1],)})
    assert able.sees(CAT) == unable.sees(CAT)
    assert MODERN_ART.waits(able.table) == MODERN_ART.waits(unable.table)


def test_the_hands_of_others_never_reach_the_log() -> None:
    table = replace(seated(), stage=seated().stage)
    facts = given(table).when(ANN, put_up(SPARE[0])).facts()
    lines = [line for fact in facts if (line := MODERN_ART.tell(table, fact))]
    assert [line.key for line in lines] == ["put-up"]
