"""The table of phrases of Royale: everything that games bring is told, completely, in every language."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from neonstrip.bots.advice import ANYWHERE
from neonstrip.bots.royale.hints import REASONS
from neonstrip.play import Game
from neonstrip.play.phrases import Facts, slots
from neonstrip.play.royale.events import EVENTS
from neonstrip.play.royale.phrases import PHRASES
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.state import PHASE_NAMES
from phrasing import HINTED, all_said

NAMES = ["Anna", "Benno", "Carla"]
GAMES = 60
ENOUGH = 8
"""How often to look at the same thing; to say it every time would take long."""
SHOWN = {"tied", "returned", "over"}
"""Events that are not told."""
FOLLOWED = {"roll", "bar"}
"""Moves that are told by what follows."""


class Played:
    """What games of all tiles bring, by sections of the table, each with its facts, and not too often."""

    def __init__(self) -> None:
        self.found: dict[str, list[tuple[str, Facts]]] = {section: [] for section in PHRASES}
        self.seen: Counter[tuple[str, str]] = Counter()
        chance, seed = random.Random(1), 0
        while not self._has_all() and seed < GAMES:
            seed += 1
            game = Game.new("royale", NAMES[: 2 + seed % 2], {"tiles": 6 - seed % 3}, seed=str(seed))
            while not game.is_over:
                move = chance.choice(game.numbers())
                self._look(game, move)
                game.make(move)
                self._hear(game)

    def told(self, section: str) -> set[str]:
        """What was found in a section."""
        return {about for about, _ in self.found[section]}

    def _has_all(self) -> bool:
        wanted = {section: set(PHRASES[section]) for section in ("choices", "events", "reasons", "questions")}
        return all(self.told(section) >= abouts for section, abouts in wanted.items())

    def _add(self, section: str, about: str, facts: Facts) -> None:
        self.seen[section, about] += 1
        if self.seen[section, about] <= ENOUGH:
            self.found[section].append((about, facts))

    def _look(self, game: Game, made: int) -> None:
        """A decision, and one of its moves, as it is told to all who may be told."""
        seat, moves = game.seat, game.numbers()
        view = game.view(game.names[seat])
        self._add("questions", view.phase, {"active": view.active, "black": view.black})
        worths = game.rules.forecast(game.rules.see(game.state, seat), seat, moves)
        for move, facts, worth in zip(moves, game.rules.facts(game.state, seat, moves), worths, strict=True):
            parts = GRAMMAR.parts[move]
            told = slots(parts) | facts | {"phase": view.phase}
            self._add("choices", parts.family, told)
            if worth:
                self._add("worth", "now", worth)
                self._add("worth", "scored", worth)
            if move == made:
                person = {"name": game.names[seat]}
                public = game.rules.public_facts(game.state, move)
                public = public if GRAMMAR.families[parts.family].secret else told
                self._add("log", parts.family, public | person | {"you": "no"})
                self._add("log", parts.family, told | person | {"you": "yes"})
                self._add("log", parts.family, told | person | {"you": "no", "open": True})
        for refused in view.refused:
            self._add("reasons", refused.why, slots(GRAMMAR.of(refused.move)))

    def _hear(self, game: Game) -> None:
        for number, event in enumerate(game.events()):
            name = event.get("player") or event.get("owner") or ""
            self._add("events", event["event"], event | {"name": name, "you": ("yes", "no")[number % 2]})


@pytest.fixture(scope="module")
def played() -> Played:
    return Played()


def all_told(played: Played, section: str) -> None:
    for about, facts in played.found[section]:
        if about in PHRASES[section]:
            said = all_said(PHRASES[section][about], facts)
            assert all(said) or section == "worth", (about, facts)


def test_every_choice_is_told(played: Played) -> None:
    assert played.told("choices") == set(GRAMMAR.families) == set(PHRASES["choices"])
    all_told(played, "choices")


def test_every_move_is_told_to_everybody(played: Played) -> None:
    """R-LUCKY-1, R-BOX-1: also to those who may not know all of it."""
    assert played.told("log") == set(GRAMMAR.families) == set(PHRASES["log"]) | FOLLOWED
    all_told(played, "log")


def test_every_event_is_told(played: Played) -> None:
    assert played.told("events") == set(EVENTS) == set(PHRASES["events"]) | SHOWN
    all_told(played, "events")


def test_every_question_reason_and_forecast_is_told(played: Played) -> None:
    assert played.told("questions") == {phase for phase in PHASE_NAMES if phase != "over"} == set(PHRASES["questions"])
    assert played.told("reasons") == set(PHRASES["reasons"])
    for section in ("questions", "reasons", "worth"):
        all_told(played, section)


def test_every_reason_of_a_hint_is_told() -> None:
    table = PHRASES["hints"]
    assert set(table) == {"figures", "then", "other", *ANYWHERE, *REASONS}
    for why in (*ANYWHERE, *REASONS):
        assert all(all_said(table[why], HINTED)), why
    weighed = {"chance": 0.0, "amount": 57.6, "best": 60.2, "move": "A move"}
    assert all_said(table["other"], weighed)[0] == "A move: 0%, 58 (−2)"
    assert all_said(table["figures"], weighed)[0] == "0% to win, about 58 at the end of the round"
    assert not any(all_said(table["figures"], {"chance": None, "amount": None}))
    assert all_said(table["then"], {"moves": ["one", "two"]})[0] == "Then: one · two."
    assert not any(all_said(table["then"], {"moves": []}))


def test_every_stroke_of_a_review_is_told() -> None:
    thrown = {"name": "Anna", "small": [5, 3, 3], "big": 3}
    assert all_said(PHRASES["strokes"]["throw"], thrown)[0] == "Anna threw 3 3 (3) 5"
    for template in PHRASES["strokes"].values():
        assert all(all_said(template, thrown))
    for about, facts in (("when", {"round": 2}), ("when", {"round": 0}), ("cost", {"percent": "−3", "amount": "+1"})):
        assert all(all_said(PHRASES["review"][about], facts))
    assert all(all_said(PHRASES["spoken"]["rolled"], {"name": "Anna", "you": "yes", "roll": thrown}))


def test_a_roll_is_told_to_ears_number_by_number() -> None:
    roll = [{"number": number, "small": small, "big": big} for number, small, big in ((2, 2, 0), (4, 1, 1), (5, 0, 0))]
    assert all_said(PHRASES["spoken"]["counted"], {"name": "Anna", "you": "yes", "roll": roll})[0] == (
        "You rolled two 2s, one 4 and the Biggy."
    )
    biggy = {"name": "Ruby", "you": "no", "roll": [{"number": 6, "small": 0, "big": 1}]}
    assert all_said(PHRASES["spoken"]["counted"], biggy)[0] == "Ruby rolls the Biggy (6)."
    assert all(all_said(PHRASES["spoken"]["counted"], biggy))


def test_what_is_printed_is_told() -> None:
    """R-FIFTY-1, R-NOENTRY-1, R-BANK-1: tracks as they are paid, small amounts in jetons."""
    assert all_said(PHRASES["printed"]["fifty"], {})[0] == "0, 1 jeton, 30, 40, 60"
    assert all_said(PHRASES["printed"]["noEntry"], {})[0] == "2 jetons, nothing, 30, nothing, 1 jeton"
    rewards = [all_said(PHRASES["names"]["reward"], {"amount": amount})[3] for amount in (0, 10, 20, 30)]
    assert rewards == ["0", "1 żeton", "2 żetony", "30"]
    assert all_said(PHRASES["names"]["field"], {"reward": "move"})[0] == "a move"
