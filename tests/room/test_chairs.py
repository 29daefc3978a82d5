"""§2 Chairs."""

import pytest

from domain.games import GAMES
from domain.room.commands import (
    BringLuck,
    Change,
    Come,
    PlaceBot,
    Remove,
    RemoveBot,
    Sit,
    Stand,
    Start,
    Unseat,
)
from domain.room.events import (
    BotPlaced,
    BotRemoved,
    ChairLeft,
    ChairMoved,
    ChairTaken,
    LuckBrought,
    PersonRemoved,
    PersonWent,
    SettingsChanged,
)
from domain.room.pieces import Chair, Settings
from tests.room.story import (
    ANN,
    BOB,
    CAT,
    DAN,
    EVE,
    EVERYBODY,
    FAY,
    GUS,
    LUCK,
    at_table,
    lobby,
    seated,
)

NOWHERE = (Chair(6), Chair(-1), Chair(10**30))


def test_a_click_on_an_empty_chair_sits_one_down() -> None:
    """R-02."""
    story = lobby(BOB).when(BOB, Sit(Chair(3), LUCK)).then(ChairTaken(Chair(3), BOB, LUCK))
    assert story.sees(BOB).chair == 3
    assert story.sees(ANN).chairs[3] == story.sees(BOB).chairs[3]


def test_a_taken_chair_stays_taken() -> None:
    seated(BOB).when(BOB, Sit(Chair(0), LUCK)).refused("chair-is-taken")
    seated(bots=1).when(ANN, Sit(Chair(1), LUCK)).refused("chair-is-taken")
    seated(BOB).when(ANN, PlaceBot(Chair(1), "easy")).refused("chair-is-taken")


def test_from_another_chair_one_moves_over() -> None:
    story = seated(BOB).when(BOB, Sit(Chair(4), LUCK))
    story.then(ChairLeft(Chair(1)), ChairTaken(Chair(4), BOB, LUCK))


def test_who_is_not_in_the_room_cannot_sit_in_it() -> None:
    lobby().when(GUS, Sit(Chair(0), LUCK)).refused("not-in-the-room")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_as_many_chairs_as_the_game_allows(game: str) -> None:
    """R-03."""
    most = GAMES[game].seats[-1]
    story = lobby(BOB, game=game)
    assert story.sees(BOB).chairs == (None,) * most
    story.when(BOB, Sit(Chair(most - 1), LUCK)).accepted()
    story.when(BOB, Sit(Chair(most), LUCK)).refused("no-such-chair")
    story.when(ANN, PlaceBot(Chair(most), "easy")).refused("no-such-chair")


def choosing(game: str) -> Change:
    return Change(Settings(game=game))


def test_a_smaller_game_moves_people_to_chairs_it_has_with_luck_and_order() -> None:
    """R-03: Dan sat down before Cat, who sat before the bot came."""
    story = lobby(BOB, CAT, DAN).given(
        ChairTaken(Chair(1), ANN, "a"), ChairTaken(Chair(5), DAN, "d"),
        ChairTaken(Chair(4), CAT, "c"), BotPlaced(Chair(0), "easy"),
    )  # fmt: skip
    story = story.when(ANN, choosing("gem_trader")).then(
        SettingsChanged(Settings(game="gem_trader")),
        ChairMoved(Chair(5), Chair(2)),
        ChairMoved(Chair(4), Chair(3)),
    )
    assert [s and (s.person, s.luck, s.taken) for s in story.room.chairs[:4]] == [
        (None, "", 3), (ANN, "a", 0), (DAN, "d", 1), (CAT, "c", 2)
    ]  # fmt: skip
    assert len(story.sees(ANN).chairs) == 4
    assert story.sees(DAN).chair == 2


def test_where_it_gets_too_small_bots_go_before_anybody_has_to() -> None:
    """R-03: four people and two bots at six chairs, and four chairs are left."""
    story = lobby(BOB, CAT, DAN).given(
        BotPlaced(Chair(0), "easy"), BotPlaced(Chair(1), "easy"),
        *(ChairTaken(Chair(n), who, LUCK) for n, who in enumerate((ANN, BOB, CAT, DAN), start=2)),
    )  # fmt: skip
    story = story.when(ANN, choosing("gem_trader")).then(
        SettingsChanged(Settings(game="gem_trader")),
        BotRemoved(Chair(0)),
        BotRemoved(Chair(1)),
        ChairMoved(Chair(4), Chair(0)),
        ChairMoved(Chair(5), Chair(1)),
    )
    story.when(ANN, Start()).accepted()


def test_one_bot_too_many_is_one_bot_that_goes() -> None:
    story = seated(BOB, bots=4).when(ANN, choosing("modern_art"))
    story.then(SettingsChanged(Settings(game="modern_art")), BotRemoved(Chair(5)))


