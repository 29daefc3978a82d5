"""Which of the page's files answers a path: one for each kind of link in each language.

They differ in their head alone, which tells a messenger's crawler what a link leads to
(frontend/linkPreviews.ts). At the edge the function Pages of template.yaml chooses alike.
"""

import re

PLACEHOLDER = "https://address.invalid"
"""Where the page stands, as the build writes it: who serves or uploads it knows."""

ROOM = re.compile(r"/r/[^/]+/?")
REPLAY = re.compile(r"/r/[^/]+/games/.+")
TAG = re.compile(r"(?P<root>[a-z]+)(?P<more>(-[a-z0-9]+)*)(;q=(?P<weight>[0-9.]+))?")
TRADITIONAL = {"hant", "tw", "hk", "mo"}


def link_page(path: str, accept_language: str) -> str:
    """The file for a path that is no file itself, under the page's folder."""
    language = _language(accept_language)
    return f"pages/{_kind(path)}{f'.{language}' if language else ''}.html"


def _kind(path: str) -> str:
    if ROOM.fullmatch(path):
        return "room"
    return "replay" if REPLAY.fullmatch(path) else "home"


def _language(accepted: str) -> str:
    """The first of those wanted most that the page speaks; "" where there is none."""
    found = [TAG.fullmatch(one.strip()) for one in accepted.lower().split(",")]
    tags = [tag for tag in found if tag]
    tags.sort(key=lambda tag: _weight(tag["weight"]), reverse=True)
    spoken = (_spoken(tag["root"], set(tag["more"].split("-"))) for tag in tags)
    return next(filter(None, spoken), "")


def _weight(said: str | None) -> float:
    """1 where none is said; nothing for what is no number."""
    try:
        return float(said or 1)
    except ValueError:
        return 0


def _spoken(root: str, more: set[str]) -> str:
    if root == "en":
        return "en"
    if root != "zh":
        return ""
    return "zh-Hant" if more & TRADITIONAL and "hans" not in more else "zh-Hans"
