"""Mail on one machine: kept for an hour, shown on the machine itself."""

import pytest
from starlette.requests import Request

from infra.local.mailbox import Mailbox
from infra.mail import Letter
from infra.shelf import Shelf
from tests.infra.conftest import Clock

LETTER = Letter("ann@example.org", "<b>123456</b>", "a & b")


@pytest.fixture
def mailbox(shelf: Shelf, clock: Clock) -> Mailbox:
    return Mailbox(shelf, lambda: round(clock() * 1000), "http://localhost:8000")


def page(mailbox: Mailbox, client: str) -> tuple[int, str]:
    scope = {"type": "http", "method": "GET", "headers": [], "client": (client, 1)}
    answer = mailbox.page(Request(scope))
    return answer.status_code, bytes(answer.body).decode()


def test_letters_lie_there_for_an_hour_the_newest_first(mailbox: Mailbox, clock: Clock) -> None:
    mailbox.send(LETTER)
    clock.pass_by(1_800)
    later = Letter("bob@example.org", "later", "")
    mailbox.send(later)
    assert [letter for _, letter in mailbox.letters()] == [later, LETTER]
    clock.pass_by(1_805)
    assert [letter for _, letter in mailbox.letters()] == [later]


def test_markup_is_shown_as_it_was_written(mailbox: Mailbox) -> None:
    mailbox.send(LETTER)
    status, shown = page(mailbox, "127.0.0.1")
    assert status == 200
    assert "&lt;b&gt;123456&lt;/b&gt;" in shown
    assert "a &amp; b" in shown


@pytest.mark.parametrize("client", ["192.168.1.7", "10.0.0.1", "2001:db8::1"])
def test_nobody_else_on_the_network_reads_mail(mailbox: Mailbox, client: str) -> None:
    """They could sign in as anybody."""
    mailbox.send(LETTER)
    status, shown = page(mailbox, client)
    assert status == 403
    assert "123456" not in shown


def test_the_log_says_where_to_look(mailbox: Mailbox, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO"):
        mailbox.send(LETTER)
    assert "http://localhost:8000/dev/mail" in caplog.text
    assert "123456" not in caplog.text
