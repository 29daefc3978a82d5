"""SECURITY.md promises nothing that no test shows: each test it names is there."""

import re
from pathlib import Path

import pytest

from infra.local.template_routes import template
from infra.local.websocket_gateway import GatewayLimits
from infra.rooms.opening import CODE_LENGTH, LETTERS

ROOT = Path(__file__).parents[1]
LIST = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", LIST)))


@pytest.mark.parametrize(("file", "test"), NAMED)
def test_each_test_that_is_named_is_there(file: str, test: str) -> None:
    assert f"\ndef {test}(" in (ROOT / file).read_text(encoding="utf-8")


def test_every_threat_names_one() -> None:
    rows = [line for line in LIST.splitlines() if line.startswith("| ") and "---" not in line]
    threats = [row for row in rows if "| shown by |" not in row]
    assert len(threats) > 30
    assert [row[:60] for row in threats if "::test_" not in row] == []


def test_the_numbers_of_guessing_are_those_of_the_code() -> None:
    codes = len(LETTERS) ** CODE_LENGTH
    assert f"{codes:,} codes" in LIST
    fences = {
        one["Properties"]["DefaultRouteSettings"]["ThrottlingRateLimit"]["Ref"]
        for one in template()["Resources"].values()
        if one["Type"] == "AWS::ApiGatewayV2::Stage"
    }
    rates = {template()["Parameters"][name]["Default"] for name in fences}
    assert rates == {50, 500}
    hours = codes / 100 / sum(rates) / 3_600
    assert f"with 100 live rooms one code is hit in {hours:.1f} hours" in LIST
    frames = GatewayLimits().frames
    assert f"sends {1000 * frames.most // frames.ms} a second" in LIST
