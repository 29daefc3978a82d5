"""§3 The host's rights."""

import msgspec

from domain.room.commands import Again, Change, Come, Forgive, MakeHost, Mute, Remove, Start
from domain.room.events import (
    HostPassed,
    PersonCame,
    PersonForgiven,
    PersonMuted,
    PersonRemoved,
    PersonWent,
    SettingsChanged,
)
from domain.room.pieces import MOST_BANNED, Person, Settings
from domain.tycoon.pieces import UNSOLD_RETURNS
from tests.room.story import ANN, BOB, CAT, GUS, Story, at_table, lobby, seated


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


def test_a_variant_is_switched_on_before_the_start_and_the_table_is_played_by_it() -> None:
    """TY-03: off unless it is chosen."""
    assert lobby(BOB).sees(BOB).variants == (UNSOLD_RETURNS,)
    assert lobby(BOB).sees(BOB).settings.variants == ()
    on = Settings(variants=(UNSOLD_RETURNS,))
    story = seated(BOB, bots=1).when(ANN, Change(on)).then(SettingsChanged(on))
    story = story.when(ANN, Start()).accepted()
    assert variants_played(story) == (UNSOLD_RETURNS,)
    story.when(ANN, Change(Settings())).refused("seats-are-locked")
    assert variants_played(at_table(BOB, bots=1)) == ()


def variants_played(story: Story) -> tuple[str, ...]:
    """As Bob sees them at the table."""
    playing = story.sees(BOB).playing
    assert playing is not None
    variants: tuple[str, ...] = playing.table.table.variants
    return variants


def test_a_variant_is_the_chosen_games_own_and_counts_once() -> None:
    foreign = Settings(game="modern_art", variants=(UNSOLD_RETURNS,))
    lobby(BOB).when(ANN, Change(foreign)).refused("no-such-variant")
    lobby(BOB).when(ANN, Change(Settings(variants=("",)))).refused("no-such-variant")
    twice = Settings(variants=(UNSOLD_RETURNS, UNSOLD_RETURNS))
    lobby(BOB).when(ANN, Change(twice)).then(SettingsChanged(Settings(variants=(UNSOLD_RETURNS,))))


def test_settings_of_before_the_variants_are_read() -> None:
    old = msgspec.json.decode(b'{"game":"tycoon","late":"pass"}', type=Settings)
    assert old == Settings(late="pass")


def test_while_a_game_runs_all_but_the_game_may_change() -> None:
    story = at_table(BOB, bots=1)
    story.when(ANN, Change(Settings(late="pass"))).then(SettingsChanged(Settings(late="pass")))


def test_the_host_mutes_and_lets_speak_again() -> None:
    """B-20."""
    story = lobby(BOB).when(ANN, Mute(BOB, muted=True)).then(PersonMuted(BOB, muted=True))
    story = story.when(ANN, Mute(BOB, muted=False)).then(PersonMuted(BOB, muted=False))
    assert not any(visitor.muted for visitor in story.room.people)


def test_not_to_themselves_nor_to_who_is_not_there() -> None:
    for wanted in (Mute(ANN, muted=True), Remove(ANN)):
        lobby().when(ANN, wanted).refused("not-yourself")
    for wanted in (Mute(GUS, muted=True), Remove(GUS)):
        lobby().when(ANN, wanted).refused("not-in-the-room")


def test_another_game_is_chosen_between_two_games_and_everybody_keeps_their_chair() -> None:
    """R-14."""
    story = at_table(BOB, bots=1, late="pass").until_over()
    gems = Settings(game="gem_trader", late="pass")
    story.when(ANN, Change(gems)).refused("seats-are-locked")
    story = story.when(ANN, Again()).accepted().when(ANN, Change(gems)).then(SettingsChanged(gems))
    story = story.when(ANN, Start()).accepted().until_over()
    assert [(past.number, past.game) for past in story.room.past] == [
        (1, "tycoon"),
        (2, "gem_trader"),
    ]
    assert {past.names for past in story.room.past} == {("Ann", "Bob", "")}


def test_the_host_gives_their_rights_to_somebody_who_is_here() -> None:
    """B-10: by hand as well, whether seated or not, and in the middle of a game."""
    for story in (lobby(BOB), seated(BOB), at_table(BOB, bots=1)):
        given = story.when(ANN, MakeHost(BOB)).then(HostPassed(BOB))
        assert given.sees(ANN).host == BOB
        given.when(ANN, Change(Settings(late="pass"))).refused("host-only")
        given.when(BOB, MakeHost(ANN)).then(HostPassed(ANN))


def test_they_give_them_to_nobody_else() -> None:
    lobby(BOB).when(BOB, MakeHost(BOB)).refused("host-only")
    lobby(BOB).when(ANN, MakeHost(ANN)).refused("not-yourself")
    lobby(BOB).when(ANN, MakeHost(GUS)).refused("not-in-the-room")
    seated(BOB).given(PersonWent(BOB)).when(ANN, MakeHost(BOB)).refused("not-here")


def test_a_removal_can_be_taken_back() -> None:
    """B-20: the host sees whom they removed, and nobody else does."""
    story = lobby(BOB, CAT).given(PersonRemoved(BOB))
    assert [(one.person, one.name) for one in story.sees(ANN).removed] == [(BOB, "Bob")]
    assert story.sees(CAT).removed == ()
    story.when(CAT, Forgive(BOB)).refused("host-only")
    story.when(ANN, Forgive(CAT)).refused("not-removed")
    story = story.when(ANN, Forgive(BOB)).then(PersonForgiven(BOB))
    story.when(BOB, Come("Bob")).then(PersonCame(BOB, "Bob"))


def test_who_was_removed_longest_ago_is_forgotten() -> None:
    """B-20: nothing grows without end."""
    story = lobby()
    for n in range(MOST_BANNED + 1):
        troll = Person(f"troll-{n}")
        story = story.given(PersonCame(troll, "T"), PersonRemoved(troll))
    assert len(story.room.removed) == MOST_BANNED
    story.when(Person("troll-0"), Come("T")).accepted()
    story.when(Person("troll-1"), Come("T")).refused("removed-from-room")
