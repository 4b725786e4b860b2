"""A fifth language, added as docs/adding.md says: a folder of words in a copy of the house, and nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

import neonstrip

HOUSE = Path(neonstrip.__file__).parent
ROOT = HOUSE.parents[1]
NEW = "nl"
LEFT_OUT = "told-left"


class Pseudo(Transformer):
    """English that can be told from English, as wide and with the same plural forms."""

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802 - Fluent's name
        node.value = pseudo(node.value)
        return node


def pseudo(text: str) -> str:
    return text.translate(str.maketrans("aeou", "àëöü"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with words in a new folder."""
    home = tmp_path_factory.mktemp("fifth")
    package = home / "src" / "neonstrip"
    shutil.copytree(HOUSE, package, ignore=shutil.ignore_patterns("client", "__pycache__"))
    (home / "web").symlink_to(ROOT / "web")
    words = package / "locales" / NEW
    words.mkdir()
    for path in (package / "locales" / "en").glob("*.ftl"):
        resource = FluentParser().parse(path.read_text("utf-8"))
        Pseudo().visit(resource)
        (words / path.name).write_text(FluentSerializer().serialize(resource), "utf-8")
    return home


def ask(house: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run something in the copy. Nothing is compiled: its rules lie in another place than those that were."""
    environment = {**os.environ, "PYTHONPATH": str(house / "src"), "NUMBA_DISABLE_JIT": "1", "NEONSTRIP_LANG": "en"}
    line = [sys.executable, *command]
    return subprocess.run(line, cwd=ROOT, env=environment, input=typed, capture_output=True, text=True, check=False)


def check_words(house: Path) -> subprocess.CompletedProcess[str]:
    """The tests of words, of the new language alone. How its nouns agree with numbers only a person can tell."""
    tests = "tests/test_locales.py"
    chosen = f"{NEW} and not agree and not whole_game"
    return ask(house, "-m", "pytest", "-q", "-o", f"cache_dir={house}/cache", tests, "-k", chosen)


def test_it_is_spoken_at_the_terminal(house: Path) -> None:
    played = ask(house, "-m", "neonstrip", "play", "royale", "--seed", "7", "--language", NEW, typed="q\nn\n")
    assert played.returncode == 0, played.stderr
    assert pseudo("Not saved") in played.stdout or pseudo("not saved") in played.stdout


def test_it_is_spoken_by_the_server(house: Path) -> None:
    question = (
        "import msgspec, neonstrip.server.messages.socket as s; from neonstrip.server.errors import language;"
        f"print(msgspec.convert({{'type': 'speak', 'language': '{NEW}'}}, s.Speak).language, language('{NEW}, en'))"
    )
    asked = ask(house, "-c", question)
    assert asked.stdout == f"{NEW} {NEW}\n", asked.stderr


def test_its_words_are_compared_with_the_others(house: Path) -> None:
    """All is there; and what is left out is found, by name."""
    complete = check_words(house)
    assert complete.returncode == 0, complete.stdout[-3000:]
    path = house / "src" / "neonstrip" / "locales" / NEW / "play.ftl"
    resource = FluentParser().parse(path.read_text("utf-8"))
    named = [entry for entry in resource.body if not (isinstance(entry, ftl.Message) and entry.id.name == LEFT_OUT)]
    assert len(named) == len(resource.body) - 1
    resource.body = named
    path.write_text(FluentSerializer().serialize(resource), "utf-8")
    missing = check_words(house)
    assert missing.returncode == 1
    assert LEFT_OUT in missing.stdout
