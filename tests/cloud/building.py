"""The template as `sam build` leaves it, but for libraries: the emulator's Python has them."""

import re
import shutil
from pathlib import Path

from tests.local.server import ROOT

UNFIT = {
    "Sampling": "AWS::XRay::SamplingRule: the emulator has no X-Ray",
    "Budget": "AWS::Budgets::Budget: the emulator makes budgets, but not from templates",
    "ArchivePolicy": "AWS::S3::BucketPolicy: it refuses all without TLS, as the emulator is",
    "MediaPolicy": "AWS::S3::BucketPolicy: it refuses all without TLS, as the emulator is",
}
"""What the emulator can't have, and why. These are tested by the template's gate alone."""

TOO_MUCH = {
    "Condition: {StringEquals: {ses:FromAddress: !Ref MailFrom}}": "it tells rights no addresses",
}
"""Lines that the emulator doesn't understand, and why. On AWS they narrow a right."""

NOT_PACKED = ("__pycache__", "local", "package", "deploy")


def built(folder: Path) -> Path:
    """The template in this folder, with the functions' code beside it."""
    for package in ("domain", "infra", "functions"):
        ignored = shutil.ignore_patterns(*NOT_PACKED)
        shutil.copytree(ROOT / package, folder / "package" / package, ignore=ignored)
    (folder / "infra/aws").mkdir(parents=True)
    shutil.copy(ROOT / "infra/aws/room_timer.asl.json", folder / "infra/aws")
    text = (ROOT / "template.yaml").read_text()
    for name, why in UNFIT.items():
        text = without(text, name, why.split(": ")[0])
    for line in TOO_MUCH:
        assert text.count(line) == 1, line
        text = text.replace(line, "")
    assert text.count("CodeUri: infra/deploy/package") == 1
    made = folder / "template.yaml"
    made.write_text(text.replace("CodeUri: infra/deploy/package", "CodeUri: package"))
    return made


def without(template: str, name: str, kind: str) -> str:
    """The template's text without this resource."""
    block = re.compile(rf"^  {name}:\n    Type: {kind}\n(?:    .*\n|\n)*", re.MULTILINE)
    less, times = block.subn("", template)
    assert times == 1, name
    return less
