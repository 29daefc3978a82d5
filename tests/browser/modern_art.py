"""Modern Art as one plays it on the page: what is asked, and the presses that answer it."""

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.player import Player, number_in
from tests.browser.screen import Screen

WAYS = ("double", "sealed", "fixed", "once", "open")


class ModernArt(Player):
    """A dealer who sells in every way there is and bids up to a quarter of the purse."""

    game = "modern_art"
    own_part = "modern_art.hand"
    asks = 3
    slips = ("modern_art.bid-sure", "modern_art.price-sure")

    def __init__(self, screen: Screen, look: Callable[[str], None] = lambda _sheet: None) -> None:
        super().__init__(screen, look)
        self.ways = {self.words.say(f"modern_art.way.{way}.long"): way for way in WAYS}
        self.steps = {
            "put-up": self.put_up,
            "join": self.join,
            "decline": self.decline,
            "price": self.name_price,
            "bid": self.cry_or_hush,
            "bid-still": self.cry_or_rest,
            "bid-host": self.cry_or_hush,
            "hammer": self.hush,
            "no-more": self.hush,
            "circle": self.bid_or_pass,
            "circle-host": self.bid_or_pass,
            "circle-sell": self.let_go,
            "pass": self.let_go,
            "seal": self.seal,
            "take": self.take_or_leave,
            "leave": self.leave,
        }

    def put_up(self) -> None:
        """Something in the way one has sold least often, a Double alone and as a pair by turns."""
        card = self.picked(self.rarest)
        way = self.way(card)
        if way == "double" and self.done["pair"] < self.done["ask round"]:
            self.add_second()
        for what, key in KEYS_OF_OFFERS.items():
            button = self.screen.button(key)
            if button.is_visible():
                self.move(what, button)
                self.done[way] += 1
                return

    def add_second(self) -> None:
        """If the page says that something would go with it."""
        wanted = self.screen.page.get_by_text(self.words.like("modern_art.choose-second"))
        if wanted.is_visible():
            artist = self.words.read("modern_art.choose-second", wanted.inner_text())["artist"]
            self.screen.touch(next(card for card in self.singles if self.artist(card) == artist))

    def join(self) -> None:
        self.picked(lambda: self.bright.first)
        self.move("join", self.screen.button("modern_art.join"))

    def decline(self) -> None:
        self.move("decline", self.screen.button("modern_art.decline"))

    def name_price(self) -> None:
        price = max(1, self.money // 8)
        self.screen.write(self.box("modern_art.price-label"), str(price))
        self.move("price", self.screen.button("modern_art.name-price", gold=price))

    def cry_or_hush(self) -> None:
        """Once nobody raises any more, as bots do quicker than one types."""
        self.screen.calm()
        if not self.bid():
            self.hush()

    def cry_or_rest(self) -> None:
        """One is quiet already: others go on, or the hammer falls."""
        if not self.bid():
            self.screen.rest()

    def bid_or_pass(self) -> None:
        if not self.bid():
            self.let_go()

    def bid(self) -> bool:
        """Two more than needed, if that is no more than one wants to pay."""
        if self.box("modern_art.your-bid").is_hidden():
            return False
        least, most = self.number("modern_art.your-bid", "least"), self.money // 4
        if least > most:
            return False
        amount = min(most, least + 2)
        self.screen.write(self.box("modern_art.your-bid"), str(amount))
        self.move("bid", self.screen.button("modern_art.bid-amount", gold=amount))
        return True

    def hush(self) -> None:
        keys = ("hammer", "hammer-free", "no-more", "not-opening", "let-it-stand")
        self.move("hush", self.any(*(f"modern_art.{key}" for key in keys)).last)

    def let_go(self) -> None:
        keys = ("pass", "let-go", "keep-free")
        self.move("pass", self.any(*(f"modern_art.{key}" for key in keys)))

    def seal(self) -> None:
        amount = self.money // 6
        self.screen.write(self.box("modern_art.seal-label"), str(amount))
        self.move("seal", self.screen.button("modern_art.seal-amount", gold=amount))

    def take_or_leave(self) -> None:
        take = self.screen.button("modern_art.take")
        if number_in(take.inner_text()) <= self.money // 3:
            self.move("take", take)
        else:
            self.leave()

    def leave(self) -> None:
        self.move("leave", self.screen.button("modern_art.leave"))

    @property
    def money(self) -> int:
        """As it stands beside one's hand."""
        return number_in(self.screen.part("modern_art.hand").inner_text())

    @property
    def hand(self) -> Locator:
        return self.screen.part("modern_art.hand").get_by_role("button")

    @property
    def bright(self) -> Locator:
        """What may be picked out now."""
        strip = self.screen.part("modern_art.hand")
        return strip.locator(".card:not(.dimmed)").get_by_role("button")

    @property
    def singles(self) -> list[Locator]:
        return [card for card in self.hand.all() if self.way(card) != "double"]

    def rarest(self) -> Locator:
        return min(self.hand.all(), key=lambda card: (self.done[self.way(card)], self.rank(card)))

    def picked(self, choose: Callable[[], Locator]) -> Locator:
        """The card that stands out of one's hand; if none does, one that is chosen now."""
        state = self.screen.part("modern_art.hand").get_by_role("button", pressed=True)
        if state.count() == 0:
            self.screen.touch(choose())
        return state.first

    def rank(self, card: Locator) -> int:
        return WAYS.index(self.way(card))

    def way(self, card: Locator) -> str:
        return self.ways[self._label(card)["way"]]

    def artist(self, card: Locator) -> str:
        return self._label(card)["artist"]

    def _label(self, card: Locator) -> dict[str, str]:
        label = card.locator(".sr-only").last.inner_text()
        return self.words.read("modern_art.painting", label)


KEYS_OF_OFFERS = {
    "pair": "modern_art.put-up-pair",
    "ask round": "modern_art.ask-round",
    "put up": "modern_art.put-up",
}
