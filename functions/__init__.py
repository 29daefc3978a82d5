"""Lambda entry points, one file a function: unwrap the event, call, wrap the answer."""

from infra.cold_start import before_imports

before_imports()

from infra.current_services import install_when_needed  # noqa: E402  (the collector is off now)
from infra.services import Services  # noqa: E402


def _aws_services() -> Services:
    from infra.aws.services import aws_services  # noqa: PLC0415  (its clients are slow to import)

    return aws_services()


install_when_needed(_aws_services)
