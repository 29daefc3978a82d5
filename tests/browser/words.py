"""The page's dictionaries, read from its own files: a test presses what the page calls by name."""

import re
from collections.abc import Iterator
from pathlib import Path
from re import Pattern
from typing import Literal, get_args

Language = Literal["zh-Hans", "zh-Hant", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
Blank = str | int

PAGE = Path(__file__).parents[2] / "frontend" / "src"
ENTRY = re.compile(
    r"""^ *'([\w.-]+)':\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"),$""", re.MULTILINE
)
BLANK = re.compile(r"\{(\w+)(?::([^{}]*\|[^{}]*))?\}")


class Words:
    """One language. A blank that is not given may be anything."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._templates = dict(_entries(language))

    def say(self, key: str, **blanks: Blank) -> str:
        def fill(blank: re.Match[str]) -> str:
            name, forms = blank.groups()
            if forms is None:
                return str(blanks[name])
            return str(forms.split("|")[0 if blanks[name] == 1 else -1])

        return BLANK.sub(fill, self._templates[key])

    def like(self, key: str, **blanks: Blank) -> Pattern[str]:
        """These words and no others."""
        return re.compile(f"^{self._pattern(key, blanks)}$")

    def begins(self, key: str, **blanks: Blank) -> Pattern[str]:
        """These words, and perhaps more that is not a word's end."""
        return re.compile(rf"^{self._pattern(key, blanks)}(?!\w)")

    def ends(self, key: str, **blanks: Blank) -> Pattern[str]:
        """Perhaps more, and then these words."""
        return re.compile(f"{self._pattern(key, blanks)}$")

    def under(self, prefix: str) -> dict[str, Pattern[str]]:
        """Every key that begins so: its words and no others."""
        return {key: self.like(key) for key in self._templates if key.startswith(prefix)}

    def read(self, key: str, text: str) -> dict[str, str]:
        """What stands in the blanks where these words are written out."""
        found = re.fullmatch(self._pattern(key, {}, unknown="(?P<{}>.+?)"), text)
        assert found is not None, f"{text!r} is not {key}"
        return found.groupdict()

    def _pattern(self, key: str, blanks: dict[str, Blank], unknown: str = ".+?") -> str:
        parts = []
        end = 0
        template = self._templates[key]
        for blank in BLANK.finditer(template):
            parts += [re.escape(template[end : blank.start()]), _of_blank(blank, blanks, unknown)]
            end = blank.end()
        return "".join([*parts, re.escape(template[end:])])


def _of_blank(blank: re.Match[str], blanks: dict[str, Blank], unknown: str) -> str:
    name, forms = blank.groups()
    if forms is not None:
        return f"(?:{'|'.join(map(re.escape, forms.split('|')))})"
    return re.escape(str(blanks[name])) if name in blanks else unknown.format(name)


def _entries(language: Language) -> Iterator[tuple[str, str]]:
    for file in sorted(PAGE.rglob(f"words/{language}/*.ts")):
        for key, single, double in ENTRY.findall(file.read_text(encoding="utf-8")):
            yield key, re.sub(r"\\(.)", r"\1", single or double)
