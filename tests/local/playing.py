"""Clients who play a whole game: each does something modest whenever its seat is asked."""

import asyncio
from collections.abc import Callable

from tests.local.client import Json, Player, any_move, guest, new_room

MODEST = ("NoMore", "RollDie", "SkipWish", "SkipTrade", "GiveUpWish", "SayReady", "CloseWindow")
LUCK = "0123456789abcdef" * 2


async def table(base: str, humans: int, bots: int, **settings: str) -> list[Player]:
    """So many humans and easy bots at a brisk table that has just begun."""
    guests = [guest(base, f"Guest {n}") for n in range(humans)]
    room = new_room(base, guests[0]["token"])
    players = [await Player.entered(base, room, person["token"]) for person in guests]
    host = players[0]
    await host.must("Change", settings={"pace": "brisk", **settings})
    for chair, player in enumerate(players):
        await player.must("Sit", chair=chair, luck=LUCK)
    for chair in range(humans, humans + bots):
        await host.must("PlaceBot", chair=chair, level="easy")
    await host.must("Start")
    for player in players:
        await player.until(lambda view: view["playing"] is not None)
    return players


def modest(options: list[Json]) -> Json:
    """Passes where it can; bids 1 in sealed auctions."""
    best = min(options, key=lambda option: _rank(option["move"]))
    move = any_move(best)
    return move | {"amount": 1} if move["is"] == "BidSealed" else move


def _rank(move: str) -> int:
    return MODEST.index(move) if move in MODEST else len(MODEST)


def is_asked(view: Json) -> bool:
    playing = view["playing"]
    return playing["over"] or view["seat"] in playing["waits_for"]


async def play_out(
    player: Player, seconds: float = 60, choose: Callable[[list[Json]], Json] = modest
) -> None:
    """On until the game is over. What others do meanwhile may make a move of ours too late."""
    async with asyncio.timeout(seconds):
        while True:
            await player.until(is_asked, seconds)
            if player.playing["over"]:
                return
            version = player.version
            answer = await player.ask("Play", move=choose(player.options))
            if answer["error"] is None:
                await player.until(lambda _view: player.version > version, seconds)  # noqa: B023
