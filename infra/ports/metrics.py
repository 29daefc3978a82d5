"""What the operator is told in numbers: how much, how late, how long. No name, no card, no word."""

from typing import Literal, Protocol

Counted = Literal["Moves", "Refusals", "Conflicts", "Retries", "Gone"]
Timed = Literal["AnnounceMs", "RingLatenessMs", "BotThinkingMs"]
PerGame = Literal["GamesBegun", "GamesFinished"]


class Metrics(Protocol):
    """Collects; whoever runs the house tells them on."""

    def count(self, name: Counted, n: int = 1) -> None: ...

    def refused(self, key: str) -> None:
        """One of Refusals, for this reason."""
        ...

    def duration(self, name: Timed, ms: float) -> None: ...

    def count_game(self, name: PerGame, game: str) -> None: ...

    def flush(self) -> None:
        """All that was collected since the last time, at once; nothing, if there was nothing."""
        ...


class NoMetrics:
    """Nobody asks: on one machine it costs nothing."""

    def count(self, name: Counted, n: int = 1) -> None: ...

    def refused(self, key: str) -> None: ...

    def duration(self, name: Timed, ms: float) -> None: ...

    def count_game(self, name: PerGame, game: str) -> None: ...

    def flush(self) -> None: ...
