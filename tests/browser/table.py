"""What one does in a room, whatever is played: come in, sit, place bots, start, play on."""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Literal

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.line import TIMEOUT_MS
from tests.browser.player import Player
from tests.browser.screen import Screen

Level = Literal["easy", "medium", "strong"]
TYCOON = "tycoon"
OVER = "over"
GLANCE_MS = 100
MISSES = 3


def come_home(screen: Screen, name: str, game: str = TYCOON) -> None:
    screen.go("/")
    screen.write(screen.named("textbox", screen.words.say("home.who")), name)
    choose(screen, screen.page.locator("main"), "home.choose", f"game.{game}")


def open_room(screen: Screen) -> str:
    """The room's code."""
    screen.press("home.open")
    expect(screen.button("room.start")).to_be_visible()
    return screen.page.url.rsplit("/", 1)[-1]


def enter(screen: Screen, code: str, name: str) -> None:
    """By the link, as a friend does."""
    screen.go(f"/r/{code}")
    screen.write(screen.named("textbox", screen.words.say("home.who")), name)
    screen.press("home.knock")
    expect(screen.part("room.table")).to_be_visible()


def chair(screen: Screen, number: int) -> Locator:
    """The button of a chair, from 1."""
    return screen.named("button", screen.words.begins("room.chair", chair=number))


def sit(screen: Screen, number: int) -> None:
    """The host is asked what to do with a chair, anybody else just sits down."""
    screen.touch(chair(screen, number))
    seated = screen.page.get_by_text(screen.words.say("room.you-sit", chair=number))
    here = screen.button("room.sit-here")
    expect(seated.or_(here)).to_be_visible()
    if here.is_visible():
        screen.touch(here)
    expect(seated).to_be_visible()


def place_bot(screen: Screen, number: int, level: Level = "medium") -> None:
    screen.touch(chair(screen, number))
    words = screen.words.say("room.place-bot", level=screen.words.say(f"room.bot.{level}"))
    screen.touch(screen.named("button", words))
    mark = chair(screen, number).get_by_text(screen.words.say(f"room.bot.{level}"), exact=True)
    expect(mark).to_be_visible()


def open_panel(screen: Screen, key: str) -> Locator:
    """What the menu leads to."""
    screen.press("room.menu")
    menu = screen.sheet("room.menu")
    screen.touch(menu.get_by_role("button", name=screen.words.say(key), exact=True))
    sheet = screen.sheet(key)
    expect(sheet).to_be_visible()
    return sheet


def close(screen: Screen, sheet: Locator) -> None:
    screen.touch(sheet.get_by_role("button", name=screen.words.say("kit.close"), exact=True))
    expect(sheet).to_be_hidden()


def choose(screen: Screen, inside: Locator, choice: str, option: str) -> None:
    """One of a group of radio buttons."""
    group = inside.get_by_role("group", name=screen.words.begins(choice))
    radio = group.get_by_role("radio", name=screen.words.say(option))
    radio.check()
    expect(radio).to_be_checked()


def arrange(screen: Screen, **chosen: str) -> None:
    """Set the room: `arrange(screen, pace="room.pace.brisk")`."""
    sheet = open_panel(screen, "room.settings")
    for choice, option in chosen.items():
        choose(screen, sheet, f"room.{choice}", option)
    close(screen, sheet)


def host(screen: Screen, name: str, bots: Mapping[int, Level], game: str = TYCOON) -> str:
    """A room of one's own with quick bots, oneself in chair 1; its code."""
    come_home(screen, name, game)
    code = open_room(screen)
    sit(screen, 1)
    for number, level in bots.items():
        place_bot(screen, number, level)
    arrange(screen, pace="room.pace.brisk")
    return code


def around(screen: Screen) -> list[list[str]]:
    """What the chairs around a running table say in numbers, in the order of the seats."""
    chairs = screen.page.locator("[data-chair]").all_inner_texts()
    return [re.findall(r"\d+", words) for words in chairs]


def start(screen: Screen) -> None:
    screen.press("room.start")
    expect(screen.button("room.start")).to_be_hidden()


def must_not_start(screen: Screen, why: str, **blanks: int) -> None:
    expect(screen.button("room.start")).to_be_disabled()
    expect(screen.page.get_by_text(screen.words.like(why, **blanks))).to_be_visible()


def must_be_taken(screen: Screen, *chairs: int) -> None:
    """Chairs of oneself and of bots, whom the host may send away."""
    for number in chairs:
        expect(chair(screen, number)).not_to_contain_text(screen.words.say("room.empty-seat"))


def asked(player: Player, timeout_ms: float = TIMEOUT_MS) -> str:
    """Wait until something is asked of us, and say what; or `OVER`."""
    screen, prefix = player.screen, f"{player.game}.do."
    over = screen.words.begins("room.game-over")
    key = screen.seen({**screen.words.under(prefix), OVER: over}, timeout_ms)
    return key.removeprefix(prefix)


def play(
    *players: Player,
    until: Callable[[], bool] = lambda: False,
    first: Callable[[str], None] = lambda _ask: None,
) -> None:
    """Let them do what they are asked, to the end or `until`. `first` hears each ask once."""
    heard: set[str] = set()
    misses = 0
    while not until():
        player, ask = _next(players)
        players = (*(one for one in players if one is not player), player)
        player.go_on()
        if ask == OVER or until():
            return
        clear(player.screen)
        if ask not in heard:
            heard.add(ask)
            first(ask)
        misses = 0 if _did(player.steps[ask]) else misses + 1
        assert misses <= MISSES, f"asked for {ask}, but what to press for it is not there"


def clear(screen: Screen) -> None:
    """Put away the news that lies over the table for some seconds."""
    news = screen.page.get_by_role("button", expanded=True)
    with suppress(TooLate):
        if news.is_visible():
            screen.touch(news)


def _did(step: Callable[[], None]) -> bool:
    """While one still reaches for a button, others may play and it is gone: one looks again."""
    try:
        step()
    except TooLate:
        return False
    return True


def _next(players: tuple[Player, ...]) -> tuple[Player, str]:
    """The first of them who is asked something."""
    if len(players) == 1:
        return players[0], asked(players[0])
    for _ in range(int(TIMEOUT_MS / GLANCE_MS)):
        for player in players:
            with suppress(TooLate):
                return player, asked(player, GLANCE_MS)
    raise TimeoutError("nobody is asked anything")
