"""How much to bid: openly, once around, under cover."""

from domain.choosing import made, offered, span_of
from domain.game import Seat
from domain.luck import picked
from domain.modern_art.bots.mind import Mind
from domain.modern_art.bots.reading import either, plain
from domain.modern_art.bots.rivals import ALOUD, COVERED, Habit, chance_to_beat, nearly_best
from domain.modern_art.bots.worth import even_price, most_to_pay
from domain.modern_art.moves import Bid, BidSealed, Hammer, NoMore, Pass
from domain.modern_art.pieces import LEAST_BID
from domain.modern_art.view_types import Circling, Outcry, Sale, Sealing

SHADE_IN_TURN = 80
SHADE_COVERED, SPREAD = 65, 12
"""Percent of its limit that one who does not reckon bids; under cover so much more or less."""

JUMP, STEP, FEINT = 0.8, 0.5, 0.2
"""Parts of the way to one's limit that one raise in an open sale goes."""


def bid_openly(mind: Mind, stage: Outcry) -> Bid | NoMore | Hammer:
    """A good part of the way to one's limit; a host whom nobody would outbid any more hammers."""
    raising, limit = offered(mind.view, Bid), most_to_pay(mind, stage.sale)
    if raising is not None and stage.least <= limit:
        jump = (limit - stage.least) * _part(mind, stage)
        return made(Bid, raising, amount=stage.least + int(jump))
    return either(mind.view, NoMore, Hammer)


def _part(mind: Mind, stage: Outcry) -> float:
    """The keen jump, the cautious step; the sly begin low, to jump when others have shown hands."""
    match mind.style:
        case "keen":
            return JUMP
        case "cautious":
            return STEP
        case "sly":
            return JUMP if stage.bids else FEINT


def bid_in_turn(mind: Mind, stage: Circling) -> Bid | Pass:
    """Against those who come after; the host, who is last, needs no more than the least."""
    raising, limit = offered(mind.view, Bid), most_to_pay(mind, stage.sale)
    if raising is None or stage.least > limit:
        return plain(mind.view, Pass)
    later = stage.order[len(stage.said) + 1 :]
    return made(Bid, raising, amount=_in_turn(mind, stage, later, limit))


def _in_turn(mind: Mind, stage: Circling, later: tuple[Seat, ...], limit: int) -> int:
    if not later:
        return stage.least
    if mind.temper.reckons:
        return _reckoned(mind, stage.sale, later, ALOUD, range(stage.least, limit + 1))
    return max(stage.least, limit * SHADE_IN_TURN // 100)


def bid_sealed(mind: Mind, stage: Sealing) -> BidSealed:
    sending, sale = offered(mind.view, BidSealed), stage.sale
    assert sending is not None
    limit = min(most_to_pay(mind, sale), span_of(sending, "amount").most)
    if limit < LEAST_BID:
        return made(BidSealed, sending, amount=0)
    if not mind.temper.reckons:
        shades = range(SHADE_COVERED - SPREAD, SHADE_COVERED + SPREAD + 1)
        amount = limit * picked(mind.luck, shades) // 100
        return made(BidSealed, sending, amount=max(LEAST_BID, amount))
    bids = range(LEAST_BID, limit + 1)
    amount = _reckoned(mind, sale, mind.outlook.rivals, COVERED, bids)
    return made(BidSealed, sending, amount=amount)


def _reckoned(mind: Mind, sale: Sale, rivals: tuple[Seat, ...], habit: Habit, bids: range) -> int:
    """The chance to win times what is then left."""
    even = even_price(mind, sale)

    def gain(bid: int) -> float:
        return chance_to_beat(mind, sale, rivals, habit, bid) * (even - bid)

    return nearly_best(mind, bids, gain)
