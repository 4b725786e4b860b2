"""Nobody but a game's own folders and the lists of games knows a game by name, and parts are what layers ask for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from neonstrip import games
from neonstrip.bots.levels import levels_of
from neonstrip.bots.names import PLANNERS
from neonstrip.cli.choices import command_of
from neonstrip.games import GAMES
from neonstrip.play.library import rulebook

SOURCE = Path(games.__file__).parent
CLIENT = SOURCE.parents[1] / "web" / "src"
WRITTEN = {Path("games.ts"), Path("lib/protocol.ts")}
"""The client's list of games, and what scripts/types writes."""
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.DOTALL)
LAYERS = ["cli", "server", "tables", "bots", "printing", "play", "rules"]
"""From the top, as in pyproject.toml: each may use what stands after it."""
OWN = ("acme", "bluecocker", "pegasus")
"""What only one game has, and others had to ask for by its name."""
NAMED = re.compile("|".join((*GAMES, *OWN)), re.IGNORECASE)
"""Also as a part of a name: `RoyaleFigures`."""


def files() -> Iterator[tuple[Path, ast.Module]]:
    """All files that belong to no game, but for the list."""
    for path in sorted(SOURCE.rglob("*.py")):
        if not set(path.relative_to(SOURCE).parts) & set(GAMES) and path != Path(games.__file__):
            yield path, ast.parse(path.read_text("utf-8"))


def docstrings(tree: ast.Module) -> set[int]:
    """Texts that only explain: expressions that stand for themselves."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name and every text in a file, with its line."""
    explaining = docstrings(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in explaining:
                yield node.lineno, text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield node.lineno, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.ImportFrom(module=str(name)):
                yield node.lineno, name
            case ast.alias(name=name, asname=other):
                yield node.lineno, f"{name} {other or ''}"


def test_no_game_is_named_outside_its_folders() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}: {name[:80]}"
        for path, tree in files()
        for line, name in names(tree)
        if NAMED.search(name)
    ]
    assert found == []


def test_no_game_is_named_in_the_client_outside_its_folders() -> None:
    """Comments may; tests, what is written from the server's types and the list do."""
    found = []
    for path in sorted(path for kind in ("ts", "svelte", "css") for path in CLIENT.rglob(f"*.{kind}")):
        place = path.relative_to(CLIENT)
        if set(place.parts) & set(GAMES) or path.name.endswith(".test.ts") or place in WRITTEN:
            continue
        code = COMMENT.sub("", path.read_text("utf-8"))
        found += [f"{place}: {line.strip()[:80]}" for line in code.splitlines() if NAMED.search(line)]
    assert found == []


def test_a_layer_asks_only_for_parts_that_it_could_import() -> None:
    asked = 0
    for path, tree in files():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("part", "has"):
                asked += 1
                place = str(ast.literal_eval(node.args[1]))
                own, theirs = path.relative_to(SOURCE).parts[0], place.partition(".")[0]
                assert LAYERS.index(own) <= LAYERS.index(theirs), f"{path}: {ast.unparse(node)}"
    assert asked > 10


def test_there_is_no_other_game_and_no_part_that_nobody_has() -> None:
    with pytest.raises(KeyError):
        games.part("chess", "play.rulebook")
    assert games.part(GAMES[0], "play.tarot") is None
    assert not games.has(GAMES[0], "play.tarot")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_what_its_list_says(game: str) -> None:
    rules, command = rulebook(game), command_of(game)
    fewest, most = rules.seats
    assert rules.name == game
    assert f"{fewest} to {most}" in command.SEATS
    assert set(levels_of(game).LEVELS) == set(PLANNERS)
    offered = {offer.name for offer in rules.offers()}
    assert set(command.OPTIONS) <= offered
    papers = games.part(game, "printing.papers")
    assert re.findall(r"[\w-]+(?=, | \(|$)", command.PAPERS) == list(papers.PAPERS if papers else ())
