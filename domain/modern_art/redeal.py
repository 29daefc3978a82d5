"""Another table that a seat could be sitting at, for all it can see: every secret is dealt anew."""

from msgspec.structs import replace

from domain.auctions import Call
from domain.auctions.sealed import Sealed
from domain.game import Seat
from domain.luck import Luck, shuffled
from domain.modern_art.pieces import PURSE, Painting
from domain.modern_art.stages import Circling, Outcry, Over, Sealing, Taking
from domain.modern_art.table import Player, Table


def redeal(table: Table, seat: Seat | None, luck: Luck) -> Table:
    """What this seat (or a spectator, None) sees stays; the rest is another."""
    table = _cards(table, seat, luck)
    if isinstance(table.stage, Over):
        return table
    table = _money(table, seat, luck)
    if not isinstance(table.stage, Sealing):
        return table
    return replace(table, stage=Sealing(_sealed(table, table.stage.auction, seat, luck)))


def _cards(table: Table, seat: Seat | None, luck: Luck) -> Table:
    """Others' hands and the pile, mixed; hands keep their size."""
    others = [s for s in table.seats if s != seat]
    hidden = [card for s in others for card in table.players[s].hand]
    cards = shuffled(luck, [*table.pile, *hidden])
    players = list(table.players)
    for s in others:
        players[s] = replace(players[s], hand=_take(cards, len(players[s].hand)))
    return replace(table, players=tuple(players), pile=tuple(cards))


def _take(cards: list[Painting], count: int) -> tuple[Painting, ...]:
    return tuple(sorted(cards.pop() for _ in range(count)))


def _money(table: Table, seat: Seat | None, luck: Luck) -> Table:
    """At least what a seat must have, to have called what it called."""
    players = tuple(
        player if s == seat else _richer(player, _called(table, s) + luck.below(2 * PURSE))
        for s, player in zip(table.seats, table.players, strict=True)
    )
    return replace(table, players=players)


def _richer(player: Player, money: int) -> Player:
    """With other money, and an income that explains it."""
    missing = max(0, player.money - money)
    spent, earned = player.spent + missing, player.earned + max(0, money - player.money)
    return replace(player, money=money, spent=spent, earned=earned)


def _called(table: Table, seat: Seat) -> int:
    """The highest amount this seat has said aloud in this sale."""
    stage = table.stage
    if isinstance(stage, Taking):
        return stage.auction.price if seat == table.on_sale.host else 0
    calls: tuple[Call, ...] = ()
    if isinstance(stage, Outcry):
        calls = stage.auction.bids
    if isinstance(stage, Circling):
        calls = stage.auction.said
    return max((call.amount for call in calls if call.seat == seat), default=0)


def _sealed(table: Table, auction: Sealed, seat: Seat | None, luck: Luck) -> Sealed:
    calls = (
        call if call.seat == seat else _another_call(table, call, luck) for call in auction.calls
    )
    return replace(auction, calls=tuple(calls))


def _another_call(table: Table, call: Call, luck: Luck) -> Call:
    return Call(call.seat, luck.below(table.players[call.seat].money + 1))
