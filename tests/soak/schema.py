"""Does HTTP keep to its own description? `python -m tests.soak.schema --examples 1000`

Schemathesis asks what the description allows and what it forbids, on every path and in every wrong
way, and follows what is answered. A room with a finished game, its people and accounts are real.
No answer may be an error of ours, nor one that is not described, nor let in what is forbidden.
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import schemathesis
from msgspec import Struct, field
from schemathesis import AuthContext, Case
from schemathesis.engine import events, from_schema
from schemathesis.engine.recorder import ScenarioRecorder
from schemathesis.schemas import BaseSchema

from domain.game import RuleBroken
from domain.games import GAMES
from domain.room.pieces import Person
from functions.http import app
from infra import current_services
from infra.accounts.address import address_key
from infra.accounts.sign_in import send_code
from infra.accounts.store import open_account
from infra.local.sqlite_store import SqliteStore
from infra.ports.media import CLIP_DAYS
from tests.infra.fakes import ANN, CODE, START, World
from tests.infra.games import play_to_end

DAY_MS = 86_400_000
A_REQUEST = 5
"""Seconds from one to the next, by the server's clock: nobody gets many letters in an hour."""

LIKELY = 0.7
"""How often something is asked for that there is, or that there nearly is."""

MAILS = [f"owner{n}@example.org" for n in range(60)]
CLIPS = [f"ann.{at:x}-0123456789abcdef.mp4" for at in (START, START - (CLIP_DAYS + 1) * DAY_MS)]
KNOWN: dict[str, list[Any]] = {
    "path.code": [CODE, CODE, "ZZZZZZ"],
    "path.number": [1, 1, 2],
    "path.key": CLIPS,
    "query.eyes": ["table", "all", "0", "9"],
    "query.after": [f"{START:014d}#{CODE}#0002#0"],
    "body.game": [*GAMES, "chess"],
    "body.mail": MAILS,
}
REFUSED = 400
ANSWERED = ("2xx", "3xx", "400", "401", "404", "410")
"""What is well formed is let in, or it is refused by the rules, or it is not there: never 422."""

SETTINGS = {
    "dictionaries": {name.replace(".", "-"): {"values": KNOWN[name]} for name in KNOWN},
    "parameters": {
        name: {"dictionary": name.replace(".", "-"), "probability": LIKELY} for name in KNOWN
    },
    "checks": {"positive_data_acceptance": {"expected-statuses": list(ANSWERED)}},
    "continue-on-failure": True,
    "suppress-health-check": ["all"],  # a busy machine is no finding
}


class Found(Struct):
    """How often each status came and each check was passed; what was not, with how to ask again.

    `let_in`: how often each operation did what it is for.
    """

    statuses: Counter[int] = field(default_factory=Counter)
    let_in: Counter[str] = field(default_factory=Counter)
    passed: Counter[str] = field(default_factory=Counter)
    failures: dict[str, str] = field(default_factory=dict)

    def read(self, event: events.EngineEvent) -> None:
        match event:
            case events.ScenarioFinished(recorder=recorder):
                for case in recorder.interactions:
                    self._answer(recorder, case)
                for checks in recorder.checks.values():
                    self._checks(checks)
            case events.NonFatalError(label=label, info=info):
                self.failures[f"{label}: {info.title}"] = info.format()
            case events.FatalError(exception=trouble):
                raise trouble
            case _:
                pass

    def _answer(self, recorder: ScenarioRecorder, case: str) -> None:
        response = recorder.interactions[case].response
        if response is not None:
            self.statuses[response.status_code] += 1
            self.let_in[recorder.cases[case].value.operation.label] += (
                response.status_code < REFUSED
            )

    def _checks(self, checks: list[Any]) -> None:
        for check in checks:
            if check.failure_info is None:
                self.passed[check.name] += 1
            else:
                failure = check.failure_info.failure
                self.failures[f"{failure.operation}: {failure.title}: {failure.message}"] = (
                    check.failure_info.code_sample
                )


