"""The log that all read (B-11, B-15, B-17, MA-29)."""

from domain.game import Said, Seating
from domain.modern_art import MODERN_ART
from domain.modern_art.events import ModernArtEvent
from domain.modern_art.moves import Bid, Decline, Hammer, Join, Leave, NamePrice, NoMore, Pass
from domain.modern_art.opening import setup
from tests.modern_art.playing import played
from tests.modern_art.tables import (
    CHRISTIN,
    KRYPTO,
    LOT,
    SPARE,
    YOKO,
    after,
    bids,
    given,
    joins,
    on_sale,
    painting,
    put_up,
    sealed,
    seated,
)
from tests.story import ANN, BOB, CAT, DAN, Chance, Story, When, seating

Told = tuple[str, dict[str, Said]]
OPEN, DOUBLE, SEALED = (painting(YOKO, way) for way in ("open", "double", "sealed"))


def told(when: When) -> list[Told]:
    """The lines of all that follows."""
    story: Story = when.story
    return lines(story.table, when.facts())


def lines(table: object, facts: list[ModernArtEvent]) -> list[Told]:
    found = []
    for fact in facts:
        line = MODERN_ART.tell(table, fact)  # type: ignore[arg-type]
        found += [(line.key, line.numbers)] if line else []
        table = MODERN_ART.evolve(table, fact)  # type: ignore[arg-type]
    return found


def test_the_opening_and_every_round_are_told() -> None:
    people: Seating = seating(5)
    facts = setup(people, Chance(1))
    seller = facts[1].seller  # type: ignore[union-attr]
    assert lines(MODERN_ART.empty, facts) == [
        ("game-opened", {"players": 5, "gold": 100}),
        ("round-began", {"round": 1, "rounds": 4, "seat": seller, "cards": 8}),
    ]


def test_what_is_put_up_is_told() -> None:
    hand = (OPEN, DOUBLE, SEALED)
    story = given(seated(hands={ANN: hand}))
    assert told(story.when(ANN, put_up(OPEN))) == [
        ("put-up", {"lot": LOT, "seat": ANN, "painting": OPEN, "way": "open"})
    ]
    pair = {"lot": LOT, "seat": ANN, "painting": DOUBLE, "second": SEALED, "way": "sealed"}
    assert told(story.when(ANN, put_up(DOUBLE, SEALED))) == [("pair-put-up", pair)]


def test_bids_and_the_hammer_are_told_and_no_more_is_not() -> None:
    story = on_sale(OPEN)
    bid = {"lot": LOT, "seat": BOB, "gold": 5}
    assert told(story.when(BOB, Bid(LOT, 5))) == [("bid-made", bid)]
    assert told(story.when(BOB, NoMore(LOT, 0))) == []
    going = {"lot": LOT, "seat": ANN, "other": None, "gold": 0}
    assert told(story.when(ANN, Hammer(LOT, 0))) == [("going", going)]
    story = after(story, *bids((BOB, 5)), (ANN, Hammer(LOT, 5)))
    assert told(story.when_time_is_up()) == []


def test_who_pays_whom_is_told() -> None:
    """B-15, MA-26."""
    story = after(on_sale(OPEN), *bids((BOB, 5)))
    sold = {"lot": LOT, "paintings": (OPEN,), "seat": BOB, "other": ANN, "gold": 5}
    assert told(story.when_time_is_up()) == [("lot-sold", sold)]
    kept = {"lot": LOT, "paintings": (OPEN,), "seat": ANN, "gold": 0}
    assert told(on_sale(OPEN).when_time_is_up()) == [("lot-kept", kept)]


def test_a_shared_price_is_told_part_by_part() -> None:
    """B-15, MA-16: 27 by a third party, and by the old host."""
    story = on_sale(DOUBLE, hands={BOB: (SPARE[1], SEALED)})
    join = told(story.when(BOB, Join(LOT, SEALED)))[0]
    both = {"painting": SEALED, "paintings": (DOUBLE, SEALED), "way": "sealed"}
    assert join == ("double-joined", {"lot": LOT, "seat": BOB, "other": ANN, **both})
    story = after(story, joins(BOB, SEALED), *sealed((CAT, 27), (DAN, 0), (BOB, 0)))
    line = told(story.when(ANN, sealed((ANN, 3))[0][1]))[-1]
    assert line[0] == "lot-shared"
    assert (line[1]["golds"], line[1]["bank"], line[1]["seats"]) == ((13, 14), 0, (ANN, BOB))
    line = told(story.when(ANN, sealed((ANN, 40))[0][1]))[-1]
    assert (line[1]["golds"], line[1]["bank"]) == ((0, 20), 20)


