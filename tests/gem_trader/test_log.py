"""What the log tells to all, and what it does not (GT-23)."""

from typing import Any

from msgspec.structs import replace

from domain.auctions import Call
from domain.game import Line, Move, Seat
from domain.gem_trader import GEM_TRADER
from domain.gem_trader.moves import (
    ChangeMarket,
    EndTurn,
    Pass,
    PickPocket,
    Scout,
    Smuggle,
    Swap,
    Take,
    TalkUp,
)
from domain.gem_trader.pieces import AUCTION_DECK, CREWS
from domain.gem_trader.table import Table
from tests.gem_trader.playing import played
from tests.gem_trader.tables import (
    LOT,
    RS_2,
    SSEE,
    A,
    D,
    bidding,
    gems,
    given,
    owing,
    playing,
    sale,
    seated,
    selling,
    taking,
)
from tests.story import ANN, BOB, CAT, Chance, Story


def told(table: Table, seat: Seat, move: Move) -> list[Line]:
    """The lines of all that follows."""
    story = Story(GEM_TRADER, table, lambda: Chance(1))
    facts = story.when(seat, move).facts()
    lines: list[Line] = []
    for fact in facts:
        line = GEM_TRADER.tell(table, fact)
        lines += [line] if line else []
        table = GEM_TRADER.evolve(table, fact)
    return lines


def lost(cash: int = 500) -> Table:
    """Ann is about to lose the first of two cards."""
    table = seated(2, cash={ANN: cash})
    return bidding(table, RS_2, SSEE, bids=(Call(ANN, 10), Call(BOB, 20)))


def test_purchases_are_told_by_their_price() -> None:
    lines = told(lost(), ANN, Pass(LOT))
    assert lines[:4] == [
        Line("bidder-passed", {"lot": 1, "seat": ANN}),
        Line(
            "lot-sold",
            {"lot": 1, "card": RS_2, "seat": BOB, "money": 20, "gems": gems("RS"), "crews": 2},
        ),
        Line("lot-turned", {"lot": 2, "card": SSEE, "gems": gems("SSEE"), "crews": 0, "dice": 0}),
        Line(
            "lot-forced",
            {"lot": 2, "card": SSEE, "seat": ANN, "money": 250, "gems": gems("SSEE"), "crews": 0},
        ),
    ]


def test_debts_are_not_told() -> None:
    """GT-23."""
    assert told(lost(cash=10), ANN, Pass(LOT)) == told(lost(), ANN, Pass(LOT))


def test_what_event_cards_were_drawn_is_not_told() -> None:
    table = lost()
    other = replace(table, crews=table.crews[::-1])
    assert told(table, ANN, Pass(LOT)) == told(other, ANN, Pass(LOT))


def test_gems_taken_are_told() -> None:
    (line, *_) = told(taking(seated(2), BOB, 2), BOB, Take(LOT, 1, gems("DA")))
    assert line == Line("gems-taken", {"lot": 1, "seat": BOB, "gems": gems("DA")})


def circuit() -> Table:
    return playing(seated(behind={ANN: "DE", BOB: "RS"}, crews={ANN: CREWS, CAT: ("mate",)}))


def test_event_cards_are_told() -> None:
    table = circuit()
    assert told(table, ANN, TalkUp(1, D)) == [
        Line("crew-mate", {"seat": ANN, "gem": D, "money": 20})
    ]
    assert told(table, ANN, Smuggle(1, A)) == [Line("crew-smuggler", {"seat": ANN, "gem": A})]
    assert told(table, ANN, Swap(1, gems("D"), gems("R"))) == [
        Line("crew-boatswain", {"seat": ANN, "back": gems("D"), "gems": gems("R")})
    ]
    (line,) = told(table, ANN, ChangeMarket(1))
    assert (line.numbers["old"], line.numbers["market"]) == (0, table.spare[0])


def test_what_was_stolen_or_scouted_is_not_told() -> None:
    table = circuit()
    assert told(table, ANN, PickPocket(1, BOB)) == [
        Line("crew-pirate", {"seat": ANN, "other": BOB, "got": True})
    ]
    assert told(table, ANN, PickPocket(1, CAT)) == [
        Line("crew-pirate", {"seat": ANN, "other": CAT, "got": False})
    ]
    assert told(table, ANN, Scout(1)) == [Line("crew-pilot", {"seat": ANN})]


def test_who_plays_nothing_is_told_but_not_who_stops() -> None:
    story = given(circuit())
    assert told(story.table, ANN, EndTurn(1)) == [Line("plays-nothing", {"seat": ANN})]
    story = story.when(ANN, TalkUp(1, D)).accepted()
    assert told(story.table, ANN, EndTurn(1)) == []


def test_incomes_are_sums_one_can_follow() -> None:
    """B-15; who owes is told alike."""
    table = replace(selling(seated(2, behind={ANN: "DSS"})), deck=AUCTION_DECK[8:])
    expected = [
        Line("income", {"seat": ANN, "gems": gems("DSS"), "sale": 210, "bonuses": (0, 0, 60, 0, 0),
                        "money": 270}),
        Line("sold-nothing", {"seat": BOB}),
    ]  # fmt: skip
    lines = told(table, ANN, sale("DSS"))
    assert lines[0].key == "sales-opened"
    assert lines[1:3] == expected
    assert told(owing(table, ANN, 30), ANN, sale("DSS"))[1:3] == expected


def test_a_fist_is_not_told() -> None:
    table = selling(seated(2, behind={ANN: "D", BOB: "D"}))
    assert told(table, ANN, sale("D")) == []


def test_the_end_names_all_winners() -> None:
    table, facts = played(3, 1)
    line = GEM_TRADER.tell(table, facts[-1])
    placings = GEM_TRADER.placings(table)
    assert line is not None
    assert placings is not None
    assert line.key == "game-ended"
    assert line.numbers["seats"] == tuple(placing.seat for placing in placings)
    assert line.numbers["totals"] == tuple(placing.score for placing in placings)


def keys_of(*plays: tuple[int, int]) -> set[str]:
    keys: set[str] = set()
    for play in plays:
        table: Any = GEM_TRADER.empty
        for fact in played(*play)[1]:
            line = GEM_TRADER.tell(table, fact)
            keys |= {line.key} if line else set()
            table = GEM_TRADER.evolve(table, fact)
    return keys


def test_every_event_card_has_its_line() -> None:
    keys = keys_of(*((4, seed) for seed in range(12)))
    assert keys >= {f"crew-{crew}" for crew in CREWS}
