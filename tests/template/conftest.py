"""The template's lint gate: SAM's tools in .venv-sam, offline, without credentials."""

import json
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / ".venv-sam" / "bin"
GATE = Path(__file__).parent / "gate.py"
MISSING = """SAM's tools are missing. Install them once:
    python3 -m venv .venv-sam
    .venv-sam/bin/pip install --no-deps --require-hashes -r requirements-sam.lock"""


def run(tool: str, *words: str, home: Path) -> subprocess.CompletedProcess[str]:
    """The tool's answer; it fails, and is not skipped, where the tool is missing."""
    if not (TOOLS / tool).exists():
        pytest.fail(MISSING, pytrace=False)
    surroundings = {
        "PATH": f"{TOOLS}:/usr/bin:/bin",
        "HOME": str(home),
        "SAM_CLI_TELEMETRY": "0",
        "AWS_DEFAULT_REGION": "eu-north-1",
    }
    return subprocess.run(  # noqa: S603  (our own words)
        [TOOLS / tool, *words],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=surroundings,
        check=False,
    )


def findings(*templates: Path, home: Path) -> dict[Path, list[str]]:
    """What is wrong with each template once it is translated."""
    told = run("python", str(GATE), *map(str, templates), home=home)
    assert told.returncode == 0, told.stderr
    return {Path(path): found for path, found in json.loads(told.stdout).items()}
