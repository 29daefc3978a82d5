"""A Modern Art table as it stands, secrets included. `evolve.py` remembers it from the facts."""

from domain.auctions import Lot
from domain.game import Seat, Value
from domain.modern_art.pieces import ARTISTS, Painting
from domain.modern_art.stages import Offering, Stage
from domain.modern_art.view_types import Outcome, Sale, Settlement

FIRST = Seat(0)


class Player(Value, frozen=True):
    """`paintings` hang before them, in order of buying; `spent` and `earned` add up over the game.

    money = 100 - spent + earned + what the bank paid in the settlements.
    """

    money: int
    hand: tuple[Painting, ...] = ()
    paintings: tuple[Painting, ...] = ()
    spent: int = 0
    earned: int = 0


class Table(Value, frozen=True):
    """`pile` in the order it will be dealt; `lot` is the one on sale, or the next.

    `counts`: paintings put out this round, by artist. `tokens`: by artist, one for each settled
    round. `turn` changes whenever the clock starts anew.
    """

    players: tuple[Player, ...] = ()
    lone_human: Seat | None = None
    pile: tuple[Painting, ...] = ()
    museum: tuple[Painting, ...] = ()
    round: int = 0
    lot: Lot = Lot(0)
    counts: tuple[int, ...] = (0,) * len(ARTISTS)
    tokens: tuple[tuple[int, ...], ...] = ((),) * len(ARTISTS)
    sale: Sale | None = None
    last: Outcome | None = None
    settlements: tuple[Settlement, ...] = ()
    stage: Stage = Offering(FIRST)
    turn: int = 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(n) for n in range(len(self.players)))

    @property
    def on_sale(self) -> Sale:
        """What is up for sale, in every stage but the first and the last."""
        assert self.sale is not None, "nothing is up for sale"
        return self.sale

    @property
    def nobody_has_a_card(self) -> bool:
        return not any(player.hand for player in self.players)


EMPTY = Table()
