"""`make deploy` and `make undeploy`, as far as an emulator shows it."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import httpx
import pytest
from botocore.exceptions import ClientError

from infra.accounts.token_keys import Keyring, read
from infra.accounts.tokens import UNKNOWN_KEY_SECONDS, Tokens
from infra.deploy import sam, secret_parameters, site
from infra.deploy import undeploy as undo
from infra.deploy.stack import Stack
from tests.cloud.building import built
from tests.cloud.conftest import OLDER_SECRET, Cloud, deployed
from tests.cloud.emulator import REGION
from tests.infra.fakes import ANN, tokens_by
from tests.local.client import asked, guest, new_room
from tests.local.server import LINK_PAGES, a_page
from tests.smoke import smoke

pytestmark = pytest.mark.cloud


def got(address: str) -> tuple[int, str, str]:
    """Status, cache-control and body."""
    try:
        with urlopen(address) as answer:  # noqa: S310  (our own server)
            return answer.status, answer.headers["cache-control"] or "", answer.read().decode()
    except HTTPError as error:
        with error:
            return error.code, "", error.read().decode()


@pytest.mark.parametrize("path", ["/", "/r/AMBER2", "/r/AMBER2/games/1", "/me", "/whatever/else"])
def test_every_path_of_the_page_is_the_page(cloud: Cloud, path: str) -> None:
    status, kept, body = got(cloud.base + path)
    assert (status, kept) == (200, site.EACH_TIME)
    assert body.startswith("<!doctype html>")


def test_a_link_unfolds_in_the_readers_language_with_a_picture_from_there(cloud: Cloud) -> None:
    asked_for = Request(f"{cloud.base}/r/AMBER2", headers={"accept-language": "zh-TW"})  # noqa: S310
    with urlopen(asked_for) as answer:  # noqa: S310
        body = answer.read().decode()
    assert "<!-- pages/room.zh-Hant.html -->" in body
    assert f'content="{cloud.made["Address"]}/link.png"' in body


def test_before_the_edge_leads_to_pages_of_links_they_are_there(cloud: Cloud) -> None:
    """A stack from before them: the function at the edge is deployed some time before the page."""
    s3, bucket = cloud.client("s3"), cloud.made["SiteBucketName"]
    for name in LINK_PAGES:
        s3.delete_object(Bucket=bucket, Key=f"pages/{name}.html")
    assert got(f"{cloud.base}/r/AMBER2")[0] == 404
    site.prepare(cloud.place, cloud.page)
    assert got(f"{cloud.base}/r/AMBER2")[0] == 200


def test_an_asset_is_kept_for_ever_and_a_missing_one_is_missing(cloud: Cloud) -> None:
    assert got(f"{cloud.base}/assets/index-abc123.js")[:2] == (200, site.FOREVER)
    assert got(f"{cloud.base}/assets/index-other.js")[0] == 404
    assert got(f"{cloud.base}/missing.svg")[0] == 404


def test_what_is_not_there_in_the_api_is_no_page(cloud: Cloud) -> None:
    status, _, body = got(f"{cloud.base}/api/rooms/ZZZZZZ")
    assert (status, body) == (404, '{"error":"no-such-room"}')


def test_nobody_else_reads_the_buckets(cloud: Cloud) -> None:
    for bucket in ("SiteBucketName", "MediaBucketName", "ArchiveBucketName"):
        assert got(f"{cloud.emulator}/{cloud.made[bucket]}/index.html")[0] == 403


def test_a_second_deployment_keeps_rooms_tokens_and_what_open_pages_load(cloud: Cloud) -> None:
    token = guest(cloud.base, "Ann")["token"]
    room = new_room(cloud.base, token)
    secret_parameters.create(cloud.place)
    newer = _newer(cloud.page)
    sam.deploy(cloud.place, {"LogDays": "30"}, cloud.template)
    site.publish(cloud.place, newer)
    assert cloud.place.outputs() == cloud.made
    assert asked(cloud.base, f"/api/rooms/{room}")["host"] == "Ann"
    assert new_room(cloud.base, token), "the token is still good"
    for asset in ("index-abc123.js", "index-def456.js"):
        assert got(f"{cloud.base}/assets/{asset}")[0] == 200
    assert got(f"{cloud.base}/gavel.svg")[0] == 404, "what is no asset goes with the old page"


def test_tokens_of_a_deployment_of_before_go_on_and_its_readable_secret_is_gone(
    cloud: Cloud,
) -> None:
    assert new_room(cloud.base, tokens_by(OLDER_SECRET).issue(ANN, "Ann", 30))
    ssm = cloud.client("ssm")
    assert is_gone(lambda: ssm.get_parameter(Name=cloud.place.older_secret))


def test_a_rotation_signs_nobody_out_and_warm_functions_take_it_up(cloud: Cloud) -> None:
    """What another function signs with the new key is looked up; else it takes five minutes."""
    old = guest(cloud.base, "Ann")["token"]
    secret_parameters.rotate(cloud.place, forget=False)
    kept = cloud.client("ssm").get_parameter(Name=cloud.place.token_keys, WithDecryption=True)
    newest = read(kept["Parameter"]["Value"]).keys[0]
    new = Tokens(lambda _age: Keyring((newest,))).issue(ANN, "Ann", 30)
    end = time.monotonic() + 2 * UNKNOWN_KEY_SECONDS
    while not is_known(cloud, new):
        assert time.monotonic() < end
        time.sleep(1)
    assert is_known(cloud, old)


def is_known(cloud: Cloud, token: str) -> bool:
    asked = httpx.get(f"{cloud.base}/api/games", headers={"authorization": f"Bearer {token}"})
    assert asked.status_code in (200, 401)
    return asked.status_code == 200


def is_gone(look: Callable[[], Any]) -> bool:
    try:
        look()
    except ClientError:
        return True
    return False


def _newer(page: Path) -> Path:
    newer = page.with_name("newer")
    a_page(newer)
    (newer / "assets/index-abc123.js").rename(newer / "assets/index-def456.js")
    (newer / "gavel.svg").unlink()
    return newer


def test_what_was_set_stays_set(cloud: Cloud) -> None:
    """A second run that names no sender leaves the first one's."""
    sam.deploy(cloud.place, {}, cloud.template)
    (found,) = cloud.client("cloudformation").describe_stacks(StackName=cloud.place.stack)["Stacks"]
    kept = {one["ParameterKey"]: one["ParameterValue"] for one in found["Parameters"]}
    assert kept["MailFrom"] == "gavel@example.org"


