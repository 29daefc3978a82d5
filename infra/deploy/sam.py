"""SAM's build and deploy: packs the functions and brings the template to AWS."""

import os
import subprocess
from pathlib import Path

from infra.deploy.stack import ROOT, Stack

SAM = ROOT / ".venv-sam" / "bin" / "sam"
BUILT = ROOT / ".aws-sam" / "build" / "template.yaml"
MANAGED = "aws-sam-cli-managed-default"
"""SAM's own stack in the region, with the bucket that packed functions lie in."""


def build() -> None:
    _run("build", "--cached", "--parallel", "--template", str(ROOT / "template.yaml"))


def deploy(place: Stack, settings: dict[str, str], template: Path = BUILT) -> None:
    """Create or change the stack; what `settings` doesn't name stays as it was."""
    _run(
        "deploy",
        *("--template-file", str(template)),
        *("--stack-name", place.stack, "--region", place.region),
        *("--resolve-s3", "--s3-prefix", place.stack),
        *("--capabilities", "CAPABILITY_IAM", "CAPABILITY_AUTO_EXPAND"),
        *("--tags", "app=gavel"),
        *("--on-failure", "DELETE"),
        *("--no-confirm-changeset", "--no-fail-on-empty-changeset", "--no-progressbar"),
        *(["--parameter-overrides"] if settings else []),
        *(f'{name}="{value}"' for name, value in settings.items()),
    )


def _run(*words: str) -> None:
    """Run SAM and let it talk.

    Raises:
        CalledProcessError: it has said why.
    """
    surroundings = os.environ | {"SAM_CLI_TELEMETRY": "0"}
    subprocess.run([SAM, *words], cwd=ROOT, env=surroundings, check=True)  # noqa: S603
