"""A room in which a game of each kind has been played out, and somebody who watches one again."""

import json
import time
from pathlib import Path

from playwright.sync_api import Locator, expect

from domain.games import GAMES
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item
from infra.replays.archiving import archive_finished
from tests.browser.screen import Screen
from tests.infra.fakes import ANN, CODE, SECRET, World
from tests.infra.games import play_to_end

PLAYED = tuple(sorted(GAMES, key=lambda name: (GAMES[name].seats[0], name)))
"""In this order: one that needs more players comes later."""


def played_room(file: Path) -> str:
    """Plays them; Ann's token there."""
    store = SqliteStore(file)
    store.put(Item("HOUSE", "TOKENS", SECRET))
    world = World(store)
    world.now.ms = int(time.time() * 1000)
    world.begin(ANN, bots=2, game=PLAYED[0])
    play_to_end(world, 1)
    for number, game in enumerate(PLAYED[1:], start=2):
        world.must(ANN, "Again")
        world.must(ANN, "Change", settings={"game": game, "pace": "brisk"})
        world.must(ANN, "Start")
        play_to_end(world, number)
    archive_finished(world.services, CODE)
    token = world.token(ANN)
    store.close()
    return token


def be_ann(screen: Screen, token: str) -> None:
    """From the next page on this browser is theirs."""
    identity = json.dumps({"token": token, "person": ANN, "name": "Ann"})
    script = f"localStorage.setItem('gavel.identity', {json.dumps(identity)})"
    screen.page.context.add_init_script(script)


class Watching:
    """Somebody before a replay."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.table = screen.part("room.table")
        self.slider = screen.named("slider", screen.words.say("replay.slider"))

    def open(self, number: int, query: str = "") -> None:
        self.screen.go(f"/r/{CODE}/games/{number}{query}")
        expect(self.table).to_be_visible()

    @property
    def step(self) -> int:
        return int(self.slider.input_value())

    @property
    def last(self) -> int:
        return int(self.slider.get_attribute("max") or 0)

    def must_be_at(self, step: int) -> None:
        expect(self.slider).to_have_value(str(step))

    def pick(self, key: str) -> Locator:
        return self.screen.named("combobox", self.screen.words.say(key))

    def look(self, eyes: str) -> None:
        self.pick("replay.eyes").select_option(label=eyes)

    def reveal(self) -> Locator:
        self.look(self.screen.words.say("replay.eyes.all"))
        hands = self.screen.part("replay.hands")
        expect(hands.get_by_role("listitem").first).to_be_visible()
        return hands
