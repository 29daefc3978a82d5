"""What has happened at a Gem Trader table. Names and fields are stored: add, never change.

Whatever a rule or a die decided is in the fact: nothing is worked out again when it is remembered.
"""

from domain.auctions import Lot
from domain.game import Event, Seat
from domain.gem_trader.pieces import AuctionCard, Crew, Gem, Gems, MarketCard
from domain.gem_trader.view_types import Outcome, Score

# §1 Set-up, §2 a round


class GameOpened(Event, frozen=True):
    """All decks in the order in which they will be drawn; `spare` are the markets set aside."""

    players: int
    lone_human: Seat | None
    starter: Seat
    markets: tuple[MarketCard, ...]
    spare: tuple[MarketCard, ...]
    deck: tuple[AuctionCard, ...]
    crews: tuple[Crew, ...]


class RoundBegan(Event, frozen=True):
    """The market card of the round before is discarded, this one turned up."""

    round: int
    starter: Seat
    market: MarketCard


class LotsDrawn(Event, frozen=True):
    """They lie face down; the first of them is lot `first`."""

    first: Lot
    cards: tuple[AuctionCard, ...]


# §3 The auction


class LotTurned(Event, frozen=True):
    lot: Lot
    card: AuctionCard


class BiddingOpened(Event, frozen=True):
    """`bidders` in turn, the opener first."""

    lot: Lot
    bidders: tuple[Seat, ...]
    floor: int
    step: int


class BidMade(Event, frozen=True):
    lot: Lot
    seat: Seat
    amount: int


class BidderPassed(Event, frozen=True):
    lot: Lot
    seat: Seat


class LotSold(Event, frozen=True):
    """`paid` in cash and `debt` make up the `price`. `gems` and `crews`: what the buyer got."""

    lot: Lot
    seat: Seat
    price: int
    paid: int
    debt: int
    gems: Gems
    crews: tuple[Crew, ...]
    forced: bool


class DieRolled(Event, frozen=True):
    """`count` gems are there to be taken for it."""

    lot: Lot
    seat: Seat
    face: int
    count: int


class GemsTaken(Event, frozen=True):
    lot: Lot
    seat: Seat
    gems: Gems


# §4 The market: event cards, each spent by its fact


class CircuitOpened(Event, frozen=True):
    """Those with event cards, in turn."""

    order: tuple[Seat, ...]


class MarketChanged(Event, frozen=True):
    seat: Seat
    market: MarketCard


class PriceTalkedUp(Event, frozen=True):
    seat: Seat
    gem: Gem
    by: int


class PriceTalkedDown(Event, frozen=True):
    seat: Seat
    gem: Gem
    by: int


class BonusRaised(Event, frozen=True):
    seat: Seat
    gem: Gem
    by: int


class GemSmuggled(Event, frozen=True):
    seat: Seat
    gem: Gem


class PocketPicked(Event, frozen=True):
    """`gem` None: there was nothing behind the screen."""

    seat: Seat
    victim: Seat
    gem: Gem | None


class GemsSwapped(Event, frozen=True):
    seat: Seat
    back: Gems
    gems: Gems


class MarketScouted(Event, frozen=True):
    seat: Seat


class TiesNotarized(Event, frozen=True):
    seat: Seat


class HarbourClosed(Event, frozen=True):
    seat: Seat
    gem: Gem


class TurnEnded(Event, frozen=True):
    seat: Seat


# §4 The market: the sale


class SellingOpened(Event, frozen=True):
    sellers: tuple[Seat, ...]


class SaleSent(Event, frozen=True):
    seat: Seat
    gems: Gems


class SaleTakenBack(Event, frozen=True):
    seat: Seat


class SalesOpened(Event, frozen=True):
    """All fists open: how the market ended, with everybody's income."""

    outcome: Outcome


class IncomePaid(Event, frozen=True):
    """The `gems` go back to the pile. `cash` and `repaid` debt make up the income."""

    seat: Seat
    gems: Gems
    cash: int
    repaid: int


# §6 The end


class GameEnded(Event, frozen=True):
    """The last market card is discarded. The final ranking, best first."""

    ranking: tuple[Score, ...]


RoundEvent = GameOpened | RoundBegan | LotsDrawn
AuctionEvent = LotTurned | BiddingOpened | BidMade | BidderPassed | LotSold | DieRolled | GemsTaken
CrewEvent = (
    MarketChanged
    | PriceTalkedUp
    | PriceTalkedDown
    | BonusRaised
    | GemSmuggled
    | PocketPicked
    | GemsSwapped
    | MarketScouted
    | TiesNotarized
    | HarbourClosed
)
SaleEvent = SellingOpened | SaleSent | SaleTakenBack | SalesOpened | IncomePaid
GemEvent = RoundEvent | AuctionEvent | CircuitOpened | CrewEvent | TurnEnded | SaleEvent | GameEnded
