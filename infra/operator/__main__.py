"""`python -m infra.operator export PERSON`, or `erase PERSON`: what a person may ask of a server.

`ends`, once after an older server was brought up to date: what it has kept without end gets one.

PERSON is an address one signs in with, or the person's id, which stands in their own export.
`--store` names the file of a server on one machine, `--stack` and `--region` a deployed one.
"""

import argparse
import sys
from pathlib import Path

import msgspec

from domain.game import RuleBroken
from domain.room.pieces import Person
from infra.accounts.personal_data import PersonalData, erase, export, is_being_erased, person_of
from infra.deploy.stack import Stack
from infra.operator.ends import give_ends
from infra.operator.homes import HomeUnavailable, on_aws, on_this_machine
from infra.ports.store import Unavailable
from infra.rooms.handle import Busy
from infra.services import Services

NOBODY, FAILED = 1, 2
WARNING = """
  This erases {person}: account, tokens, {games} games in their list, their lines and clips in
  {rooms} rooms, and their name in these rooms and replays. It cannot be undone.
  Type {person} to go on: """


def main(arguments: list[str]) -> int:
    """Returns the exit status: 0 done, 1 nothing is known of them, 2 it failed; do it again."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.act != "ends" and not asked.person:
        parser.error("whom?")
    try:
        services = _home(asked)
        if asked.act == "ends":
            print(f"{give_ends(services.store, services.now())} items have an end now.")  # noqa: T201
            return 0
        person = _person(services, asked.person)
        found = None if person is None else export(services, person)
        if person is None or found is None or not _is_known(services, found):
            print(f"Nothing is known of {asked.person}.", file=sys.stderr)  # noqa: T201
            return NOBODY
        if asked.act == "export":
            print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())  # noqa: T201
            return 0
        return _erase(services, person, found, sure=asked.yes)
    except (HomeUnavailable, ValueError, RuleBroken, Busy, Unavailable) as why:
        print(f"{type(why).__name__}: {why}", file=sys.stderr)  # noqa: T201
        return FAILED


def _erase(services: Services, person: Person, found: PersonalData, *, sure: bool) -> int:
    warning = WARNING.format(person=person, games=len(found.games), rooms=len(found.rooms))
    if not sure and input(warning).strip() != person:
        print("Nothing was erased.")  # noqa: T201
        return 0
    erase(services, person)
    print(f"{person} is erased.")  # noqa: T201
    return 0


def _is_known(services: Services, found: PersonalData) -> bool:
    """Also whose erasure broke off."""
    person = found.people[0]
    rows = found.account or found.rooms or found.games
    return bool(rows) or is_being_erased(services.store, person)


def _person(services: Services, asked: str) -> Person | None:
    return person_of(services, asked) if "@" in asked else Person(asked)


def _home(asked: argparse.Namespace) -> Services:
    if asked.region:
        return on_aws(Stack(asked.stack, asked.region))
    return on_this_machine(asked.store)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m infra.operator", description=__doc__)
    parser.add_argument("act", choices=["export", "erase", "ends"])
    parser.add_argument("person", metavar="PERSON", nargs="?", default="")
    parser.add_argument("--store", type=Path, default=Path("var/gavel.sqlite"))
    parser.add_argument("--stack", default="gavel")
    parser.add_argument("--region", default="", help="of the stack; without it: the store")
    parser.add_argument("--yes", action="store_true", help="erase without asking")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