@pytest.mark.usefixtures("aws")
def test_nothing_is_left_after_an_undeployment(tmp_path: Path) -> None:
    place = Stack("other", REGION)
    deployed(place, built(tmp_path / "built"), a_page(tmp_path / "page"), "other@example.org")
    made = place.outputs()
    place.client("s3").put_object(
        Bucket=made["ArchiveBucketName"], Key="replays/A/1.json", Body=b"{}"
    )
    undo.remove(place)
    assert place.outputs() == {}
    for gone in (
        lambda: place.client("dynamodb").describe_table(TableName=made["TableName"]),
        lambda: place.client("s3").head_bucket(Bucket=made["ArchiveBucketName"]),
        lambda: place.client("s3").head_bucket(Bucket=made["SiteBucketName"]),
        lambda: place.client("ssm").get_parameter(Name=place.token_keys),
        lambda: place.client("ssm").get_parameter(Name=place.hash_secret),
    ):
        assert is_gone(gone)
    undo.remove(place)


def test_the_page_passes_the_smoke_test(cloud: Cloud) -> None:
    said: list[str] = []
    asyncio.run(smoke(cloud.base, [], said.append))
    assert said == ["  ✓ the page is there, on every path, with its headers"]


def test_an_impossible_name_is_refused_before_anything_is_made() -> None:
    for name in ("", "Gavel", "9lives", "a_b", "a" * 29):
        with pytest.raises(ValueError, match="stack's name"):
            Stack(name, REGION)
