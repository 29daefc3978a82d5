"""Every key somebody may be refused with has words on the page, and its row in REFUSALS.md."""

import pytest

from tests.refusals import DOCUMENT, LANGUAGES, OF_THE_PAGE, areas, document, keys, words


def test_the_search_finds_what_it_should() -> None:
    """By name, handed on by a function, by its default, and what the server answers by itself."""
    assert {"host-only", "bid-too-low", "bad-frame", "name-empty"} <= keys()
    assert {"no-bids-now", "not-your-gems", "too-many-mails", "flooding", "unavailable"} <= keys()


def test_a_key_has_the_numbers_that_any_code_says_with_it() -> None:
    gems, server = areas()["宝石大亨 · Gem Trader"], areas()["The server"]
    assert gems["not-your-gems"].numbers == {"gem", "most"}
    assert server["too-many-mails"].numbers == {"minutes"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    assert not keys() - words(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_of_a_refusal_that_is_gone(language: str) -> None:
    assert words(language).keys() == keys() | OF_THE_PAGE


def test_the_document_is_that_of_the_code() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run `make refusals`"
