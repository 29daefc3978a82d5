"""The fuzz, short; and that a game which is disturbed, and whatever is raised, is noticed."""

import json
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from domain.games import GAMES
from infra.gateway import receive
from infra.protocol import frames
from infra.protocol.frames import BadFrame, read_frame
from tests.soak.control import PEOPLE, Control, drawn
from tests.soak.fuzz import Fuzz, Site, attacked
from tests.soak.fuzz_server import attacked as server_attacked
from tests.soak.grammar import Tongue

LIVELY = ("Play", "Beat", "bad-move", "bad-frame", "not-json", "hello-first", "HTTP 200")


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_sent_is_answered_and_disturbs_nobody(game: str) -> None:
    found = attacked(frames=2_500, requests=500, seed=7, game=game)
    assert found.failures == []
    assert min(found.kinds[key] for key in LIVELY) > 5


def test_the_running_server_says_nothing_and_lives_on() -> None:
    found = server_attacked(frames=1_200, requests=60)
    assert (found.said, found.server_errors) == ("", 0)
    assert found.frames >= 1_200


def test_the_tongue_says_frames_of_every_kind() -> None:
    kinds: set[object] = set()
    tongue = Tongue(Random(1), ["ann", "AMBER2", "easy"])  # noqa: S311  (no secret)
    for _ in range(12_000):
        try:
            kinds.add(type(read_frame(tongue.frame())))
        except BadFrame as bad:
            kinds.add(bad.key)
    assert kinds >= {*get_args(frames.AnyFrame), "bad-frame", "not-json"}


def move_on(control: Control) -> None:
    """Somebody of the game moves, and nobody asked them to."""
    playing = control.playing(PEOPLE[0])
    assert playing is not None
    person = PEOPLE[playing["waits_for"][0]]
    own = control.playing(person)
    assert own is not None
    move = drawn(own["table"]["options"][0], Random(1))  # noqa: S311  (no secret)
    receive(
        control.services,
        person,
        json.dumps({"is": "ask", "id": "x", "wanted": {"is": "Play", "move": move}}),
    )


def test_a_game_that_is_disturbed_is_noticed(tmp_path: Path) -> None:
    sites = []
    for name in ("noisy", "quiet"):
        (tmp_path / name).mkdir()
        sites.append(Site(tmp_path / name, 7, "tycoon"))
    noisy, quiet = sites
    for number in range(30):
        if number == 20:
            move_on(noisy.control)
        noisy.control.step()
        quiet.control.step()
        assert (noisy.control.told.digest() == quiet.control.told.digest()) == (number < 20)
    for site in sites:
        site.store.close()


def test_what_is_raised_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fuzz = Fuzz(Site(tmp_path, 7, "tycoon"), 7)
    monkeypatch.setattr("infra.gateway.read_frame", lambda _text: 1 / 0)
    fuzz._frame("mal", "{}")
    fuzz.site.store.close()
    assert "ZeroDivisionError" in fuzz.failures[0]
