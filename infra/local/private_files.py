"""What a server keeps is for its owner alone: it holds secrets, hands and who people are."""

import os
from collections.abc import Iterator
from pathlib import Path

OTHERS = 0o077
STORE = Path("var/gavel.sqlite")


def keep_private(store: Path, *more: Path) -> None:
    """From now on in this process, and for what was kept before: the store's files and `more`."""
    os.umask(OTHERS)
    for path in _kept(store, *more):
        path.chmod(path.stat().st_mode & ~OTHERS)


def _kept(store: Path, *more: Path) -> Iterator[Path]:
    """Links lead elsewhere, and stay as they are."""
    found = [*store.parent.glob(f"{store.name}*")]
    for kept in more:
        found += [kept, *kept.rglob("*")] if kept.exists() else []
    yield from (path for path in found if not path.is_symlink())
