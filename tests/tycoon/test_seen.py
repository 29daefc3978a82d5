"""What a seat sees and does not see (§6: 手牌仅本人可见，红卡公开)."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from domain.auctions import Call
from domain.game import Seat
from domain.tycoon import TYCOON
from domain.tycoon import view_types as seen
from domain.tycoon.moves import BidSealed
from domain.tycoon.pieces import PURSE, Card, cards_of, is_red, red_of
from domain.tycoon.stages import Answer, Sealing, TradeAsked, WishAsked, WishChoice
from domain.tycoon.table import Table
from domain.tycoon.view_types import Collector, EraWorth, Terms
from tests.story import ANN, BOB, CAT, Chance
from tests.tycoon.tables import (
    ERAS,
    HAN,
    HAN_RED,
    LOT,
    SONG,
    SONG_1,
    SONG_2,
    SONG_3,
    SONG_RED,
    TANG,
    TANG_1,
    TANG_2,
    TANG_3,
    TANG_RED,
    card,
    given,
    outcry,
    sealing,
    seated,
    title,
    trading,
    window,
)

HANDS = {
    ANN: (TANG_1, TANG_2, SONG_RED),
    BOB: (SONG_1, SONG_2, card(HAN, 1)),
    CAT: (TANG_1, card(HAN, 2)),
}
FACE_DOWN = (TANG_3, SONG_3)


def dealt(**changes: Any) -> Table:
    """Everybody holds something, two cards lie face down, the others are in the deck."""
    used = [*(c for hand in HANDS.values() for c in hand), *FACE_DOWN, HAN_RED]
    rest = Counter(c for era in sorted(ERAS[:3]) for c in cards_of(era)) - Counter(used)
    deck = tuple(rest.elements())
    table = seated(hands=HANDS, deck=deck, removed=HAN)
    return replace(window(table, cards=FACE_DOWN), **changes)


def redealt(table: Table, seat: Seat | None, times: int = 60) -> list[Table]:
    return [TYCOON.redeal(table, seat, Chance(n)) for n in range(times)]


def varies(tables: Iterable[Table], what: Callable[[Table], object]) -> bool:
    return len({str(what(table)) for table in tables}) > 1


# What all see


def test_gold_counts_reds_and_bans_are_public() -> None:
    """TY-82, TY-83."""
    table = dealt()
    assert TYCOON.view(table, None).table.collectors[ANN] == Collector(PURSE, 3, (SONG_RED,), 0)


def test_a_spectator_sees_only_what_is_public() -> None:
    """TY-81."""
    for table in (dealt(), outcry(dealt(), TANG_3), trading(dealt())):
        view = TYCOON.view(table, None)
        assert (view.seat, view.own, view.options) == (None, None, ())


def test_all_see_the_same_table() -> None:
    table = dealt()
    assert all(TYCOON.view(table, s).table == TYCOON.view(table, None).table for s in table.seats)


def test_which_era_lost_its_red_is_secret() -> None:
    """TY-02."""
    for seat in (ANN, BOB, None):
        assert TYCOON.view(dealt(), seat).table.removed is None


def test_only_the_number_of_cards_in_the_deck_is_known() -> None:
    """TY-02: and which cards have been sold to the house is not."""
    view = given(dealt()).sees(None).table
    assert view.deck == len(dealt().deck)


# What one sees of one's own


def test_ones_own_collection_by_era() -> None:
    """R-12."""
    own = given(dealt()).sees(ANN).own
    assert [item.card for item in own.hand] == [TANG_1, TANG_2, SONG_RED]
    assert own.worth == (
        EraWorth(HAN, (), (1, 2, 3), 100, 0),
        EraWorth(TANG, (TANG_1, TANG_2), (3,), 100, 30),
        EraWorth(SONG, (SONG_RED,), (1, 2, 3), 100, 40, forfeited=40),
    )


def test_ones_own_terms_for_the_card_on_sale() -> None:
    """R-09, TY-87."""
    story = given(outcry(dealt(), TANG_RED, picked=True))
    changes = (4, 8, 12, -4, -8, -12)
    assert story.sees(ANN).own.terms == Terms(changes, 80, 50)
    assert story.sees(BOB).own.terms == Terms(changes, 100, 0)
    assert given(dealt()).sees(ANN).own.terms is None


def test_a_wish_is_public_and_the_answers_are_the_start_players() -> None:
    """TY-61."""
    answers = (Answer(BOB, sells=False), Answer(CAT, sells=True))
    story = given(trading(dealt(), WishAsked(title(TANG, 1), 9, answers)))
    stage = story.sees(BOB).table.stage
    assert (stage.title, stage.gold, stage.answered) == (title(TANG, 1), 9, (BOB, CAT))
    assert story.sees(ANN).own.sellers == (CAT,)
    assert story.sees(BOB).own.sellers == story.sees(CAT).own.sellers == ()


def test_a_trade_between_others_names_only_reds() -> None:
    """TY-65."""
    stage = TradeAsked(BOB, TANG_1, 5, title(SONG, 1))
    assert given(trading(dealt(), stage)).sees(CAT).table.stage == seen.TradeAsked(
        ANN, BOB, 5, red=None, asks_card=True, asks_red=None
    )
    stage = TradeAsked(BOB, SONG_RED, 5, title(TANG, 4))
    assert given(trading(dealt(), stage)).sees(CAT).table.stage == seen.TradeAsked(
        ANN, BOB, 5, red=SONG_RED, asks_card=True, asks_red=title(TANG, 4)
    )


# Another deal of what one does not see


def test_redeal_varies_the_deck_the_face_down_and_the_removed_red() -> None:
    for seat in (ANN, None):
        tables = redealt(dealt(), seat)
        assert varies(tables, lambda t: t.deck)
        assert varies(tables, lambda t: [slot.card for slot in t.slots])
        assert varies(tables, lambda t: t.removed)


def test_redeal_varies_the_others_hands_and_what_they_paid() -> None:
    tables = redealt(dealt(), ANN)
    assert varies(tables, lambda t: sorted(t.players[BOB].hand))
    assert varies(tables, lambda t: t.players[CAT].paid)
    assert not varies(tables, lambda t: t.players[ANN])
    assert varies(redealt(dealt(), None), lambda t: sorted(t.players[ANN].hand))


def test_redeal_keeps_what_is_public() -> None:
    tables = redealt(dealt(), BOB)
    assert not varies(tables, lambda t: t.players[ANN].reds)
    assert not varies(tables, lambda t: sorted(all_cards(t)))


def all_cards(table: Table) -> list[Card]:
    held = [c for player in table.players for c in player.hand]
    lying = [slot.card for slot in table.slots]
    return [*table.deck, *held, *lying, red_of(table.removed)]


def test_redeal_varies_sealed_bids() -> None:
    story = given(sealing(dealt(), TANG_3))
    for seat in (ANN, BOB):
        story = story.when(seat, BidSealed(LOT, 0, 7)).accepted()
    tables = redealt(story.table, ANN)
    assert varies(tables, lambda t: calls(t)[1].amount)
    assert not varies(tables, lambda t: calls(t)[0])
    assert varies(redealt(story.table, None), lambda t: calls(t)[0].amount)


def calls(table: Table) -> tuple[Call, ...]:
    assert isinstance(table.stage, Sealing)
    return table.stage.auction.calls


def trade(table: Table) -> TradeAsked:
    assert isinstance(table.stage, TradeAsked)
    return table.stage


def test_redeal_varies_answers_to_a_wish() -> None:
    answers = (Answer(BOB, sells=False), Answer(CAT, sells=True))
    table = trading(dealt(), WishAsked(title(TANG, 1), 9, answers))
    assert varies(redealt(table, BOB), lambda t: t.stage)
    assert varies(redealt(table, None), lambda t: t.stage)
    assert not varies(redealt(table, ANN), lambda t: t.stage)


def test_redeal_varies_who_would_sell() -> None:
    table = trading(dealt(), WishChoice(title(TANG, 1), 9, (CAT,)))
    assert varies(redealt(table, None), lambda t: t.stage)
    assert not varies(redealt(table, ANN), lambda t: t.stage)


def test_redeal_varies_a_trade_between_others() -> None:
    table = trading(dealt(), TradeAsked(BOB, TANG_1, 5, title(SONG, 1)))
    for seat in (CAT, None):
        tables = redealt(table, seat)
        assert varies(tables, lambda t: trade(t).card)
        assert varies(tables, lambda t: trade(t).title)
    assert not varies(redealt(table, BOB), lambda t: t.stage)
    assert not varies(redealt(table, ANN), lambda t: t.stage)


def test_redeal_keeps_possible_what_was_said() -> None:
    """Who would sell a card holds it, who offers one holds it, and no red is moved."""
    wish = trading(dealt(), WishChoice(title(TANG, 1), 9, (CAT,)))
    for table in redealt(wish, None):
        assert isinstance(table.stage, WishChoice)
        assert table.stage.sellers
        assert all(table.players[s].card_called(title(TANG, 1)) for s in table.stage.sellers)
    offer = trading(dealt(), TradeAsked(BOB, TANG_1, 5, None))
    for seat in (BOB, CAT, None):
        for table in redealt(offer, seat):
            assert trade(table).card in table.players[ANN].hand
            assert not is_red(trade(table).card)
