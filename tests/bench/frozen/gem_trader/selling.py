"""What goes into the fist."""

from domain.choosing import made, offered, own_of
from domain.gem_trader.moves import FISTFUL, Sell
from domain.gem_trader.pieces import GEMS
from tests.bench.frozen.gem_trader.outlook import Outlook


def sell_best(outlook: Outlook) -> Sell:
    """Of each kind as many as are worth more now than later."""
    selling = offered(outlook.view, Sell)
    assert selling is not None
    have = own_of(outlook.view).gems
    counts = {name: outlook.sales[gem][have[gem]] for name, gem in zip(FISTFUL, GEMS, strict=True)}
    return made(Sell, selling, **counts)
