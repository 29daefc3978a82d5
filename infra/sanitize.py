"""Text sanitising of nicknames and chat lines: every script, in one line, with nothing hidden.

Nothing is escaped here: a text is a text, and markup in it is shown as it was typed. Where it is
shown among others it must be isolated (`<bdi>`), because names may run from right to left.
"""

import re
import unicodedata
from itertools import groupby

from domain.game import must

MOST_NAME = 24
MOST_TEXT = 400
MOST_MARKS = 4
"""Marks on one letter: Vietnamese, Thai and Hebrew need three; towers of them cover other lines."""

SPACES = re.compile(r"\s+")
TURNS = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
UNSEEN = "\u00ad\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\U000e0001"
REMOVED = re.compile(f"[{TURNS}{UNSEEN}]")
"""Overrides of the direction, and what nobody sees. Joiners stay: emoji and Persian need them."""

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols by their category, yet they show nothing."""

UNSHOWN = {"Cc", "Cs", "Co"}
MARKS = {"Mn", "Me"}
EMPTY = MARKS | {"Cf", "Zs"}


def nickname(raw: str) -> str:
    """The name as everybody will see it: 1 to 24 characters (code points).

    Raises:
        RuleBroken: name-empty, name-too-long (most).
    """
    name = _one_line(raw)
    must(_shows_something(name), "name-empty")
    must(len(name) <= MOST_NAME, "name-too-long", most=MOST_NAME)
    return name


def chat_text(raw: str) -> str:
    """The line as everybody will see it: 1 to 400 characters (code points).

    Raises:
        RuleBroken: text-empty, text-too-long (most).
    """
    text = _one_line(raw)
    must(_shows_something(text), "text-empty")
    must(len(text) <= MOST_TEXT, "text-too-long", most=MOST_TEXT)
    return text


def _one_line(raw: str) -> str:
    spaced = SPACES.sub(" ", raw)
    shown = "".join(c for c in spaced if unicodedata.category(c) not in UNSHOWN)
    plain = _without_towers(REMOVED.sub("", shown))
    return unicodedata.normalize("NFC", SPACES.sub(" ", plain).strip())


def _without_towers(text: str) -> str:
    runs = groupby(text, key=lambda c: unicodedata.category(c) in MARKS)
    return "".join("".join(list(run)[:MOST_MARKS] if marks else run) for marks, run in runs)


def _shows_something(text: str) -> bool:
    return any(c not in BLANKS and unicodedata.category(c) not in EMPTY for c in text)
