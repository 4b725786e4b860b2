"""Forecasts: true where they say something, silent where chance decides, and blind to everything hidden."""

import random
from typing import Any

import numpy as np
import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.play import Game
from neonstrip.play.newvegas.sheet_view import own_sheet
from neonstrip.rules.chance import BLOCK, CHANCE
from neonstrip.rules.newvegas import game as newvegas
from neonstrip.rules.newvegas.moves import GRAMMAR
from neonstrip.rules.newvegas.printed import AREAS, FIGURES, HIGHEST, MISSING_LINE, TOTAL
from neonstrip.rules.newvegas.state import ENDED, PLAYING, WAIT

ROYALE = [setting for setting in SETTINGS if setting.game == "royale"]
CLASSIC = [setting for setting in SETTINGS if setting.game == "classic"]
NEW_VEGAS = [setting for setting in SETTINGS if setting.game == "newvegas"]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_nothing_hidden_changes_a_forecast(setting: Setting) -> None:
    """The same forecasts from any state that looks the same to the seat."""
    source, chance, told = np.zeros(1, CHANCE), random.Random(1), 0
    source["key"], source["used"] = np.arange(8), BLOCK
    game = setting.new(1)
    for seat, _ in random_play(game, 1):
        if chance.random() > 0.3:
            continue
        moves = game.numbers(seat)
        twin = game.rules.see(game.state, seat)
        game.rules.imagine(twin, seat, source)
        before = game.state.tobytes()
        found = game.rules.forecast(game.state, seat, moves)
        assert found == game.rules.forecast(twin, seat, moves)
        assert game.state.tobytes() == before
        assert len(found) == len(moves)
        told += sum(each is not None for each in found)
    assert told > 20


@pytest.mark.parametrize("setting", ROYALE, ids=str)
def test_prizes_in_royale_are_as_they_were_foretold(setting: Setting) -> None:
    """R-SCORE-1: after a placement that brings neither a throw nor a scoring, the casino stands as it was said."""
    compared = 0
    for seed in range(3):
        game = setting.new(seed)
        for seat, move in random_play(game, seed):
            text = game.rules.texts[move]
            [found] = game.rules.forecast(game.state, seat, [move])
            if text == "roll":
                assert found is None
            twin = Game.thaw(game.freeze())
            before = twin.view_from(seat)
            twin.make(move, seat)
            if found is None or "casino" not in found or twin.state["reveals"][0] != game.state["reveals"][0]:
                continue
            was, now = (view.casinos[found["casino"] - 1] for view in (before, twin.view_from(seat)))
            if twin.view_from(seat).round != before.round or len(now.prizes) != len(was.prizes):
                continue
            if twin.view_from(seat).tiles.double_down != before.tiles.double_down:
                continue
            assert now.standing.first == owner_name(game, found["leader"])
            assert now.standing.second == owner_name(game, found["second"])
            assert now.standing.tied == [owner_name(game, owner) for owner in found["struck"]]
            assert found["tied"] == (game.names[seat] in now.standing.tied)
            assert found["wins"] == [won(casino, game.names[seat]) for casino in (was, now)]
            assert found["total"][1] - found["total"][0] == found["wins"][1] - found["wins"][0]
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("setting", CLASSIC, ids=str)
def test_notes_of_2012_go_to_whom_they_were_foretold(setting: Setting) -> None:
    """C-SCORE-1: after a placement within a round, every note of the casino has the taker that was said."""
    compared, most = 0, 0
    for seed in range(3):
        game = setting.new(seed)
        for seat, move in random_play(game, seed):
            [found] = game.rules.forecast(game.state, seat, [move])
            twin = Game.thaw(game.freeze())
            twin.make(move, seat)
            now = twin.view_from(seat)
            if found is None or now.round != game.view_from(seat).round or now.phase == "over":
                continue
            standing = now.casinos[found["casino"] - 1].standing
            assert standing.takers == [owner_name(game, owner) for owner in found["takers"]]
            assert standing.tied == [owner_name(game, owner) for owner in found["struck"]]
            assert owner_name(game, found["leader"]) == (standing.takers[0] if standing.takers else None)
            compared, most = compared + 1, max(most, len(standing.takers))
    assert compared > 50
    assert most > 1


