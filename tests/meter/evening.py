"""A game of people at their pages: they open the link, sit down, think, chat a bit, and leave."""

import math
from random import Random
from typing import Any

import msgspec

from domain.game import Seat
from domain.games import GAMES
from domain.room.pieces import RoomCode
from domain.room.playing import Playing
from tests.meter.cloud import Cloud
from tests.meter.page import Page
from tests.story import Chance

MINUTE_MS = 60_000
LEVEL = "medium"
MOST_THOUGHT_MS = 75_000
"""Whoever thinks, still moves in time (R-15: 90 s)."""
SPREAD = 0.8
RESTS = 0.5
"""How often somebody who will not bid lets the clock run instead of saying so."""
CHATS_EVERY_MS = 2 * MINUTE_MS
LINES = ("hello", "well played!", "so expensive…", "what a hand", "one moment", "wow")
LOOKING_MS = 2 * MINUTE_MS
"""At the ranking, before they close the page."""
ATTEMPTS, CLOSE_MINUTES = 8, 2
PAGE_REQUESTS, PAGE_BYTES = 14, 250_000
"""What a first visit fetches: scripts, styles, pictures of one game (packed)."""


class Player:
    """Whoever sits at a page. `pace`: the median of what a decision takes them, in ms."""

    def __init__(self, page: Page, room: "Evening", chance: Random) -> None:
        self.page = page
        self._evening = room
        self._chance = chance
        self._pending = False
        self._resting: int | None = None
        page.seen = self.look

    def look(self) -> None:
        playing = self.page.playing
        if playing is None or self._pending or self.page.view["seat"] not in playing["waits_for"]:
            return
        if playing["turn"] != self._resting:
            self._pending = True
            self._evening.cloud.calendar.after(self._thinks(), self._move)

    def _thinks(self) -> float:
        return min(MOST_THOUGHT_MS, self._evening.pace * math.exp(self._chance.gauss(0, SPREAD)))

    def _move(self) -> None:
        """By the table as it is now, not as it was when one began to think."""
        self._pending = False
        playing = self._evening.playing
        seat = Seat(self.page.view["seat"])
        if playing is None or playing.wait is None or seat not in playing.wait.asked:
            return
        game: Any = GAMES[playing.game]
        move = game.bot(game.view(playing.table, seat), LEVEL, self._evening.luck)
        if type(move).__name__ == "NoMore" and self._chance.random() < RESTS:
            self._resting = playing.turn
            return
        self.page.ask("Play", move=msgspec.to_builtins(move))


class Evening:
    """One game. `pace` makes it longer or shorter."""

    def __init__(self, game: str, pace: float, seed: int = 1, players: int = 4) -> None:
        self.cloud = Cloud()
        self.pace = pace
        self.luck = Chance(seed)
        self._chance = Random(seed)  # noqa: S311  (people of a test)
        self._game = game
        self._people: list[Player] = []
        self.minutes = 0.0
        self._players = players
        self.code = RoomCode("")

    @property
    def playing(self) -> Playing | None:
        state = self.cloud.socket.services.journal.cached(self.code)
        playing = state.room.playing if state else None
        return None if playing is None or playing.over else playing

    @property
    def version(self) -> int:
        state = self.cloud.socket.services.journal.cached(self.code)
        return state.version if state else 0

    def play(self, spectators: int = 1) -> "Evening":
        """To its end; what the spectators cost is put down to "spectator"."""
        calendar = self.cloud.calendar
        self._gather(spectators)
        self._people[0].page.ask("Start")
        began = calendar()
        self._wait(1_000)
        self._chatting()
        calendar.go_on(lambda: self.playing is None)
        assert self.playing is None
        self.minutes = (calendar() - began) / MINUTE_MS
        self._wait(LOOKING_MS)
        for connection_id in list(self.cloud.pages):
            self._wait(3_000)
            self.cloud.close(connection_id)
        calendar.go_on(lambda: False)
        return self

    def _wait(self, ms: float) -> None:
        passed: list[bool] = []
        self.cloud.calendar.after(ms, lambda: passed.append(True))
        self.cloud.calendar.go_on(lambda: bool(passed))

    def _gather(self, spectators: int) -> None:
        tokens = [self._token(n) for n in range(self._players)]
        tokens += [self._token(n, "spectator") for n in range(spectators)]
        opened = self.cloud.asked("POST", "/api/rooms", {"game": self._game}, tokens[0])
        self.code = RoomCode(opened["code"])
        for n, token in enumerate(tokens):
            self.cloud.asked("GET", f"/api/rooms/{self.code}")
            page = self.cloud.open(f"connection{n:06d}=", watches=n >= self._players)
            page.ask("hello", token=token, room=self.code)
            self._wait(10_000)
            if n < self._players:
                self._people.append(Player(page, self, self._chance))
                page.ask("Sit", chair=n, luck=f"{n:032x}")
                self._wait(5_000)

    def _token(self, n: int, cause: str = "page") -> str:
        self.cloud.tally.add(cause, "page request", PAGE_REQUESTS)
        self.cloud.tally.add(cause, "byte sent", PAGE_BYTES)
        self.cloud.tally.add(cause, "s3 get", PAGE_REQUESTS)
        return str(self.cloud.asked("POST", "/api/guests", {"name": f"Guest {n}"})["token"])

    def _chatting(self) -> None:
        if self.playing is None:
            return
        player = self._chance.choice(self._people)
        player.page.ask("say", text=self._chance.choice(LINES))
        self.cloud.calendar.after(self._chance.expovariate(1 / CHATS_EVERY_MS), self._chatting)


def of_length(game: str, minutes: float, seed: int) -> Evening:
    """One that lasts about so long: people think as fast as it takes."""
    low, high = 3_000.0, 30_000.0
    for _ in range(ATTEMPTS):
        pace = math.sqrt(low * high)
        evening = Evening(game, pace, seed).play()
        if abs(evening.minutes - minutes) < CLOSE_MINUTES:
            break
        low, high = (pace, high) if evening.minutes < minutes else (low, pace)
    return evening
