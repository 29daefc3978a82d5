"""Rotation of the token keys on one machine: `python -m infra.local.rotate`, or `make rotate`."""

import argparse
import sys
import time
from pathlib import Path

from infra.accounts.token_keys import LEAD_SECONDS, TOKEN_DAYS, KeyringTooLarge
from infra.local.private_files import STORE
from infra.local.secret_files import KEYS_SECONDS, rotate, token_keys_file
from infra.ports.store import Unavailable

SOON = f"""
  A new token key is in {{file}}.
  It signs from {LEAD_SECONDS // 60} minutes on. What older keys have signed stays good until it
  ends, {TOKEN_DAYS} days at most. A running server takes it up by itself.
"""
AT_ONCE = f"""
  One new token key is in {{file}}, and no other is accepted:
  everybody is signed out, and guests lose their seats. A running server takes it up within
  {KEYS_SECONDS} seconds.
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="infra.local.rotate", description=__doc__)
    parser.add_argument("--store", type=Path, default=STORE)
    parser.add_argument("--now", action="store_true", help="the key was lost: accept no older one")
    asked = parser.parse_args()
    try:
        rotate(asked.store, time.time(), forget=asked.now)
    except Unavailable as trouble:
        sys.exit(f"There are no keys to rotate: {trouble}")
    except KeyringTooLarge as many:
        sys.exit(str(many))
    print((AT_ONCE if asked.now else SOON).format(file=token_keys_file(asked.store)))  # noqa: T201


if __name__ == "__main__":
    main()
