"""Players who come back whenever they are cut off, and send again what was not answered."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from domain.luck import Luck
from domain.room.pieces import RoomCode
from tests.local.client import Json, Player
from tests.soak.choosing import chosen

AGAIN_SECONDS = 0.02
BEAT_SECONDS = 0.4
PASSING = {"busy", "unavailable"}
CUT_OFF = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)


class Cut(Exception):
    """The connection is gone; whether the frame was heard, nobody knows."""


@dataclass
class Answered:
    """What came of a frame, in the end: None, or the key of its refusal; how often it was sent."""

    kind: str
    error: str | None
    sent: int


@dataclass
class Stubborn:
    """A person, through however many connections. `told` has every answer by the frame's id."""

    base: str
    room: RoomCode
    token: str
    luck: Luck
    told: dict[str, Answered] = field(default_factory=dict)
    came: int = 0
    version: int = 0
    lost: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._numbers = count(1)
        self._player: Player | None = None

    @property
    def person(self) -> str:
        return str(self.view["you"])

    @property
    def view(self) -> Json:
        assert self._player is not None
        return self._player.view

    async def here(self) -> Player:
        """A connection that has said hello and shows the room, however long that takes."""
        while self._player is None or self._player._ears.done():
            try:
                self._player = await self._came()
            except (*CUT_OFF, AssertionError, Cut):
                await asyncio.sleep(AGAIN_SECONDS)
        return self._player

    async def ask(self, kind: str, **fields: Any) -> str | None:
        """None when it was done, else why not. Sent again, under its id, until that is known."""
        name = f"{self.luck.below(1 << 30):x}-{next(self._numbers)}"
        for sent in count(1):
            player = await self.here()
            try:
                answer = await _unless_cut(player, player.ask(kind, **(fields | {"id": name})))
            except (*CUT_OFF, Cut):
                continue
            if answer["error"] not in PASSING:
                self.told[name] = Answered(kind, answer["error"], sent)
                return self.told[name].error
        raise AssertionError("unreachable")

    async def news(self) -> None:
        """Until there is a newer view; in a silence a beat asks for it."""
        player = await self.here()
        version = player.version
        with suppress(*CUT_OFF, Cut):
            await _unless_cut(
                player, player.until(lambda _: player.version > version, BEAT_SECONDS)
            )
            return
        with suppress(*CUT_OFF):
            await player.beat()

    async def move(self) -> None:
        """What one's seat is asked for, by chance; a seat that a bot keeps is taken back."""
        playing = self.view["playing"]
        if any(kept["seat"] == self.view["seat"] for kept in playing["kept"]):
            await self.ask("Reclaim")
        elif options := playing["table"]["options"]:
            version = self.version
            refused = await self.ask("Play", move=chosen(options, self.luck))
            if refused and self.version == version:
                await self.news()
        else:
            await self.news()

    async def leave(self) -> None:
        if self._player is not None:
            await self._player.leave()

    async def _came(self) -> Player:
        player = await Player.at(self.base)
        answer = await _unless_cut(player, player.ask("hello", token=self.token, room=self.room))
        assert answer["error"] is None, answer
        await _unless_cut(player, player.until(bool))
        if player.version < self.version:
            self.lost.append(f"{self.version} was shown, {player.version} is there")
        self.came += 1
        self._watch(player)
        return player

    def _watch(self, player: Player) -> None:
        """The newest version that was ever shown to this person."""
        see = player._see

        def seen(message: Json) -> None:
            see(message)
            self.version = max(self.version, player.version)

        player._see = seen  # type: ignore[method-assign]
        self.version = max(self.version, player.version)


async def _unless_cut(player: Player, asking: Any) -> Any:
    """What is asked for, unless the connection closes first.

    Raises:
        Cut
    """
    wanted = asyncio.ensure_future(asking)
    await asyncio.wait({wanted, player._ears}, return_when=asyncio.FIRST_COMPLETED)
    if not wanted.done():
        wanted.cancel()
        with suppress(asyncio.CancelledError):
            await wanted
        raise Cut
    return await wanted
