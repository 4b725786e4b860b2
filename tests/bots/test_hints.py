"""Hints: what the expert would do, from what a seat sees, with reasons that the figures bear out."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.bots.advice import ANYWHERE, Advice, Choice, Step
from neonstrip.bots.hints import hint, hints_of
from neonstrip.bots.levels import HINT, Budget
from neonstrip.bots.player import ponder
from neonstrip.play import Game
from neonstrip.rules.chance import BLOCK, CHANCE

FEW = Budget(2)
EVERY = 9
"""Decisions from one hint to the next."""


def some_hints(game: Game, number: int) -> Iterator[tuple[int, Advice]]:
    """Hints now and then in a game that is played at random."""
    for at, (seat, _) in enumerate(random_play(game, number)):
        if at % EVERY == 0:
            yield seat, hint(game, seat, FEW)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_hints_are_the_same_when_only_hidden_things_change(setting: Setting) -> None:
    source, changed = np.zeros(1, CHANCE), 0
    source["key"], source["used"] = np.arange(8), BLOCK
    game = setting.new(7)
    for seat, advice in some_hints(game, 7):
        twin = setting.new(7)
        twin.history, twin.state = game.history, game.rules.remember(game.state, seat)
        twin.rules.imagine(twin.state, seat, source)
        changed += twin.state.tobytes() != game.state.tobytes()
        assert hint(twin, seat, FEW) == advice
    assert changed > 0


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_hint_is_what_the_planner_finds_best_and_leaves_the_game_alone(setting: Setting) -> None:
    game, hints = setting.new(3), hints_of(setting.game)
    assert hints
    known = {*ANYWHERE, *hints.REASONS}
    for seat, advice in some_hints(game, 3):
        before, best = game.state.tobytes(), advice.choices[0]
        moves = [game.rules.texts[move] for move in game.numbers(seat)]
        assert {choice.move for choice in advice.choices} <= set(moves)
        assert {reason.why for reason in advice.reasons} <= known
        if best.chance is not None:
            assert best.move == game.rules.texts[ponder(game, seat, FEW).best]
        assert game.state.tobytes() == before


AT_THE_END = ("hotels", "projects", "limousine", "safe")
"""Areas that score only when the round is over, or lose points only when the game is."""


def drafted(game: Game) -> dict[str, int]:
    """Anna's points by area, as far as her draft has them."""
    areas = game.view("Anna").draft.areas
    return {area: points for area, points in areas.items() if area not in AT_THE_END}


def test_the_plan_of_a_turn_can_be_played_and_brings_what_is_told() -> None:
    game, told = Game.new("newvegas", ["Anna", "Benno"], seed=5), 0
    for _ in range(8):
        while 0 not in game.seats:
            game.make(game.numbers(1)[0], 1)
        advice, before = hint(game, 0, FEW), drafted(game)
        scored: dict[str, int] = next(
            (reason.facts["areas"] for reason in advice.reasons if reason.why == "scores"), {}
        )
        steps: list[Choice | Step] = [advice.choices[0], *advice.plan]
        for step in steps:
            if step.move == "confirm":
                now = drafted(game)
                brought = {area: now[area] - before[area] for area in now if now[area] != before[area]}
                assert {area: points for area, points in scored.items() if area not in AT_THE_END} == brought
                told += bool(brought)
            [facts] = game.rules.facts(game.state, 0, [game.rules.numbers[step.move]])
            assert facts == step.facts
            game.play(step.move, "Anna")
    assert told > 2


def test_figures_bear_out_the_reasons_of_royale() -> None:
    seen = set()
    for seed in range(4):
        game = Game.new("royale", ["Anna", "Benno", "Carla"], {"tiles": 6}, seed=seed)
        for seat, advice in some_hints(game, seed):
            best, *others = advice.choices
            [worth] = game.rules.forecast(game.state, seat, [game.rules.numbers[best.move]])
            for reason in advice.reasons:
                facts = reason.facts
                seen.add(reason.why)
                match reason.why:
                    case "only":
                        assert len(game.numbers(seat)) == 1
                    case "more":
                        assert facts["amount"] == round((best.amount or 0) - (others[0].amount or 0))
                    case "takes":
                        assert worth
                        assert (facts["casino"], facts["amount"]) == (worth["casino"], worth["wins"][1])
                    case "ties":
                        assert worth
                        assert worth["tied"]
                    case "keeps":
                        dice = game.view(game.names[seat]).seats[seat].dice
                        assert (best.move, facts["dice"]) == ("pass", dice.small + dice.big)
    assert {"only", "more", "takes", "ties"} <= seen


def test_a_hint_tells_how_long_it_took_if_it_had_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps to its least worlds, however late it is; without a clock nobody is late."""
    game = Game.new("royale", ["Anna", "Benno"], {"tiles": 0}, seed=1)
    game.play("roll")
    late = hint(game, budget=Budget(512, 0.0, HINT.least))
    assert late.worlds == HINT.least == 64
    assert "slow" not in [reason.why for reason in late.reasons]
    monkeypatch.setattr("neonstrip.bots.hints.SLOW", 0.0)
    assert [reason.why for reason in hint(game, budget=Budget(8, 0.0)).reasons][-1] == "slow"
    assert "slow" not in [reason.why for reason in hint(game, budget=Budget(8)).reasons]


def test_answers_to_guessing_games_are_drawn() -> None:
    """R-LUCKY-1, R-BOX-1: a hint tells why, and proposes not always the same."""
    drawn: dict[str, set[str]] = {}
    for seed in range(40):
        game, dice = Game.new("royale", ["Anna", "Benno"], {"tiles": 6}, seed=seed), random.Random(seed)
        while not game.is_over and len(game.history) < 120:
            phase = game.view().phase
            if phase in ("hide", "guess", "split", "pick") and len(game.numbers()) > 1:
                advice = hint(game)
                assert [reason.why for reason in advice.reasons] == ["unforeseen"]
                assert advice.reasons[0].facts == {"answers": len(game.numbers())}
                [choice] = advice.choices
                assert (choice.chance, choice.amount) == (None, None)
                assert choice.move in game.legal()
                drawn.setdefault(phase, set()).add(choice.move)
            game.make(dice.choice(game.numbers()))
    assert set(drawn) == {"hide", "guess", "split", "pick"}
    assert all(len(answers) > 1 for answers in drawn.values())
