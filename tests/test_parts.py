"""Every part of every game is of the type that the layer which asks for it declares."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from neonstrip import games
from neonstrip.bots.classic import hints as classic_hints
from neonstrip.bots.classic import levels as classic_levels
from neonstrip.bots.classic import policy as classic_policy
from neonstrip.bots.classic import review as classic_review
from neonstrip.bots.classic import simulation as classic_simulation
from neonstrip.bots.classic import styles as classic_styles
from neonstrip.bots.classic import training as classic_training
from neonstrip.bots.classic import watching as classic_watching
from neonstrip.bots.expecting import Expecting
from neonstrip.bots.hints import Hints
from neonstrip.bots.levels import Levels
from neonstrip.bots.newvegas import expecting as newvegas_expecting
from neonstrip.bots.newvegas import hints as newvegas_hints
from neonstrip.bots.newvegas import levels as newvegas_levels
from neonstrip.bots.newvegas import policy as newvegas_policy
from neonstrip.bots.newvegas import review as newvegas_review
from neonstrip.bots.newvegas import simulation as newvegas_simulation
from neonstrip.bots.newvegas import styles as newvegas_styles
from neonstrip.bots.player import Policy
from neonstrip.bots.review.reviewer import Reviewer
from neonstrip.bots.royale import hints as royale_hints
from neonstrip.bots.royale import levels as royale_levels
from neonstrip.bots.royale import policy as royale_policy
from neonstrip.bots.royale import review as royale_review
from neonstrip.bots.royale import simulation as royale_simulation
from neonstrip.bots.royale import styles as royale_styles
from neonstrip.bots.royale import training as royale_training
from neonstrip.bots.simulation import Simulator
from neonstrip.bots.styles import Styles
from neonstrip.bots.warmer import Warming
from neonstrip.bots.watching import Watching
from neonstrip.cli.choices import Command
from neonstrip.cli.replay import Rerun
from neonstrip.cli.settle import SettlementWords
from neonstrip.cli.statistics import StatisticsWords
from neonstrip.cli.terminal.casinos.training import Training
from neonstrip.cli.terminal.classic import command as classic_command
from neonstrip.cli.terminal.classic import rerun as classic_rerun
from neonstrip.cli.terminal.classic import settlement as classic_settlement_words
from neonstrip.cli.terminal.classic import statistics as classic_statistics_words
from neonstrip.cli.terminal.classic import training as classic_training_command
from neonstrip.cli.terminal.newvegas import command as newvegas_command
from neonstrip.cli.terminal.newvegas import rerun as newvegas_rerun
from neonstrip.cli.terminal.newvegas import statistics as newvegas_statistics_words
from neonstrip.cli.terminal.newvegas import training as newvegas_training_command
from neonstrip.cli.terminal.royale import command as royale_command
from neonstrip.cli.terminal.royale import rerun as royale_rerun
from neonstrip.cli.terminal.royale import settlement as royale_settlement_words
from neonstrip.cli.terminal.royale import statistics as royale_statistics_words
from neonstrip.cli.terminal.royale import training as royale_training_command
from neonstrip.cli.train import TrainingPart
from neonstrip.games import GAMES
from neonstrip.play.assessing import Assessment
from neonstrip.play.classic import occasions as classic_occasions
from neonstrip.play.classic import phrases as classic_phrases
from neonstrip.play.classic import printed as classic_printed
from neonstrip.play.classic import rulebook as classic_rules
from neonstrip.play.classic import settlement as classic_settlement
from neonstrip.play.classic import statistics as classic_statistics
from neonstrip.play.classic import warming as classic_warming
from neonstrip.play.dealing import Dealer
from neonstrip.play.newvegas import assessment as newvegas_assessment
from neonstrip.play.newvegas import dealer as newvegas_dealer
from neonstrip.play.newvegas import occasions as newvegas_occasions
from neonstrip.play.newvegas import phrases as newvegas_phrases
from neonstrip.play.newvegas import printed as newvegas_printed
from neonstrip.play.newvegas import rulebook as newvegas_rules
from neonstrip.play.newvegas import statistics as newvegas_statistics
from neonstrip.play.newvegas import warming as newvegas_warming
from neonstrip.play.occasions import OccasionsPart
from neonstrip.play.phrases import PhrasesPart
from neonstrip.play.printed import PrintedPart
from neonstrip.play.royale import occasions as royale_occasions
from neonstrip.play.royale import phrases as royale_phrases
from neonstrip.play.royale import printed as royale_printed
from neonstrip.play.royale import rulebook as royale_rules
from neonstrip.play.royale import settlement as royale_settlement
from neonstrip.play.royale import shelf as royale_shelf
from neonstrip.play.royale import statistics as royale_statistics
from neonstrip.play.royale import warming as royale_warming
from neonstrip.play.rulebook import Rulebook
from neonstrip.play.settling import Settlement, Shelf
from neonstrip.play.statistics import Watcher
from neonstrip.printing.classic import papers as classic_papers
from neonstrip.printing.newvegas import papers as newvegas_papers
from neonstrip.printing.papers import PapersPart
from neonstrip.printing.royale import papers as royale_papers

SOURCE = Path(games.__file__).parent
UNDECLARED = {
    "bots.batch": "compiled functions, of which only a place in the cache is asked",
}
"""Parts of no declared type, and why."""
OTHERWISE = {("newvegas", "bots.training")}
"""Modules that are named as a part which only games of casinos are asked for."""

# Here mypy compares.
RULEBOOKS: list[Rulebook] = [royale_rules.RULEBOOK, classic_rules.RULEBOOK, newvegas_rules.RULEBOOK]
PHRASES: list[PhrasesPart] = [royale_phrases, classic_phrases, newvegas_phrases]
OCCASIONS: list[OccasionsPart] = [royale_occasions, classic_occasions, newvegas_occasions]
WATCHERS: list[type[Watcher]] = [royale_statistics.Watcher, classic_statistics.Watcher, newvegas_statistics.Watcher]
PRINTED: list[PrintedPart] = [royale_printed, classic_printed, newvegas_printed]
DEALERS: list[Dealer] = [newvegas_dealer]
SETTLEMENTS: list[Settlement] = [royale_settlement, classic_settlement]
SHELVES: list[Shelf] = [royale_shelf]
ASSESSMENTS: list[Assessment] = [newvegas_assessment]
WARMINGS: list[Warming] = [royale_warming, classic_warming, newvegas_warming]
PAPERS: list[PapersPart] = [royale_papers, classic_papers, newvegas_papers]
POLICIES: list[Policy] = [royale_policy, classic_policy, newvegas_policy]
LEVELS: list[Levels] = [royale_levels, classic_levels, newvegas_levels]
STYLES: list[Styles] = [royale_styles, classic_styles, newvegas_styles]
SIMULATORS: list[Simulator] = [royale_simulation, classic_simulation, newvegas_simulation]
HINTS: list[Hints] = [royale_hints, classic_hints, newvegas_hints]
EXPECTING: list[Expecting] = [newvegas_expecting]
WATCHING: list[Watching] = [classic_watching]
REVIEWERS: list[Reviewer] = [royale_review.REVIEWER, classic_review.REVIEWER, newvegas_review.REVIEWER]
TRAININGS: list[Training] = [royale_training, classic_training]
COMMANDS: list[Command] = [royale_command, classic_command, newvegas_command]
RERUNS: list[type[Rerun]] = [royale_rerun.Rerun, classic_rerun.Rerun, newvegas_rerun.Rerun]
STATISTICS: list[StatisticsWords] = [royale_statistics_words, classic_statistics_words, newvegas_statistics_words]
SETTLEMENT_WORDS: list[SettlementWords] = [royale_settlement_words, classic_settlement_words]
TRAINING_COMMANDS: list[TrainingPart] = [royale_training_command, classic_training_command, newvegas_training_command]
PARTS: dict[str, Sequence[Any]] = {
    "play.rulebook": RULEBOOKS,
    "play.phrases": PHRASES,
    "play.occasions": OCCASIONS,
    "play.statistics": WATCHERS,
    "play.printed": PRINTED,
    "play.dealer": DEALERS,
    "play.settlement": SETTLEMENTS,
    "play.shelf": SHELVES,
    "play.assessment": ASSESSMENTS,
    "play.warming": WARMINGS,
    "printing.papers": PAPERS,
    "bots.policy": POLICIES,
    "bots.levels": LEVELS,
    "bots.styles": STYLES,
    "bots.simulation": SIMULATORS,
    "bots.hints": HINTS,
    "bots.expecting": EXPECTING,
    "bots.watching": WATCHING,
    "bots.review": REVIEWERS,
    "bots.training": TRAININGS,
    "cli.terminal.command": COMMANDS,
    "cli.terminal.rerun": RERUNS,
    "cli.terminal.statistics": STATISTICS,
    "cli.terminal.settlement": SETTLEMENT_WORDS,
    "cli.terminal.training": TRAINING_COMMANDS,
}
"""By the places that parts are asked for at."""


def asked() -> Iterator[str]:
    """The places of all parts that anybody asks for."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("part", "has") and path.name != "games.py":
                yield str(ast.literal_eval(node.args[1]))


def test_whatever_is_asked_for_is_declared() -> None:
    assert {*PARTS, *UNDECLARED} == set(asked())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("place", PARTS)
def test_every_part_that_a_game_has_is_compared(place: str, game: str) -> None:
    """A game that comes later is not left out here."""
    part = games.part(game, place)
    if part is not None and (game, place) not in OTHERWISE:
        own = {id(each) for each in (part, *vars(part).values())}
        assert any(id(each) in own for each in PARTS[place])


def test_the_architecture_lists_all_parts_with_their_types() -> None:
    text = (SOURCE.parents[1] / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| `([\w/]+)/GAME/(\w+)\.py` \|[^|]*\|([^|]*)\|", text, re.M)
    listed = {f"{layer.replace('/', '.')}.{name}": declared for layer, name, declared in rows}
    types = {id(globals()[name]): kind for name, kind in __annotations__.items()}
    for place, parts in PARTS.items():
        [declared] = re.findall(r"(\w+)\]+$", types[id(parts)])
        assert f"`{declared}` in `" in listed[place], place