class Street:
    """Services with what there is to ask for; who comes by is known there, mostly."""

    def __init__(self, world: World) -> None:
        self.world, self.now = world, world.now
        current_services.install(world.services)
        self.tokens = self._tokens()

    def _tokens(self) -> Iterator[str]:
        """By turns the room's host, a guest of their own, and an account."""
        for n in count():
            yield self.world.token(ANN)
            yield self.world.token(Person(f"guest{n}"))
            yield self._account(MAILS[n % len(MAILS)])

    def _account(self, mail: str) -> str:
        key = address_key(self.world.services.keyed_hash, mail)
        opened = open_account(self.world.store, key, "Owner", None)
        return self.world.services.tokens.issue(opened.person, opened.name, 30, opened.generation)

    def described(self, examples: int, seed: int) -> BaseSchema:
        ways = {"stateful": {"generation": {"max-examples": examples // 10 + 1}}}
        settings = {
            "seed": seed,
            "generation": {"max-examples": examples, "database": "none"},
            "phases": ways,
        }
        config = schemathesis.Config.from_dict(SETTINGS | settings)
        schema = schemathesis.openapi.from_asgi("/api/openapi.json", app, config=config)
        schema.auth(refresh_interval=None)(self._bearer())
        schema.hook("after_call")(lambda _context, _case, _response: self.now.pass_by(A_REQUEST))
        schema.hook("map_body")(lambda _context, body: self._with_the_right_code(body))
        return schema

    def _bearer(self) -> type:
        tokens = self.tokens

        class Known:
            def get(self, _case: Case[Any], _asked: AuthContext) -> str:
                return next(tokens)

            def set(self, case: Case[Any], token: str, _asked: AuthContext) -> None:
                case.headers["Authorization"] = f"Bearer {token}"

        return Known

    def _with_the_right_code(self, body: Any) -> Any:
        """Who proves an address of ours has read the letter, unless there are too many by now."""
        match body:
            case {"code": str(), "nonce": str(), "mail": str(mail)} if mail in MAILS:
                return body | self._read(mail)
            case _:
                return body

    def _read(self, mail: str) -> dict[str, str]:
        with suppress(RuleBroken):
            sent = send_code(self.world.services, mail, "en", network=mail)
            return {"nonce": sent.nonce, "code": self.world.mail.code(mail)}
        return {}


def street(game: str) -> Street:
    world = World(SqliteStore(Path(":memory:")))
    world.begin(ANN, bots=GAMES[game].seats[0] - 1, game=game)
    play_to_end(world)
    return Street(world)


def asked(
    street: Street,
    examples: int,
    seed: int,
    path: str = "",
    tell: Callable[[str], None] = lambda _: None,
) -> Found:
    """So many examples of each operation, and a tenth of it of ways from one to the next.

    Of all paths, or of one alone. `tell` hears how far it is.
    """
    found = Found()
    schema = street.described(examples, seed)
    for event in from_schema(schema.include(path=path) if path else schema).execute():
        found.read(event)
        if isinstance(event, events.PhaseFinished):
            tell(f"{event.phase.name.value}: {found.statuses.total():,} requests so far")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=300, help="of each path")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", choices=GAMES, default="tycoon")
    told = parser.parse_args()
    began = time.monotonic()
    found = asked(street(told.game), told.examples, told.seed, tell=print)
    print(f"requests {found.statuses.total():,} ({time.monotonic() - began:.0f} s)")
    print("answers:", ", ".join(f"{key} {n:,}" for key, n in found.statuses.most_common()))
    print("passed:", ", ".join(f"{key} {n:,}" for key, n in found.passed.most_common()))
    print("let in:", ", ".join(f"{key} {n:,}" for key, n in found.let_in.most_common()))
    print(f"failures: {len(found.failures)}")
    for failure, how in list(found.failures.items())[:20]:
        print(failure, how, sep="\n")


if __name__ == "__main__":
    main()
