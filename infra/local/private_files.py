"""What a server keeps is for its owner alone: it holds secrets, hands and who people are."""

import os
from collections.abc import Iterator
from pathlib import Path

OTHERS = 0o077


def keep_private(store: Path, *folders: Path) -> None:
    """From now on in this process, and for what was kept before: the store's files, the folders."""
    os.umask(OTHERS)
    for path in _kept(store, *folders):
        path.chmod(path.stat().st_mode & ~OTHERS)


def _kept(store: Path, *folders: Path) -> Iterator[Path]:
    """Links lead elsewhere, and stay as they are."""
    found = [*store.parent.glob(f"{store.name}*")]
    for folder in folders:
        found += [folder, *folder.rglob("*")] if folder.is_dir() else []
    yield from (path for path in found if not path.is_symlink())
