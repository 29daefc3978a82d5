"""Mail on one machine: kept for an hour, shown on the machine itself."""

import pytest
from starlette.requests import Request

from infra.local.mailbox import Mailbox
from infra.ports.mail import Letter
from infra.ports.store import Store
from tests.infra.conftest import Clock

LETTER = Letter("ann@example.org", "<b>123456</b>", "a & b")


@pytest.fixture
def mailbox(store: Store, clock: Clock) -> Mailbox:
    return Mailbox(store, lambda: round(clock() * 1000), "http://localhost:8000")


def page(
    mailbox: Mailbox, client: str = "127.0.0.1", host: str = "localhost:8000", **headers: str
) -> tuple[int, str]:
    said = {"host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/dev/mail",
        "headers": [(name.encode(), value.encode()) for name, value in said.items()],
        "client": (client, 1),
    }
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
    status, shown = page(mailbox)
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


@pytest.mark.parametrize("host", ["evil.example:8000", "evil.example", "192.168.1.7:8000", ""])
def test_a_name_elsewhere_that_leads_here_shows_no_mail(mailbox: Mailbox, host: str) -> None:
    """A page may give its own name this machine's address, and then asks as if it were ours."""
    mailbox.send(LETTER)
    assert page(mailbox, host=host)[0] == 403


@pytest.mark.parametrize("header", ["x_forwarded_for", "forwarded", "via"])
def test_a_proxy_on_this_machine_passes_no_mail_on(mailbox: Mailbox, header: str) -> None:
    assert page(mailbox)[0] == 200
    assert page(mailbox, **{header: "for=192.0.2.7"})[0] == 403


def test_behind_a_proxy_codes_stand_in_the_terminal_alone(
    mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A proxy need not say that it is one."""
    monkeypatch.setenv("SITE", "https://gavel.example.org")
    with caplog.at_level("INFO"):
        mailbox.send(LETTER)
    assert "123456" in caplog.text
    assert page(mailbox)[0] == 403


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:8000"])
def test_under_its_own_names_the_machine_shows_its_mail(mailbox: Mailbox, host: str) -> None:
    mailbox.send(LETTER)
    assert page(mailbox, host=host)[0] == 200


def test_the_log_says_where_to_look(mailbox: Mailbox, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO"):
        mailbox.send(LETTER)
    assert "http://localhost:8000/dev/mail" in caplog.text
    assert "123456" not in caplog.text
