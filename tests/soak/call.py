"""What somebody asked, and what they were told."""

import json
from dataclasses import dataclass, field
from typing import Any

from domain.game import RuleBroken
from domain.room.pieces import Person

Json = dict[str, Any]
EVER = 1 << 60


@dataclass
class Call:
    """A frame, when it was first sent and last answered (by one count for all), and what came.

    `errors`: of each answer that is not "busy". `shown`: the versions of the views that answered.
    `clock`: the server's, at both moments (ms).
    """

    person: Person
    text: str
    id: str
    called: int
    returned: int = EVER
    errors: list[Json | None] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    connection_id: str = ""
    clock: tuple[int, int] = (0, 0)

    @property
    def kind(self) -> str:
        """The command's, or the frame's where it is no command."""
        frame = json.loads(self.text)
        return str(frame.get("wanted", frame)["is"])

    @property
    def command(self) -> str:
        return f"{self.person} {self.id}"

    @property
    def is_done(self) -> bool:
        return None in self.errors


def plain(broken: RuleBroken) -> Json:
    """A refusal as it stands in an answer."""
    numbers = {k: list(v) if isinstance(v, tuple) else v for k, v in broken.numbers.items()}
    return {"error": broken.key, "numbers": numbers}