def test_an_asking_round_is_told() -> None:
    story = on_sale(DOUBLE)
    declined = {"lot": LOT, "seat": BOB}
    assert told(story.when(BOB, Decline(LOT))) == [("double-declined", declined)]
    story = after(story, (BOB, Decline(LOT)), (CAT, Decline(LOT)))
    kept = {"lot": LOT, "seat": ANN, "painting": DOUBLE}
    assert told(story.when(DAN, Decline(LOT)))[-1] == ("double-kept", kept)


def test_passes_prices_and_refusals_are_told() -> None:
    once = on_sale(painting(YOKO, "once"))
    assert told(once.when(BOB, Pass(LOT))) == [("passed", {"lot": LOT, "seat": BOB})]
    fixed = on_sale(painting(YOKO, "fixed"))
    named = {"lot": LOT, "seat": ANN, "gold": 9}
    assert told(fixed.when(ANN, NamePrice(LOT, 9))) == [("price-named", named)]
    fixed = after(fixed, (ANN, NamePrice(LOT, 9)))
    assert told(fixed.when(BOB, Leave(LOT))) == [("price-left", {"lot": LOT, "seat": BOB})]


def test_sealed_bids_are_told_together() -> None:
    """MA-25. Fault: they were told one by one."""
    story = on_sale(SEALED)
    assert told(story.when(BOB, sealed((BOB, 9))[0][1])) == []
    story = after(story, *sealed((BOB, 9), (CAT, 4), (DAN, 0)))
    opened = {"lot": LOT, "seats": (BOB, CAT, DAN, ANN), "golds": (9, 4, 0, 7)}
    assert told(story.when(ANN, sealed((ANN, 7))[0][1]))[0] == ("bids-opened", opened)


def test_a_settlement_is_a_sum_one_can_follow() -> None:
    """B-15, MA-06."""
    fifth, yoko = painting(KRYPTO, "once"), painting(YOKO, "once")
    counts = {KRYPTO: 4, YOKO: 2, CHRISTIN: 1}
    table = seated(hands={ANN: (fifth, SPARE[0])}, walls={BOB: (yoko, OPEN)}, counts=counts)
    found = told(given(table).when(ANN, put_up(fifth)))
    assert found[1:4] == [
        ("round-ended", {"round": 1, "seat": ANN, "paintings": (fifth,), "artist": KRYPTO}),
        (
            "tokens-placed",
            {
                "round": 1,
                "artists": (KRYPTO, YOKO, CHRISTIN),
                "golds": (30, 20, 10),
                "values": (30, 20, 10),
            },
        ),
        (
            "paintings-cashed",
            {"round": 1, "seat": BOB, "paintings": (yoko, OPEN), "golds": (20, 20), "gold": 40},
        ),
    ]
    assert found[4][0] == "round-began"


def test_the_end_is_told_with_shared_places() -> None:
    table, facts = played(3, 1)
    last = lines(MODERN_ART.empty, facts)[-1]
    ranking = table.stage.ranking  # type: ignore[union-attr]
    assert last[0] == "game-ended"
    assert last[1]["golds"] == tuple(score.money for score in ranking)
    assert last[1]["places"] == tuple(score.place for score in ranking)


def test_every_price_of_a_game_is_in_the_log() -> None:
    """MA-30: prices are public, so money can be worked out by who keeps books."""
    _, facts = played(4, 3)
    keys = [key for key, _ in lines(MODERN_ART.empty, facts)]
    sales = {"lot-sold", "lot-kept", "lot-shared", "double-kept"}
    ended = keys.count("round-ended")
    put = keys.count("put-up") + keys.count("pair-put-up")
    assert sum(key in sales for key in keys) == put - ended
