"""Every stage of every game on one page, as those see it who are asked, who wait and who watch.

The games are played by bots (`frontend/dev`); the page is `preview.html`, built from the same
components as the real one and served with the same headers.
"""

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from threading import Thread

import msgspec

from domain.games import GAMES
from domain.room.view import RoomView
from frontend.dev.played import size
from infra.web.security_headers import security_headers

FRONTEND = Path(__file__).parents[2] / "frontend"
VIEWS = {name: import_module(f"frontend.dev.{name}_views") for name in GAMES}
"""`scenes` of each, and `weight` where more than a scene's size counts."""
BY_THE_WAY = re.compile(r"^\dp\dh-|-r\d|-early|-late")
"""What a scene's name says beside the stage and who looks."""


def scenes(game: str) -> dict[str, RoomView]:
    """For each stage and each kind of onlooker the scene with most to see."""
    played, weight = VIEWS[game].scenes, getattr(VIEWS[game], "weight", size)
    chosen: dict[str, tuple[int, RoomView]] = {}
    for name, scene in played():
        key, weighed = BY_THE_WAY.sub("", name), weight(scene)
        if key not in chosen or weighed > chosen[key][0]:
            chosen[key] = (weighed, scene)
    return {key: scene for key, (_, scene) in sorted(chosen.items())}


@contextmanager
def shown(folder: Path) -> Iterator[str]:
    """The address of a server that shows them, `/preview.html?game=…`."""
    built(folder)
    recorded(folder / "node_modules" / ".cache")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def built(folder: Path) -> None:
    npx = shutil.which("npx")
    assert npx, "Node is needed to build the page"
    subprocess.run(  # noqa: S603
        [npx, "vite", "build", "--mode", "preview", "--outDir", folder, "--logLevel", "error"],
        cwd=FRONTEND,
        check=True,
    )


def recorded(folder: Path) -> None:
    """Where the page looks for what it shows."""
    folder.mkdir(parents=True)
    for game in VIEWS:
        (folder / f"{game}_views.json").write_bytes(msgspec.json.encode(scenes(game)))


class _Files(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        for name, value in security_headers().items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_args: object) -> None:
        """Silent."""
