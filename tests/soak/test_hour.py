"""The soak, for seconds: that it runs, and that it would tell."""

from msgspec.structs import replace

from tests.soak.evenings import Tally
from tests.soak.hour import Look, Soaked, soaked

CALM = Look(at=0, memory=70_000, threads=9, files=20, file=100, log=4_000)


def looked(last: Look, after: Look = CALM) -> list[str]:
    looks = [replace(CALM, at=float(n)) for n in range(30)]
    looks += [replace(last, at=float(n)) for n in range(30, 40)]
    return Soaked(CALM, looks, after, Tally()).growths


def test_what_stays_as_it_is_has_not_grown() -> None:
    assert looked(CALM) == []


def test_each_growth_is_told() -> None:
    assert looked(replace(CALM, memory=90_000)) == ["memory by 20000 KB"]
    assert looked(replace(CALM, threads=12)) == ["threads by 3"]
    assert looked(replace(CALM, log=1_000_000)) == ["the log to 1000000 KB"]
    assert looked(CALM, after=replace(CALM, files=25)) == ["open files by 5"]


def test_some_evenings_leave_nothing_open_and_nobody_in_trouble() -> None:
    found = soaked(minutes=0.4, rooms=3)
    assert found.tally.troubles == []
    assert found.growths == []
    assert found.tally.rooms >= 3
    assert found.tally.moves > 20
    assert found.tally.returns > 0
