"""Asking round (順時針輪流): one seat after another, until somebody says yes."""

from msgspec import Struct
from msgspec.structs import replace

from domain.game import Seat, must


class Circle(Struct, frozen=True, gc=False):
    """`order` is who is asked; the first `refusals` of them have said no."""

    order: tuple[Seat, ...]
    refusals: int = 0

    @property
    def refused(self) -> tuple[Seat, ...]:
        return self.order[: self.refusals]

    @property
    def speaker(self) -> Seat | None:
        """Who is asked now; None when all have said no."""
        return self.order[self.refusals] if self.refusals < len(self.order) else None


def clockwise(host: Seat, players: int) -> tuple[Seat, ...]:
    """Every seat once, from the host's left round to the host (MA-34)."""
    return tuple(Seat((host + step) % players) for step in range(1, players + 1))


def must_be_asked(circle: Circle, seat: Seat) -> None:
    must(seat == circle.speaker, "not-your-turn", seat=circle.speaker)


def with_refusal(circle: Circle) -> Circle:
    return replace(circle, refusals=circle.refusals + 1)
