"""An audit that could ask nobody is no pass; a known flaw is not drowned by what isn't known."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CLEAN = 'echo "No known vulnerabilities found"'
UNKNOWN = """echo "No known vulnerabilities found"
echo "six   Dependency not found on PyPI and could not be audited: six (1.17.0)" """
FLAWED = """echo "Found 1 known vulnerability in 1 package"
echo "Name Version ID Fix Versions"; exit 1"""
DOWN = 'echo "ERROR: connection refused"; exit 1'
NPM_CLEAN = 'echo "found 0 vulnerabilities"'
NPM_FLAWED = 'echo "2 high severity vulnerabilities"; exit 1'
NPM_DOWN = 'echo "npm error audit endpoint returned an error"; exit 1'


def audited(folder: Path, pip_audit: str, npm: str) -> int:
    """How it ends where the two tools answer so."""
    for name, answer in (("pip-audit", pip_audit), ("npm", npm)):
        tool = folder / name
        tool.write_text(f"#!/bin/sh\n{answer}\n")
        tool.chmod(0o755)
    around = {"PATH": f"{folder}:/usr/bin:/bin", "AUDIT_HOME": str(folder)}
    return subprocess.run(
        ["/bin/sh", "tests/audit.sh"], cwd=ROOT, env=around, check=False, capture_output=True
    ).returncode


@pytest.mark.parametrize(
    ("pip_audit", "npm", "ended"),
    [
        (CLEAN, NPM_CLEAN, 0),
        (UNKNOWN, NPM_CLEAN, 2),
        (DOWN, NPM_CLEAN, 2),
        (CLEAN, NPM_DOWN, 2),
        (FLAWED, NPM_CLEAN, 1),
        (FLAWED, NPM_DOWN, 1),
        (UNKNOWN, NPM_FLAWED, 1),
    ],
)
def test_an_audit_ends_as_it_went(tmp_path: Path, pip_audit: str, npm: str, ended: int) -> None:
    assert audited(tmp_path, pip_audit, npm) == ended
