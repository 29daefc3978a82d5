"""GLOSSARY.md has a term for every package and every public type, and no term twice."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GLOSSARY = (ROOT / "GLOSSARY.md").read_text(encoding="utf-8")
TERMS = [
    term
    for row in re.findall(r"^\| ([^|]*\*\*[^|]*) \|", GLOSSARY, re.MULTILINE)
    for term in re.findall(r"\*\*(.+?)\*\*", row)
]
SHARED = ("infra/**/*.py", "domain/room/*.py", "domain/auctions/*.py", "domain/*.py")
PACKAGES = {"domain", "infra", "functions", "web", "local", "deploy", "rooms"}
"""Folders that are named as every engineer would name them, and hold no thing of their own."""
PLAIN = """
    again already appended ask asked back bad banned began bounded bring broken brought busy
    came change changed checkpointed cleared come condition context deal ended exists failed
    files folder forgive forgiven go gone is issued kept large limited lazy left local make may
    middleware model moved mute muted new newer not now offered opened passed place placed play
    played policy recent reclaim recorded rejected remove removed reply returned say seated
    seeded seen sent set shared signed some span stand system taken to told too unavailable
    unseat went
"""
"""What anybody knows: verbs of events and commands, and how a thing is meant."""


def words_of(name: str) -> list[str]:
    """RoomCode, room_code or "Room code": room, code."""
    parts = re.findall(r"[A-Z]+(?=[A-Z][a-z]|\b|_)|[A-Z]?[a-z0-9]+", name)
    return [part.lower().removesuffix("s") for part in parts]


def public_types() -> Iterator[tuple[str, str]]:
    for pattern in SHARED:
        for path in sorted(ROOT.glob(pattern)):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    yield str(path.relative_to(ROOT)), node.name


def packages() -> list[str]:
    found = [
        path.parent.name
        for top in ("domain", "infra", "functions")
        for path in sorted((ROOT / top).rglob("__init__.py"))
    ]
    return [name for name in dict.fromkeys(found) if name not in PACKAGES]


KNOWN = {
    word
    for term in TERMS
    for part in term.split()
    for word in words_of(part) + words_of(part.lower())
}
PLAIN_WORDS = {word.removesuffix("s") for word in PLAIN.split()}
HEADINGS = {
    word for line in re.findall(r"^## (.+)$", GLOSSARY, re.MULTILINE) for word in words_of(line)
}


@pytest.mark.parametrize(("file", "name"), [*public_types()])
def test_every_public_type_is_made_of_words_that_are_explained(file: str, name: str) -> None:
    assert [word for word in words_of(name) if word not in KNOWN | PLAIN_WORDS] == [], file


@pytest.mark.parametrize("name", packages())
def test_every_package_has_its_words(name: str) -> None:
    assert [word for word in words_of(name) if word not in KNOWN | HEADINGS] == []


def test_no_term_is_listed_twice() -> None:
    assert [term for term, n in Counter(term.lower() for term in TERMS).items() if n > 1] == []


def test_no_plain_word_is_needless() -> None:
    used = {word for _, name in public_types() for word in words_of(name)}
    assert not PLAIN_WORDS - used, "it stands in no name"
    assert not PLAIN_WORDS & KNOWN, "it is explained"
