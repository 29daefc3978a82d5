"""§4 The circuit of event cards."""

from domain.game import Seat
from domain.gem_trader.events import (
    CircuitOpened,
    PriceTalkedDown,
    PriceTalkedUp,
    SellingOpened,
    TurnEnded,
)
from domain.gem_trader.moves import (
    EndTurn,
    Scout,
    TalkDown,
    TalkUp,
)
from domain.gem_trader.pieces import CREWS, Crew
from domain.gem_trader.rounds import open_circuit
from tests.gem_trader.tables import (
    D,
    R,
    S,
    bought,
    given,
    holding,
    playing,
    seated,
    selling,
)
from tests.story import ANN, BOB, CAT, DAN, Faces

MATE: Crew = "mate"
LOOKOUT: Crew = "lookout"


def test_one_circuit_from_the_start_player() -> None:
    """GT-13: Bob starts, Cat has no card."""
    table = bought(seated(4, crews={ANN: ("mate",), BOB: ("pilot",), DAN: ("mate",)}, starter=BOB))
    assert open_circuit(table, Faces()) == [CircuitOpened((BOB, DAN, ANN))]


def test_without_event_cards_the_sale_opens_at_once() -> None:
    table = bought(seated(behind={BOB: "D"}))
    assert open_circuit(table, Faces()) == [SellingOpened((BOB,))]


def test_any_number_of_cards_in_ones_turn() -> None:
    """GT-13."""
    story = holding()
    story = story.when(ANN, TalkUp(1, D)).then(PriceTalkedUp(ANN, D, 20))
    story = story.when(ANN, TalkDown(1, R)).then(PriceTalkedDown(ANN, R, 20))
    story = story.when(ANN, EndTurn(1)).then(TurnEnded(ANN))
    story.when(BOB, EndTurn(1)).then(TurnEnded(BOB), SellingOpened((ANN, BOB, CAT)))


def test_no_second_chance() -> None:
    """G19, GT-13: C, third in order, plays 唱衰; A wants to answer."""
    crews: dict[Seat, tuple[Crew, ...]] = dict.fromkeys((ANN, BOB, CAT), (LOOKOUT, MATE))
    story = given(playing(seated(crews=crews)))
    story = story.when(ANN, EndTurn(1)).accepted().when(BOB, EndTurn(1)).accepted()
    story = story.when(CAT, TalkDown(1, D)).accepted()
    story.when(ANN, TalkUp(1, D)).refused("not-your-turn", seat=CAT)


def test_with_the_last_card_the_turn_ends() -> None:
    story = given(playing(seated(behind={CAT: "D"}, crews={ANN: ("mate",), BOB: ("mate",)})))
    story = story.when(ANN, TalkUp(1, S)).then(PriceTalkedUp(ANN, S, 20), TurnEnded(ANN))
    story.when(BOB, TalkUp(1, S)).then(
        PriceTalkedUp(BOB, S, 20), TurnEnded(BOB), SellingOpened((CAT,))
    )


def test_only_cards_in_hand_are_played() -> None:
    story = given(playing(seated(crews={ANN: ("mate", "mate", "pilot")})))
    story.when(ANN, TalkDown(1, D)).refused("not-your-card", crew="lookout")
    story = story.when(ANN, TalkUp(1, D)).accepted().when(ANN, TalkUp(1, D)).accepted()
    story.when(ANN, TalkUp(1, D)).refused("not-your-card", crew="mate")
    assert story.sees(ANN).own.crews == ("pilot",)


def test_a_card_for_another_round_comes_too_late() -> None:
    """B-06."""
    holding().when(ANN, TalkUp(2, D)).refused("other-round", round=1)
    holding().when(ANN, EndTurn(2)).refused("other-round", round=1)


def test_event_cards_wait_for_the_market() -> None:
    given(selling(seated(behind={ANN: "D"}, crews={ANN: CREWS}))).when(ANN, TalkUp(1, D)).refused(
        "no-event-now"
    )


def test_played_cards_lie_face_up() -> None:
    """GT-24."""
    story = holding().when(ANN, TalkUp(1, D)).accepted().when(ANN, Scout(1)).accepted()
    seen = story.sees(CAT).table
    assert seen.played == ("mate", "pilot")
    assert [(p.seat, p.crew, p.gem) for p in seen.market.played] == [
        (ANN, "mate", D),
        (ANN, "pilot", None),
    ]
