"""The bots as they first were, kept for ever: strength is measured against them.

Never make them better; where the rules' own modules are renamed follow, and nothing else.
"""

from collections.abc import Mapping

from tests.bench.frozen.gem_trader.bot import bot as gem_trader
from tests.bench.frozen.modern_art.bot import bot as modern_art
from tests.bench.frozen.tycoon.bot import bot as tycoon
from tests.bench.playing import Bot

FROZEN: Mapping[str, Bot] = {"tycoon": tycoon, "modern_art": modern_art, "gem_trader": gem_trader}
"""By game."""
