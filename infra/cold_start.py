"""Cold-start preparation of a Lambda function; anywhere else nothing of this happens.

Nobody may be waiting yet, and who starts has a whole processor, who answers a share of one: so all
that a call needs is made now. What a start makes stays for ever. The collector would look through
it again and again, for nothing: it is off until all is there, and never looks at that again.
"""

import gc
import os
from contextlib import suppress


def before_imports() -> None:
    """Before anything else is imported."""
    if _in_lambda():
        gc.disable()


def after_imports(*, with_token_keys: bool = False) -> None:
    """When all is imported: make the services, and read the keys of tokens if they are needed.

    Where they can't be read just now, the first call tries again.
    """
    if _in_lambda():
        # What this brings must come after `before_imports`.
        from infra.current_services import current_services  # noqa: PLC0415
        from infra.ports.store import Unavailable  # noqa: PLC0415

        services = current_services()
        if with_token_keys:
            with suppress(Unavailable):
                services.tokens.load_keys()
        gc.freeze()
        gc.enable()


def _in_lambda() -> bool:
    return "AWS_LAMBDA_FUNCTION_NAME" in os.environ
