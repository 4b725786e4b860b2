"""The rules that the browser shows: every rule is explained, in one place, in every language."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import neonstrip
from neonstrip.locales import LANGUAGES
from neonstrip.play.printed import printed_in

SOURCE = Path(neonstrip.__file__).parent
ROOT = SOURCE.parents[1]
DOCUMENTS = {"royale": "royale.md", "classic": "classic.md", "newvegas": "new-las-vegas.md"}
FEWEST = {"royale": 40, "classic": 8, "newvegas": 40}
"""Rules that there are at least."""
CHAPTER = re.compile(r'name: "([^"]*)",\s*entries:')
ENTRY = re.compile(r'name: "([^"]*)",\s*rules: \[([^\]]*)\]')
TILES = "Object.values(TILES)"
"""Stands for the entries about tiles, which are listed with the tiles."""


def written(game: str) -> str:
    folder = ROOT / "web" / "src" / game
    book = (folder / "book.ts").read_text("utf-8")
    return book.replace(TILES, (folder / "tiles/tiles.ts").read_text("utf-8")) if TILES in book else book


def chapters(game: str) -> dict[str, list[str]]:
    """The names of the entries of each chapter."""
    parts = CHAPTER.split(written(game))[1:]
    return {
        name: [entry.lower() for entry, _ in ENTRY.findall(text)]
        for name, text in zip(parts[::2], parts[1::2], strict=True)
    }


def explained(game: str) -> list[str]:
    """The ids of the rules that entries name, one after the other."""
    return [rule for _, rules in ENTRY.findall(written(game)) for rule in re.findall(r'"([^"]*)"', rules)]


def known(game: str) -> list[str]:
    """The ids of the rules in the document about the game."""
    return re.findall(r"^- ([A-Z]+-[A-Z]+-\d+) ", (ROOT / "docs" / "rules" / DOCUMENTS[game]).read_text("utf-8"), re.M)


@pytest.mark.parametrize("game", DOCUMENTS)
def test_every_rule_is_explained_once_and_nothing_else_is(game: str) -> None:
    assert len(known(game)) >= FEWEST[game]
    assert Counter(explained(game)) == Counter(known(game))


@pytest.mark.parametrize("game", DOCUMENTS)
def test_names_cannot_meet(game: str) -> None:
    """Names of messages are put together of these, so that none may contain a hyphen, nor come twice."""
    assert len(CHAPTER.findall(written(game))) == len(chapters(game))
    for chapter, entries in chapters(game).items():
        assert entries, chapter
        assert len(entries) == len(set(entries)), chapter
        for name in (chapter, *entries):
            assert re.fullmatch("[a-z]+", name), name
    assert "text" not in [entry for entries in chapters(game).values() for entry in entries]


@pytest.mark.parametrize("game", DOCUMENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_and_entry_has_its_words_and_no_others_are_written(game: str, language: str) -> None:
    body = parse((SOURCE / "locales" / language / f"rules-{game}.ftl").read_text("utf-8")).body
    names = Counter(entry.id.name for entry in body if isinstance(entry, ftl.Message))
    wanted = []
    for chapter, entries in chapters(game).items():
        wanted.append(f"rules-{game}-{chapter}")
        for entry in entries:
            wanted += [f"rules-{game}-{chapter}-{entry}", f"rules-{game}-{chapter}-{entry}-text"]
    assert names == Counter(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_architects_are_listed_as_they_are_numbered(language: str) -> None:
    """The levels that the rules name are those that are chosen by."""
    text = (SOURCE / "locales" / language / "rules-newvegas.ftl").read_text("utf-8")
    listed = re.findall(r"^    – (\d+) .*\{ nv-style-(\w+) \}$", text, re.MULTILINE)
    assert listed == [(str(level), each.style) for level, each in enumerate(printed_in("newvegas").architects, 1)]
