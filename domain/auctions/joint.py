"""A sale two hosts share (成套): who put up the Double, and who joined and runs the sale."""

from msgspec import Struct


class Halves(Struct, frozen=True, gc=False):
    """Parts of one price."""

    former: int
    new: int


def split(price: int) -> Halves:
    """In halves; of an odd price the new host gets the odd unit (MA-16)."""
    return Halves(former=price // 2, new=price - price // 2)
