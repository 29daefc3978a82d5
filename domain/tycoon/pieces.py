"""What is in the box, and the numbers of the rulebook. Gold is whole."""

from typing import NewType

Card = NewType("Card", int)
"""A card, 0-80: nine of each era in order, stars 1 1 1 2 2 2 3 3 and the red card.

Cards of one title all bear the number of the first: nothing tells one of them from another (B-11).
"""

Title = NewType("Title", int)
"""A card's name, 0-35: four of each era, by star."""

STARS_OF_AN_ERA = (1, 1, 1, 2, 2, 2, 3, 3, 4)
CARDS_OF_AN_ERA = len(STARS_OF_AN_ERA)
STARS = (1, 2, 3, 4)
RED = 4
VALUE_OF_A_STAR = 10

NAMES = (
    ("春秋战国", "布币", "莲鹤方壶", "曾侯乙编钟", "越王勾践剑"),
    ("秦", "半两钱", "秦陵铜车马", "秦俑将军俑", "传国玉玺"),
    ("汉", "五铢钱", "长信宫灯", "马王堆帛画", "金缕玉衣"),
    ("三国", "太平道符", "铜雀台瓦砚", "青釭剑", "的卢马"),
    ("唐", "开元通宝", "唐三彩骆驼", "簪花仕女图", "兰亭序真迹"),
    ("宋", "交子", "汝窑天青釉洗", "清明上河图", "苏轼寒食帖"),
    ("元", "中统元宝交钞", "青花鬼谷子下山罐", "元青花萧何追韩信梅瓶", "富春山居图"),
    ("明", "大明宝钞", "成化斗彩鸡缸杯", "永乐大典", "万历金翼善冠"),
    ("中国民国", "袁大头", "中山装", "张大千泼墨山水", "翠玉白菜"),
)
"""An era's name, then its titles by star."""

ERAS = range(len(NAMES))

PLAYERS = range(3, 7)
PURSE = 150
ROUNDS_EACH = 2

BONUS_OF_A_FACE = (0, 10, 10, 20, 20, 30, 30)
BONUS_CAP = 30
BONUS_FALL = 10

LEAST_START_PRICE = 5
RAISE = 2
MOST_BID = 9_999
REBIDS = 3
TAKERS = 2
BAN = 2

INCOME_OF_A_CARD = 2
INCOME_OF_A_CARD_IN_A_SET = 4

PICK_PERCENT = 80
LUXURY_PERCENT = (0, 50, 100)
RED_TAX_PERCENT = 20
SET_PERCENT = 150
RED_SET_PERCENT = 200

UNSOLD_RETURNS = "unsold-returns"
"""Where the deck is too small, cards nobody bought go back under it (TY-03)."""
VARIANTS = (UNSOLD_RETURNS,)

SECONDS_TO_DECIDE = 90
SECONDS_TO_BID = 15
SECONDS_TO_CLOSE = 15
"""Once all are ready the start player has so many left, once in a window (TY-16)."""
SECONDS_TO_ROLL = 10


def era_of(card: Card) -> int:
    return card // CARDS_OF_AN_ERA


def star_of(card: Card) -> int:
    return STARS_OF_AN_ERA[card % CARDS_OF_AN_ERA]


def title_of(card: Card) -> Title:
    return Title(era_of(card) * len(STARS) + star_of(card) - 1)


def first_of_title(card: Card) -> Card:
    """The number that all cards of its title bear; facts of rules 1 tell each by its own."""
    first = CARDS_OF_AN_ERA * era_of(card)
    return Card(first + STARS_OF_AN_ERA.index(star_of(card)))


def is_red(card: Card) -> bool:
    return card % CARDS_OF_AN_ERA == CARDS_OF_AN_ERA - 1


def value_of(card: Card) -> int:
    """估值 in gold, before sets."""
    return VALUE_OF_A_STAR * star_of(card)


def cards_of(era: int) -> tuple[Card, ...]:
    """All nine, the red one last."""
    first = era * CARDS_OF_AN_ERA
    return tuple(first_of_title(Card(card)) for card in range(first, first + CARDS_OF_AN_ERA))


def red_of(era: int) -> Card:
    return cards_of(era)[-1]


def rounds_for(players: int) -> int:
    return ROUNDS_EACH * players


def start_price(card: Card) -> int:
    """Half the value, and at least 5 gold (TY-26)."""
    return max(LEAST_START_PRICE, value_of(card) // 2)


def titles_of(eras: tuple[int, ...]) -> tuple[Title, ...]:
    """Every card name of these eras."""
    return tuple(Title(era * len(STARS) + star - 1) for era in eras for star in STARS)


def is_red_title(title: Title) -> bool:
    return title % len(STARS) == RED - 1


def percent_up(gold: int, percent: int) -> int:
    """That share of the gold; a fraction is rounded up (§3)."""
    return -(-gold * percent // 100)
