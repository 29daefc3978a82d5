"""Whether a replay's luck was honest, from the file alone: `python -m infra.replays.verify replay.json`."""
