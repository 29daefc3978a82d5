"""A move by chance, from options as they stand in a view."""

from typing import Any

from domain.luck import Luck, picked, shuffled

Json = dict[str, Any]
NEAR = 12
RARE = {"OfferTrade", "Wish", "TakeReadyBack", "TakeSaleBack"}
"""What would make a game long if everybody did it as often as the rest."""


def chosen(options: list[Json], luck: Luck) -> Json:
    """One of the moves that are offered; amounts mostly near the least, as people bid."""
    usual = [option for option in options if option["move"] not in RARE]
    option = picked(luck, options if not usual or luck.below(6) == 0 else usual)
    return {"is": option["move"]} | {k: _drawn(v, luck) for k, v in option["fields"].items()}


def _drawn(field: Any, luck: Luck) -> Any:
    match field:
        case {"is": "Span", "least": least, "most": most, "step": step}:
            return least + step * luck.below(min((most - least) // step, _reach(luck)) + 1)
        case {"is": "Some", "among": among, "least": least, "most": most}:
            return shuffled(luck, among)[: least + luck.below(most - least + 1)]
        case _:
            return picked(luck, field)


def _reach(luck: Luck) -> int:
    return 1_000_000 if luck.below(8) == 0 else NEAR
