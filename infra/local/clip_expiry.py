"""Expiry of voice clips in the media folder, as the bucket's lifecycle does in the cloud."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

from infra.ports.media import CLIP_DAYS, UNSAID_SECONDS, UPLOADED

EVERY_SECONDS = 60
CLIP_SECONDS = CLIP_DAYS * 24 * 3_600


@contextmanager
def expiring_clips(folder: Path) -> Iterator[None]:
    """While this lasts, no clip stays much longer than `CLIP_DAYS`, or than it takes to say it."""
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
    unsaid = folder / UPLOADED
    for file in [*folder.rglob("*")]:
        seconds = UNSAID_SECONDS if unsaid in file.parents else CLIP_SECONDS
        with suppress(OSError):  # Somebody writes there just now, or it is not ours: next time.
            if file.is_dir():
                file.rmdir()
            elif file.stat().st_mtime <= now - seconds:
                file.unlink()


def _sweep_on(folder: Path, stopped: Event) -> None:
    while True:
        expire_clips(folder, time.time())
        if stopped.wait(EVERY_SECONDS):
            return
