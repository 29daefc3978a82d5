"""What others wrote comes under terms that we know, and may be given on under ours."""

import re
from importlib.metadata import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PINNED = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
TERMS = re.compile(
    r"(MIT|BSD|Apache|PSF|Python Software Foundation|ISC|Mozilla Public|MPL-2\.0|Dual License)",
    re.IGNORECASE,
)
"""As packages call them; the dual one is python-dateutil's: Apache or BSD."""


def terms(name: str) -> str:
    """What a package says of its licence, in whichever of the three places."""
    told = metadata(name)
    kinds = [one for one in told.get_all("Classifier") or [] if one.startswith("License ::")]
    said = [told[field] for field in ("License-Expression", "License") if field in told]
    return " ".join([*said, *kinds])[:400]


@pytest.mark.parametrize("name", PINNED)
def test_every_library_that_runs_says_under_which_terms(name: str) -> None:
    """A new one that says none, or others, is looked at first."""
    assert TERMS.search(terms(name)), terms(name)
    assert not re.search(r"\b[AL]?GPL|GNU (Affero|General|Lesser)", terms(name))


def test_our_own_terms_are_mit() -> None:
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License\n")


def test_the_page_leads_to_the_terms_of_what_is_in_it() -> None:
    page = (ROOT / "frontend" / "src" / "home" / "Foot.svelte").read_text(encoding="utf-8")
    assert 'href="/notices.txt"' in page
    config = (ROOT / "frontend" / "vite.config.ts").read_text(encoding="utf-8")
    assert "notices(import.meta.dirname)" in config
