"""The mail adapter of one machine: none is sent. A page shows the letters of the last hour.

Whoever can read them can sign in as anybody, so the page is shown on this machine alone: not to
what a proxy on it passes on, nor to a page elsewhere whose name leads to this machine. With a SITE
configured everybody comes through a proxy, and the codes stand in the terminal alone.
"""

import logging
import secrets
from collections.abc import Callable
from html import escape

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from infra.clock import timestamp
from infra.ports.mail import Letter
from infra.ports.store import Item, Store
from infra.web.origin_check import allowed_origins

PATH = "/dev/mail"
SHOWN = 50
LETTER_SECONDS = 3600
HERE = {"127.0.0.1", "::1"}
NAMES = HERE | {"localhost"}
PASSED_ON = {"forwarded", "via", "x-forwarded-for"}

log = logging.getLogger(__name__)


class Mailbox:
    """Mail that is stored and shown instead of sent."""

    def __init__(self, store: Store, now: Callable[[], int], where: str = "") -> None:
        self._store = store
        self._now = now
        self._where = where

    def send(self, letter: Letter) -> None:
        now = self._now()
        sk = f"{now:014d}#{secrets.token_hex(4)}"
        body = msgspec.json.encode(letter).decode()
        self._store.put(Item("MAILBOX", sk, body, now // 1000 + LETTER_SECONDS))
        log.info(
            "a mail to %s: %s",
            letter.to,
            letter.subject if allowed_origins() else self._where + PATH,
        )

    def letters(self) -> list[tuple[int, Letter]]:
        """When (ms) and what, the newest first."""
        stored = self._store.query("MAILBOX", backwards=True, limit=SHOWN)
        return [(int(item.sk[:14]), msgspec.json.decode(item.body, type=Letter)) for item in stored]

    def page(self, request: Request) -> Response:
        """Fresh every few seconds, so that one can leave it open."""
        if not _is_here(request):
            return PlainTextResponse("Mail is shown on the server's own machine only.", 403)
        written = "".join(_written(at, letter) for at, letter in self.letters())
        return HTMLResponse(PAGE.format(letters=written or EMPTY), headers=HEADERS)


def _is_here(request: Request) -> bool:
    came = request.client is not None and request.client.host in HERE
    asked = request.url.hostname in NAMES and not PASSED_ON & set(request.headers)
    return came and asked and not allowed_origins()


def _written(at: int, letter: Letter) -> str:
    return LETTER.format(
        at=timestamp(at),
        to=escape(letter.to),
        subject=escape(letter.subject),
        text=escape(letter.text),
    )


HEADERS = {
    "cache-control": "no-store",
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
