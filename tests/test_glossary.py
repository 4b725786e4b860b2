"""One word means one thing: names that once meant several are used where docs/glossary.md says, and nowhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GONE = ("desk", "foresee", "foresight", "mind", "outlook", "prospect", "prospects", "signs", "visit")
"""Words that nothing is called any more."""
CITY = ("src/neonstrip/play/newvegas/", "src/neonstrip/bots/newvegas/", "web/src/newvegas/")
KEPT = {
    "room": CITY,
    "rooms": CITY,
    "lots": ("src/neonstrip/rules/newvegas/", "src/neonstrip/printing/newvegas/", *CITY),
    "figures": ("src/neonstrip/rules/newvegas/", *CITY, "src/neonstrip/play/shared_phrases.py", "web/src/ui/hint.ts"),
    "readings": ("bench/",),
    "held": (
        "src/neonstrip/rules/",
        "src/neonstrip/play/royale/",
        "src/neonstrip/cli/terminal/royale/",
        "bench/pages.py",
    ),
    "layout": ("src/neonstrip/play/game.py", "src/neonstrip/tables/"),
    "plan": ("src/neonstrip/bots/", "src/neonstrip/play/newvegas/", "web/src/ui/hint.ts"),
    "viewpoint": ("web/src/lib/", "web/src/learn/", "web/src/casinos/"),
}
"""Where each of these words may name something."""
DECLARED = re.compile(r"\b(?:const|let|function|class|interface|type|get|readonly)\s+(\w+)")


def names(path: Path) -> Iterator[str]:
    """What a file gives names to."""
    text = path.read_text("utf-8")
    if path.suffix in (".ts", ".svelte"):
        yield from DECLARED.findall(re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", "", text, flags=re.DOTALL))
        return
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


@cache
def words_by_file() -> dict[str, set[str]]:
    """The words that names in each file are made of."""
    found = {}
    python = [path for folder in ("src/neonstrip", "bench") for path in (ROOT / folder).rglob("*.py")]
    client = [path for kind in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{kind}")]
    for path in [*python, *client]:
        if path.name != "protocol.ts" and not path.name.endswith(".test.ts"):
            parted = (re.sub(r"([a-z])([A-Z])", r"\1_\2", name).lower().split("_") for name in names(path))
            found[path.relative_to(ROOT).as_posix()] = {word for words in parted for word in words}
    return found


@pytest.mark.parametrize("word", GONE)
def test_words_that_meant_several_things_are_gone(word: str) -> None:
    assert [path for path, words in words_by_file().items() if word in words] == []


@pytest.mark.parametrize("word", KEPT)
def test_a_word_names_things_only_where_it_means_what_the_glossary_says(word: str) -> None:
    places = [path for path, words in words_by_file().items() if word in words]
    assert [path for path in places if not path.startswith(KEPT[word])] == []
    assert places, "a word that nothing is called need not be kept"


def test_the_glossary_explains_the_words_that_are_kept() -> None:
    glossary = (ROOT / "docs/glossary.md").read_text("utf-8")
    assert [word for word in KEPT if word != "rooms" and f"\n| {word.removesuffix('s')}" not in glossary] == []
