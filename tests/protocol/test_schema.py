from pathlib import Path

import pytest

from infra.protocol.schema import fingerprint, game_schema, schemas
from tests.games import EVERY
from tests.laws import AnyGame

WIRE = Path(__file__).parents[2] / "frontend" / "src" / "protocol"


@pytest.mark.parametrize("name", schemas())
def test_the_pages_types_are_those_of_the_python_side(name: str) -> None:
    written = (WIRE / f"{name}.ts").read_text(encoding="utf-8")
    assert f"// schema {fingerprint(schemas()[name])}\n" in written, "run `npm run types`"


@pytest.mark.parametrize("name", schemas())
def test_every_kind_has_a_name_of_its_own(name: str) -> None:
    """msgspec spells a name in full where two types share it; such a name is not for a page."""
    assert all(part.isidentifier() for part in schemas()[name]["$defs"])


@pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
def test_every_game_has_its_view_and_its_moves_under_these_names(game: AnyGame) -> None:
    schema = game_schema(game)
    assert {"View", "Move", "Stage"} <= schema["$defs"].keys()
    kinds = {one["$ref"].rsplit("/")[-1] for one in schema["$defs"]["Move"]["anyOf"]}
    assert kinds == {kind.__name__ for kind in game.moves}


def test_what_the_server_sends_has_all_its_fields() -> None:
    answer = schemas()["room"]["$defs"]["Answer"]
    assert answer["required"] == ["is", "id", "error", "numbers"]


def test_what_a_client_sends_may_leave_out_what_has_a_default() -> None:
    hello = schemas()["room"]["$defs"]["Hello"]
    assert set(hello["required"]) == {"is", "id", "token", "room"}
