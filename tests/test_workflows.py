"""The recipe for checking pull requests on other machines is at least one that its runner understands."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_workflows_are_understood() -> None:
    recipes = sorted(ROOT.glob(".github/workflows/*.yml"))
    assert recipes
    check = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        "vendor.github-workflows",
        *map(str, recipes),
    ]
    read = subprocess.run(check, capture_output=True, text=True)
    assert read.returncode == 0, read.stdout
