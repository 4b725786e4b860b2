"""Recipes that cannot be carried out here are at least understood: by those who check pull requests, by containers."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CONTAINERFILE = ROOT / "deploy/Containerfile"


@pytest.mark.parametrize(
    ("schema", "found"),
    [("github-workflows", ".github/workflows/*.yml"), ("compose-spec", "deploy/compose.yaml")],
)
def test_recipes_are_understood(schema: str, found: str) -> None:
    recipes = sorted(ROOT.glob(found))
    assert recipes
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *map(str, recipes)]
    read = subprocess.run(check, capture_output=True, text=True)
    assert read.returncode == 0, read.stdout


def ignored() -> set[str]:
    """What the builder of a container is not given."""
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def test_a_container_is_made_of_what_is_there_and_of_nothing_secret() -> None:
    """Its stages were last built by hand; what they name must not go away meanwhile."""
    text = CONTAINERFILE.read_text().replace("\\\n", " ")
    files = set(re.findall(r"(?<![/\w])(?:scripts|requirements)/[\w./-]+", text))
    assert files >= {"requirements/play.lock", "scripts/pages.py", "scripts/compile"}
    assert all((ROOT / file).is_file() for file in files)
    locked = set(re.findall(r"^([\w-]+)==", (ROOT / "requirements/play.lock").read_text(), re.MULTILINE))
    assert {"uvicorn", "asyncpg", "hatchling"} <= locked, "it serves, keeps tables in PostgreSQL, and builds a wheel"
    assert {"deploy/*.key", "deploy/*.password", ".git", ".venv"} <= ignored()
    assert not {file.partition("/")[0] for file in files} & ignored()
    assert not {"src", "web", "docs", "README.md", "LICENSE", "THIRD-PARTY", "hatch_build.py"} & ignored()


def test_a_container_serves_as_nobody_in_particular() -> None:
    lines = CONTAINERFILE.read_text().rpartition("\nFROM ")[2].splitlines()
    told = dict(line.split(" ", 1) for line in lines if line.startswith(("USER", "ENTRYPOINT", "CMD")))
    [uid] = re.findall(r"--uid (\d+)", " ".join(lines))
    assert told["USER"] == uid != "0"
    assert lines[-1].startswith("CMD")
    words = shlex.split(re.sub(r"[\[\],]", " ", f"{told['ENTRYPOINT']} {told['CMD']}"))
    assert words[:2] == ["neonstrip", "serve"]
    options = subprocess.run(
        [sys.executable, "-m", "neonstrip", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert all(word in options for word in words if word.startswith("--"))
