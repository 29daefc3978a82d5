"""The port that stores voice clips. Pages upload and download directly; a room has only keys."""

from typing import Literal, Protocol

from msgspec import Struct

MOST_CLIP_BYTES = 512 * 1024
"""Fifteen seconds at 256 kbit/s are 480 KB; pages ask their browsers for 24 kbit/s."""

UPLOAD_SECONDS = 120
DOWNLOAD_SECONDS = 300
UNSAID_SECONDS = 600
"""One machine forgets so soon what was uploaded and not said; S3 counts in days."""
CLIP_DAYS = 7

UPLOADED = "sent"
PUBLISHED = "voice"
"""The folders of what forms bring, which nobody is served, and of what was said."""

ClipType = Literal["audio/mp4", "audio/webm", "audio/ogg"]

EXTENSIONS: dict[ClipType, str] = {"audio/mp4": "mp4", "audio/webm": "webm", "audio/ogg": "ogg"}
SIGNATURES: dict[ClipType, tuple[int, bytes]] = {
    "audio/mp4": (4, b"ftyp"),
    "audio/webm": (0, b"\x1a\x45\xdf\xa3"),
    "audio/ogg": (0, b"OggS"),
}
"""The magic number by which a file of this type is known, and at which byte it stands."""

SIGNATURE_BYTES = 16


class UploadForm(Struct, frozen=True):
    """A form to post a file with, as multipart/form-data: the fields first, `file` last."""

    url: str
    fields: dict[str, str]


class NoClip(Exception):
    """Nothing was uploaded under this key, or nothing of this type."""


class Media(Protocol):
    """A store of files that holds each sender to what was agreed.

    What a form brings is served to nobody. Once published it can be fetched until `CLIP_DAYS`
    later, and is the same for all: what a form brings after that changes nothing.
    Any call may raise `Unavailable`.
    """

    def upload_form(self, key: str, kind: ClipType) -> UploadForm:
        """Takes one file of 1 to `MOST_CLIP_BYTES` of this type under this key, for a while."""
        ...

    def publish(self, key: str, kind: ClipType) -> bool:
        """Serve what was uploaded under this key. Returns whether this very call began it.

        Raises:
            NoClip
        """
        ...

    def published(self, prefix: str) -> list[str]:
        """The keys of all that is published and whose keys begin so."""
        ...

    def withdraw(self, key: str) -> None:
        """Serve it to nobody any more."""
        ...

    def download_url(self, key: str) -> str:
        """Where what is published can be fetched for a while, in parts too."""
        ...


def has_signature_of(kind: ClipType, beginning: bytes) -> bool:
    """Whether a file that begins so is of this type, and not HTML in disguise."""
    at, sign = SIGNATURES[kind]
    return beginning[at : at + len(sign)] == sign
