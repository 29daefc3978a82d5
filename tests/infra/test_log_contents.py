"""Logs tell which connection and which key, and nothing of people or games."""

import json
import logging
from collections.abc import Iterator

import pytest
from botocore.exceptions import ClientError

from functions import http, tick
from functions import websocket as socket
from infra import current_services
from infra.aws.ses_mail import SesMail
from infra.local.sqlite_store import SqliteStore
from infra.ports.mail import Letter
from infra.ports.store import Unavailable
from tests.infra.fakes import ANN, BOB, CAT, CODE, World, first_move
from tests.infra.test_functions import http_event, own_event_loop, socket_event

NAME, WORDS, MAIL = "Annabel-Lee", "nevermore, quoth", "annabel@example.org"


@pytest.fixture
def world(sqlite_store: SqliteStore) -> Iterator[World]:
    """All that can be logged is."""
    loggers = (socket.logger, tick.logger)
    for logger in loggers:
        logger.setLevel("DEBUG")
    with own_event_loop():
        world = World(sqlite_store)
        current_services.install(world.services)
        yield world
        current_services._installed.clear()
    for logger in loggers:
        logger.setLevel("INFO")


def test_no_token_name_word_address_code_or_card_is_logged(
    world: World, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    for logger in (None, "websocket", "tick"):
        caplog.set_level(logging.DEBUG, logger)
    world.begin(ANN, BOB, CAT, game="modern_art")
    token = world.services.tokens.issue(ANN, NAME, 30)
    secrets = [token, NAME, WORDS, MAIL, world.services.seed(CODE, 1).hex()]
    mover = world.person_at(world.seen()["playing"]["waits_for"][0])
    frames = [
        {"is": "hello", "id": "a", "token": token, "room": CODE},
        {"is": "hello", "id": "a", "token": token + "x", "room": CODE},
        {"is": "say", "id": "b", "text": WORDS},
        {"is": "say", "id": "c", "text": WORDS * 50},
        {
            "is": "ask",
            "id": "d",
            "wanted": {"is": "Play", "move": first_move(world.sender.view(mover))},
        },
        {
            "is": "ask",
            "id": "e",
            "wanted": {"is": "Play", "move": {"is": "Bid", "lot": 1, "amount": 77_777}},
        },
    ]
    for frame in frames:
        for connection_id in (mover, "new"):
            socket.handler(socket_event("$default", connection_id, json.dumps(frame)), None)
    bearer = {"authorization": f"Bearer {token}"}
    http.handler(http_event("POST", "/api/rooms", "{}", bearer), None)
    sent = http.handler(http_event("POST", "/api/codes", json.dumps({"mail": MAIL})), None)
    nonce = json.loads(sent["body"])["nonce"]
    secrets += [world.mail.code(MAIL), nonce]
    wrong = json.dumps({"mail": MAIL, "nonce": nonce, "code": "x", "name": NAME})
    http.handler(http_event("POST", "/api/sessions", wrong), None)
    tick.handler({"room": CODE, "lease": "l", "at": None}, None)

    said = "".join(capsys.readouterr()) + caplog.text
    assert "bad-token" in said
    assert "Play" in said
    assert [secret for secret in (*secrets, "77777") if secret in said] == []


def test_a_mail_that_is_refused_is_logged_without_its_address(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Post:
        def send_email(self, **_letter: object) -> None:
            words = f"Email address is not verified: {MAIL}"
            raise ClientError({"Error": {"Code": "MessageRejected", "Message": words}}, "SendEmail")

    mail = SesMail("gavel@example.org")
    vars(mail)["_client"] = Post()
    with pytest.raises(Unavailable) as trouble:
        mail.send(Letter(MAIL, "x", "y"))
    assert "MessageRejected" in caplog.text
    assert MAIL not in caplog.text + str(trouble.value)
