"""Whisper · 耳语: two to four, two cards, one sealed bid for each."""

from typing import get_args

from domain.game import Game
from tests.whisper.game.bot import bot
from tests.whisper.game.events import WhisperEvent
from tests.whisper.game.evolve import evolve
from tests.whisper.game.moves import Bid, WhisperMove
from tests.whisper.game.pieces import PLAYERS
from tests.whisper.game.redraw import redeal, redrawn
from tests.whisper.game.rules import decide, options, placings, setup, waits
from tests.whisper.game.table import EMPTY, Table
from tests.whisper.game.telling import purchases, reckon, tell
from tests.whisper.game.view import View, view

WHISPER: Game[Table, WhisperMove, WhisperEvent, View] = Game(
    name="whisper",
    rules=1,
    seats=PLAYERS,
    table=Table,
    moves=(Bid,),
    events=get_args(WhisperEvent),
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
