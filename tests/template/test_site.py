"""How the page is given out: its paths, its headers, and who else may see its bucket."""

import json
import subprocess
from typing import Any

import pytest

from infra.local.template_routes import template
from infra.ports.media import CLIP_DAYS, PUBLISHED, UPLOADED
from infra.web.client_network import EDGE_HEADER
from infra.web.link_pages import link_page
from tests.infra.test_link_pages import WANTED

RESOURCES = template()["Resources"]
RUN = """const asked = JSON.parse(process.argv[1])
console.log(JSON.stringify(asked.map(([uri, value]) => {
  const headers = value ? { 'accept-language': { value } } : {}
  return handler({ request: { uri, headers } }).uri
})))"""


def properties(name: str) -> dict[str, Any]:
    found: dict[str, Any] = RESOURCES[name]["Properties"]
    return found


def given(*asked: tuple[str, str]) -> list[str]:
    """What the edge makes of paths, each asked for in languages."""
    ran = subprocess.run(  # noqa: S603
        ["node", "-e", properties("Pages")["FunctionCode"] + RUN, json.dumps(asked)],  # noqa: S607
        capture_output=True,
        text=True,
        check=True,
    )
    return [str(file) for file in json.loads(ran.stdout)]


@pytest.mark.parametrize(
    ("path", "file"),
    [
        ("/", "/pages/home.html"),
        ("/r/AMBER2", "/pages/room.html"),
        ("/r/AMBER2/", "/pages/room.html"),
        ("/r/AMBER2/games/1", "/pages/replay.html"),
        ("/r/AMBER2/games/1/proof", "/pages/replay.html"),
        ("/r", "/pages/home.html"),
        ("/me", "/pages/home.html"),
        ("/index.html", "/index.html"),
        ("/gavel.svg", "/gavel.svg"),
        ("/sw.js", "/sw.js"),
        ("/gavel.webmanifest", "/gavel.webmanifest"),
        ("/assets/index-abc123.js", "/assets/index-abc123.js"),
        ("/assets/nothing", "/assets/nothing"),
    ],
)
def test_a_path_is_a_file_or_the_page(path: str, file: str) -> None:
    assert given((path, "")) == [file]


PATHS = (
    "/",
    "/me",
    "/r/AMBER2",
    "/r/AMBER2/",
    "/r/AMBER2/games/12",
    "/r/",
    "/r/A/B",
    "/r//games/1",
)


def test_the_edge_chooses_the_page_that_one_machine_chooses() -> None:
    """Path by path, language by language: two hands, one rule."""
    asked = [(path, wanted) for path in PATHS for wanted, _ in WANTED]
    assert given(*asked) == [f"/{link_page(*one)}" for one in asked]


def policy() -> dict[str, set[str]]:
    """The content security policy: what may be loaded, by kind."""
    security = properties("Headers")["ResponseHeadersPolicyConfig"]["SecurityHeadersConfig"]
    text, _ = security["ContentSecurityPolicy"]["ContentSecurityPolicy"]["Sub"]
    kinds = [kind.split() for kind in text.split(";")]
    return {kind: set(sources) for kind, *sources in kinds}


def test_nothing_runs_that_is_not_the_pages_own() -> None:
    told = policy()
    for kind in ("default-src", "script-src", "style-src", "worker-src", "manifest-src"):
        assert told[kind] == {"'self'"}, kind
    for kind in ("object-src", "base-uri", "frame-ancestors"):
        assert told[kind] == {"'none'"}, kind
    assert not [source for sources in told.values() for source in sources if "unsafe" in source]


def test_voice_alone_comes_from_elsewhere() -> None:
    """From the bucket that the template names, by the host that its forms are signed for."""
    _, names = properties("Headers")["ResponseHeadersPolicyConfig"]["SecurityHeadersConfig"][
        "ContentSecurityPolicy"
    ]["ContentSecurityPolicy"]["Sub"]
    bucket = properties("MediaBucket")["BucketName"]["Sub"]
    host = "s3.${AWS::Region}.${AWS::URLSuffix}"
    assert names == {"Media": {"Sub": f"https://{bucket}.{host}"}}
    told = policy()
    assert "${Media}" in told["connect-src"] & told["media-src"]
    assert [kind for kind, sources in told.items() if "${Media}" in sources] == [
        "connect-src",
        "media-src",
    ]


