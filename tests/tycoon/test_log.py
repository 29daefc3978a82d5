"""The log that all read (B-11, B-15, B-17, TY-19, TY-65)."""

from domain.auctions import Call
from domain.game import Said
from domain.tycoon import TYCOON
from domain.tycoon.events import TycoonEvent
from domain.tycoon.moves import (
    AnswerTrade,
    AnswerWish,
    Bid,
    BidSealed,
    ChooseSeller,
    CloseWindow,
    NoMore,
    OfferTrade,
    PickBlind,
    RollDie,
    SayReady,
    Sell,
    SkipWish,
    Wish,
)
from domain.tycoon.opening import setup
from domain.tycoon.stages import Offering
from tests.story import ANN, BOB, CAT, Chance, Story, When, seating
from tests.tycoon.tables import (
    LOT,
    SONG,
    SONG_RED,
    TANG,
    TANG_1,
    TANG_2,
    TANG_3,
    TANG_RED,
    given,
    outcry,
    rolling,
    sealing,
    seated,
    title,
    trading,
    window,
)


def told(when: When) -> list[tuple[str, dict[str, Said]]]:
    """The lines of what follows."""
    return lines(when.story, when.facts())


def lines(story: Story, facts: list[TycoonEvent]) -> list[tuple[str, dict[str, Said]]]:
    table, found = story.table, []
    for fact in facts:
        line = TYCOON.tell(table, fact)
        table = TYCOON.evolve(table, fact)
        found += [(line.key, line.numbers)] if line else []
    return found


def test_a_payment_can_be_followed_from_the_log() -> None:
    """B-15: bid, die, change, discount, tax and payment."""
    table = rolling(seated(hands={ANN: (SONG_RED,)}), TANG_RED, Call(ANN, 41), picked=True)
    assert told(given(table).with_dice(2).when(ANN, RollDie(LOT))) == [
        ("die-rolled", {"lot": 1, "seat": ANN, "face": 2, "change": 8}),
        (
            "lot-sold",
            {
                "lot": 1,
                "card": TANG_RED,
                "seat": ANN,
                "bid": 41,
                "change": 8,
                "base": 49,
                "discounted": 40,
                "discount": 9,
                "tax": 20,
                "gold": 60,
            },
        ),
    ]


def test_a_default_and_a_takeover_are_told_apart() -> None:
    table = rolling(seated(gold={ANN: 20}), TANG_3, Call(ANN, 40), Call(BOB, 30))
    _, failed, sold = told(given(table).with_dice(1).when(ANN, RollDie(LOT)))
    assert failed[0] == "payment-failed"
    assert (failed[1]["seat"], failed[1]["gold"], failed[1]["purse"]) == (ANN, 43, 20)
    assert failed[1]["lots"] == 2
    assert sold[0] == "lot-taken-over"
    assert (sold[1]["seat"], sold[1]["bid"], sold[1]["gold"]) == (BOB, 30, 33)


def test_a_taker_who_fails_is_told_without_a_ban() -> None:
    table = rolling(seated(gold={ANN: 20, BOB: 5}), TANG_3, Call(ANN, 40), Call(BOB, 30))
    keys = [key for key, _ in told(given(table).with_dice(1).when(ANN, RollDie(LOT)))]
    assert keys == ["die-rolled", "payment-failed", "taker-failed", "lot-unsold"]


def test_a_sale_names_the_star_and_a_red_by_name() -> None:
    """TY-19."""
    story = given(window(seated(hands={ANN: (TANG_2, TANG_RED)}, bonuses=(0, 10, 0, 20))))
    assert told(story.when(ANN, Sell(LOT, (TANG_2, TANG_RED), (0, 10, 0, 20)))) == [
        ("card-sold", {"seat": ANN, "star": 2, "gold": 22, "bonus": 0}),
        (
            "red-sold",
            {"seat": ANN, "card": TANG_RED, "price": 48, "tax": 10, "gold": 38, "bonus": 10},
        ),
    ]


def test_a_sealed_bid_is_told_when_it_is_opened() -> None:
    """TY-36, B-11."""
    story = given(sealing(seated(), TANG_3))
    assert told(story.when(ANN, BidSealed(LOT, 0, 7))) == []
    story = story.when(ANN, BidSealed(LOT, 0, 7)).accepted()
    story = story.when(BOB, BidSealed(LOT, 0, 9)).accepted()
    assert told(story.when(CAT, BidSealed(LOT, 0, 9))) == [
        ("bids-opened", {"lot": 1, "attempt": 0, "seats": (ANN, BOB, CAT), "golds": (7, 9, 9)}),
        ("rebid", {"lot": 1, "attempt": 1, "seats": (BOB, CAT)}),
    ]