def owner_name(game: Game, owner: int | str | None) -> str | None:
    """An owner of dice as a view names it."""
    return game.names[owner] if isinstance(owner, int) else owner


def won(casino: Any, name: str) -> int:
    """What someone would win at a casino, as a view has it."""
    places = (casino.standing.first, casino.standing.second)
    place = places.index(name) if name in places else 2
    return casino.prizes[place] if place < len(casino.prizes) else 0


def end_turn(game: Game, seen: Any, seat: int) -> tuple[list[int], bool]:
    """How a seat stands when its turn is over and everyone else has done nothing, and whether the game is over then.

    By the rules, step by step. Until the game is over, what unpaid debts and lines missing cost is left out.
    """
    middle = seen.middle[0]
    out = np.zeros(game.rules.most_moves, np.int64)
    confirm = GRAMMAR.numbers["confirm"]
    if confirm in out[: game.rules.list_moves(seen, seat, out)] and middle.stage == PLAYING:
        for other in range(len(game.names)):
            if other != seat:
                seen.drafts[other]["phase"] = WAIT
                middle.confirmed[other] = 1
        game.rules.make(seen, seat, confirm)
    over = bool(middle.stage == ENDED)
    middle.stage = PLAYING
    if middle.solo:
        middle.bank_number = HIGHEST + 1
    seen.sheets[seat] = seen.drafts[seat]
    figures = np.zeros(FIGURES, np.int64)
    newvegas.score(seen.middle, seen.sheets, seat, figures)
    return [int(figure) for figure in figures], over


def sure(seen: Any, seat: int, figures: list[int]) -> list[int]:
    """Figures without what unpaid debts and lines missing would cost at the end of the game."""
    sheet = own_sheet(seen, seat, "")
    values = seen.middle["city"]["values"][0, MISSING_LINE]
    lines = sheet.times["missing_line"] * int(values[sheet.improved["missing_line"]])
    left = figures.copy()
    left[AREAS.index("limousine")] -= lines
    left[AREAS.index("safe")] = 0
    return left


@pytest.mark.parametrize("setting", NEW_VEGAS, ids=str)
def test_points_in_new_vegas_are_those_of_a_turn_that_ends_so(setting: Setting) -> None:
    """N-SCORE-1 to N-SCORE-8: every area, for every move that says what it is about."""
    game, chance, compared = setting.new(4), random.Random(4), 0
    for seat, _ in random_play(game, 4):
        if chance.random() > 0.2:
            continue
        moves = game.numbers(seat)
        seen = game.rules.see(game.state, seat)
        idle = seen.copy()
        now, _ = end_turn(game, idle, seat)
        for move, found in zip(moves, game.rules.forecast(game.state, seat, moves), strict=True):
            if found is None:
                assert game.rules.texts[move].split()[0] not in ("open", "build", "improve", "drive", "choose", "use")
                continue
            after = seen.copy()
            game.rules.make(after, seat, move)
            if "spots" in found:
                out = np.zeros(game.rules.most_moves, np.int64)
                legal = out[: game.rules.list_moves(after, seat, out)].tolist()
                assert found["spots"] == sum(game.rules.texts[each].startswith("open") for each in legal)
            else:
                then, over = end_turn(game, after, seat)
                before = now if over else sure(idle, seat, now)
                then = then if over else sure(after, seat, then)
                areas = {area: then[i] - before[i] for i, area in enumerate(AREAS) if then[i] != before[i]}
                setbacks = found.get("setbacks", {})
                assert found["areas"] | setbacks == areas
                assert found["total"] == [sum(before[:TOTAL]), sum(before[:TOTAL]) + sum(found["areas"].values())]
                assert over or min(found["areas"].values(), default=0) >= 0
                assert all(points < 0 for points in setbacks.values())
                compared += 1
    assert compared > 20
