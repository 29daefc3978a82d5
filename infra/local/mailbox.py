"""The mail adapter of one machine: none is sent. Letters stay in memory for an hour, and on a page.

Whoever can read them can sign in as anybody. So the page's address holds a key, which is printed in
the terminal; and it is shown on this machine alone, under its own names, to no proxy that says it
is one. With a SITE configured everybody comes through a proxy, and the codes stand in the terminal.
"""

import hmac
import logging
from collections import deque
from collections.abc import Callable
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from infra.clock import timestamp
from infra.ports.mail import Letter
from infra.web.host_check import LOCALHOST, host_name
from infra.web.origin_check import allowed_origins

PATH = "/dev/mail"
SHOWN = 50
LETTER_MS = 3_600_000
HERE = {"127.0.0.1", "::1"}
NAMES = HERE | {LOCALHOST}
PASSED_ON = {
    *("forwarded", "via", "x-real-ip"),
    *("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"),
}

log = logging.getLogger(__name__)


class Mailbox:
    """Mail, shown instead of sent. `address`: of its page, the key included."""

    def __init__(self, now: Callable[[], int], key: str, site: str = "") -> None:
        self._now = now
        self._key = key
        self._letters: deque[tuple[int, Letter]] = deque(maxlen=SHOWN)
        self.address = f"{site}{PATH}/{key}"

    def send(self, letter: Letter) -> None:
        self._letters.appendleft((self._now(), letter))
        where = letter.subject if allowed_origins() else self.address
        log.info("a mail to %s: %s", letter.to, where)

    def letters(self) -> list[tuple[int, Letter]]:
        """When (ms) and what, the newest first."""
        began = self._now() - LETTER_MS
        return [(at, letter) for at, letter in self._letters if at > began]

    def page(self, request: Request) -> Response:
        """Fresh every few seconds, so that one can leave it open."""
        if not self._may_read(request):
            return PlainTextResponse(SAID, 403)
        written = "".join(_written(at, letter) for at, letter in self.letters())
        return HTMLResponse(PAGE.format(letters=written or EMPTY), headers=HEADERS)

    def _may_read(self, request: Request) -> bool:
        shown = str(request.path_params.get("key", ""))
        return hmac.compare_digest(shown.encode(), self._key.encode()) and _is_here(request)


def _is_here(request: Request) -> bool:
    came = request.client is not None and request.client.host in HERE
    asked = host_name(request.headers.get("host", "")) in NAMES
    return came and asked and not PASSED_ON & set(request.headers) and not allowed_origins()


SAID = "Mail is shown on the server's own machine only, at the address printed in its terminal.\n"


def _written(at: int, letter: Letter) -> str:
    return LETTER.format(
        at=timestamp(at),
        to=escape(letter.to),
        subject=escape(letter.subject),
        text=escape(letter.text),
    )


HEADERS = {
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
}
EMPTY = "<p>No mail in the last hour.</p>"
LETTER = """
<article><h2>{subject}</h2><p>{to} · <time>{at}</time></p><pre>{text}</pre></article>"""
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Mail · Gavel</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">
<style>
  body {{ max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui; }}
  article {{ margin: 1rem 0; padding: 0 1rem; border: 1px solid #8d7248; border-radius: 10px; }}
  pre {{ white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }}
  :root {{ color-scheme: light dark; }}
</style>
<h1>Mail that would have been sent</h1>{letters}
</html>"""
