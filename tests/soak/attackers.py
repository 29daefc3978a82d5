"""People who sit, host and watch in rooms of their own and elsewhere, and mean no good."""

import json
from random import Random
from typing import Any

from domain.game import LEVELS
from domain.games import GAMES
from domain.room.pieces import Person
from infra.announce import part
from infra.desk import hear
from infra.house import House
from infra.rooms import open_new
from infra.tokens import Bearer
from tests.soak.control import CALM, PEOPLE, Ledger, drawn
from tests.soak.grammar import Tongue

MAL, MIM, MAY, SPY, NOBODY = "mal", "mim", "may", "spy", "nobody"
"""The host, a player, a spectator, a spectator of the game beside, and who never says hello."""


class Attackers:
    def __init__(self, house: House, posts: Ledger, chance: Random) -> None:
        self.house, self.posts, self.chance = house, posts, chance
        self.tokens = {
            who: house.tokens.issue(Person(who), who, 30) for who in (MAL, MIM, MAY, SPY)
        }
        self.tongue = Tongue(chance)
        self.connections: list[str] = []
        self.rooms = 0

    def open_room(self, game: str) -> None:
        """Another room with a game that runs; the connections of before are closed."""
        part(self.house, *self.connections)
        self.posts.forget(*self.connections)
        self.rooms += 1
        code = open_new(self.house, Bearer(Person(MAL), MAL), game)
        self.connections = [f"{who}-{self.rooms}" for who in (MAL, MIM, MAY, SPY, NOBODY)]
        self.tongue.known = [
            code,
            CALM,
            *PEOPLE,
            *self.tokens,
            *self.tokens.values(),
            *LEVELS,
            *GAMES,
        ]
        for connection, who in zip(self.connections, self.tokens, strict=False):
            self._say(
                connection, "hello", token=self.tokens[who], room=CALM if who == SPY else code
            )
        for chair, connection in enumerate(self.connections[:2]):
            self._say(connection, "sit", chair=chair, luck="0" * 32)
        self._say(self.connections[0], "bot", chair=2, level="easy")
        self._say(self.connections[0], "change", settings={"game": game, "pace": "brisk"})
        self._say(self.connections[0], "start")

    def says(self) -> tuple[str, str]:
        """A connection and what comes over it; often a good move, so that the game goes on."""
        connection = self.chance.choice(self.connections)
        move = self._good_move(connection) if not self.chance.randrange(3) else None
        if move is None:
            return connection, self.tongue.frame()
        said = {"is": "play", "id": f"g{self.chance.randrange(10**9)}", "move": move}
        self.tongue.known = [*self.tongue.known[-60:], *move.values()]
        return connection, json.dumps(self.tongue.bent(said) if self.chance.randrange(2) else said)

    def _good_move(self, connection: str) -> dict[str, Any] | None:
        playing = self.posts.views.get(connection, {}).get("playing")
        options = playing["table"]["options"] if playing else []
        return drawn(self.chance.choice(options), self.chance) if options else None

    def _say(self, connection: str, kind: str, **fields: Any) -> None:
        hear(self.house, connection, json.dumps({"is": kind, "id": f"o{kind}", **fields}))
