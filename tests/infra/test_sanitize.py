import pytest

from domain.game import RuleBroken
from infra.sanitize import chat_text, nickname

FAMILY = "👩\u200d👩\u200d👧\u200d👦"
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "落槌大亨",
        "Zoë O'Brien-Ñuñez",
        "محمد",
        "שׁלוֹם",
        "نمی\u200cخواهم",
        "अनुष्का",
        "ผู้ประมูล",
        "Nguyễn Thị Ánh",
        "한글",
        "Ἀθηνᾶ",
        "1984",
        "❤️",
        "👍🏽",
        FAMILY,
        ENGLAND,
        "<b>Bob</b>",
        "&amp; ${x} {{y}}",
        "'; DROP TABLE--",
    ],
)
def test_every_script_and_sign_stays_as_it_is(name: str) -> None:
    assert nickname(name) == name
    assert chat_text(name) == name


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("  Ann \t of\n\n  Ulm ", "Ann of Ulm"),
        ("Ann\u3000\u00a0\u2028Ulm\u2029", "Ann Ulm"),
        ("A\0n\x07n\x1b[31m\x7f\u0085", "Ann[31m"),
        ("\u202eknaB ehT\u202c", "knaB ehT"),
        ("A\u2066n\u2069n\u200e\u200f\u061c", "Ann"),
        ("A\u200bn\ufeffn\u2060\u00ad", "Ann"),
        ("Ann\ud800\udfff", "Ann"),
        ("Ann\ue000", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("A \u200b B", "A B"),
    ],
)
def test_what_nobody_should_see_is_taken_out(raw: str, name: str) -> None:
    assert nickname(raw) == name
    assert chat_text(raw) == name


def test_marks_do_not_tower_over_the_lines_above() -> None:
    assert nickname("x" + "\u0335" * 20 + "y") == "x" + "\u0335" * 4 + "y"


@pytest.mark.parametrize(
    "nothing",
    ["", " ", "\n\t", "\u200b", "\u202e", "\ufeff", "\u200d", "\u3164", "\u2800 \u115f", "\u0301"],
)
def test_a_name_shows_something(nothing: str) -> None:
    with pytest.raises(RuleBroken, match=r"^name-empty$"):
        nickname(nothing)
    with pytest.raises(RuleBroken, match=r"^text-empty$"):
        chat_text(nothing)


@pytest.mark.parametrize("letter", ["a", "槌", "🔨", "م"])
def test_a_name_has_at_most_24_characters_and_a_line_400(letter: str) -> None:
    assert nickname(f" {letter * 24} ") == letter * 24
    assert chat_text(f" {letter * 400} ") == letter * 400
    for length in (25, 10_000):
        with pytest.raises(RuleBroken) as broken:
            nickname(letter * length)
        assert (broken.value.key, broken.value.numbers) == ("name-too-long", {"most": 24})
    for length in (401, 10_000):
        with pytest.raises(RuleBroken) as broken:
            chat_text(letter * length)
        assert (broken.value.key, broken.value.numbers) == ("text-too-long", {"most": 400})


def test_spaces_and_unseen_signs_do_not_count() -> None:
    assert nickname("a" + " " * 10_000 + "b" + "\u200b" * 10_000) == "a b"


def test_cleaning_twice_changes_nothing_more() -> None:
    for raw in ("e\u200b\u0301 x", " a\0 \u0301", "\u1112\u200b\u1161\u11ab", FAMILY):
        assert nickname(nickname(raw)) == nickname(raw)
