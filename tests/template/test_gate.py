"""The template is sound, and a template that isn't would be found out."""

import shutil
from pathlib import Path

import pytest

from tests.template.conftest import ROOT, findings, run

TEMPLATE = "template.yaml"
CLOCK = "infra/aws/room_timer.asl.json"

# name: (file, what stands there, what is planted, the finding)
FAULTS = {
    "an attribute that a table has not": (
        TEMPLATE,
        "Resource: !GetAtt Table.Arn",
        "Resource: !GetAtt Table.Arnn",
        "E1010",
    ),
    "a Python that does not exist": (TEMPLATE, "python3.12", "python3.99", "E3030"),
    "a socket that leads to no function": (TEMPLATE, "${Socket.Arn}/", "${Soket.Arn}/", "E1019"),
    "an API that leads to no function": (
        TEMPLATE,
        "!GetAtt Http.Arn",
        "!GetAtt Https.Arn",
        "E1010",
    ),
    "a table that is not there": (TEMPLATE, "TABLE: !Ref Table", "TABLE: !Ref Tabel", "E1020"),
    "a stream of nothing known": (TEMPLATE, "NEW_IMAGE", "NEW_IMAGES", "E3030"),
    "a key without a type": (
        TEMPLATE,
        "        - {AttributeName: SK, AttributeType: S}\n",
        "",
        "E3039",
    ),
    "a policy nobody knows": (
        TEMPLATE,
        "- Statement: [*table, *screens, *alarm]",
        "- DynamoDBEverythingPolicy: {TableName: !Ref Table}",
        "Policy at index 0",
    ),
    "a memory nobody sells": (TEMPLATE, "MemorySize: 512", "MemorySize: 51200", "E3034"),
    "a topic that does not say whose it is": (
        TEMPLATE,
        "DisplayName: Gavel\n      Tags:\n        - {Key: app, Value: gavel}\n",
        "DisplayName: Gavel\n",
        "No tags: Warnings",
    ),
    "a page that is nobody's": (TEMPLATE, "!Ref Headers", "!Ref Header", "E1020"),
    "an alarm about a function that is not there": (
        TEMPLATE,
        "Value: !Ref Archive}",
        "Value: !Ref Archives}",
        "E1020",
    ),
    "a bucket open to a ciphertext nobody knows": (TEMPLATE, "AES256", "AES257", "E3030"),
    "a clock that goes nowhere": (CLOCK, '"Next": "WantsMore"', '"Nxt": "WantsMore"', "E3601"),
}


def planted(folder: Path, name: str) -> Path:
    """The template in a folder of its own, with this fault."""
    (folder / CLOCK).parent.mkdir(parents=True)
    for file in (TEMPLATE, CLOCK):
        shutil.copy(ROOT / file, folder / file)
    file, there, fault, _ = FAULTS[name]
    text = (folder / file).read_text()
    assert there in text
    (folder / file).write_text(text.replace(there, fault, 1))
    return folder / TEMPLATE


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What is found in each planted template; "" is our own. All by one start of the tools."""
    home = tmp_path_factory.mktemp("gate")
    paths = {name: planted(home / str(n), name) for n, name in enumerate(FAULTS)}
    paths[""] = ROOT / TEMPLATE
    told = findings(*paths.values(), home=home)
    return {name: told[path] for name, path in paths.items()}


def test_sam_accepts_the_template(tmp_path: Path) -> None:
    told = run("sam", "validate", "--lint", "--template", TEMPLATE, home=tmp_path)
    assert told.returncode == 0, told.stdout + told.stderr
    assert "is a valid SAM Template" in told.stdout


def test_nothing_is_found_in_what_the_template_becomes(found: dict[str, list[str]]) -> None:
    assert found[""] == []


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(found: dict[str, list[str]], name: str) -> None:
    assert any(FAULTS[name][3] in finding for finding in found[name]), found[name]
