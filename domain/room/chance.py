"""The room's sources of chance: secret seeds, and the bots' moods."""

from collections.abc import Callable
from dataclasses import dataclass

from domain.luck import Luck, SeededLuck
from domain.room.room import Playing


@dataclass(frozen=True, slots=True)
class Chance:
    """Where chance comes from: `seed` gives game n's secret 32 bytes.

    `bots`: their moods, and the salts of names; nobody recomputes it.
    """

    seed: Callable[[int], bytes]
    bots: Luck


class LazyLuck:
    """A table's luck that fetches the secret seed only when something is really drawn."""

    def __init__(self, playing: Playing, chance: Chance) -> None:
        self._playing = playing
        self._chance = chance
        self._luck: SeededLuck | None = None

    @property
    def drawn(self) -> int:
        return self._luck.drawn if self._luck else self._playing.drawn

    def below(self, n: int) -> int:
        if self._luck is None:
            playing = self._playing
            self._luck = SeededLuck(self._chance.seed(playing.number), playing.salt, playing.drawn)
        return self._luck.below(n)
