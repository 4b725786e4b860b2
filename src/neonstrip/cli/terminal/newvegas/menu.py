"""The legal choices with what each would score now, as a list and as marks on the map."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from rich.text import Text

from neonstrip.bots.expecting import Expected
from neonstrip.cli.terminal.menu import Choice
from neonstrip.cli.terminal.newvegas.board import beside
from neonstrip.cli.terminal.newvegas.city import Place
from neonstrip.cli.terminal.newvegas.moves import END, choice_words, key_of, spot_of
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game
from neonstrip.play.newvegas.phrases import PHRASES
from neonstrip.play.newvegas.view import View
from neonstrip.play.phrases import FORMS
from neonstrip.play.worth import Worth
from neonstrip.rules.newvegas.moves import GRAMMAR

COLUMNS = (4, 3, 2)
SHORT, LONG = 4, 12
KEY = 3
SIGNED = FORMS["signed"]


class Menu:
    """What a person can do now."""

    def __init__(self, screen: Screen, game: Game, view: View, seat: int, expected: Expected) -> None:
        self.screen, self.view, self.sheet = screen, view, view.draft or view.sheets[seat]
        self.brief: dict[str, str] = {}
        """Of moves that bring points: how many now, and how many by the end, without what for."""
        legal = game.legal(game.names[seat])
        moves = game.numbers(seat)
        forecasts = game.rules.forecast(game.state, seat, moves)
        facts = game.rules.facts(game.state, seat, moves)
        self.spots: dict[Place, str] = {}
        self.lamps: dict[Place, str] = {}
        self.choices: list[Choice] = []
        for move, text, found, needed in zip(moves, legal, forecasts, facts, strict=True):
            meaning = self._meaning(found, needed, text, expected.get(text))
            # A casino to open is all in what to type: its street and avenue
            words = "" if GRAMMAR.of(text).family == "open" else choice_words(screen, text, needed)
            self.choices.append(Choice(key_of(text, legal), move, text, words, meaning))

    def _meaning(self, found: Worth | None, facts: dict[str, Any], text: str, expected: int | None) -> str:
        """What a move would bring now, and by the end; where it has a place, the map shows that too."""
        about = "" if expected is None else self.screen.tell(PHRASES["worth"]["expected"], {"expected": expected})
        if found is None:
            return about
        if "spots" in found:
            return ", ".join(filter(None, (self.screen.tell(PHRASES["worth"]["fits"], found), about)))
        before, after = found["total"]
        spot, gain = spot_of(text), SIGNED(after - before)
        if spot:
            self.spots[spot] = gain
        if "end" in facts:
            self.lamps[facts["end"]] = "◎"
        self.brief[text] = "  ".join(filter(None, (gain, about)))
        return "  ".join(filter(None, (self.brief[text], self._details(found, facts))))

    def _details(self, found: Worth, facts: dict[str, Any]) -> str:
        """Which areas change, by how much if it is not by the total, and what else is lost or won."""
        before, after = found["total"]
        areas = "areas" if len(found["areas"]) == 1 and after != before else "changes"
        told = (self.screen.tell(PHRASES["worth"][part], {**found, **facts}) for part in (areas, "notes"))
        return ", ".join(part for part in told if part)

    def enter(self) -> Choice | None:
        """What Enter does: the only choice, or the end of a turn in which nothing but a bonus is left to do."""
        if len(self.choices) == 1:
            return self.choices[0]
        if self.view.turn and self.view.turn.phase == "after":
            return next(choice for choice in self.choices if choice.text == "confirm")
        return None

    def find(self, typed: str) -> Choice | None:
        """The choice that a person means, by what to type for it or by the text of the move."""
        if not typed:
            return self.enter()
        plain = " ".join(typed.lower().split())
        return next((choice for choice in self.choices if plain in (choice.key, choice.text)), None)

    def lines(self) -> list[Text]:
        """The list, in as many columns as fit; what ends the turn comes last."""
        shown = sorted(self._distinct(), key=lambda choice: choice.key == END)
        lines = [self._line(choice, choice.meaning) for choice in shown]
        if len(lines) <= SHORT:
            return lines
        # A menu that is long as well says only how many points, so that the map stays on the screen
        brief = [self._line(choice, self.brief.get(choice.text, choice.meaning)) for choice in shown]
        for columns in COLUMNS:
            for version in (lines, brief) if len(lines) > LONG else (lines,):
                blocks = _in_columns(version, columns)
                if max(line.cell_len for line in blocks) < self.screen.console.width:
                    return blocks
        return lines

    def _distinct(self) -> list[Choice]:
        """Groups of equally many boxes are worth the same: one of them is enough to show."""
        words: dict[str, Choice] = {}
        for choice in self.choices:
            circles = GRAMMAR.of(choice.text).family == "circle"
            words.setdefault(choice.words if circles else choice.text, choice)
        return list(words.values())

    def _line(self, choice: Choice, meaning: str) -> Text:
        line = Text.assemble((f" {choice.key:>{KEY}} ", "bold"))
        return line.append("  ".join(part for part in (choice.words, meaning) if part))


def _in_columns(lines: list[Text], columns: int) -> list[Text]:
    """Lines in columns as wide as they need, from top to bottom."""
    height = -(-len(lines) // columns)
    blocks = [lines[start : start + height] for start in range(0, len(lines), height)]
    rows = [line.copy() for line in blocks[0]]
    at = 0
    for left, right in pairwise(blocks):
        at += max(line.cell_len for line in left) + 1
        rows = beside(rows, right, at)
    return rows
