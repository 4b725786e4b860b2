"""The second try of `./test`, tried on a small project of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import second_try

UNSTEADY = """
from pathlib import Path

def test_unsteady():
    seen = Path("seen")
    before = seen.exists()
    seen.touch()
    assert before
"""


def project(folder: Path, tests: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run the tests of a new project as `./test` runs ours."""
    script = Path(second_try.__file__)
    (folder / "pytest.ini").write_text(f"[pytest]\npythonpath = {script.parent}\n")
    (folder / "conftest.py").write_text("from second_try import pytest_terminal_summary\n")
    for name, source in tests.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(source)
    command = [sys.executable, str(script), "-q", "-n", "2"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_test_of_the_browser_that_passes_alone_is_named_flaky(tmp_path: Path) -> None:
    done = project(tmp_path, {"web/test_page.py": UNSTEADY, "web/test_fine.py": "def test_fine(): pass\n"})
    assert done.returncode == 0, done.stdout
    assert done.stdout.splitlines()[-1] == "FLAKY web/test_page.py::test_unsteady"
    assert "1 failed, 1 passed" in done.stdout


@pytest.mark.parametrize(
    "tests",
    [
        {"web/test_page.py": "def test_wrong(): assert False\n"},
        {"royale/test_rule.py": UNSTEADY},
        {"web/test_page.py": "import nothing_of_this_name\n"},
    ],
    ids=["fails twice", "a rule has one try", "cannot be imported"],
)
def test_what_is_really_wrong_stays_wrong(tmp_path: Path, tests: dict[str, str]) -> None:
    done = project(tmp_path, tests)
    assert done.returncode != 0
    assert "FLAKY" not in done.stdout


@pytest.mark.parametrize("where", ["royale", "server"])
def test_what_passes_alone_is_named_though_others_fail(tmp_path: Path, where: str) -> None:
    """The run is red for the other, but nobody has to find out which of the two is which."""
    wrong = {f"{where}/test_other.py": "def test_wrong(): assert False\n"}
    done = project(tmp_path, {"web/test_page.py": UNSTEADY} | wrong)
    assert done.returncode != 0
    assert [line for line in done.stdout.splitlines() if "FLAKY" in line] == ["FLAKY web/test_page.py::test_unsteady"]
