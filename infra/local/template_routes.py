"""Routes and handlers read from template.yaml: what is deployed is what runs here."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml
from fastapi import FastAPI

from infra.local.websocket_gateway import Handler

TEMPLATE = Path(__file__).parents[2] / "template.yaml"
NAMED = re.compile(r"\$\{(\w+)")
FUNCTION = re.compile(r"(?:\$\{|^)(\w+)\.Arn")


class _Loader(yaml.SafeLoader):
    """YAML with CloudFormation's short functions, read as {name: argument}."""


def _function(loader: yaml.SafeLoader, name: str, node: yaml.Node) -> dict[str, Any]:
    match node:
        case yaml.ScalarNode():
            return {name: loader.construct_scalar(node)}
        case yaml.SequenceNode():
            return {name: loader.construct_sequence(node, deep=True)}
        case yaml.MappingNode():
            return {name: loader.construct_mapping(node, deep=True)}
        case _:
            raise TypeError(name)


_Loader.add_multi_constructor("!", _function)


def template(path: Path = TEMPLATE) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.load(path.read_text(), _Loader)  # noqa: S506  (a SafeLoader)
    return loaded


def websocket_routes(path: Path = TEMPLATE) -> dict[str, Handler]:
    """Route key to handler, for the template's socket API.

    Raises:
        KeyError: a route names what the template doesn't have.
    """
    return {key: getattr(import_module(m), name) for key, m, name in _routes("WEBSOCKET", path)}


def http_app(path: Path = TEMPLATE) -> FastAPI:
    """The app that the template's HTTP handler wraps; it stands in its module as `app`."""
    ((_, module, _),) = _routes("HTTP", path)
    app: FastAPI = import_module(module).app
    return app


def _routes(protocol: str, path: Path) -> Iterator[tuple[str, str, str]]:
    """Route key, the handler's module and its name, for one of the template's APIs."""
    resources = template(path)["Resources"]
    for resource in resources.values():
        if resource["Type"] != "AWS::ApiGatewayV2::Route":
            continue
        route = resource["Properties"]
        if resources[route["ApiId"]["Ref"]]["Properties"]["ProtocolType"] == protocol:
            module, _, name = _handler(resources, route).rpartition(".")
            yield route["RouteKey"], module, name


def _handler(resources: dict[str, Any], route: dict[str, Any]) -> str:
    integration = resources[_name(NAMED, route["Target"]["Sub"])]["Properties"]
    (uri,) = integration["IntegrationUri"].values()
    handler: str = resources[_name(FUNCTION, uri)]["Properties"]["Handler"]
    return handler


def _name(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    if found is None:
        raise KeyError(text)
    return found[1]
