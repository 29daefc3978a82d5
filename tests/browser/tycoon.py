"""Auction Tycoon as one plays it on the page: what is asked, and the presses that answer it."""

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.player import Player, number_in
from tests.browser.screen import Screen


class Tycoon(Player):
    """A collector who bids up to a third of the purse, sells once, wishes and trades."""

    game = "tycoon"
    own_part = "tycoon.my-hand"
    asks = 4
    slips = ("tycoon.bid-sure",)

    def __init__(
        self, screen: Screen, sales: int = 1, look: Callable[[str], None] = lambda _dialog: None
    ) -> None:
        super().__init__(screen, look)
        self.sales = sales
        self.steps = {
            "direction": self.direct,
            "pick": self.pick,
            "ready": self.sell_or_be_ready,
            "ready-none": self.sell_or_be_ready,
            "close": self.close,
            "bid": self.bid_or_hush,
            "bid-timed": self.bid_or_rest,
            "hammer": self.hush,
            "seal": self.seal,
            "roll": self.roll,
            "wish": self.wish,
            "wish-broke": self.skip_wish,
            "answer-wish": self.answer_wish,
            "choose-seller": self.choose_seller,
            "offer": self.offer_or_skip,
            "answer-trade": self.answer_trade,
        }

    def direct(self) -> None:
        self.move("direct", self.beginning("tycoon.clockwise"))

    def pick(self) -> None:
        self.screen.touch(self.ending("tycoon.slot", slot=1))
        self.move("pick", self.any("tycoon.pick-open", "tycoon.pick-sealed"))

    def sell_or_be_ready(self) -> None:
        if self.done["sell"] < self.sales and self.hand.count() > 0:
            self.sell()
        else:
            self.move("ready", self.screen.button("tycoon.say-ready"))

    def sell(self) -> None:
        self.screen.touch(self.hand.first)
        self.screen.press("tycoon.sell-some")
        self.look("selling")
        self.move("sell", self.screen.button("tycoon.sell-for"))

    def close(self) -> None:
        self.move("close", self.any("tycoon.close-window", "tycoon.close-only"))

    def bid_or_hush(self) -> None:
        if not self.bid():
            self.hush()

    def bid_or_rest(self) -> None:
        """With several humans the clock brings the hammer; there is nothing else to press."""
        if not self.bid():
            self.screen.rest()

    def bid(self) -> bool:
        """Four more than needed, if that is no more than one wants to pay."""
        least, most = self.number("tycoon.your-bid", "least"), self.gold // 3
        if least > most:
            return False
        amount = min(most, least + 4)
        self.screen.write(self.box("tycoon.your-bid"), str(amount))
        self.move("bid", self.screen.button("tycoon.bid-amount", gold=amount))
        return True

    def hush(self) -> None:
        keys = ("no-more", "not-opening", "hammer", "go-on")
        self.move("hush", self.any(*(f"tycoon.{key}" for key in keys)))

    def seal(self) -> None:
        amount = self.gold // 4
        if amount == 0:
            self.move("give up", self.screen.button("tycoon.give-up"))
            return
        self.screen.write(self.box("tycoon.seal-label"), str(amount))
        self.move("seal", self.screen.button("tycoon.seal-amount", gold=amount))

    def roll(self) -> None:
        self.move("roll", self.screen.button("tycoon.roll").last)

    def wish(self) -> None:
        group = self.screen.named("group", self.words.say("tycoon.wish-for"))
        self.screen.touch(group.get_by_role("button", name=self.words.begins("kit.card")).first)
        self.screen.write(self.box("tycoon.offer-gold"), str(max(1, self.gold // 4)))
        self.move("wish", self.screen.button("tycoon.wish-for-gold"))

    def skip_wish(self) -> None:
        self.move("skip wish", self.screen.button("tycoon.skip-wish"))

    def answer_wish(self) -> None:
        self.move("answer wish", self.any("tycoon.would-sell", "tycoon.cannot-sell"))

    def choose_seller(self) -> None:
        self.move("buy", self.ending("tycoon.buy-from"))

    def offer_or_skip(self) -> None:
        if self.hand.count() == 0:
            self.move("skip trade", self.screen.button("tycoon.skip-trade"))
        else:
            self.offer()

    def offer(self) -> None:
        self.screen.touch(self.hand.first)
        self.screen.named("group", self.words.say("tycoon.offer-to")).get_by_role(
            "button"
        ).first.click()
        self.box("tycoon.ask-gold").fill("1")
        self.screen.press("tycoon.review-offer")
        self.look("offering")
        self.move("offer", self.screen.button("tycoon.send-offer"))

    def answer_trade(self) -> None:
        agree = self.any("tycoon.accept", "tycoon.agree-paying")
        self.move("answer trade", agree.or_(self.screen.button("tycoon.decline")).last)

    @property
    def gold(self) -> int:
        """As it stands above one's hand."""
        strip = self.screen.part("tycoon.my-hand").get_by_role("button").first
        return number_in(strip.inner_text())

    @property
    def hand(self) -> Locator:
        strip = self.screen.part("tycoon.my-hand")
        return strip.get_by_role("button", name=self.words.begins("kit.card"))
