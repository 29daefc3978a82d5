"""Only our own page opens a socket out of a browser."""

from typing import Any

import pytest

from infra.local.template_routes import template
from infra.web.origin_check import is_allowed

OURS = {"Host": "gavel.example.org", "Origin": "https://gavel.example.org"}
OTHERS = [
    "https://evil.example",
    "https://gavel.example.org.evil.example",
    "https://evil.example/gavel.example.org",
    "https://gavel.example.org:8443",
    "https://user@gavel.example.org",
    "null",
    "",
    "file://",
    "https://[",
    "gavel.example.org",
]


def test_the_page_of_the_same_host_may() -> None:
    assert is_allowed(OURS)
    assert is_allowed({"host": "localhost:8000", "origin": "http://localhost:8000"})
    assert is_allowed({"host": "GAVEL.example.org", "origin": "https://gavel.EXAMPLE.org"})


def test_what_is_no_browser_sends_no_origin_and_may() -> None:
    assert is_allowed({"host": "gavel.example.org"})
    assert is_allowed({})


@pytest.mark.parametrize("origin", OTHERS)
def test_another_sites_page_may_not(origin: str) -> None:
    assert not is_allowed(OURS | {"Origin": origin})
    assert not is_allowed({"origin": origin})


def test_where_the_gateway_has_a_name_of_its_own_the_site_is_configured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = {"Host": "abc.execute-api.eu-north-1.amazonaws.com", "Origin": "https://gavel.org"}
    assert not is_allowed(asked)
    monkeypatch.setenv("SITE", "https://d1.cloudfront.net https://Gavel.org")
    assert is_allowed(asked)
    assert not is_allowed(asked | {"Origin": "https://evil.example"})
    assert not is_allowed(asked | {"Origin": ""})


def knows_its_site(resources: dict[str, Any], everywhere: dict[str, Any]) -> bool:
    """Behind a distribution the socket's own host is never the page's: SITE has to name it."""
    own = resources["Socket"]["Properties"].get("Environment", {}).get("Variables", {})
    kinds = {resource["Type"] for resource in resources.values()}
    return "AWS::CloudFront::Distribution" not in kinds or "SITE" in {*own, *everywhere}


def test_the_cloud_names_the_site_its_socket_belongs_to() -> None:
    written = template()
    everywhere = written["Globals"]["Function"]["Environment"]["Variables"]
    resources = written["Resources"]
    assert knows_its_site(resources, everywhere)
    site = {"Type": "AWS::CloudFront::Distribution"}
    deaf = {"Type": "AWS::Serverless::Function", "Properties": {}}
    assert not knows_its_site({"Socket": deaf, "AnotherSite": site}, {})
    assert knows_its_site({"Socket": deaf, "AnotherSite": site}, {"SITE": "https://gavel.org"})
