"""What a bot makes of what it sees: who owns what, and what may still come."""

from msgspec import Struct

from domain.choosing import own_of, seat_of
from domain.game import Seat
from domain.modern_art.pieces import ARTISTS, COPIES, Painting, artist_of
from domain.modern_art.view_types import Offering, Over, Sale, View

ByArtist = tuple[int, ...]
Values = tuple[float, ...]


class Outlook(Struct, frozen=True):
    """Lists by artist.

    walls    each seat's paintings; `hand`: one's own
    unseen   paintings one does not know where they are: in others' hands, in the pile
    in_play  the part of the unseen that is in others' hands
    placed   the sum of their tokens of earlier rounds
    """

    seat: Seat
    players: int
    money: int
    counts: ByArtist
    placed: ByArtist
    walls: tuple[ByArtist, ...]
    hand: ByArtist
    unseen: ByArtist
    in_play: float
    rounds_left: int

    @property
    def rivals(self) -> tuple[Seat, ...]:
        return tuple(Seat(n) for n in range(self.players) if n != self.seat)


def outlook(view: View) -> Outlook:
    table, own = view.table, own_of(view)
    walls = tuple([by_artist(gallery.paintings) for gallery in table.galleries])
    hand = by_artist(own.hand)
    seen = [hand, by_artist(table.museum), by_artist(paintings_on_sale(view)), *walls]
    others = sum(gallery.cards for gallery in table.galleries) - len(own.hand)
    return Outlook(
        seat=seat_of(view),
        players=len(table.galleries),
        money=own.money,
        counts=table.counts,
        placed=tuple(map(sum, table.tokens)),
        walls=walls,
        hand=hand,
        unseen=tuple([sum(COPIES[a]) - sum(part[a] for part in seen) for a in ARTISTS]),
        in_play=others / (others + table.pile) if others else 0.0,
        rounds_left=table.rounds - table.round,
    )


def by_artist(paintings: tuple[Painting, ...]) -> ByArtist:
    counts = [0] * len(ARTISTS)
    for painting in paintings:
        counts[artist_of(painting)] += 1
    return tuple(counts)


def sale_of(view: View) -> Sale | None:
    stage = view.table.stage
    return None if isinstance(stage, Offering | Over) else stage.sale


def paintings_on_sale(view: View) -> tuple[Painting, ...]:
    sale = sale_of(view)
    return sale.paintings if sale else ()


def with_more(counts: ByArtist, artist: int, more: int) -> ByArtist:
    return tuple(count + more * (a == artist) for a, count in enumerate(counts))