def test_bids_and_the_hammer_are_told() -> None:
    story = given(outcry(seated(), TANG_1))
    assert told(story.when(BOB, Bid(LOT, 5))) == [("bid-made", {"lot": 1, "seat": BOB, "gold": 5})]
    assert told(story.when(BOB, NoMore(LOT, 0))) == []
    story = story.when(BOB, Bid(LOT, 5)).accepted()
    assert told(story.when_time_is_up()) == [
        ("hammer", {"lot": 1, "card": TANG_1, "seat": BOB, "gold": 5})
    ]
    assert told(given(outcry(seated(), TANG_1)).when_time_is_up()) == [
        ("lot-unsold", {"lot": 1, "card": TANG_1})
    ]


def test_a_card_is_named_when_it_is_turned() -> None:
    """TY-25."""
    story = given(window(seated(), BOB, CAT))
    assert told(story.when(ANN, SayReady(LOT))) == []
    story = story.when(ANN, SayReady(LOT)).accepted()
    assert told(story.when(ANN, CloseWindow(LOT))) == [
        ("card-turned", {"lot": 1, "card": TANG_1, "openly": True, "picked": True})
    ]


def test_who_answered_what_to_a_wish_is_not_told() -> None:
    """TY-61, TY-65: the wish and the deal are."""
    story = given(trading(seated(hands={BOB: (TANG_2,)}))).with_dice(1, 1, 1, 1)
    wish = story.when(ANN, Wish(1, title(TANG, 2), 30))
    assert told(wish) == [("wish-made", {"seat": ANN, "title": title(TANG, 2), "gold": 30})]
    story = wish.accepted()
    assert told(story.when(BOB, AnswerWish(1, sells=True))) == []
    story = story.when(BOB, AnswerWish(1, sells=True)).accepted()
    assert told(story.when(CAT, AnswerWish(1, sells=False))) == []
    story = story.when(CAT, AnswerWish(1, sells=False)).accepted()
    assert told(story.when(ANN, ChooseSeller(1, BOB)))[0] == (
        "wish-granted",
        {"seat": ANN, "other": BOB, "card": TANG_2, "gold": 30, "tax": 0},
    )


def test_a_free_trade_names_gold_and_reds_only() -> None:
    """TY-65."""
    hands = {ANN: (TANG_1,), BOB: (SONG_RED,)}
    story = given(trading(seated(hands=hands), Offering())).with_dice(1, 1, 1, 1)
    offer = story.when(ANN, OfferTrade(1, TANG_1, BOB, 10, title(SONG, 4)))
    assert told(offer) == [
        (
            "trade-offered",
            {
                "seat": ANN,
                "other": BOB,
                "gold": 10,
                "card": None,
                "asks": True,
                "title": title(SONG, 4),
            },
        )
    ]
    assert told(offer.accepted().when(BOB, AnswerTrade(1, agrees=True)))[0] == (
        "trade-made",
        {
            "seat": ANN,
            "other": BOB,
            "gold": 10,
            "tax": 2,
            "card": None,
            "got": True,
            "got_card": SONG_RED,
        },
    )
    refused = told(offer.accepted().when(BOB, AnswerTrade(1, agrees=False)))
    assert refused[0] == ("trade-refused", {"seat": ANN, "other": BOB})


def test_a_new_round_is_told_step_by_step() -> None:
    """R-06."""
    table = seated(hands={BOB: (TANG_RED,)}, deck=(TANG_1, TANG_2))
    story = given(trading(table)).with_dice(2, 3, 6, 4)
    after = story.when(ANN, SkipWish(1))
    assert told(after) == [
        ("wish-skipped", {"seat": ANN}),
        ("round-began", {"round": 2, "rounds": 6, "seat": BOB}),
        ("reds-earned", {"seat": BOB, "gold": 2}),
        ("house-dice", {"faces": (2, 3, 6, 4), "bonuses": (10, 20, 30, 20)}),
        ("cards-drawn", {"count": 2}),
    ]
    assert told(after.accepted().when(BOB, PickBlind(2, slot=1, openly=False))) == [
        ("blind-picked", {"seat": BOB, "slot": 1, "openly": False})
    ]


def test_the_opening_is_told_without_its_secrets() -> None:
    """TY-02: neither the deck nor the removed red."""
    facts = setup(seating(3), Chance(1))
    opened, *rest = lines(Story(TYCOON, TYCOON.empty), facts)
    assert opened[0] == "game-opened"
    assert set(opened[1]) == {"players", "gold", "eras"}
    assert rest[0][0] == "start-dice"
    assert rest[-1] == ("first-player", {"seat": TYCOON.replay(facts).starter})


def test_the_end_is_told_with_the_ranking() -> None:
    story = given(trading(seated(round=6, hands={BOB: (TANG_1, TANG_2, TANG_3)})))
    assert told(story.when(ANN, SkipWish(6)))[-1] == (
        "game-ended",
        {"seat": BOB, "gold": 240, "seats": (BOB, ANN, CAT), "golds": (240, 150, 150)},
    )
