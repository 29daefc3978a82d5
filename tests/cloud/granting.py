"""What policies grant, by the emulator's own evaluation of them. Run by the Python of .venv-cloud.

    granting.py < {"user": arn, "policy": …, "requests": [[action, resource, condition keys], …]}

→ as JSON, whether each is granted. The emulator gives its requests no condition keys of IAM, and
makes a template's resources as if it were root: what the real AWS would ask is asked here.
"""

import json
import sys
from typing import Any

from ministack.core.iam_evaluator import (  # type: ignore[import-not-found]
    EvalContext,
    evaluate,
    parse_policy_document,
)


def main() -> None:
    asked = json.load(sys.stdin)
    policies = [parse_policy_document(asked["policy"])]
    contexts = (_context(asked["user"], *request) for request in asked["requests"])
    print(json.dumps([evaluate(one, policies).decision == "Allow" for one in contexts]))  # noqa: T201


def _context(user: str, action: str, resource: str, keys: dict[str, Any]) -> EvalContext:
    return EvalContext(
        principal_arn=user,
        principal_type="User",
        principal_account=user.split(":")[4],
        action=action,
        resource_arn=resource,
        region="eu-north-1",
        service_context={name.lower(): value for name, value in keys.items()},
    )


if __name__ == "__main__":
    main()
