"""拍卖大亨 · Auction Tycoon: three to six collectors, nine eras, red cards."""

from typing import get_args

from domain.game import Game
from domain.tycoon.bot import bot
from domain.tycoon.events import TycoonEvent
from domain.tycoon.evolve import evolve
from domain.tycoon.holdings import reckon
from domain.tycoon.log import tell
from domain.tycoon.moves import TycoonMove
from domain.tycoon.opening import setup
from domain.tycoon.options import options
from domain.tycoon.pieces import PLAYERS, VARIANTS
from domain.tycoon.purchases import purchases
from domain.tycoon.redeal import redeal
from domain.tycoon.redraw import redrawn
from domain.tycoon.rules import decide
from domain.tycoon.scoring import placings
from domain.tycoon.table import EMPTY, Table
from domain.tycoon.view import view
from domain.tycoon.view_types import View
from domain.tycoon.waits import waits

TYCOON: Game[Table, TycoonMove, TycoonEvent, View] = Game(
    name="tycoon",
    rules=3,
    seats=PLAYERS,
    table=Table,
    moves=get_args(TycoonMove),
    events=get_args(TycoonEvent),
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
    variants=VARIANTS,
)
