"""Machine code that came with a release: used where it is whole, and nothing is written beside it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numba
import pytest

import neonstrip
from neonstrip.cli.warm import ensure_compiled
from neonstrip.games import part
from neonstrip.rules import kernel, shipped

PACKAGE = Path(neonstrip.__file__).parent


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Some code, with the list of its files."""
    monkeypatch.setattr(shipped, "SHIPPED", tmp_path)
    whole = tmp_path / "rules-royale-0"
    (whole / "game").mkdir(parents=True)
    for name in ("game/start.nbi", "game/start.1.nbc"):
        (whole / name).write_bytes(name.encode())
    (whole / shipped.SUMS).write_text(shipped.sums(whole))
    return whole


def test_code_that_is_whole_is_found_by_its_name(folder: Path) -> None:
    assert shipped.find("rules-royale-0") == folder
    assert shipped.find("rules-royale-1") is None


@pytest.mark.parametrize("harm", ["changed", "missing", "more", "unlisted"])
def test_code_that_is_not_as_it_was_made_is_not_used(folder: Path, harm: str) -> None:
    code = folder / "game/start.1.nbc"
    match harm:
        case "changed":
            code.write_bytes(b"other code")
        case "missing":
            code.unlink()
        case "more":
            code.with_name("start.2.nbc").write_bytes(b"")
        case "unlisted":
            (folder / shipped.SUMS).unlink()
    assert shipped.find(folder.name) is None


INSTALLED = """
from numba.core.registry import cpu_target
from neonstrip.rules import shipped

shipped.GENERIC = cpu_target.target_context.codegen().magic_tuple()[1:]  # it was made on this very machine
from neonstrip.bots import choose
from neonstrip.play import Game
from neonstrip.rules.classic import game as rules

game = Game.new("classic", ["Anna", "Benno"], seed="7")
game.play("roll")
game.make(choose(game, "greedy"))
ways_in = [found for found in vars(rules).values() if getattr(found, "signatures", None) and found.stats.cache_path]
assert ways_in
assert not any(found.stats.cache_misses for found in ways_in), "compiled in spite of what came along"
"""


@pytest.mark.skipif(not kernel.compiled(), reason="nothing is compiled")
@pytest.mark.skipif(not hasattr(numba.config, "CACHE_LOCATOR_CLASSES"), reason="this release asks Numba's own locators")
def test_an_installation_plays_with_the_code_that_came_along(tmp_path: Path) -> None:
    ensure_compiled("classic")
    copy = tmp_path / "site packages" / "neonstrip"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("client", "compiled"))
    for way_in in (part("classic", "bots.batch").play, part("classic", "rules.game").start):
        made = Path(way_in.stats.cache_path).parent
        to = copy / shipped.SHIPPED.name / made.name
        shutil.copytree(made, to)
        (to / shipped.SUMS).write_text(shipped.sums(to))
    home = tmp_path / "home"
    environment = {**os.environ, "PYTHONPATH": str(copy.parent), "XDG_CACHE_HOME": str(home)}
    command = [sys.executable, "-c", INSTALLED]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert [path.name for path in home.rglob("*.nbc")] == []
