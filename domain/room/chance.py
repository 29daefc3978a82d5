"""The room's sources of chance: secret seeds, and the bots' moods."""

from collections.abc import Callable
from dataclasses import dataclass

from domain.luck import Luck


@dataclass(frozen=True, slots=True)
class Chance:
    """Where chance comes from: `seed` gives game n's secret 32 bytes.

    `bots`: their moods, and the salts of names; nobody recomputes it.
    """

    seed: Callable[[int], bytes]
    bots: Luck
