"""The whole games of Gem Trader that are kept as replays."""

from tests.games import Example

EXAMPLES = {"gem_trader": Example(players=3, number=0)}
