"""How a function starts in Lambda; anywhere else nothing of this happens.

Nobody may be waiting yet, and who starts has a whole processor, who answers a share of one: so all
that a call needs is made now. What a start makes stays for ever. The collector would look through
it again and again, for nothing: it is off until all is there, and never looks at that again.
"""

import gc
import os


def begin() -> None:
    """Before anything else is imported."""
    if _in_lambda():
        gc.disable()


def ready() -> None:
    """When all is imported: open the house."""
    if _in_lambda():
        from infra.open_house import house  # noqa: PLC0415  (it brings all that begin precedes)

        house()
        gc.freeze()
        gc.enable()


def _in_lambda() -> bool:
    return "AWS_LAMBDA_FUNCTION_NAME" in os.environ
