"""宝石大亨 · Gem Trader: two to four gem traders, four rounds, most cash wins."""

from typing import get_args

from domain.game import Game
from domain.gem_trader.bot import bot
from domain.gem_trader.events import GemEvent
from domain.gem_trader.evolve import evolve
from domain.gem_trader.holdings import reckon
from domain.gem_trader.log import tell
from domain.gem_trader.moves import GemMove
from domain.gem_trader.opening import setup
from domain.gem_trader.options import options
from domain.gem_trader.pieces import PLAYERS
from domain.gem_trader.purchases import purchases
from domain.gem_trader.redeal import redeal
from domain.gem_trader.redraw import redrawn
from domain.gem_trader.rules import decide
from domain.gem_trader.scoring import placings
from domain.gem_trader.table import EMPTY, Table
from domain.gem_trader.view import view
from domain.gem_trader.view_types import View
from domain.gem_trader.waits import waits

GEM_TRADER: Game[Table, GemMove, GemEvent, View] = Game(
    name="gem_trader",
    rules=1,
    seats=PLAYERS,
    table=Table,
    moves=get_args(GemMove),
    events=get_args(GemEvent),
    seen=View,
    empty=EMPTY,
    setup=setup,
    decide=decide,
    evolve=evolve,
    view=view,
    options=options,
    waits=waits,
    tell=tell,
    placings=placings,
    redeal=redeal,
    bot=bot,
    redrawn=redrawn,
    reckon=reckon,
    purchases=purchases,
)
