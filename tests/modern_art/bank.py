"""Where all money and all paintings are, at any moment of a game of Modern Art."""

from domain.game import Seat
from domain.modern_art import events
from domain.modern_art.events import ModernArtEvent
from domain.modern_art.pieces import PAINTINGS, PURSE, Painting, artist_of
from domain.modern_art.table import Player, Table


def check_nothing_is_lost(table: Table, facts: list[ModernArtEvent]) -> None:
    """Money of all seats and the bank, and all 70 paintings: as at the beginning."""
    money = sum(player.money for player in table.players) + sum(map(to_the_bank, facts))
    assert money == PURSE * len(table.players)
    assert all(player.money >= 0 for player in table.players)
    assert sorted(paintings_in(table)) == list(PAINTINGS)
    assert [player.money for player in table.players] == [
        money_explained(table, seat) for seat in table.seats
    ]


def to_the_bank(fact: ModernArtEvent) -> int:
    """Money that left the seats by this fact; less than 0: the bank paid."""
    match fact:
        case events.LotSold(_, _, price, shares):
            assert sum(share.amount for share in shares) == price
            return sum(share.amount for share in shares if share.to is None)
        case events.PaintingsCashed():
            return -fact.gold
        case _:
            return 0


def paintings_in(table: Table) -> list[Painting]:
    held = [card for player in table.players for card in (*player.hand, *player.paintings)]
    on_sale = table.sale.paintings if table.sale else ()
    return [*table.pile, *held, *on_sale, *table.museum]


def money_explained(table: Table, seat: Seat) -> int:
    """What a final score says of a seat's money holds at any moment."""
    player = table.players[seat]
    banked = sum(settlement.paid[seat] for settlement in table.settlements)
    return PURSE - player.spent + player.earned + banked


def held(player: Player) -> int:
    """Paintings of the first artist."""
    return sum(artist_of(card) == 0 for card in player.hand)
