"""The whole games of Modern Art that are kept as replays."""

from tests.games import Example

EXAMPLES = {"modern_art": Example(players=3, number=1)}
