"""Casinos that cannot be meant say why, and a move to one is refused with the same rule and the same reason."""

from collections import Counter
from typing import Any

import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.play import Mistake
from neonstrip.rules.royale.printed import CASINOS
from royale.positions import position

EVERY_REASON = {"not-rolled", "closed", "plate-here", "own-casino", "no-tile", "same-tile", "no-die", "no-grey"}
ROYALE = [setting for setting in SETTINGS if setting.game == "royale"]


def is_so(view: Any, move: str, why: str) -> bool:
    """Whether a reason is true, as everybody sees it on the table."""
    words = move.split()
    numbers = [int(word) for word in words if word in "123456"]
    casino = view.casinos[numbers[0 if words[0] == "lift" else -1] - 1]
    match why:
        case "not-rolled":
            return not view.roll[casino.number - 1]
        case "closed" | "plate-here":
            return bool(casino.closed)
        case "own-casino":
            return bool(casino.tile == "E1")
        case "no-tile":
            return casino.tile is None
        case "same-tile":
            return bool(casino.tile == "H2")
        case "no-die":
            return not getattr(casino.dice.get(view.active), words[1], 0)
        case "no-grey":
            return "grey" not in casino.dice
    return False


@pytest.mark.parametrize("setting", ROYALE, ids=str)
def test_what_is_refused_is_refused_for_that_reason(setting: Setting) -> None:
    """R-TURN-1, R-NOENTRY-1, R-BLOCK-1, R-HANDICAP-1, R-CHOICE-1, R-POWER-1"""
    reasons: Counter[str] = Counter()
    for seed in range(6):
        game = setting.new(seed)
        for seat, _ in random_play(game, seed):
            view = game.view_from(seat)
            for refused in view.refused:
                with pytest.raises(Mistake) as mistake:
                    game.check(game.rules.numbers[refused.move], seat)
                assert (mistake.value.code, mistake.value.rule) == ("illegal-move", refused.rule)
                assert mistake.value.facts["why"] == refused.why
                assert is_so(view, refused.move, refused.why), refused
                reasons[refused.why] += 1
            for other in {-1, *range(len(game.names))} - {seat}:
                assert game.view_from(other).refused == []
        assert game.view_from(-1).refused == []
    assert reasons["not-rolled"] > 20
    if not setting.options["tiles"]:
        assert set(reasons) == {"not-rolled"}
    elif setting.options["tiles"] == CASINOS:
        assert set(reasons) == EVERY_REASON - {"no-tile"}


def test_every_casino_speaks_while_dice_are_placed() -> None:
    """R-TURN-1, R-NOENTRY-2: each is legal or says why not, also where only closed doors were rolled."""
    game = position(players=3, tiles={1: "E1"})
    game.close(4)
    game.rolls("Anna", [4, 4])
    view = game.game.view("Anna")
    assert game.game.legal("Anna") == ["skip"]
    assert [(one.move, one.why) for one in view.refused] == [
        (f"place {number}", "closed" if number == 4 else "not-rolled") for number in range(1, 7)
    ]


def test_a_move_out_of_its_time_has_no_reason_but_its_rule() -> None:
    """R-TURN-1: dice that are not rolled yet are not missing a number."""
    game = position(players=3, tiles={1: "E1"}).game
    with pytest.raises(Mistake) as mistake:
        game.play("place 3")
    assert "why" not in mistake.value.facts
