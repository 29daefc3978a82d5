"""What is in the box, and the numbers of the rulebook. Money is whole dollars, in steps of 10."""

from typing import Literal, NewType, get_args

from domain.game import Value

Gem = NewType("Gem", int)
"""A kind of gem, 0-4: its place in `GEMS`."""

Gems = tuple[int, ...]
"""How many of each kind, five counts in the order of `GEMS`."""

Dollars = tuple[int, ...]
"""Money for each kind, in the same order."""

GEMS = tuple(Gem(n) for n in range(5))
DIAMOND, RUBY, SAPPHIRE, EMERALD, AMETHYST = GEMS
NAMES = ("钻石", "红宝石", "蓝宝石", "祖母绿", "紫水晶")
NO_GEMS: Gems = (0,) * len(GEMS)
BOX: Gems = (12, 14, 16, 16, 18)

MarketCard = NewType("MarketCard", int)
"""A market card (市场牌), 0-11: its place in `MARKETS`."""

AuctionCard = NewType("AuctionCard", int)
"""An auction card (竞标牌), 0-23: its place in `GOODS`."""

Crew = Literal[
    "governor",
    "mate",
    "lookout",
    "envoy",
    "smuggler",
    "pirate",
    "boatswain",
    "pilot",
    "notary",
    "harbourmaster",
]
"""An event card (事件牌) by the member of the crew on it, EV1 to EV10. Cards alike are the same."""

CREWS: tuple[Crew, ...] = get_args(Crew)
COPIES = (1, 3, 3, 2, 3, 2, 2, 2, 1, 1)
CREW_DECK = tuple(crew for crew, copies in zip(CREWS, COPIES, strict=True) for _ in range(copies))


class Market(Value, frozen=True):
    """Price per gem and bonus for its sole biggest seller (0: none), by kind."""

    name: str
    prices: Dollars
    bonuses: Dollars


MARKETS = (
    Market("皇室婚礼", (110, 70, 50, 40, 30), (0, 0, 60, 0, 100)),
    Market("矿山丰收", (50, 60, 70, 60, 50), (100, 0, 0, 80, 0)),
    Market("翡翠热", (80, 50, 60, 100, 40), (0, 80, 0, 0, 80)),
    Market("红宝石节", (80, 110, 50, 40, 40), (0, 0, 80, 80, 0)),
    Market("海神祭", (80, 60, 100, 50, 30), (0, 60, 0, 0, 100)),
    Market("紫气东来", (70, 50, 50, 60, 90), (80, 0, 60, 0, 0)),
    Market("风平浪静", (80, 70, 60, 50, 40), (60, 60, 60, 0, 0)),
    Market("钻石崩盘", (30, 80, 70, 60, 60), (120, 60, 0, 0, 0)),
    Market("奢华之年", (100, 80, 70, 50, 40), (0, 0, 0, 80, 100)),
    Market("萧条", (60, 50, 40, 40, 30), (100, 100, 80, 0, 0)),
    Market("双城记", (90, 90, 40, 40, 50), (0, 0, 100, 80, 0)),
    Market("绿紫之约", (60, 50, 50, 80, 70), (100, 60, 0, 0, 0)),
)
MARKET_DECK = tuple(MarketCard(n) for n in range(len(MARKETS)))


class Goods(Value, frozen=True):
    """What is printed on an auction card: gems, event cards and rolls of the die."""

    gems: Gems
    crews: int = 0
    dice: int = 0


GOODS = (
    Goods((2, 1, 0, 0, 1)),
    Goods((0, 2, 2, 0, 0)),
    Goods((0, 0, 2, 2, 0)),
    Goods((1, 1, 1, 1, 0)),
    Goods((0, 0, 0, 1, 4)),
    Goods((0, 0, 0, 3, 2)),
    Goods((0, 3, 0, 0, 1)),
    Goods((0, 1, 3, 0, 0)),
    Goods((3, 0, 0, 0, 1)),
    Goods((1, 1, 1, 0, 0), crews=1),
    Goods((2, 0, 0, 1, 0), crews=1),
    Goods((0, 2, 0, 1, 0), crews=1),
    Goods((0, 0, 2, 1, 1), crews=1),
    Goods((0, 0, 0, 2, 2), crews=1),
    Goods((1, 0, 1, 0, 1), crews=1),
    Goods((0, 1, 1, 0, 0), crews=2),
    Goods((1, 0, 0, 1, 0), crews=2),
    Goods((0, 0, 1, 1, 1), crews=2),
    Goods((0, 0, 0, 1, 1), dice=1),
    Goods((0, 0, 1, 1, 0), dice=1),
    Goods((0, 1, 0, 0, 1), dice=1),
    Goods((0, 0, 0, 0, 1), crews=1, dice=1),
    Goods(NO_GEMS, dice=2),
    Goods(NO_GEMS, dice=2),
)
AUCTION_DECK = tuple(AuctionCard(n) for n in range(len(GOODS)))

FACES = (1, 1, 1, 2, 2, 3)
"""The sides of the die: how many gems to take."""

PLAYERS = range(2, 5)
ROUNDS = 4
CASH = 500

LEAST_BID = 10
RAISE = 10
FIXED_PRICE = 250

PRICE_STEP = 20
BONUS_STEP = 60
LEAST_PRICE = 10
MOST_SWAPPED = 2
LEFTOVER = 20

SECONDS_TO_DECIDE = 90

MOST_TAKEN = max(FACES)
"""Nobody takes more than so many gems of the pile at once."""
