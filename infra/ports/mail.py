"""The port that sends mail."""

from typing import Protocol

from msgspec import Struct


class Letter(Struct, frozen=True):
    """Plain text with a subject, to one address."""

    to: str
    subject: str
    text: str


class Mail(Protocol):
    def send(self, letter: Letter) -> None:
        """Hand it over; it may still not arrive.

        Raises:
            Unavailable: later it may work.
        """
        ...
