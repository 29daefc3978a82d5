"""The port that stores voice clips. Pages upload and download directly; a room has only keys."""

from typing import Literal, Protocol

from msgspec import Struct

MOST_CLIP_BYTES = 512 * 1024
"""Fifteen seconds at 256 kbit/s are 480 KB; pages ask their browsers for 24 kbit/s."""

UPLOAD_SECONDS = 120
DOWNLOAD_SECONDS = 300
CLIP_DAYS = 7

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


class Media(Protocol):
    """A store of files that holds each sender to what was agreed. Files go after `CLIP_DAYS`.

    Any call may raise `Unavailable`.
    """

    def upload_form(self, key: str, kind: ClipType) -> UploadForm:
        """Takes one file of 1 to `MOST_CLIP_BYTES` of this type under this key, for a while."""
        ...

    def download_url(self, key: str) -> str:
        """Where the file can be fetched for a while, in parts too."""
        ...

    def keys(self, prefix: str) -> list[str]:
        """Of all files whose keys begin so."""
        ...

    def delete(self, key: str) -> None:
        """Remove the file, if there is one."""
        ...

    def first_bytes(self, key: str) -> bytes | None:
        """Its first `SIGNATURE_BYTES`; None if there is no such file."""
        ...


def has_signature_of(kind: ClipType, beginning: bytes) -> bool:
    """Whether a file that begins so is of this type, and not HTML in disguise."""
    at, sign = SIGNATURES[kind]
    return beginning[at : at + len(sign)] == sign
