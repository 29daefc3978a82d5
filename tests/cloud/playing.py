"""Players far from the server: like a page they nudge it when it should have done something."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from websockets.exceptions import ConnectionClosed

from tests.local.client import Json, Player, any_move, guest, new_room
from tests.local.playing import LUCK, is_asked, modest, play_out

SPREAD_SECONDS = 0.02
AGAIN_SECONDS = 0.3


class FarPlayer(Player):
    """The emulator takes its time, and more of it on a busy machine."""

    timeout = 60.0


@asynccontextmanager
async def nudging(player: Player) -> AsyncIterator[Player]:
    task = asyncio.create_task(_nudge(player))
    try:
        yield player
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _nudge(player: Player) -> None:
    with suppress(ConnectionClosed):
        while True:
            version = player.version
            wakes = (player.view.get("playing") or {}).get("wakes")
            wait = AGAIN_SECONDS if wakes is None else wakes / 1000 - time.time() + SPREAD_SECONDS
            with suppress(TimeoutError):
                await player.until(lambda _: player.version > version, max(0.01, wait))  # noqa: B023
                continue
            if wakes is not None:
                await player.beat()
                with suppress(TimeoutError):
                    await player.until(lambda _: player.version > version, AGAIN_SECONDS)  # noqa: B023


async def lone_table(base: str, game: str, bots: int) -> Player:
    """A guest and easy bots at a brisk table of this game that has just begun."""
    person = await asyncio.to_thread(guest, base, "Guest")
    room = await asyncio.to_thread(new_room, base, person["token"], game)
    player = await FarPlayer.entered(base, room, person["token"])
    await player.must("Change", settings={"game": game, "pace": "brisk"})
    await player.must("Sit", chair=0, luck=LUCK)
    for chair in range(1, bots + 1):
        await player.must("PlaceBot", chair=chair, level="easy")
    await player.must("Start")
    await player.until(lambda view: view["playing"] is not None)
    return player


QUIET = ("Pass", "Decline", "Leave", "EndTurn")


def calm(options: list[Json]) -> Json:
    """The shortest way through every game: out of each auction as soon as that is allowed."""
    return modest([option for option in options if option["move"] in QUIET] or options)


async def whole_game(base: str, game: str, bots: int, seconds: float = 400) -> Json:
    """Plays a game to its end; the view of it."""
    player = await lone_table(base, game, bots)
    async with nudging(player):
        await play_out(player, seconds, calm)
    await player.leave()
    return player.view


async def to_the_die(player: Player, seconds: float = 200) -> None:
    """Bids what one can until the die is one's own to roll."""
    async with asyncio.timeout(seconds):
        while True:
            view = await player.until(is_asked, seconds)
            assert not view["playing"]["over"], "the game had no die for us"
            if player.stage == "Rolling":
                return
            version = player.version
            answer = await player.ask("Play", move=_eager(player.options))
            if answer["error"] is None:
                await player.until(lambda _: player.version > version, seconds)  # noqa: B023


def _eager(options: list[Json]) -> Json:
    bids = [option for option in options if option["move"] in ("Bid", "BidSealed")]
    if not bids:
        return modest(options)
    return any_move(bids[0]) | {"amount": min(40, bids[0]["fields"]["amount"]["most"])}
