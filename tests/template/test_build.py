"""`sam build` packs every function on a plain machine, for the functions' own platform."""

from pathlib import Path

import pytest

from infra.aws.botocore_models import SERVICES
from tests.template.conftest import ROOT, run
from tests.template.test_package import FUNCTIONS

MOST_BYTES = 60 * 1024 * 1024
"""Lambda takes 250 MB; a cold start reads what it takes."""


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("build")
    told = run(
        "sam", "build", "--parallel", "--build-dir", str(home / "build"),
        "--template", str(ROOT / "template.yaml"), home=home,
    )  # fmt: skip
    assert told.returncode == 0, told.stdout + told.stderr
    return home / "build"


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_is_packed_with_all_it_needs_and_no_more(packed: Path, name: str) -> None:
    folder = packed / name
    module = FUNCTIONS[name]["Properties"]["Handler"].rsplit(".", 1)[0]
    assert (folder / f"{module.replace('.', '/')}.py").exists()
    for absent in ("infra/local", "infra/deploy", "boto3", "tests"):
        assert not (folder / absent).exists(), absent
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < MOST_BYTES
    compiled = [path.name for path in files if path.suffix == ".so"]
    assert compiled
    assert all("aarch64" in name or "abi3" in name for name in compiled), compiled


@pytest.mark.parametrize("name", FUNCTIONS)
def test_it_brings_the_models_of_the_services_that_it_asks(packed: Path, name: str) -> None:
    models = packed / name / "botocore/data"
    assert sorted(path.name for path in models.iterdir() if path.is_dir()) == SERVICES
    assert (models / "endpoints.json").exists()
    assert (models.parent / "cacert.pem").exists()
