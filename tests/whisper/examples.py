"""The whole games of Whisper that are kept as replays."""

from tests.games import Example

EXAMPLES = {"whisper": Example(players=3, number=4)}
