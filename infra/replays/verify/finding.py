"""What a check has found."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Check:
    """`holds` None: it cannot be known, from this file or by this code."""

    holds: bool | None
    what: str
