"""What others wrote comes by its hash, and what is secret stands in no file."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = [*sorted(ROOT.glob("requirements*.lock")), ROOT / "infra/deploy/package/requirements.lock"]
FOLDERS = ("domain", "functions", "infra", "tests", "frontend/src", "frontend/public", "decisions")
WRITTEN = {
    ".py",
    ".ts",
    ".svelte",
    ".md",
    ".json",
    ".yaml",
    ".sh",
    ".txt",
    ".html",
    ".lock",
    ".toml",
}
SECRETS = re.compile(
    r"(AKIA|ASIA)[0-9A-Z]{16}"
    r"|-----BEGIN [A-Z ]*PRIVATE KEY"
    r"|\b(ghp|gho|github_pat|xox[abp]|sk_live|npm)_[A-Za-z0-9]{20,}"
    r"|aws_secret_access_key\s*[=:]\s*[\"']?[A-Za-z0-9/+]{40}",
    re.IGNORECASE,
)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: f"{lock.parent.name}/{lock.name}")
def test_every_library_is_pinned_by_its_hash(lock: Path) -> None:
    wanted = [one for one in entries(lock) if not one.startswith("#")]
    assert len(wanted) > 3
    for one in wanted:
        assert re.match(r"[\w.\[\],-]+==[\w.+!]+", one), one
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", one), one


def entries(lock: Path) -> Iterator[str]:
    """A line each: what goes on with a backslash is put together."""
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    yield from (line.strip() for line in text.splitlines() if line.strip())


def test_every_package_of_the_page_is_pinned_by_its_hash() -> None:
    locked = json.loads((ROOT / "frontend" / "package-lock.json").read_text(encoding="utf-8"))
    fetched = {
        name: one for name, one in locked["packages"].items() if name and not one.get("link")
    }
    assert len(fetched) > 20
    assert [
        name for name, one in fetched.items() if "sha512-" not in one.get("integrity", "")
    ] == []


def test_what_is_locked_is_installed_by_its_lock() -> None:
    make = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "--require-hashes" in make
    assert "npm ci" in make
    assert "npm install" not in make


def test_nothing_of_python_is_installed_without_its_hash() -> None:
    """Tools too: `make audit` itself would be the way in for what it looks for."""
    scripts = [
        ROOT / "infra/deploy/package/Makefile",
        *(ROOT / "tests").rglob("*.sh"),
        ROOT / "Makefile",
    ]
    installs = [line for script in scripts for line in commands(script) if INSTALLS.search(line)]
    assert len(installs) > 4
    assert [line for line in installs if "--require-hashes" not in line] == []


INSTALLS = re.compile(r"\bpip install\b|\btool run\b|\buvx\b|\bpipx\b")


def commands(script: Path) -> list[str]:
    """What goes on with a backslash is put together."""
    return script.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()


def test_no_secret_stands_in_a_file() -> None:
    files = [file for file in written() if SECRETS.search(file.read_text(encoding="utf-8"))]
    assert files == []


def written() -> Iterator[Path]:
    for folder in (ROOT / name for name in FOLDERS):
        yield from (file for file in folder.rglob("*") if file.suffix in WRITTEN)
    yield from (file for file in ROOT.iterdir() if file.suffix in WRITTEN)


@pytest.mark.parametrize(
    "secret",
    ["AKIA" + "ABCDEFGHIJKLMNOP", "-----BEGIN RSA " + "PRIVATE KEY-----", "ghp_" + "a1" * 18],
)
def test_a_secret_would_be_found(secret: str) -> None:
    assert SECRETS.search(f"key = '{secret}'")
