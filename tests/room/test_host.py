"""§3 The host's rights."""

from domain.room.commands import Change, Mute, Remove
from domain.room.events import PersonMuted, SettingsChanged
from domain.room.pieces import Settings
from tests.room.story import ANN, BOB, GUS, at_table, lobby


def test_the_host_changes_the_settings() -> None:
    """R-10, R-16."""
    quiet = Settings(late="pass", pace="brisk", animation=False)
    story = lobby(BOB).when(ANN, Change(quiet)).then(SettingsChanged(quiet))
    assert story.sees(BOB).settings == quiet
    story.when(ANN, Change(quiet)).nothing()


def test_nobody_else_does() -> None:
    lobby(BOB).when(BOB, Change(Settings(late="pass"))).refused("host-only")
    lobby(BOB).when(BOB, Mute(ANN, muted=True)).refused("host-only")
    lobby(BOB).when(BOB, Remove(ANN)).refused("host-only")


def test_a_game_we_do_not_have_is_not_chosen() -> None:
    lobby().when(ANN, Change(Settings(game="chess"))).refused("no-such-game")


def test_while_a_game_runs_all_but_the_game_may_change() -> None:
    story = at_table(BOB, bots=1)
    story.when(ANN, Change(Settings(late="pass"))).then(SettingsChanged(Settings(late="pass")))


def test_the_host_mutes_and_lets_speak_again() -> None:
    """B-20."""
    story = lobby(BOB).when(ANN, Mute(BOB, muted=True)).then(PersonMuted(BOB, muted=True))
    story = story.when(ANN, Mute(BOB, muted=False)).then(PersonMuted(BOB, muted=False))
    assert not any(visitor.muted for visitor in story.room.people)


def test_not_himself_and_not_who_is_not_there() -> None:
    for wanted in (Mute(ANN, muted=True), Remove(ANN)):
        lobby().when(ANN, wanted).refused("not-yourself")
    for wanted in (Mute(GUS, muted=True), Remove(GUS)):
        lobby().when(ANN, wanted).refused("not-in-the-room")
