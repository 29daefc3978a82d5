"""People who sit, host and watch in rooms of their own and elsewhere, and mean no good."""

import json
from random import Random
from typing import Any

from domain.game import LEVELS
from domain.games import GAMES
from domain.room.pieces import Person
from infra.accounts.tokens import Identity
from infra.gateway import receive
from infra.rooms.broadcast import disconnect
from infra.rooms.opening import open_room_for
from infra.services import Services
from tests.frames import frame_of
from tests.soak.control import CALM, PEOPLE, Ledger, drawn
from tests.soak.grammar import Tongue

MAL, MIM, MAY, SPY, NOBODY = "mal", "mim", "may", "spy", "nobody"
"""The host, a player, a spectator, a spectator of the game beside, and who never says hello."""


class Attackers:
    def __init__(self, services: Services, sender: Ledger, chance: Random) -> None:
        self.services, self.sender, self.chance = services, sender, chance
        self.tokens = {
            who: services.tokens.issue(Person(who), who, 30) for who in (MAL, MIM, MAY, SPY)
        }
        self.tongue = Tongue(chance)
        self.connections: list[str] = []
        self.rooms = 0

    def open_room(self, game: str) -> None:
        """Another room with a game that runs; the connections of before are closed."""
        disconnect(self.services, *self.connections)
        self.sender.forget(*self.connections)
        self.rooms += 1
        code = open_room_for(self.services, Identity(Person(MAL), MAL), game)
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
        for connection_id, who in zip(self.connections, self.tokens, strict=False):
            self._say(
                connection_id, "hello", token=self.tokens[who], room=CALM if who == SPY else code
            )
        for chair, connection_id in enumerate(self.connections[:2]):
            self._say(connection_id, "Sit", chair=chair, luck="0" * 32)
        self._say(self.connections[0], "PlaceBot", chair=2, level="easy")
        self._say(self.connections[0], "Change", settings={"game": game, "pace": "brisk"})
        self._say(self.connections[0], "Start")

    def says(self) -> tuple[str, str]:
        """A connection and what comes over it; often a good move, so that the game goes on."""
        connection_id = self.chance.choice(self.connections)
        move = self._good_move(connection_id) if not self.chance.randrange(3) else None
        if move is None:
            return connection_id, self.tongue.frame()
        said = {
            "is": "ask",
            "id": f"g{self.chance.randrange(10**9)}",
            "wanted": {"is": "Play", "move": move},
        }
        self.tongue.known = [*self.tongue.known[-60:], *move.values()]
        return connection_id, json.dumps(
            self.tongue.bent(said) if self.chance.randrange(2) else said
        )

    def _good_move(self, connection_id: str) -> dict[str, Any] | None:
        playing = self.sender.views.get(connection_id, {}).get("playing")
        options = playing["table"]["options"] if playing else []
        return drawn(self.chance.choice(options), self.chance) if options else None

    def _say(self, connection_id: str, kind: str, **fields: Any) -> None:
        receive(self.services, connection_id, json.dumps(frame_of(kind, f"o{kind}", fields)))
