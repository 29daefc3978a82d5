"""Expiry of voice clips in the media folder, as the bucket's lifecycle does in the cloud."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

from infra.ports.media import CLIP_DAYS

EVERY_SECONDS = 3_600
CLIP_SECONDS = CLIP_DAYS * 24 * 3_600


@contextmanager
def expiring_clips(folder: Path) -> Iterator[None]:
    """While this lasts, no clip stays much longer than `CLIP_DAYS`."""
    stopped = Event()
    thread = Thread(target=_sweep_on, args=(folder, stopped), name="sweeping", daemon=True)
    thread.start()
    try:
        yield
    finally:
        stopped.set()
        thread.join()


def expire_clips(folder: Path, now: float) -> None:
    """Remove what is too old (`now` in seconds), and the folders that are empty then."""
    for file in [*folder.rglob("*")]:
        with suppress(OSError):  # Somebody writes there just now, or it is not ours: next time.
            if file.is_dir():
                file.rmdir()
            elif file.stat().st_mtime <= now - CLIP_SECONDS:
                file.unlink()


def _sweep_on(folder: Path, stopped: Event) -> None:
    while True:
        expire_clips(folder, time.time())
        if stopped.wait(EVERY_SECONDS):
            return