def test_people_are_never_sent_away_by_a_setting_the_host_has_to_choose() -> None:
    """R-03: six people, four chairs: two keep chairs that are gone, and it can't start."""
    crowd = seated(BOB, CAT, DAN, EVE, FAY).when(ANN, choosing("gem_trader"))
    story = crowd.then(SettingsChanged(Settings(game="gem_trader")))
    assert len(story.sees(ANN).chairs) == 6
    story.when(ANN, Start()).refused("too-many-players", most=4)
    story = story.when(ANN, Unseat(Chair(1))).accepted().when(EVE, Stand()).accepted()
    assert len(story.sees(ANN).chairs) == 6, "Fay's is still there"
    story = story.when(FAY, Sit(Chair(1), LUCK)).accepted()
    assert len(story.sees(ANN).chairs) == 4
    story.when(ANN, Start()).accepted()


def test_a_larger_game_moves_nobody() -> None:
    story = seated(BOB, game="gem_trader").when(ANN, choosing("tycoon"))
    story.then(SettingsChanged(Settings()))


def test_the_host_frees_a_chair_and_its_owner_may_sit_again() -> None:
    """R-04: milder than to remove somebody."""
    story = seated(BOB).given(PersonWent(BOB))
    story = story.when(ANN, Unseat(Chair(1))).then(ChairLeft(Chair(1)))
    story = story.when(BOB, Come("Bob")).accepted()
    story.when(BOB, Sit(Chair(1), LUCK)).accepted()


def test_only_the_host_frees_chairs_and_only_others_before_the_start() -> None:
    story = seated(BOB, bots=1)
    story.when(BOB, Unseat(Chair(0))).refused("host-only")
    story.when(ANN, Unseat(Chair(0))).refused("not-yourself")
    story.when(ANN, Unseat(Chair(2))).refused("no-one-there")
    story.when(ANN, Unseat(Chair(3))).refused("no-one-there")
    story.when(ANN, Unseat(Chair(9))).refused("no-such-chair")
    at_table(BOB, bots=1).when(ANN, Unseat(Chair(1))).refused("seats-are-locked")


@pytest.mark.parametrize("chair", NOWHERE)
def test_there_are_no_other_chairs(chair: Chair) -> None:
    """R-03."""
    lobby().when(ANN, Sit(chair, LUCK)).refused("no-such-chair")
    lobby().when(ANN, PlaceBot(chair, "easy")).refused("no-such-chair")
    lobby().when(ANN, RemoveBot(chair)).refused("no-such-chair")


def test_one_stands_up_again_before_the_start() -> None:
    """R-02."""
    story = seated(BOB).when(BOB, Stand()).then(ChairLeft(Chair(1)))
    story.when(BOB, Stand()).refused("not-seated")


def test_the_host_places_bots_and_removes_them() -> None:
    """R-04."""
    story = lobby(BOB).when(ANN, PlaceBot(Chair(2), "strong")).then(BotPlaced(Chair(2), "strong"))
    seen = story.sees(BOB).chairs[2]
    assert seen is not None
    assert (seen.person, seen.level, seen.online) == (None, "strong", True)
    story.when(ANN, RemoveBot(Chair(2))).then(BotRemoved(Chair(2)))


def test_nobody_else_places_or_removes_bots() -> None:
    story = seated(BOB, bots=1)
    story.when(BOB, PlaceBot(Chair(4), "easy")).refused("host-only")
    story.when(BOB, RemoveBot(Chair(2))).refused("host-only")


def test_only_a_bot_is_removed_as_a_bot() -> None:
    seated(BOB).when(ANN, RemoveBot(Chair(1))).refused("no-bot-there")
    seated(BOB).when(ANN, RemoveBot(Chair(5))).refused("no-bot-there")


def test_from_the_start_on_seats_are_locked_and_later_arrivals_watch() -> None:
    """R-04."""
    story = at_table(BOB, bots=1)
    story.when(BOB, Stand()).refused("seats-are-locked")
    story.when(BOB, Sit(Chair(5), LUCK)).refused("seats-are-locked")
    story.when(BOB, BringLuck(LUCK)).refused("seats-are-locked")
    story.when(ANN, PlaceBot(Chair(5), "easy")).refused("seats-are-locked")
    story.when(ANN, RemoveBot(Chair(2))).refused("seats-are-locked")
    story.when(ANN, Remove(BOB)).refused("seats-are-locked")


def test_luck_is_brought_anew_by_the_seated_only() -> None:
    story = seated(BOB).given(ChairLeft(Chair(1)))
    story.when(ANN, BringLuck("f" * 32)).then(LuckBrought(Chair(0), "f" * 32))
    story.when(BOB, BringLuck("f" * 32)).refused("not-seated")


def test_in_the_lobby_an_absent_person_is_sent_away_and_the_chair_is_free() -> None:
    story = seated(BOB).given(PersonWent(BOB))
    story = story.when(ANN, Remove(BOB)).then(ChairLeft(Chair(1)), PersonRemoved(BOB))
    assert story.room.chairs[1] is None


def test_who_sat_first_is_remembered_whatever_the_chair() -> None:
    """TY-75: equal collectors rank by the time they sat down."""
    story = lobby(BOB, CAT, DAN)
    for chair, person in ((5, CAT), (0, ANN), (3, BOB)):
        story = story.when(person, Sit(Chair(chair), LUCK)).accepted()
    order = sorted((s.taken, s.person) for s in story.room.chairs if s)
    assert [person for _, person in order] == [CAT, ANN, BOB]
    assert set(EVERYBODY) >= {person for _, person in order}
