"""The cloud's distribution says the same as one machine's gateway, with its own place for clips."""

from typing import Any

from infra.local.template_routes import template
from infra.web.security_headers import security_headers

MEDIA = "${Media}"


def of_the_cloud() -> dict[str, str]:
    config = template()["Resources"]["Headers"]["Properties"]["ResponseHeadersPolicyConfig"]
    security: dict[str, Any] = config["SecurityHeadersConfig"]
    policy, _places = security["ContentSecurityPolicy"]["ContentSecurityPolicy"]["Sub"]
    assert security["ContentTypeOptions"] == {"Override": True}
    return {
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "referrer-policy": security["ReferrerPolicy"]["ReferrerPolicy"],
        "x-frame-options": security["FrameOptions"]["FrameOption"],
        **{item["Header"]: item["Value"] for item in config["CustomHeadersConfig"]["Items"]},
    }


def test_the_cloud_says_what_one_machine_says() -> None:
    assert of_the_cloud() == security_headers(MEDIA)


def test_where_clips_are_the_pages_own_nothing_else_may_be_reached() -> None:
    policy = security_headers()["content-security-policy"]
    assert "connect-src 'self';" in policy
    assert "media-src 'self' blob:;" in policy


def test_a_socket_leads_to_the_pages_own_host_alone() -> None:
    policy = security_headers(MEDIA, "wss://gavel.org")["content-security-policy"]
    assert f"connect-src 'self' wss://gavel.org {MEDIA};" in policy
    assert not {"ws:", "wss:", "*"} & set(policy.replace(";", " ").split())
