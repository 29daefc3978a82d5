"""Verification of a replay from its file alone: `python -m infra.replays.verify replay.json`."""
