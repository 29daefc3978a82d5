"""`make smoke ADDRESS=…`: a game against bots on a running Gavel, over what every page uses.

It works against `make play` and against a deployed stack alike. What only a real account shows is
looked at too: the page and its headers, the replay that the stream's function keeps.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Callable
from http import HTTPStatus
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from domain.games import GAMES
from tests.cloud.playing import FarPlayer, calm, lone_table, nudging
from tests.games import FEWEST_BOTS
from tests.local.client import asked
from tests.local.playing import play_out


def main() -> None:
    parser = argparse.ArgumentParser(prog="smoke", description="Does this Gavel play?")
    parser.add_argument("address", help="http://localhost:8000 or https://….cloudfront.net")
    parser.add_argument("--games", nargs="*", default=["gem_trader"], choices=list(GAMES))
    told = parser.parse_args()
    try:
        asyncio.run(smoke(told.address.rstrip("/"), told.games, print))
    except (HTTPError, URLError, OSError, AssertionError, TimeoutError) as trouble:
        sys.exit(f"  ✗ {type(trouble).__name__}: {trouble}")


async def smoke(base: str, games: list[str], say: Callable[[str], object]) -> None:
    await asyncio.to_thread(_page, base)
    say("  ✓ the page is there, on every path, with its headers")
    for game in games:
        begun = time.monotonic()
        await _game(base, game)
        say(f"  ✓ {game}: a whole game, left and come back to; {time.monotonic() - begun:.0f} s")


def _page(base: str) -> None:
    assert asked(base, "/api/health") == {"is": "well"}
    for path in ("/", "/r/AMBER2"):
        with urlopen(base + path) as answer:  # noqa: S310  (the operator's own)
            assert answer.headers["content-type"].startswith("text/html"), path
            assert answer.headers["cache-control"] == "no-cache", path
            if base.startswith("https:"):
                assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
                assert answer.headers["strict-transport-security"]
    assert _status(f"{base}/assets/no-such-file.js") == HTTPStatus.NOT_FOUND
    assert _status(f"{base}/api/rooms/ZZZZZZ") == HTTPStatus.NOT_FOUND


def _status(address: str) -> int:
    try:
        with urlopen(address) as answer:  # noqa: S310
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


async def _game(base: str, game: str) -> None:
    player = await lone_table(base, game, FEWEST_BOTS[game])
    room = player.view["code"]
    await player.leave()
    player = await FarPlayer.entered(base, room, player.token)
    assert player.view["seat"] == 0, "the seat is kept"
    async with nudging(player):
        await play_out(player, 900, calm)
    await player.leave()
    replay = await asyncio.to_thread(asked, base, f"/api/rooms/{room}/games/1/replay")
    assert replay["game"] == game


if __name__ == "__main__":
    main()
