"""A game as its users handle it: moves, undo, views, saving and loading in any order, never breaking a promise."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from length import LONG
from neonstrip.play import Game, Mistake, Record, verify

NAMES = ["Anna", "Benno", "Carla", "Denny", "Emil"]

HOUSE_RULES: dict[str, Any] = {
    "fine": st.sampled_from(["cash", "jetons"]),
    "neutral_power": st.booleans(),
    "decline_move": st.booleans(),
    "next_starter": st.sampled_from(["any", "higher"]),
}


class RoyaleMachine(RuleBasedStateMachine):
    """A table that does whatever it is allowed to."""

    game: Game

    @initialize(
        players=st.integers(2, 5),
        tiles=st.integers(0, 6),
        repeat=st.sampled_from(["reshuffle", "aside", "turn"]),
        open_money=st.booleans(),
        house=st.fixed_dictionaries(HOUSE_RULES),
        seed=st.integers(0, 10**9),
    )
    def begin(self, players: int, tiles: int, repeat: str, open_money: bool, house: dict[str, Any], seed: int) -> None:
        options: dict[str, Any] = {"tiles": tiles, "repeat": repeat, "open_money": open_money, **house}
        self.game = Game.new("royale", NAMES[:players], options, seed)

    @rule(picks=st.lists(st.integers(0, 63), min_size=1, max_size=30))
    def move(self, picks: list[int]) -> None:
        for pick in picks:
            if not self.game.is_over:
                legal = self.game.legal()
                self.game.play(legal[pick % len(legal)])

    @rule()
    def undo_as_far_as_allowed(self) -> None:
        """Undo takes back a player's own moves one by one, and playing them again leads to the same bytes."""
        now, history = self.game.state.tobytes(), list(self.game.history)
        seats = {seat for seat, _ in history[-1:]}
        while self.game.can_undo():
            self.game.undo()
        undone = history[len(self.game.history) :]
        assert {seat for seat, _ in undone} <= seats
        assert Game.replay(self.game.record()).state.tobytes() == self.game.state.tobytes()
        for _, number in undone:
            self.game.make(number)
        assert self.game.state.tobytes() == now

    @precondition(lambda self: not self.game.can_undo())
    @rule()
    def undo_is_refused(self) -> None:
        before = self.game.state.tobytes()
        with pytest.raises(Mistake):
            self.game.undo()
        assert self.game.state.tobytes() == before

    @rule(text=st.one_of(st.text(max_size=20), st.sampled_from(["place 7", "place", "roll now", "PASS!", "hide 0"])))
    def nonsense_changes_nothing(self, text: str) -> None:
        before = self.game.state.tobytes()
        if " ".join(text.lower().split()) not in self.game.legal():
            with pytest.raises(Mistake):
                self.game.play(text)
        assert self.game.state.tobytes() == before

    @rule()
    def save_and_load(self) -> None:
        record = Record.parse(self.game.record().text())
        assert verify(record).state.tobytes() == self.game.state.tobytes()

    @invariant()
    def views_show_only_what_they_may(self) -> None:
        """R-HIDE-1, R-LUCKY-1, R-BOX-1: others' money, the fist and the piles stay hidden."""
        if not hasattr(self, "game"):
            return
        for name in [None, *self.game.names]:
            view = self.game.view(name)
            for seat in view.seats:
                shown = seat.name == name or self.game.options.open_money or self.game.is_over
                assert (seat.cards is not None) == shown == (seat.money is not None)
            assert view.tiles.hidden is None or name == view.active
            assert view.tiles.pile is None or name not in (None, view.waiting_for)


RoyaleMachine.TestCase.settings = settings(max_examples=150 if LONG else 25, stateful_step_count=40)
TestRoyaleMachine = RoyaleMachine.TestCase
