"""How a level looks at the round: by what stands there now, or by how it may go on."""

from domain.modern_art.pieces import ARTISTS, FULL, TOKENS
from tests.bench.frozen.modern_art.forecast import forecast, payout
from tests.bench.frozen.modern_art.outlook import ByArtist, Outlook, Values

HOPE = 0.35
"""What a player gives for an artist's chance to come in after all."""

PROMISE = 90.0
"""Earlier tokens at which an artist is put out twice as often."""


def a_players_eye(outlook: Outlook, counts: ByArtist) -> Values:
    """As if the round ended now, the surer the nearer its end; and a little hope for all."""
    now = payout(counts, outlook.placed)
    if FULL in counts:
        return now
    sure = max(counts) / FULL
    hoped = [(placed + TOKENS[-1]) * HOPE for placed in outlook.placed]
    return tuple(
        [n * sure + max(h, n * HOPE) * (1 - sure) for n, h in zip(now, hoped, strict=True)]
    )


def a_masters_eye(outlook: Outlook, counts: ByArtist) -> Values:
    """The average over many ways the round may go on."""
    left = tuple([outlook.hand[a] + outlook.unseen[a] for a in ARTISTS])
    return forecast(counts, pull(outlook), left, outlook.placed)


def pull(outlook: Outlook) -> tuple[float, ...]:
    """How likely the next painting is by each artist: from one's own hand or from another's."""
    own = 1 / outlook.players
    cards, unseen = max(1, sum(outlook.hand)), max(1, sum(outlook.unseen))
    return tuple(
        [
            (own * outlook.hand[a] / cards + (1 - own) * outlook.unseen[a] / unseen)
            * (1 + outlook.placed[a] / PROMISE)
            for a in ARTISTS
        ]
    )
