"""Which house this process keeps: the one it was given, or the cloud's by its environment."""

from infra.house import House

_kept: list[House] = []


def keep(house: House) -> None:
    """Keep this house from now on."""
    _kept[:] = [house]


def house() -> House:
    if not _kept:
        from infra.cloud.house import cloud_house  # noqa: PLC0415  (its clients are slow to import)

        keep(cloud_house())
    return _kept[0]
