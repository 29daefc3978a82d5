"""Translates SAM templates and lints what they become. Run by the Python of .venv-sam.

    gate.py TEMPLATE…   → {template: ["E1010 …", …]} as JSON; no findings, nothing wrong

`sam validate --lint` looks at the template before SAM has made functions, roles and state
machines of it, and so misses a wrong runtime, a misspelt attribute, a function that isn't there.
"""

import json
import sys
from pathlib import Path
from typing import Any

from cfnlint.api import lint  # type: ignore[import-not-found]
from cfnlint.schema import PROVIDER_SCHEMA_MANAGER  # type: ignore[import-not-found]
from samtranslator.public.exceptions import (  # type: ignore[import-not-found]
    InvalidDocumentException,
)
from samtranslator.public.translator import (  # type: ignore[import-not-found]
    ManagedPolicyLoader,
)
from samtranslator.translator.transform import transform  # type: ignore[import-not-found]
from samtranslator.yaml_helper import yaml_parse  # type: ignore[import-not-found]

BUILT = "s3://built/package.zip"


class NoPolicies(ManagedPolicyLoader):  # type: ignore[misc]
    """The translator would ask AWS for the managed policies' names; we need only this one's."""

    def __init__(self) -> None:
        basic = "service-role/AWSLambdaBasicExecutionRole"
        self._policy_map = {basic.split("/")[1]: f"arn:aws:iam::aws:policy/{basic}"}

    def load(self) -> dict[str, str]:
        return self._policy_map


def findings(path: Path) -> list[str]:
    template = _as_if_built(path.parent, yaml_parse(path.read_text()))
    try:
        translated = _readable(transform(template, {}, NoPolicies()))
    except InvalidDocumentException as refused:
        return [cause.message for cause in refused.causes]
    linted = [f"{match.rule.id} {match.message}" for match in lint(json.dumps(translated))]
    untagged = [f"No tags: {name}" for name in _untagged(translated)]
    return linted + untagged + [f"No boundary: {name}" for name in _unbounded(translated)]


def _unbounded(template: dict[str, Any]) -> list[str]:
    """Roles whose rights nothing bounds, whatever stands in their policies."""
    return [
        name
        for name, resource in template["Resources"].items()
        if resource["Type"] == "AWS::IAM::Role"
        and not resource["Properties"].get("PermissionsBoundary")
    ]


def _untagged(template: dict[str, Any]) -> list[str]:
    """Resources that could tell whose they are and don't."""
    return [
        name
        for name, resource in template["Resources"].items()
        if "Tags" in _properties(resource["Type"]) and not resource["Properties"].get("Tags")
    ]


def _properties(kind: str) -> dict[str, Any]:
    known: dict[str, Any] = PROVIDER_SCHEMA_MANAGER.get_resource_schema("us-east-1", kind).schema
    return dict(known["properties"])


def _as_if_built(root: Path, template: dict[str, Any]) -> dict[str, Any]:
    """With code that lies in S3 and definitions written in, as after `sam build`."""
    template["Globals"]["Function"]["CodeUri"] = BUILT
    for resource in template["Resources"].values():
        kept = resource.get("Properties", {})
        if "DefinitionUri" in kept:
            kept["Definition"] = json.loads((root / kept.pop("DefinitionUri")).read_text())
    return template


def _readable(template: dict[str, Any]) -> dict[str, Any]:
    """With the definitions of state machines as objects: cfn-lint looks into no joined lines."""
    for resource in template["Resources"].values():
        if resource["Type"] == "AWS::StepFunctions::StateMachine":
            kept = resource["Properties"]
            kept["Definition"] = json.loads("".join(kept.pop("DefinitionString")["Fn::Join"][1]))
    return template


if __name__ == "__main__":
    print(json.dumps({path: findings(Path(path)) for path in sys.argv[1:]}))  # noqa: T201
