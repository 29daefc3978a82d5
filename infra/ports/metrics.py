"""The port of metrics for the operator: counts and durations. No name, no card, no word."""

from typing import Literal, Protocol

Counted = Literal["Moves", "Refusals", "Conflicts", "Retries", "Gone"]
Timed = Literal["AnnounceMs", "RingLatenessMs", "BotThinkingMs"]
PerGame = Literal["GamesBegun", "GamesFinished"]


class Metrics(Protocol):
    """Collects metrics until `flush` sends them on."""

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
    """No metrics: on one machine they cost nothing."""

    def count(self, name: Counted, n: int = 1) -> None: ...

    def refused(self, key: str) -> None: ...

    def duration(self, name: Timed, ms: float) -> None: ...

    def count_game(self, name: PerGame, game: str) -> None: ...

    def flush(self) -> None: ...
