"""What lies in the middle of the table: the three combinations, the projects, and what is still to come."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from neonstrip.cli.terminal.looks import LIT, QUIET
from neonstrip.cli.terminal.newvegas.looks import ICONS, INKED, PROJECT_STYLES
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.newvegas.view import Combination, Project, View

CARD = 14
"""Cells inside a card's frame."""
COLOUR, NAME = 7, 29


def draw_cards(screen: Screen, view: View) -> list[Text]:
    """The combinations side by side; the one that the turn is about is lit. Before the first flip only numbers lie."""
    if view.combinations:
        chosen = view.turn.combination if view.turn else None
        cards = [_card(screen, i, each, i == chosen) for i, each in enumerate(view.combinations, 1)]
    else:
        cards = [_card(screen, i, Combination(number, ""), False) for i, number in enumerate(view.tops, 1)]
    if not cards:
        return []
    return [Text(" ").join([Text(), *row]) for row in zip(*cards, strict=True)]


def _card(screen: Screen, place: int, combination: Combination, lit: bool) -> list[Text]:
    """A card: its place to type, its number, its action."""
    style = LIT if lit else QUIET
    action = f"{ICONS[combination.action]} {action_name(screen, combination.action)}" if combination.action else ""
    top = f"╭─ {place} " + "─" * (CARD - 4) + "╮"
    inside = [Text(str(combination.number).center(CARD), INKED), Text(_center(action), "bold")]
    lines = [Text.assemble(("│", style), line, ("│", style)) for line in inside]
    return [Text(top, style), *lines, Text("╰" + "─" * CARD + "╯", style)]


def _center(words: str) -> str:
    space = max(0, CARD - cell_len(words))
    return set_cell_size(" " * (space // 2) + words, CARD)


def action_name(screen: Screen, action: str) -> str:
    return screen.say(f"nv-action-{action}")


def draw_projects(screen: Screen, view: View) -> list[Text]:
    """The three projects: name, points, and whether the reader has them."""
    lines = [Text(screen.say("nv-projects"), QUIET)]
    for project in view.projects:
        scored = view.draft.projects[project.colour] if view.draft else 0
        met = view.turn is not None and project.colour in view.turn.met
        lines.append(_project(screen, project, scored, met))
    return lines


def _project(screen: Screen, project: Project, scored: int, met: bool) -> Text:
    style = PROJECT_STYLES[project.colour]
    line = Text().append(set_cell_size(screen.say(f"nv-colour-{project.colour}"), COLOUR), style)
    line.append(set_cell_size(screen.say(f"nv-project-{project.name}"), NAME))
    first, later = project.points
    if scored:
        return line.append(screen.say("nv-points-scored", points=scored), "bold")
    if met:
        return line.append(screen.say("nv-points-met"), LIT)
    return line.append(screen.say("nv-points-later" if project.scored else "nv-points", first=first, later=later))


def draw_coming(screen: Screen, view: View) -> list[Text]:
    """Numbers and actions that have not been seen since the last shuffle."""
    numbers = "  ".join(f"{number}×{count}" for number, count in view.numbers_to_come.items() if count)
    actions = "  ".join(
        f"{action_name(screen, action)} {count}" for action, count in view.actions_to_come.items() if count
    )
    parts = (("nv-coming-numbers", numbers), ("nv-coming-actions", actions))
    return [Text.assemble((f" {screen.say(name)} ", QUIET), words or "–") for name, words in parts]
