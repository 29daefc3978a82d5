"""After something went wrong: does everybody see the room as it stands, is all kept once?"""

import msgspec

from domain.room.view import view
from tests.infra.fakes import CODE
from tests.soak.scenes import Stage
from tests.soak.verdict import faults


def seen_again(stage: Stage) -> list[str]:
    """Everybody's next sign of life shows them the room as it stands, and is answered."""
    for _ in range(2):
        for page in stage.pages:
            page.wake_up()
    room, version = stage.town.state().room, stage.town.state().version
    wrong = [f"{page.person} has no answer" for page in stage.pages if page.pending]
    for page in stage.pages:
        seen = msgspec.json.decode(msgspec.json.encode(view(room, page.person)))
        if (page.version, page.view) != (version, seen):
            wrong.append(f"{page.person} does not see the room as it stands")
    return wrong


def kept(stage: Stage) -> list[str]:
    """What was answered is in the journal, nothing is there twice."""
    told = {f"{p.person} {name}": error for p in stage.pages for name, error in p.told.items()}
    lines = {
        f"{p.person} {name}" for p in stage.pages for name, kind in p.sent.items() if kind == "say"
    }
    done = {name for name, error in told.items() if error is None} - lines
    wrong = faults(stage.town.store._store, CODE, done, set(told) - done - lines)
    chat = stage.town.store._store.query(f"ROOM#{CODE}", prefix="CHAT#")
    return wrong + (["a line is there twice"] if len(chat) > len(lines) else [])
