"""Text sanitising of nicknames and chat lines: every script, in one line, with nothing hidden.

Nothing is escaped here: a text is a text, and markup in it is shown as it was typed. Where it is
shown among others it must be isolated (`<bdi>`), because names may run from right to left.
"""

import re
from itertools import groupby
from unicodedata import category, combining, normalize

from domain.game import must

MOST_NAME = 24
MOST_TEXT = 400
RAW_FACTOR = 3
"""So many times its limit a raw text may be long; of a longer one nothing is looked at."""
MOST_MARKS = 4
"""Marks on one letter: Vietnamese, Thai and Hebrew need three; towers of them cover other lines."""

SPACES = re.compile(r"[\s\u2800]+")
"""The braille blank is one, too, by its looks."""

UNSHOWN = re.compile(
    "[\0-\x1f\x7f-\x9f\ud800-\uf8ff\U000f0000-\U0010ffff"
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0080-\U000e0fff]"
)
"""Controls, lone surrogates, private letters, overrides of the direction, and what shows nothing
(Default_Ignorable_Code_Point).
"""

VIRAMA_CLASS = 9
_VIRAMAS = "".join(c for c in map(chr, range(0x900, 0x1800)) if combining(c) == VIRAMA_CLASS)
_JOINING = "\u0620-\u065f\u066e-\u08ff\u1820-\u18aa\ufb50-\ufdff\ufe70-\ufefc"
_PICTURES = (
    "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u2460-\u24ff\u25a0-\u27bf"
    "\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
)
_JOINER_BEFORE = f"{_JOINING}{_VIRAMAS}{_PICTURES}\ufe0f"
_JOINER_AFTER = f"{_JOINING}\u0900-\u0dff\u1000-\u109f\u1780-\u17ff{_PICTURES}"
STRAY = re.compile(
    # Joiners but between letters that join, as in Persian, after a virama, and between pictures;
    f"(?<![{_JOINER_BEFORE}])[\u200c\u200d]|[\u200c\u200d](?![{_JOINER_AFTER}])"
    # what makes a sign a picture but after one that can be, or in a keycap;
    f"|(?<![{_PICTURES}])[\ufe0e\ufe0f](?!\u20e3)|(?<![{_PICTURES}#*0-9])[\ufe0e\ufe0f]"
    # and tags but in the flag of a part of a country.
    "|(?P<flag>\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f)"
    "|[\U000e0000-\U000e007f]"
)
"""What shows nothing where it stands, though elsewhere it does."""

MARKS = {"Mn", "Me"}
EMPTY = MARKS | {"Cf", "Zs"}


def nickname(raw: str) -> str:
    """The name as everybody will see it: 1 to 24 characters (code points).

    Raises:
        RuleBroken: name-empty, name-too-long (most).
    """
    must(len(raw) <= RAW_FACTOR * MOST_NAME, "name-too-long", most=MOST_NAME)
    name = _one_line(raw)
    must(_shows_something(name), "name-empty")
    must(len(name) <= MOST_NAME, "name-too-long", most=MOST_NAME)
    return name


def chat_text(raw: str) -> str:
    """The line as everybody will see it: 1 to 400 characters (code points).

    Raises:
        RuleBroken: text-empty, text-too-long (most).
    """
    must(len(raw) <= RAW_FACTOR * MOST_TEXT, "text-too-long", most=MOST_TEXT)
    text = _one_line(raw)
    must(_shows_something(text), "text-empty")
    must(len(text) <= MOST_TEXT, "text-too-long", most=MOST_TEXT)
    return text


def _one_line(raw: str) -> str:
    """Until nothing more is to be cleaned: what is taken out brings together what stood apart."""
    text = _cleaned(raw)
    while (cleaner := _cleaned(text)) != text:
        text = cleaner
    return text


def _cleaned(raw: str) -> str:
    plain = STRAY.sub(lambda stray: stray["flag"] or "", UNSHOWN.sub("", SPACES.sub(" ", raw)))
    return normalize("NFC", _without_towers(SPACES.sub(" ", plain).strip()))


def _without_towers(text: str) -> str:
    runs = groupby(text, key=_is_mark)
    return "".join("".join(list(run)[:MOST_MARKS] if marks else run) for marks, run in runs)


def _is_mark(char: str) -> bool:
    """Also by its combining class: NFC sorts a run of those, in the square of its length."""
    return category(char) in MARKS or combining(char) != 0


def _shows_something(text: str) -> bool:
    return any(category(c) not in EMPTY for c in text)
