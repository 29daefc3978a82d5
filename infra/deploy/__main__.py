"""The command line of `make deploy`, `rotate`, `undeploy`: `python -m infra.deploy up …`."""

import argparse
import subprocess
import sys
from collections.abc import Callable

from botocore.exceptions import BotoCoreError, ClientError

from infra.accounts.token_keys import LEAD_SECONDS, READ_AGAIN_SECONDS, TOKEN_DAYS
from infra.deploy import sam, secret_parameters, site
from infra.deploy import undeploy as undo
from infra.deploy.address_links import move_addresses
from infra.deploy.stack import Stack

WARNING = """
  This removes the stack {stack} in {region} with everything in it: all rooms, running games,
  accounts, replays and voice messages, and the secrets that sign-ins depend on.
  Type its name to go on: """
SOON = f"""
  A new token key is in {{name}}.
  It signs from {LEAD_SECONDS // 60} minutes on; by then every function has read it. What older keys
  have signed stays good until it ends, {TOKEN_DAYS} days at most.
"""
AT_ONCE = f"""
  One new token key is in {{name}}, and no other is accepted: everybody is
  signed out, and guests lose their seats. Warm functions take it up within
  {READ_AGAIN_SECONDS // 60} minutes, new ones at once.
"""


def main() -> None:
    asked = _arguments()
    acts: dict[str, Callable[[argparse.Namespace, Stack], None]] = {
        "up": _up,
        "down": _down,
        "rotate": _rotate,
    }
    try:
        acts[asked.act](asked, Stack(asked.stack, asked.region))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
    except (BotoCoreError, ClientError, ValueError) as trouble:
        sys.exit(f"{type(trouble).__name__}: {trouble}")


def _up(asked: argparse.Namespace, place: Stack) -> None:
    settings = dict(setting.split("=", 1) for setting in asked.set)
    secret_parameters.create(place)
    sam.build()
    site.prepare(place)
    sam.deploy(place, settings)
    secret_parameters.delete_older(place)
    move_addresses(place)
    site.publish(place)
    _say(place)


def _down(asked: argparse.Namespace, place: Stack) -> None:
    warning = WARNING.format(stack=place.stack, region=place.region)
    if not asked.yes and input(warning).strip() != place.stack:
        sys.exit("Nothing was removed.")
    undo.remove(place)
    print(f"Nothing of {place.stack} is left.")  # noqa: T201


def _rotate(asked: argparse.Namespace, place: Stack) -> None:
    secret_parameters.rotate(place, forget=asked.now)
    print((AT_ONCE if asked.now else SOON).format(name=place.token_keys))  # noqa: T201


def _say(place: Stack) -> None:
    made = place.outputs()
    print(f"\n  Gavel · 落槌   {made['Address']}")  # noqa: T201
    print(f"  its domain at CloudFront: {made['SiteDomain']}")  # noqa: T201
    print(f"  try it out: make smoke ADDRESS={made['Address']}\n")  # noqa: T201


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="infra.deploy", description="Gavel on AWS.")
    parser.add_argument("act", choices=["up", "down", "rotate"])
    parser.add_argument("--stack", default="gavel")
    parser.add_argument("--region", required=True)
    parser.add_argument("--set", nargs="*", default=[], metavar="Name=value", help="a parameter")
    parser.add_argument("--yes", action="store_true", help="remove without asking")
    parser.add_argument("--now", action="store_true", help="the key was lost: accept no older one")
    asked = parser.parse_args()
    if not asked.region:
        parser.error("which region? For example: make deploy REGION=eu-north-1")
    return asked


if __name__ == "__main__":
    main()
