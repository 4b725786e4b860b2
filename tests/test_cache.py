"""Compiled code on disk: what is in use stays, what was not used for long goes."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import numba
import pytest

import neonstrip
from neonstrip.cli.warm import ensure_compiled
from neonstrip.rules import caching, kernel


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(caching, "cache_home", lambda: tmp_path)
    return tmp_path


def unused_for(seconds: float, folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "rule.nbc").write_bytes(b"code")
    then = time.time() - seconds
    os.utime(folder, (then, then))
    return folder


def test_compiled_code_not_used_for_long_is_removed(home: Path) -> None:
    old = unused_for(caching.KEPT + 60, home / "rules-royale-0")
    recent = unused_for(caching.KEPT - 60, home / "rules-royale-1")
    lock = home / "saving.lock"
    lock.touch()
    os.utime(lock, (0, 0))
    caching.forget_unused()
    assert not old.exists()
    assert (recent / "rule.nbc").exists()
    assert lock.exists()


@pytest.fixture
def no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home that can't be written: its folder for caches is a file. Temporary files are made elsewhere."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


@pytest.fixture(autouse=True)
def find_anew() -> Iterator[None]:
    caching.cache_home.cache_clear()
    yield
    caching.cache_home.cache_clear()


def test_without_a_home_temporary_files_are_used_again(no_home: Path) -> None:
    found = caching.cache_home()
    assert found.parent == no_home
    assert found.stat().st_mode & 0o077 == 0
    caching.cache_home.cache_clear()
    assert caching.cache_home() == found


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="there everybody has temporary files of their own")
@pytest.mark.parametrize("trap", ["anybody may write", "somebody else's", "a link"])
def test_code_that_others_could_have_put_there_is_not_run(no_home: Path, trap: str) -> None:
    place = no_home / f"neonstrip-{os.getuid()}"
    place.mkdir()
    if trap == "anybody may write":
        place.chmod(0o777)
    elif trap == "a link":
        place.rmdir()
        (no_home / "elsewhere").mkdir(mode=0o700)
        place.symlink_to(no_home / "elsewhere")
    elif os.getuid():
        pytest.skip("only root can give a folder away")
    else:
        os.chown(place, 65534, 65534)
    found = caching.cache_home()
    assert found.resolve() not in (place, place.resolve())
    assert found.stat().st_mode & 0o077 == 0


def test_use_keeps_compiled_code(home: Path) -> None:
    folder = caching.cache_folder("rules", "royale", "ours")
    unused_for(caching.KEPT + 60, folder)
    assert caching.cache_folder("rules", "royale", "ours") == folder
    caching.forget_unused()
    assert (folder / "rule.nbc").exists()


PACKAGE = Path(neonstrip.__file__).parent

ELSEWHERE = """
import neonstrip
from neonstrip.play import Game
from neonstrip.rules.royale import game as rules

Game.new("royale", ["Anna", "Benno"], seed="7").play("roll")
ways_in = [found for found in vars(rules).values() if getattr(found, "signatures", None) and found.stats.cache_path]
assert ways_in
assert not any(found.stats.cache_misses for found in ways_in), "compiled once more"
print(neonstrip.__path__[0])
"""


@pytest.mark.skipif(not kernel.compiled(), reason="nothing is compiled")
@pytest.mark.skipif(not hasattr(numba.config, "CACHE_LOCATOR_CLASSES"), reason="this release asks Numba's own locators")
def test_a_copy_in_another_folder_and_of_another_age_is_not_compiled_again(tmp_path: Path) -> None:
    ensure_compiled("royale")
    copy = tmp_path / "a folder" / "neonstrip"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("client"), copy_function=shutil.copyfile)
    environment = {**os.environ, "PYTHONPATH": str(copy.parent)}
    command = [sys.executable, "-c", ELSEWHERE]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.stdout.strip() == str(copy), done.stderr


COMPILED = re.compile(r"^@(rule|entry)\b", re.MULTILINE)
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
    known = {*caching.sources(layer, game[0] if game else "shared"), path}
    needed, waiting = set[Path](), [path]
    while waiting:
        fresh = compiled_imports(waiting.pop()) - needed
        needed |= fresh
        waiting += fresh
    assert sorted(map(str, needed - known)) == []
    assert needed or not game
