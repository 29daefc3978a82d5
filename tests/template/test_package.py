"""What the template names exists: handlers, ways to build them, the libraries they need."""

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.template.conftest import ROOT


class Intrinsics(yaml.SafeLoader):
    """Reads a template; `!Ref` and its like become what stands behind them."""


def _behind(loader: Intrinsics, _: str, node: yaml.Node) -> Any:
    if isinstance(node, yaml.ScalarNode):
        return loader.construct_scalar(node)
    if isinstance(node, yaml.SequenceNode):
        return loader.construct_sequence(node)
    assert isinstance(node, yaml.MappingNode)
    return loader.construct_mapping(node)


Intrinsics.add_multi_constructor("!", _behind)
TEMPLATE = yaml.load((ROOT / "template.yaml").read_text(), Intrinsics)  # noqa: S506  (it is safe)
FUNCTIONS = {
    name: resource
    for name, resource in TEMPLATE["Resources"].items()
    if resource["Type"] == "AWS::Serverless::Function"
}


def pins(lock: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", lock.read_text(), re.MULTILINE))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_handler_is_there(name: str) -> None:
    module, handler = FUNCTIONS[name]["Properties"]["Handler"].rsplit(".", 1)
    assert callable(getattr(import_module(module), handler))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_function_is_built_by_the_makefile_in_the_root(name: str) -> None:
    assert FUNCTIONS[name]["Metadata"] == {"BuildMethod": "makefile", "WorkingDirectory": "."}
    makefile = (ROOT / TEMPLATE["Globals"]["Function"]["CodeUri"] / "Makefile").read_text()
    assert f"build-{name}" in re.findall(r"^(build-.*):$", makefile, re.MULTILINE)[0].split()


def test_the_cloud_runs_the_libraries_that_are_tested_here() -> None:
    packed = pins(ROOT / "infra/deploy/package/requirements.lock")
    tested = pins(ROOT / "requirements.lock")
    assert packed
    assert packed == {name: tested.get(name) for name in packed}


def test_what_a_function_imports_is_packed_or_there() -> None:
    packed = pins(ROOT / "infra/deploy/package/requirements.lock")
    project = (ROOT / "pyproject.toml").read_text().split("dependencies = [")[1].split("]")[0]
    asked = set(re.findall(r'"([\w-]+)', project))
    assert asked - set(packed) == {"boto3"}


def test_the_permissions_for_a_deployment_fit_into_one_policy() -> None:
    policy = json.loads((ROOT / "infra/deploy-policy.json").read_text())
    assert {rule["Effect"] for rule in policy["Statement"]} == {"Allow"}
    assert len(json.dumps(policy, separators=(",", ":"))) <= 6_144, "a managed policy's limit"
