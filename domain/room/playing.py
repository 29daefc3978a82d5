"""A command to the running table, whoever it comes from."""

from domain.game import Command, TimeIsUp
from domain.games import GAMES
from domain.room.chance import Chance, LazyLuck
from domain.room.events import GameEnded, RoomEvent, TablePlayed
from domain.room.room import Playing


def played(
    playing: Playing, command: Command, chance: Chance, *, bot: bool = False, flaw: str = ""
) -> list[RoomEvent]:
    """What follows at the table; with its last command the game ends."""
    game = GAMES[playing.game]
    luck = LazyLuck(playing, chance)
    events = tuple(game.decide(playing.table, command, luck))
    if not events:
        return []
    asked = None if isinstance(command.move, TimeIsUp) else command.move
    rules = game.rules if game.rules > playing.rules else 0
    fact = TablePlayed(playing.game, command.by, bot, events, luck.drawn, flaw, asked, rules)
    placings = game.placings(game.replay(events, playing.table))
    return [fact] if placings is None else [fact, GameEnded(placings)]
