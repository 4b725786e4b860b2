"""The review of a finished game: blunders are named, luck and play add up, and nothing hangs on how it was computed."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

import msgspec
import pytest

from neonstrip.bots import choose
from neonstrip.bots.levels import Budget
from neonstrip.bots.player import ponder
from neonstrip.bots.review import Review, Reviewing, review
from neonstrip.bots.review.report import Point, Stroke, told_stroke
from neonstrip.bots.review.reviewer import reviewer
from neonstrip.bots.review.verdicts import BAD, LOSSES, VERDICTS, verdict
from neonstrip.play import Game, Mistake
from neonstrip.play.casinos.dice import numbers
from neonstrip.play.phrases import templates_of
from phrasing import all_said

NAMES = ["Anna", "Benno"]
MUCH = 0.3
"""A chance to win that nobody gives away by accident."""
BLUNDERED = 5
"""The seed of a game in which so much hangs on some decision."""


def played(name: str, **options: object) -> Game:
    game = Game.new(name, NAMES, options, seed=3)
    while not game.is_over:
        game.make(choose(game, "greedy"))
    return game


def blundered() -> tuple[Game, int]:
    """A game in which somebody once takes the worst move of all, where much hangs on it; and when."""
    game, when = Game.new("royale", NAMES, {"tiles": 0, "open_money": True}, seed=BLUNDERED), -1
    while not game.is_over:
        move = choose(game, "greedy")
        if when < 0 and len(game.numbers()) > 1:
            thought = ponder(game, budget=Budget(128))
            if max(thought.chances) - min(thought.chances) > MUCH:
                when, move = len(game.history), thought.moves[thought.chances.index(min(thought.chances))]
        game.make(move)
    assert when >= 0
    return game, when


def reviewed(game: Game, worlds: int, seed: str = "1") -> Review:
    reviewing = Reviewing(game.record(), worlds, seed)
    reviewing.gather()
    return review(reviewing)


def test_a_blunder_is_named() -> None:
    game, when = blundered()
    found = reviewed(game, 256)
    [point] = [point for point in found.points if point.kind == "decision" and point.move == when]
    assert point.verdict == "blunder"
    assert point.loss > 2 * point.error
    assert point.best != point.played
    assert any(turn.by == "play" and found.points[turn.point] is point for turn in found.turns)
    assert found.players[point.seat or 0].verdicts["blunder"] >= 1


@pytest.mark.parametrize(("name", "worlds"), [("royale", 64), ("newvegas", 8)])
def test_luck_and_play_add_up(name: str, worlds: int) -> None:
    game = played(name)
    found = reviewed(game, worlds)
    for seat, player in enumerate(found.players):
        assert player.start + player.luck + player.play + player.others == pytest.approx(player.result)
        assert player.result == (player.name in game.winners()) / len(game.winners())
        own = [point for point in found.points if point.seat == seat]
        assert player.decisions == len(own) == sum(player.verdicts.values())
    for point in found.points:
        assert sum(point.before) == pytest.approx(1, abs=0.001)
        assert sum(point.after) == pytest.approx(1, abs=0.001)
        assert sum(point.luck) == pytest.approx(0, abs=0.001)
    assert [point.kind for point in (found.points[0], found.points[-1])] == ["start", "end"]


def test_the_same_for_any_number_of_processes_but_not_for_any_seed() -> None:
    game = played("royale", tiles=0)
    reviewing = Reviewing(game.record(), 16)
    reviewing.gather()
    with ProcessPoolExecutor(2) as pool:
        together = msgspec.json.encode(review(reviewing, pool))
    assert together == msgspec.json.encode(reviewed(game, 16))
    assert together != msgspec.json.encode(reviewed(game, 16, "2"))


def test_it_is_the_same_after_a_journey_as_json() -> None:
    found = reviewed(played("royale", tiles=0), 16)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_nothing_that_chance_will_bring_is_known() -> None:
    """What is to come is another after a new deal, and so is no part of the question."""
    record = played("royale", tiles=0).record()
    reviewing = Reviewing(record, 16)
    reviewing.gather()
    first = reviewing.questions[0]
    other = Game.replay(record, 0)
    other.reseed("another")
    assert other.rules.remember(other.state, first.seat).tobytes() == first.seen


def test_a_game_that_is_not_over_is_refused() -> None:
    reviewing = Reviewing(Game.new("royale", NAMES, seed=1).record(), 16)
    with pytest.raises(Mistake) as mistake:
        reviewing.gather()
    assert mistake.value.code == "not-over"


def test_verdicts_go_by_the_loss_and_never_blame_for_noise() -> None:
    assert [verdict(least, 0.0) for least in LOSSES.values()] == list(VERDICTS)
    assert verdict(-0.1, 0.0) == "best"
    for name in BAD:
        assert verdict(LOSSES[name], LOSSES[name]) == "good"


def test_of_several_strokes_a_throw_is_told_else_the_last() -> None:
    first, last, tile, end = Stroke("throw", 0, [1]), Stroke("throw", 1, [2]), Stroke("tile"), Stroke("end")
    assert told_stroke([first, last, tile, end]) is last
    assert told_stroke([tile, end]) is end
    assert told_stroke([]) == Stroke("tile")


def test_white_dice_of_a_throw_are_told_apart() -> None:
    """C-WHITE-1: they are nobody's, and a throw says which they are."""
    game = Game.new("classic", NAMES, {"white": True}, seed=3)
    before = game.state.copy()
    game.play("roll")
    seat, move = game.history[-1]
    [throw] = reviewer("classic").strokes(before, game.state, seat, move)
    roll = game.view(NAMES[seat]).roll
    own, white = (numbers(getattr(dice, kind) for dice in roll) for kind in ("own", "white"))
    assert (len(own), len(white)) == (8, 4)
    assert (throw.small, throw.white) == (own, white)
    facts = msgspec.structs.asdict(throw) | {"name": NAMES[seat]}
    words = all_said(templates_of("classic")["strokes"]["throw"], facts)
    assert words[0] == f"{NAMES[seat]} threw {' '.join(map(str, own))}, white {' '.join(map(str, white))}"


def test_reviews_that_were_kept_without_strokes_get_them() -> None:
    """Turning points of earlier versions did not say which stroke of luck tells them."""
    strokes = [Stroke("throw", 1, [3, 3]), Stroke("tile")]
    point = Point("decision", 4, 1, [0.5, 0.5], [0.5, 0.5], [0.2, -0.2], strokes)
    turns = [
        {"point": 0, "by": "luck", "seat": 0, "change": 0.2},
        {"point": 0, "by": "play", "seat": 0, "change": -0.2},
    ]
    kept = {"game": "royale", "names": NAMES, "results": [1, 2], "winners": ["Benno"], "worlds": 1, "seed": "1"}
    old = msgspec.json.encode({**kept, "points": [point], "turns": turns, "players": []})
    assert [turn.stroke for turn in msgspec.json.decode(old, type=Review).turns] == [strokes[0], None]
