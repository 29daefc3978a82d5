"""How a seat plays: cautious, keen or sly, for the whole game."""

from domain.choosing import seat_of
from domain.moods import Style, style_of
from domain.tycoon.view_types import View


def style(view: View) -> Style:
    """The eras of a game shift them, so that a chair's bot is not always the same."""
    return style_of(seat_of(view), sum(view.table.eras))
