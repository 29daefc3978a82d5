"""Gem Trader as one plays it on the page: what is asked, and the presses that answer it."""

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.player import Player, number_in
from tests.browser.screen import Screen

DEAR = 150
STEP = 10


class GemTrader(Player):
    """A trader who bids up to half their cash, plays all event cards, and keeps a gem back."""

    game = "gem_trader"
    own_part = "gem_trader.screen"
    asks = 2
    slips = ("gem_trader.bid-sure", "gem_trader.sell-nothing-sure")

    def __init__(self, screen: Screen, look: Callable[[str], None] = lambda _sheet: None) -> None:
        super().__init__(screen, look)
        self.steps = {
            "open": self.open,
            "bid": self.raise_or_pass,
            "pass": self.let_go,
            "take": self.take,
            "play": self.play,
            "end": self.end,
            "sell": self.sell,
        }

    def open(self) -> None:
        """At the least, which stands in the box already."""
        self.move("open", self.screen.button("gem_trader.bid-amount"))

    def raise_or_pass(self) -> None:
        amount = self.number("gem_trader.your-bid", "money") + STEP
        if amount > min(DEAR, self.cash // 2):
            self.let_go()
            return
        self.screen.write(self.box("gem_trader.your-bid"), str(amount))
        self.move("raise", self.screen.button("gem_trader.bid-amount", money=f"${amount}"))

    def let_go(self) -> None:
        self.move("pass", self.screen.button("gem_trader.pass"))

    def take(self) -> None:
        left = self.screen.button("gem_trader.take-left")
        while left.is_visible():
            self.screen.touch(self.free("gem_trader.add-one").first)
        self.move("take", self.screen.button("gem_trader.take"))

    def play(self) -> None:
        """The first event card that is of use."""
        hand = self.screen.part("gem_trader.my-crews")
        if hand.get_by_role("button", pressed=True).count() == 0:
            self.screen.touch(hand.get_by_role("button", disabled=False).first)
        self.aim()
        self.move("play", self.any("gem_trader.play-crew", "gem_trader.play-on").last)

    def aim(self) -> None:
        """If the card asks for a gem or a rival, at the first; for a swap, at two kinds."""
        self.look("aiming")
        for key in ("gem_trader.which-gem", "gem_trader.which-seat"):
            if self.group(key).is_visible():
                self.screen.touch(self.group(key).get_by_role("button").first)
        if self.group("gem_trader.swap-back").is_visible():
            self.screen.touch(self.stones("gem_trader.swap-back").first)
            self.screen.touch(self.stones("gem_trader.swap-take").last)

    def end(self) -> None:
        self.move("end", self.any("gem_trader.end-turn", "gem_trader.end-turn-keeping"))

    def sell(self) -> None:
        """All but one gem, if there are more."""
        self.look("sale")
        self.screen.press("gem_trader.sell-all")
        if number_in(self.fist.inner_text()) > 1:
            self.screen.touch(self.free("gem_trader.remove-one").first)
        self.move("sell", self.fist)

    def sell_nothing(self) -> None:
        self.move("sell nothing", self.screen.button("gem_trader.sell-nothing"))

    @property
    def cash(self) -> int:
        """As it stands on one's own screen."""
        strip = self.screen.part("gem_trader.screen")
        return number_in(strip.get_by_role("button").first.inner_text())

    @property
    def fist(self) -> Locator:
        return self.screen.button("gem_trader.sell-for")

    def free(self, key: str) -> Locator:
        """The buttons of this name that can be pressed."""
        return self.screen.page.get_by_role("button", name=self.words.like(key), disabled=False)

    def group(self, key: str) -> Locator:
        return self.screen.named("group", self.words.like(key))

    def stones(self, key: str) -> Locator:
        """The gems that may be put on this side of a swap."""
        name = self.words.like("gem_trader.add-to")
        return self.group(key).get_by_role("button", name=name, disabled=False)
