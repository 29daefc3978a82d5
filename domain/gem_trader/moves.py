"""What a trader may ask for. Each move names what it aims at, so a late one hits nothing else.

`lot` counts the auction cards put up in the whole game from 1; `round` is 1 to 4. A gem is a kind,
0-4; `gems` and `back` are five counts by kind.
"""

from domain.auctions import Lot
from domain.game import Move, Seat
from domain.gem_trader.pieces import Gem, Gems

# The auction


class Bid(Move, frozen=True):
    """A multiple of $10, at least $10 above the highest, never above one's own cash (GT-01)."""

    lot: Lot
    amount: int


class Pass(Move, frozen=True):
    """For good, as to this card (GT-05). Whoever opens may not (GT-03)."""

    lot: Lot


class Take(Move, frozen=True):
    """The gems of a roll of the die, any mix. `roll`: 1, or 2 for the second of x2 (GT-10)."""

    lot: Lot
    roll: int
    gems: Gems


# The market: event cards, each a move of its own


class ChangeMarket(Move, frozen=True):
    """总督 EV1: another market card for this round."""

    round: int


class TalkUp(Move, frozen=True):
    """大副 EV2: this gem's price rises by $20 this round."""

    round: int
    gem: Gem


class TalkDown(Move, frozen=True):
    """瞭望手 EV3: this gem's price falls by $20 this round."""

    round: int
    gem: Gem


class RaiseBonus(Move, frozen=True):
    """商会代表 EV4: this gem's bonus rises by $60 this round."""

    round: int
    gem: Gem


class Smuggle(Move, frozen=True):
    """走私者 EV5: one gem from the pile."""

    round: int
    gem: Gem


class PickPocket(Move, frozen=True):
    """海盗 EV6: a gem by chance from behind the victim's screen."""

    round: int
    victim: Seat


class Swap(Move, frozen=True):
    """水手长 EV7: one or two gems `back` to the pile, as many `gems` out of it."""

    round: int
    back: Gems
    gems: Gems


class Scout(Move, frozen=True):
    """领航员 EV8: look secretly at next round's market card."""

    round: int


class Notarize(Move, frozen=True):
    """公证人 EV9: win ties for most sold this round."""

    round: int


class CloseHarbour(Move, frozen=True):
    """港务官 EV10: this gem cannot be sold this round."""

    round: int
    gem: Gem


class EndTurn(Move, frozen=True):
    """Play no more event cards this round."""

    round: int


# The market: the sale


class Sell(Move, frozen=True):
    """What one puts into the fist; nothing is fine (GT-15)."""

    round: int
    diamonds: int
    rubies: int
    sapphires: int
    emeralds: int
    amethysts: int

    @property
    def gems(self) -> Gems:
        return (self.diamonds, self.rubies, self.sapphires, self.emeralds, self.amethysts)


FISTFUL = ("diamonds", "rubies", "sapphires", "emeralds", "amethysts")
"""The fields of `Sell` in the order of the gems."""


class TakeSaleBack(Move, frozen=True):
    """Open the fist again, as long as somebody else's is still missing (GT-15)."""

    round: int


AuctionMove = Bid | Pass | Take
CrewMove = (
    ChangeMarket
    | TalkUp
    | TalkDown
    | RaiseBonus
    | Smuggle
    | PickPocket
    | Swap
    | Scout
    | Notarize
    | CloseHarbour
)
MarketMove = EndTurn | Sell | TakeSaleBack
GemMove = AuctionMove | CrewMove | MarketMove
