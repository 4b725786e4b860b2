"""Compiled code on disk: what is in use stays, what was not used for long goes."""

import os
import re
import time
from pathlib import Path

import pytest

import neonstrip
from neonstrip.rules import kernel


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kernel, "_cache_home", lambda: tmp_path)
    return tmp_path


def unused_for(seconds: float, folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "rule.nbc").write_bytes(b"code")
    then = time.time() - seconds
    os.utime(folder, (then, then))
    return folder


def test_compiled_code_not_used_for_long_is_removed(home: Path) -> None:
    old = unused_for(kernel.KEPT + 60, home / "rules-royale-0")
    recent = unused_for(kernel.KEPT - 60, home / "rules-royale-1")
    lock = home / "saving.lock"
    lock.touch()
    os.utime(lock, (0, 0))
    kernel.forget_unused()
    assert not old.exists()
    assert (recent / "rule.nbc").exists()
    assert lock.exists()


def test_use_keeps_compiled_code(home: Path) -> None:
    folder = Path(kernel._cache_folder.__wrapped__("rules", "royale"))
    unused_for(kernel.KEPT + 60, folder)
    assert kernel._cache_folder.__wrapped__("rules", "royale") == str(folder)
    kernel.forget_unused()
    assert (folder / "rule.nbc").exists()


COMPILED = re.compile(r"^@(rule|entry)\b", re.MULTILINE)
PACKAGE = Path(neonstrip.__file__).parent
WAYS_IN = [
    path for path in sorted(PACKAGE.glob("*/**/*.py")) if re.search(r"^@entry\b", path.read_text(), re.MULTILINE)
]


def compiled_imports(path: Path) -> set[Path]:
    """The files with compiled functions that a file imports."""
    names = re.findall(r"^from (neonstrip[\w.]*) import (\(.*?\)|[^\n]*)", path.read_text(), re.MULTILINE | re.DOTALL)
    found = set()
    for package, imported in names:
        for name in ["", *re.findall(r"\w+", imported)]:
            file = PACKAGE.parent.joinpath(*package.split("."), name).with_suffix(".py")
            if file.exists() and COMPILED.search(file.read_text()):
                found.add(file)
    return found


@pytest.mark.parametrize("path", WAYS_IN, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_cache_is_named_after_all_compiled_code_in_it(path: Path) -> None:
    """Else a rule that was changed would not be compiled anew. The file of a way in itself Numba looks at."""
    layer, *game, _ = path.relative_to(PACKAGE).parts
    known = {*kernel.sources(layer, game[0] if game else "shared"), path}
    needed, waiting = set[Path](), [path]
    while waiting:
        fresh = compiled_imports(waiting.pop()) - needed
        needed |= fresh
        waiting += fresh
    assert sorted(map(str, needed - known)) == []
    assert needed or not game