def test_every_answer_is_https_with_the_headers() -> None:
    distribution = properties("Site")["DistributionConfig"]
    behaviours = [distribution["DefaultCacheBehavior"], *distribution["CacheBehaviors"]]
    assert {b["ViewerProtocolPolicy"] for b in behaviours} <= {"https-only", "redirect-to-https"}
    unheaded = [b["TargetOriginId"] for b in behaviours if "ResponseHeadersPolicyId" not in b]
    assert unheaded == ["socket"], "an open socket has no headers"


def test_the_edge_leads_where_the_gateway_on_one_machine_leads() -> None:
    """/api/… is HTTP, /ws the socket, whose stage CloudFront's path has to name."""
    distribution = properties("Site")["DistributionConfig"]
    ways = {b["PathPattern"]: b["TargetOriginId"] for b in distribution["CacheBehaviors"]}
    assert ways == {"/api/*": "http", "/ws": "socket"}
    assert properties("SocketStage")["StageName"] == "ws"


@pytest.mark.parametrize(("origin", "function"), [("http", "Http"), ("socket", "Socket")])
def test_the_edge_says_a_word_that_the_function_knows_it_by(origin: str, function: str) -> None:
    """Without it all would come from the edge's own network (infra/web/client_network.py)."""
    word = properties(function)["Environment"]["Variables"]["EDGE"]
    assert "AWS::StackId" in str(word), "nobody outside is told it"
    origins = {one["Id"]: one for one in properties("Site")["DistributionConfig"]["Origins"]}
    said = {"HeaderName": EDGE_HEADER, "HeaderValue": word}
    assert origins[origin]["OriginCustomHeaders"] == [said]


def test_what_was_never_said_lies_there_for_a_day_and_what_was_said_for_a_week() -> None:
    """A day is the least that S3 counts, from the midnight after it."""
    rules = properties("MediaBucket")["LifecycleConfiguration"]["Rules"]
    assert {one["Status"] for one in rules} == {"Enabled"}
    ending = [one for one in rules if "ExpirationInDays" in one]
    days = {one.get("Prefix", ""): one["ExpirationInDays"] for one in ending}
    assert days == {"": CLIP_DAYS, f"{UPLOADED}/": 1}


def test_no_function_may_both_sign_a_form_and_an_address_for_one_place() -> None:
    """What is heard is written by no form, and what a form brings is heard by nobody."""
    actions = may_with_clips("Http")
    assert actions == {UPLOADED: {"s3:PutObject"}, PUBLISHED: {"s3:GetObject", "s3:DeleteObject"}}
    assert "s3:PutObject" not in may_with_clips("Socket")[UPLOADED]


def may_with_clips(function: str) -> dict[str, set[str]]:
    """By folder, what the function may do in the media bucket."""
    found: dict[str, set[str]] = {}
    for rule in properties(function)["Policies"][0]["Statement"]:
        place = str(rule.get("Resource"))
        if "MediaBucket}/" in place:
            folder = place.rsplit("}/", 1)[1].split("/", maxsplit=1)[0]
            actions = rule["Action"]
            found[folder] = {*([actions] if isinstance(actions, str) else actions)}
    return found


BUCKETS = [name for name, one in RESOURCES.items() if one["Type"] == "AWS::S3::Bucket"]


@pytest.mark.parametrize("name", BUCKETS)
def test_no_bucket_is_public_or_read_without_tls(name: str) -> None:
    assert set(properties(name)["PublicAccessBlockConfiguration"].values()) == {True}
    (rules,) = (
        one["Properties"]["PolicyDocument"]["Statement"]
        for one in RESOURCES.values()
        if one["Type"] == "AWS::S3::BucketPolicy" and one["Properties"]["Bucket"] == {"Ref": name}
    )
    denied = [rule for rule in rules if rule["Effect"] == "Deny"]
    assert [rule["Condition"] for rule in denied] == [{"Bool": {"aws:SecureTransport": "false"}}], (
        "and all else is refused because nobody has the right"
    )


def test_the_alarms_cost_nothing() -> None:
    """Ten metrics under alarms are free."""
    alarms = [one for one in RESOURCES.values() if one["Type"] == "AWS::CloudWatch::Alarm"]
    assert len(alarms) == 10
    assert all("MetricName" in alarm["Properties"] for alarm in alarms)
