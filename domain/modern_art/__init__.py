"""Modern Art · 現代藝術: three to five galleries, five artists, five ways of selling."""

from typing import get_args

from domain.game import Game
from domain.modern_art.bot import bot
from domain.modern_art.events import ModernArtEvent
from domain.modern_art.evolve import evolve
from domain.modern_art.holdings import reckon
from domain.modern_art.log import tell
from domain.modern_art.moves import ModernArtMove
from domain.modern_art.opening import setup
from domain.modern_art.options import options
from domain.modern_art.pieces import PLAYERS
from domain.modern_art.purchases import purchases
from domain.modern_art.redeal import redeal
from domain.modern_art.redraw import redrawn
from domain.modern_art.rounds import placings
from domain.modern_art.rules import decide
from domain.modern_art.table import EMPTY, Table
from domain.modern_art.view import view
from domain.modern_art.view_types import View
from domain.modern_art.waits import waits

MODERN_ART: Game[Table, ModernArtMove, ModernArtEvent, View] = Game(
    name="modern_art",
    rules=1,
    seats=PLAYERS,
    table=Table,
    moves=get_args(ModernArtMove),
    events=get_args(ModernArtEvent),
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
