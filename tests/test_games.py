"""Nobody but a game's own folders and the lists of games knows a game by name, and parts are what layers ask for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from neonstrip import games
from neonstrip.bots.classic import hints as classic_hints
from neonstrip.bots.classic import levels as classic_levels
from neonstrip.bots.classic import policy as classic_policy
from neonstrip.bots.classic import simulation as classic_simulation
from neonstrip.bots.classic import watching as classic_watching
from neonstrip.bots.hints import Hints
from neonstrip.bots.levels import Levels, levels_of
from neonstrip.bots.names import PLANNERS
from neonstrip.bots.newvegas import hints as newvegas_hints
from neonstrip.bots.newvegas import levels as newvegas_levels
from neonstrip.bots.newvegas import policy as newvegas_policy
from neonstrip.bots.newvegas import simulation as newvegas_simulation
from neonstrip.bots.player import Policy
from neonstrip.bots.royale import hints as royale_hints
from neonstrip.bots.royale import levels as royale_levels
from neonstrip.bots.royale import policy as royale_policy
from neonstrip.bots.royale import simulation as royale_simulation
from neonstrip.bots.simulation import Simulator
from neonstrip.bots.warmer import Warming
from neonstrip.bots.watching import Watching
from neonstrip.cli.choices import Command, command_of
from neonstrip.cli.replay import Rerun
from neonstrip.cli.settle import SettlementWords
from neonstrip.cli.statistics import StatisticsWords
from neonstrip.cli.terminal.classic import command as classic_command
from neonstrip.cli.terminal.classic import rerun as classic_rerun
from neonstrip.cli.terminal.classic import settlement as classic_settlement_words
from neonstrip.cli.terminal.classic import statistics as classic_statistics
from neonstrip.cli.terminal.newvegas import command as newvegas_command
from neonstrip.cli.terminal.newvegas import rerun as newvegas_rerun
from neonstrip.cli.terminal.newvegas import statistics as newvegas_statistics
from neonstrip.cli.terminal.royale import command as royale_command
from neonstrip.cli.terminal.royale import rerun as royale_rerun
from neonstrip.cli.terminal.royale import settlement as royale_settlement_words
from neonstrip.cli.terminal.royale import statistics as royale_statistics
from neonstrip.games import GAMES
from neonstrip.play.assessing import Assessment
from neonstrip.play.classic import printed as classic_printed
from neonstrip.play.classic import settlement as classic_settlement
from neonstrip.play.dealing import Dealer
from neonstrip.play.library import rulebook
from neonstrip.play.newvegas import assessment as newvegas_assessment
from neonstrip.play.newvegas import dealer as newvegas_dealer
from neonstrip.play.newvegas import printed as newvegas_printed
from neonstrip.play.newvegas import warming as newvegas_warming
from neonstrip.play.printed import PrintedPart
from neonstrip.play.royale import printed as royale_printed
from neonstrip.play.royale import settlement as royale_settlement
from neonstrip.play.royale import warming as royale_warming
from neonstrip.play.settling import Settlement
from neonstrip.printing.classic import papers as classic_papers
from neonstrip.printing.newvegas import papers as newvegas_papers
from neonstrip.printing.papers import PapersPart
from neonstrip.printing.royale import papers as royale_papers

SOURCE = Path(games.__file__).parent
CLIENT = SOURCE.parents[1] / "web" / "src"
WRITTEN = {Path("games.ts"), Path("lib/protocol.ts")}
"""The client's list of games, and what scripts/types writes."""
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.DOTALL)
LAYERS = ["cli", "server", "tables", "bots", "printing", "play", "rules"]
"""From the top, as in pyproject.toml: each may use what stands after it."""
NAMED = re.compile("|".join(GAMES), re.IGNORECASE)
"""Also as a part of a name: `RoyaleFigures`."""

# Parts that are modules are of the type that their layer declares: here mypy compares them.
POLICIES: list[Policy] = [royale_policy, classic_policy, newvegas_policy]
LEVELS: list[Levels] = [royale_levels, classic_levels, newvegas_levels]
SIMULATORS: list[Simulator] = [royale_simulation, classic_simulation, newvegas_simulation]
HINTS: list[Hints] = [royale_hints, classic_hints, newvegas_hints]
WATCHINGS: list[Watching] = [classic_watching]
COMMANDS: list[Command] = [royale_command, classic_command, newvegas_command]
RERUNS: list[type[Rerun]] = [royale_rerun.Rerun, classic_rerun.Rerun, newvegas_rerun.Rerun]
STATISTICS: list[StatisticsWords] = [royale_statistics, classic_statistics, newvegas_statistics]
PRINTED: list[PrintedPart] = [royale_printed, classic_printed, newvegas_printed]
WARMINGS: list[Warming] = [royale_warming, newvegas_warming]
PAPERS: list[PapersPart] = [royale_papers, classic_papers, newvegas_papers]
SETTLEMENTS: list[Settlement] = [royale_settlement, classic_settlement]
ASSESSMENTS: list[Assessment] = [newvegas_assessment]
DEALERS: list[Dealer] = [newvegas_dealer]
SETTLEMENT_WORDS: list[SettlementWords] = [royale_settlement_words, classic_settlement_words]


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
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
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
