"""A fast loader of botocore's service models: the first call of a process waits for it."""

import gzip
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from botocore.loaders import JSONFileLoader, Loader

SERVICES = ["apigatewaymanagementapi", "dynamodb", "s3", "sesv2", "ssm", "stepfunctions"]
"""All that we ever make a client of; the package holds no others (deploy/package/Makefile)."""

ENDINGS: dict[str, Callable[[str, str], Any]] = {".json": open, ".json.gz": gzip.open}


class ModelFiles(JSONFileLoader):
    """As plain dicts: botocore's ordered ones take five times as long."""

    def load_file(self, file_path: str) -> Any:
        """`file_path` is without its ending; None where there is no such file."""
        for ending, opened in ENDINGS.items():
            with suppress(FileNotFoundError), opened(file_path + ending, "rb") as file:
                return msgspec.json.decode(file.read())
        return None


class ServiceModels(Loader):
    """Knows by name what there is; botocore's own walks the folders of all four hundred."""

    FILE_LOADER_CLASS = ModelFiles

    def list_available_services(self, type_name: str) -> list[str]:
        del type_name
        return SERVICES
