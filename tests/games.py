"""The games that tests play, and what each brings for its tests.

A game's tests lie in `tests/<game>/`. What the tests of all games need of it is found there:

bank.py         check_nothing_is_lost(table, facts): all money and pieces, whatever has happened;
                held(player): how much it has of something that the others do not see (tests/soak);
                as_offered(table, move), if any: the move as it is offered, where an older view of
                the table does no harm
hidden.py       exchanges(table, facts, luck): hidden things of a table that could have been others,
                before the command from which these facts followed (tests/soak/exchange.py)
words.py        SPOKEN, how its own types are written in playthroughs; known(table, seat), the
                words that a script may use
examples.py     EXAMPLES: by file of `tests/examples`, how that whole game is played; VECTORS, if
                any: rules that the page works out again by itself, by file
playthroughs/   at least one game written down

Whisper is no game one can open a table for: it is there to show how small a whole one may be, and
that nothing else has to know it. Modules that play it in rooms say
`pytestmark = pytest.mark.usefixtures("whisper_listed")`.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from domain.game import Game
from domain.games import GAMES
from tests.whisper.game import WHISPER

EVERY: dict[str, Game[Any, Any, Any, Any]] = {**GAMES, WHISPER.name: WHISPER}
"""By name; so far only the tests' own is not among `GAMES`."""

FEWEST_BOTS = {name: game.seats[0] - 1 for name, game in EVERY.items()}
"""That a single human needs to play it."""

TESTS = Path(__file__).parent


class Example(NamedTuple):
    """How a whole game is played (tests/replays.py): how many play, and by which variants.

    `number`: what their moves come from. None: nobody moves, the clock plays alone.
    """

    players: int
    number: int | None
    variants: tuple[str, ...] = ()


def brought(game: str, part: str) -> ModuleType:
    """One of the modules above, of this game.

    Raises:
        ModuleNotFoundError: it is still to be written.
    """
    return import_module(f"tests.{game}.{part}")


def home_of(game: Game[Any, Any, Any, Any]) -> Path:
    """The folder of the game's own package."""
    return TESTS.parent.joinpath(*game.home.split("."))
