"""Media in a folder, behind upload forms and download addresses that are signed as the cloud's."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

import msgspec
from msgspec import Struct

from infra.ports.media import (
    DOWNLOAD_SECONDS,
    EXTENSIONS,
    MOST_CLIP_BYTES,
    PUBLISHED,
    SIGNATURE_BYTES,
    UPLOAD_SECONDS,
    UPLOADED,
    ClipType,
    NoClip,
    UploadForm,
    has_signature_of,
)

PATH = "/media"


class Rejected(Exception):
    """An upload or download that its signature does not allow. `why` is a key."""

    def __init__(self, why: str, status: int = 403) -> None:
        super().__init__(why)
        self.why = why
        self.status = status


class UploadPolicy(Struct, frozen=True):
    """What a form may send, until when (ms)."""

    key: str
    type: ClipType
    most: int
    until: int


class FolderMedia:
    """Media in a folder; `now` in ms. What the cloud's store would turn away is turned away."""

    def __init__(self, folder: Path, secret: str, now: Callable[[], int]) -> None:
        self._folder = folder
        self._secret = secret.encode()
        self._now = now

    def upload_form(self, key: str, kind: ClipType) -> UploadForm:
        until = self._now() + UPLOAD_SECONDS * 1000
        place = f"{UPLOADED}/{key}"
        policy = _written(UploadPolicy(place, kind, MOST_CLIP_BYTES, until))
        signature = self._signed("form", policy)
        fields = {"key": place, "Content-Type": kind, "policy": policy, "signature": signature}
        return UploadForm(PATH, fields)

    def download_url(self, key: str) -> str:
        place, until = f"{PUBLISHED}/{key}", self._now() + DOWNLOAD_SECONDS * 1000
        signature = self._signed("address", place, str(until))
        return f"{PATH}/{place}?{urlencode({'until': until, 'signature': signature})}"

    def publish(self, key: str, kind: ClipType) -> bool:
        """One file under both names. It is of this type: its form has seen to that."""
        uploaded, published = self._file(f"{UPLOADED}/{key}"), self._file(f"{PUBLISHED}/{key}")
        if not key.endswith(f".{EXTENSIONS[kind]}"):
            raise NoClip
        published.parent.mkdir(parents=True, exist_ok=True)
        try:
            published.hardlink_to(uploaded)
        except FileExistsError:
            return False
        except FileNotFoundError:
            if not published.is_file():
                raise NoClip from None
            return False
        return True

    def withdraw(self, key: str) -> None:
        self._file(f"{PUBLISHED}/{key}").unlink(missing_ok=True)

    def published(self, prefix: str) -> list[str]:
        folder, _, name = prefix.rpartition("/")
        found = self._file(f"{PUBLISHED}/{folder}").glob("*")
        return sorted(f"{folder}/{file.name}" for file in found if file.name.startswith(name))

    def take(self, fields: dict[str, bytes]) -> None:
        """Store what a form brings: whole, or not at all.

        Raises:
            Rejected
        """
        sent = {name: value.decode("ascii", "replace") for name, value in fields.items()}
        policy = self._policy(sent.get("policy", ""), sent.get("signature", ""))
        if (sent.get("key"), sent.get("Content-Type")) != (policy.key, policy.type):
            raise Rejected("not-as-agreed")
        clip = fields.get("file", b"")
        if not 1 <= len(clip) <= policy.most:
            raise Rejected("wrong-size", 413)
        if not has_signature_of(policy.type, clip[:SIGNATURE_BYTES]):
            raise Rejected("other-type", 415)
        _write_file(self._file(policy.key), clip)

    def found(self, key: str, until: str, signature: str) -> Path:
        """The file at an address of ours.

        Raises:
            Rejected
        """
        if not hmac.compare_digest(
            signature.encode(), self._signed("address", key, until).encode()
        ):
            raise Rejected("bad-signature")
        if self._now() >= int(until):
            raise Rejected("too-late")
        file = self._file(key)
        if not file.is_file():
            raise Rejected("nothing-there", 404)
        return file

    def _policy(self, written: str, signature: str) -> UploadPolicy:
        self._must_be_ours(signature, "form", written)
        policy = msgspec.json.decode(base64.b64decode(written), type=UploadPolicy)
        if self._now() >= policy.until:
            raise Rejected("too-late")
        return policy

    def _must_be_ours(self, signature: str, *what: str) -> None:
        if not hmac.compare_digest(signature.encode(), self._signed(*what).encode()):
            raise Rejected("bad-signature")

    def _signed(self, *what: str) -> str:
        return hmac.new(self._secret, "\n".join(what).encode(), hashlib.sha256).hexdigest()

    def _file(self, key: str) -> Path:
        """Only keys that we have signed, or made, come here: none leads out of the folder."""
        return self._folder / key


def _written(policy: UploadPolicy) -> str:
    return base64.b64encode(msgspec.json.encode(policy)).decode()


def _write_file(file: Path, clip: bytes) -> None:
    """Once: what was sent does not become something else by the same form."""
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_name(f".{secrets.token_hex(8)}")
    half.write_bytes(clip)
    try:
        file.hardlink_to(half)
    except FileExistsError:
        raise Rejected("already-sent", 409) from None
    finally:
        half.unlink()
