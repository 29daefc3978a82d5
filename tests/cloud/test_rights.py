"""What each function may do, and what a page may do with what a function signed for it."""

import re
import time
from typing import Any

import httpx
import pytest
from botocore.exceptions import ClientError

from tests.cloud.conftest import MAIL_FROM, Cloud, Holding

pytestmark = pytest.mark.cloud

MOST = 512 * 1024
KEY = "AMBER2/a.webm"
SENT, SAID = f"sent/{KEY}", f"voice/{KEY}"
KIND = "audio/webm"


def refused(act: Any, **what: Any) -> bool:
    try:
        act(**what)
    except ClientError as error:
        return error.response["Error"]["Code"] in {"AccessDenied", "AccessDeniedException", "403"}
    return False


def item(cloud: Cloud, **more: str) -> dict[str, Any]:
    named = {"PK": {"S": "ROOM#X"}, "SK": {"S": "A"}, **{k: {"S": v} for k, v in more.items()}}
    return {"TableName": cloud.made["TableName"], "Item": named}


@pytest.mark.parametrize("function", ["Socket", "Ring", "Http"])
def test_who_changes_rooms_writes_in_the_table_and_can_not_remove_it(
    cloud: Cloud, holding: Holding, function: str
) -> None:
    table = holding(function, "dynamodb")
    table.put_item(**item(cloud, body=function))
    assert refused(table.delete_table, TableName=cloud.made["TableName"])
    assert refused(table.scan, TableName=cloud.made["TableName"])


def test_the_archive_only_reads_the_table(cloud: Cloud, holding: Holding) -> None:
    table = holding("Archive", "dynamodb")
    table.query(
        TableName=cloud.made["TableName"],
        KeyConditionExpression="PK = :pk",
        ExpressionAttributeValues={":pk": {"S": "ROOM#X"}},
    )
    assert refused(table.put_item, **item(cloud))


def test_replays_are_written_by_the_archive_and_over_http_where_a_name_is_erased(
    cloud: Cloud, holding: Holding
) -> None:
    where = {"Bucket": cloud.made["ArchiveBucketName"], "Key": "replays/X/1.json"}
    archive, http = holding("Archive", "s3"), holding("Http", "s3")
    archive.put_object(**where, Body=b"{}")
    assert http.get_object(**where)["Body"].read() == b"{}"
    with pytest.raises(ClientError, match="404"):
        http.head_object(Bucket=where["Bucket"], Key="replays/X/2.json")
    http.put_object(**where, Body=b'{"erased": "a name"}')
    for function in (archive, http):
        assert refused(function.delete_object, **where)
    for other in ("Socket", "Ring"):
        assert refused(holding(other, "s3").get_object, **where)


def test_only_those_who_set_clocks_may_start_them(cloud: Cloud, holding: Holding) -> None:
    start = {"stateMachineArn": cloud.made["ClockArn"], "input": "{}"}
    for function in ("Http", "Archive"):
        assert refused(holding(function, "stepfunctions").start_execution, **start)


def test_mail_goes_out_under_our_own_name_alone(cloud: Cloud, holding: Holding) -> None:
    def letter(sender: str) -> dict[str, Any]:
        simple = {"Subject": {"Data": "123456"}, "Body": {"Text": {"Data": "123456"}}}
        return {
            "FromEmailAddress": sender,
            "Destination": {"ToAddresses": ["cat@example.org"]},
            "Content": {"Simple": simple},
        }

    post = holding("Http", "sesv2")
    post.send_email(**letter(MAIL_FROM))
    sent = httpx.get(f"{cloud.emulator}/_ministack/ses/messages").text
    assert "cat@example.org" in sent
    with pytest.raises(ClientError, match="MessageRejected"):
        post.send_email(**letter("bank@example.org"))
    assert refused(holding("Socket", "sesv2").send_email, **letter(MAIL_FROM))


def test_secrets_are_read_by_who_needs_them_and_written_by_no_function(
    cloud: Cloud, holding: Holding
) -> None:
    for name, readers in {
        cloud.place.token_keys: {"Socket", "Http"},
        cloud.place.hash_secret: {"Socket", "Http"},
    }.items():
        for function in ("Socket", "Http", "Ring", "Archive"):
            ssm = holding(function, "ssm")
            if function in readers:
                found = ssm.get_parameter(Name=name, WithDecryption=True)["Parameter"]
                assert found["Type"] == "SecureString"
            else:
                assert refused(ssm.get_parameter, Name=name, WithDecryption=True)
            assert refused(ssm.put_parameter, Name=name, Value="x", Overwrite=True)
            assert refused(ssm.get_parameter, Name="/another/token-keys", WithDecryption=True)


def test_no_secret_stands_in_the_environment_of_a_function(cloud: Cloud) -> None:
    ssm = cloud.client("ssm")
    names = (cloud.place.token_keys, cloud.place.hash_secret)
    stored = [ssm.get_parameter(Name=name, WithDecryption=True) for name in names]
    secrets = re.findall(r"[0-9a-f]{64}", str(stored))
    assert len(secrets) >= len(names)
    for function in cloud.client("lambda").list_functions()["Functions"]:
        told = str(function["Environment"]["Variables"])
        assert [secret for secret in secrets if secret in told] == []
        assert "TOKEN_SECRET" not in told


