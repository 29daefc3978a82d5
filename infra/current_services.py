"""The services of this process: installed by the server, or made by the entry point's factory."""

from collections.abc import Callable

from infra.services import Services

_installed: list[Services] = []
_factories: list[Callable[[], Services]] = []


def install(services: Services) -> None:
    """Use these services from now on."""
    _installed[:] = [services]


def install_when_needed(factory: Callable[[], Services]) -> None:
    """Make the services when they are first asked for, if none are installed by then."""
    _factories[:] = [factory]


def current_services() -> Services:
    if not _installed:
        (factory,) = _factories
        install(factory())
    return _installed[0]
