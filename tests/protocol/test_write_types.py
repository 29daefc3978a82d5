"""`npm run types` writes what a page can be built with, or nothing at all."""

import json
import os
import shutil
import subprocess
from pathlib import Path

from infra.protocol.facts import facts
from infra.protocol.schema import Schema, fingerprint, game_schema
from tests.whisper.game import WHISPER

WRITE = Path(__file__).parents[2] / "frontend" / "types" / "write.mjs"


def written(folder: Path, schemas: dict[str, Schema]) -> subprocess.CompletedProcess[str]:
    """What becomes of these schemas, and of the numbers of the boxes, in `folder / "wire"`."""
    node = shutil.which("node")
    assert node, "Node is needed to write the page's types"
    files = {name: {"schema": s, "fingerprint": fingerprint(s)} for name, s in schemas.items()}
    (folder / "infra.protocol.schema").write_text(json.dumps(files))
    (folder / "infra.protocol.facts").write_text(json.dumps(facts()))
    python = folder / "python"
    python.write_text(f'#!/bin/sh\ncat "{folder}/$2"\n')
    python.chmod(0o700)
    return subprocess.run(  # noqa: S603 - our own
        [node, WRITE, folder / "wire"],
        env=os.environ | {"PYTHON": str(python)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_game_with_one_kind_of_move_has_its_move_written(tmp_path: Path) -> None:
    done = written(tmp_path, {"whisper": game_schema(WHISPER)})
    assert done.returncode == 0, done.stderr
    types = (tmp_path / "wire" / "whisper.ts").read_text()
    assert "export type Move = Bid\n" in types
    assert "export interface View {\n" in types
    assert (tmp_path / "wire" / "facts" / "tycoon.json").exists()


def test_if_one_file_cannot_be_written_none_is(tmp_path: Path) -> None:
    riddle = {"title": "Z", "type": "object", "properties": {"z": {"$ref": "#/$defs/Nowhere"}}}
    done = written(tmp_path, {"whisper": game_schema(WHISPER), "z": riddle})
    assert done.returncode != 0
    assert not (tmp_path / "wire").exists()