def form(cloud: Cloud, s3: Any, key: str = SENT, seconds: int = 60) -> tuple[str, dict[str, str]]:
    made = s3.generate_presigned_post(
        cloud.made["MediaBucketName"],
        key,
        Fields={"Content-Type": KIND},
        Conditions=[{"Content-Type": KIND}, ["content-length-range", 1, MOST]],
        ExpiresIn=seconds,
    )
    return made["url"], made["fields"]


def sent(to: str, fields: dict[str, str], clip: bytes = b"clip") -> int:
    return httpx.post(to, data=fields, files={"file": ("clip", clip, KIND)}).status_code


def test_a_clip_that_keeps_to_its_form_is_taken_and_heard_once_published(
    cloud: Cloud, holding: Holding
) -> None:
    http, socket = holding("Http", "s3"), holding("Socket", "s3")
    bucket = cloud.made["MediaBucketName"]
    for clip in (b"x", b"x" * MOST):
        assert sent(*form(cloud, http), clip=clip) == 204
    clip = socket.get_object(Bucket=bucket, Key=SENT)["Body"].read()
    said = {"Bucket": bucket, "Key": SAID}
    socket.put_object(**said, Body=clip, ContentType=KIND, IfNoneMatch="*")
    heard = httpx.get(http.generate_presigned_url("get_object", said, 60))
    assert (heard.status_code, len(heard.content)) == (200, MOST)
    assert heard.headers["content-type"] == KIND
    with pytest.raises(ClientError, match="PreconditionFailed"):
        socket.put_object(**said, Body=b"another", ContentType=KIND, IfNoneMatch="*")
    socket.delete_object(**said)


def test_what_was_sent_is_heard_by_nobody_and_what_is_heard_is_written_by_no_form(
    cloud: Cloud, holding: Holding
) -> None:
    """By no form and no address, though our own function signs them."""
    s3, bucket = holding("Http", "s3"), cloud.made["MediaBucketName"]
    assert sent(*form(cloud, s3)) == 204
    unsaid = {"Bucket": bucket, "Key": SENT}
    assert httpx.get(s3.generate_presigned_url("get_object", unsaid, 60)).status_code == 403
    assert sent(*form(cloud, s3, key=SAID)) == 403
    assert refused(holding("Socket", "s3").put_object, **unsaid, Body=b"x")


def test_clips_of_who_has_themself_erased_are_found_and_removed(
    cloud: Cloud, holding: Holding
) -> None:
    http, socket = holding("Http", "s3"), holding("Socket", "s3")
    bucket, key = cloud.made["MediaBucketName"], "voice/AMBER2/gone.webm"
    socket.put_object(Bucket=bucket, Key=key, Body=b"x")
    found = http.list_objects_v2(Bucket=bucket, Prefix="voice/AMBER2/gone")
    assert [one["Key"] for one in found["Contents"]] == [key]
    assert refused(socket.list_objects_v2, Bucket=bucket)
    http.delete_object(Bucket=bucket, Key=key)
    assert "Contents" not in http.list_objects_v2(Bucket=bucket, Prefix="voice/AMBER2/gone")


def test_each_limit_of_a_form_holds(cloud: Cloud, holding: Holding) -> None:
    s3 = holding("Http", "s3")
    to, fields = form(cloud, s3)
    forged = {
        "too large": sent(to, fields, b"x" * (MOST + 1)),
        "empty": sent(to, fields, b""),
        "another type": sent(to, {**fields, "Content-Type": "text/html"}),
        "another key": sent(to, {**fields, "key": "sent/OTHER/a.webm"}),
        "another signature": sent(to, {**fields, "x-amz-signature": "0" * 64}),
        "no signature": sent(to, {"key": SENT, "Content-Type": KIND}),
    }
    assert {kind: status for kind, status in forged.items() if status < 400} == {}


def test_a_form_is_good_for_its_time(cloud: Cloud, holding: Holding) -> None:
    to, fields = form(cloud, holding("Http", "s3"), seconds=1)
    time.sleep(2.1)
    assert sent(to, fields) == 403


def test_an_address_is_good_for_its_time_and_its_clip(cloud: Cloud, holding: Holding) -> None:
    s3 = holding("Http", "s3")
    where = {"Bucket": cloud.made["MediaBucketName"], "Key": SAID}
    holding("Socket", "s3").put_object(**where, Body=b"clip")
    assert httpx.get(s3.generate_presigned_url("get_object", where, 60)).status_code == 200
    address = s3.generate_presigned_url("get_object", where, 1)
    assert httpx.get(address.replace("a.webm", "b.webm")).status_code == 403
    time.sleep(2.1)
    assert httpx.get(address).status_code == 403


def test_nothing_is_signed_outside_of_voice(cloud: Cloud, holding: Holding) -> None:
    """Whoever signs can't give what they have not."""
    assert sent(*form(cloud, holding("Http", "s3"), key="other/a.webm")) == 403
