"""What the operator is told in numbers: how much, how late, how long. No name, no card, no word."""

from typing import Literal, Protocol

Counted = Literal["Moves", "Refusals", "Conflicts", "Retries", "Gone"]
Timed = Literal["AnnounceMs", "RingLatenessMs", "BotThinkingMs"]
OfAGame = Literal["GamesBegun", "GamesFinished"]


class Figures(Protocol):
    """Collects; whoever runs the house tells them on."""

    def count(self, name: Counted, n: int = 1) -> None: ...

    def refused(self, key: str) -> None:
        """One of Refusals, for this reason."""
        ...

    def took(self, name: Timed, ms: float) -> None: ...

    def game(self, name: OfAGame, game: str) -> None: ...

    def tell(self) -> None:
        """All that was collected since the last time, at once; nothing, if there was nothing."""
        ...


class Unwritten:
    """Nobody asks: on one machine it costs nothing."""

    def count(self, name: Counted, n: int = 1) -> None: ...

    def refused(self, key: str) -> None: ...

    def took(self, name: Timed, ms: float) -> None: ...

    def game(self, name: OfAGame, game: str) -> None: ...

    def tell(self) -> None: ...
