"""Cold-start preparation of a Lambda function; anywhere else nothing of this happens.

Nobody may be waiting yet, and who starts has a whole processor, who answers a share of one: so all
that a call needs is made now. What a start makes stays for ever. The collector would look through
it again and again, for nothing: it is off until all is there, and never looks at that again.
"""

import gc
import os


def before_imports() -> None:
    """Before anything else is imported."""
    if _in_lambda():
        gc.disable()


def after_imports() -> None:
    """When all is imported: make the services."""
    if _in_lambda():
        # What this brings must come after `before_imports`.
        from infra.current_services import current_services  # noqa: PLC0415

        current_services()
        gc.freeze()
        gc.enable()


def _in_lambda() -> bool:
    return "AWS_LAMBDA_FUNCTION_NAME" in os.environ
