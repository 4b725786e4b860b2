"""The net that plays on in the planner's place: what it reads, how it chooses, and that it has learned something."""

import numpy as np
import pytest

from classic.test_greedy import NAMES, OWNERS, paid
from neonstrip.bots.casinos.rollout import NO_NET
from neonstrip.bots.classic import generations, selfplay, value_net
from neonstrip.bots.classic.features import FEATURES, LEFT, MINE, Floats, crowd_at, note_for, paid_with
from neonstrip.bots.classic.fitting import Fit, Noted, fit, gradient
from neonstrip.bots.classic.policy import NET, SPREAD, TRAINED_BY
from neonstrip.bots.classic.value_net import BIAS, OUT, SHAPE, Net
from neonstrip.bots.rows import UNITS
from neonstrip.play import Game
from neonstrip.play.seeds import derive_many
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.chance import CHANCE
from neonstrip.rules.classic import game as rules
from neonstrip.rules.classic.game import MOST_MOVES
from neonstrip.rules.classic.moves import GRAMMAR
from neonstrip.rules.classic.printed import CASINOS, DICE
from neonstrip.rules.classic.state import OWN, PALE, ROLLED, STATE
from neonstrip.rules.kernel import Moves, Numbers, Records, entry, uncompiled

HASTY = np.array([0, 1, 1, 0])


@entry
def choose(views: Records, moves: Moves, count: int, hasty: Numbers, net: Net) -> int:
    """Its move, by the real rule."""
    return value_net.choose(views, moves, count, hasty, net)


@entry
def describe(views: Records, move: int, hasty: Numbers, described: Floats) -> None:
    """What it reads, by the real rule."""
    value_net.describe(views[0], views[0].actor, move, hasty, described)


def test_who_has_some_dice_more_is_paid_as_the_rules_say() -> None:
    """C-SCORE-1"""
    chance = np.random.default_rng(1)
    for seed in range(20):
        s = Game.new("classic", NAMES, {"white": True}, seed).state[0]
        s.dice[:, OWNERS] = chance.integers(0, DICE // 2, (CASINOS, len(OWNERS)))
        for casino in range(CASINOS):
            crowd, notes = uncompiled(crowd_at)(s, casino), s.prizes[casino].tolist()
            for owner in range(len(NAMES)):
                for more in range(4):
                    dice = s.dice[casino, OWNERS]
                    count = int(dice[owner])
                    dice[owner] += more
                    found = uncompiled(paid_with)(crowd, count, more)
                    assert [uncompiled(note_for)(s, casino, found, int(each)) for each in dice.tolist()] == paid(
                        dice.tolist(), notes
                    )


def decisions(games: int) -> list[Records]:
    """States in which somebody has several placements to choose from."""
    chance, found = np.random.default_rng(2), list[Records]()
    for seed in range(games):
        game = Game.new("classic", NAMES, {"white": bool(seed % 2)}, seed)
        while not game.is_over:
            moves = game.numbers()
            if len(moves) > 1:
                found.append(game.state.copy())
            game.make(int(chance.choice(moves)))
    return found


def test_it_takes_what_the_net_thinks_most_of() -> None:
    """What is read anew for each placement, all casinos of it, comes to what is worked out from what changes."""
    several = set()
    for state in decisions(3):
        room, before = np.zeros(MOST_MOVES, np.int64), state.tobytes()
        count = rules.list_moves(state, room)
        worths = []
        for move in room[:count]:
            described = np.zeros((CASINOS, FEATURES), np.float32)
            describe(state, move, HASTY, described)
            hidden = np.maximum(described @ NET[:FEATURES] + NET[BIAS], 0)
            worths.append(float((hidden.sum(axis=0) @ NET[OUT]).sum()))
        chosen = choose(state, room, count, HASTY, NET)
        assert worths[room[:count].tolist().index(chosen)] == pytest.approx(max(worths), abs=1e-4)
        assert state.tobytes() == before, "what was tried is taken back"
        several.add(count)
    assert len(several) > 2


def test_it_reads_the_table_as_it_would_be_after_a_placement() -> None:
    for state in decisions(1):
        s, room = state[0], np.zeros(MOST_MOVES, np.int64)
        actor = int(s.actor)
        for move in room[: rules.list_moves(state, room)].tolist():
            casino = GRAMMAR.parts[move].values["casino"]
            described, dice = np.zeros((CASINOS, FEATURES), np.float32), s.dice[casino, OWNERS]
            describe(state, move, HASTY, described)
            dice[actor] += s.roll[OWN, casino]
            dice[-1] += s.roll[PALE, casino]
            mine = paid(dice.tolist(), s.prizes[casino].tolist())[actor]
            assert (described[casino, MINE] > 0) == (mine > 0)
            assert described[:, LEFT] == pytest.approx((s.hand[actor, OWN] - s.roll[OWN, casino]) / DICE)


def wins(net: Net, games: int) -> int:
    """How many games one seat wins against three hasty players that plays by a net, or as the greedy bot does."""
    states, learners = np.zeros(games, STATE), np.arange(games) % len(NAMES)
    selfplay.play(
        states,
        seeds=derive_many("net", range(games)),
        options=np.array([len(NAMES), False, ROLLED, True, NOBODY]),
        learners=learners,
        hasty=np.ones((games, len(NAMES)), np.int64),
        net=net,
        dare=0,
        noting=0,
        spread=SPREAD,
        streams=np.zeros(1, CHANCE),
        spare=np.zeros(selfplay.SPARE, STATE),
        chances=np.zeros((1, MOST_MOVES)),
        money=np.zeros((1, MOST_MOVES)),
        samples=np.zeros((0, CASINOS, FEATURES), np.float32),
        wanted=np.zeros(0, np.float32),
        begins=np.zeros(0, np.int64),
    )
    return sum(rules.wins(states[i : i + 1], int(learners[i])) for i in range(games))


def test_it_is_better_than_the_greedy_bot_against_hasty_players() -> None:
    """Of 2,000 games the greedy bot wins a third, the net well over two fifths."""
    assert wins(NO_NET, 2000) < 760
    assert wins(NET, 2000) > 800


def test_what_is_shipped_fits_and_says_how_it_was_made() -> None:
    assert NET.shape == SHAPE
    assert TRAINED_BY.startswith("neonstrip train classic --generations ")


def some_decisions(chance: np.random.Generator, decisions: int) -> Noted:
    """Decisions between three choices each, which differ by two features of each casino."""
    samples = chance.random((3 * decisions, CASINOS, FEATURES)).astype(np.float32)
    wanted = np.maximum(samples[:, :, 0] - samples[:, :, 1], 0).sum(axis=1) + np.repeat(
        chance.normal(0, 9, decisions), 3
    )
    return Noted(samples, wanted.astype(np.float32), np.arange(0, 3 * decisions, 3))


def test_gradients_point_the_way_errors_grow() -> None:
    """Each slope is what a small change of the weight does to half the sum of squares, for each decision."""
    chance = np.random.default_rng(2)
    weights = [chance.normal(0, 0.1, shape) for shape in [(FEATURES, UNITS), (UNITS,), (UNITS,)]]
    noted = some_decisions(chance, 4)
    _, slopes = gradient(weights, noted)
    for part, slope in zip(weights, slopes, strict=True):
        at = tuple(int(chance.integers(size)) for size in part.shape)
        halves = []
        for change in (1e-4, -1e-4):
            part[at] += change
            halves.append(float((gradient(weights, noted)[0] ** 2).sum()) / 2 / len(noted.begins))
            part[at] -= change
        assert slope[at] == pytest.approx((halves[0] - halves[1]) / 2e-4, abs=2e-3)


def test_only_what_choices_of_a_decision_differ_by_is_learned() -> None:
    """What all choices of a decision have in common is chance here, and large."""
    chance = np.random.default_rng(3)
    noted, net = some_decisions(chance, 3000), generations.newborn(chance)
    _, at_first = fit(net, noted, Fit(1, 1e-4), chance)
    _, error = fit(net, noted, Fit(30, 5e-3), chance)
    assert error < 0.6 * at_first


def test_decisions_stay_together() -> None:
    """However they are picked and put together."""
    noted = some_decisions(np.random.default_rng(4), 5)
    picked = Noted.together([noted, noted]).some(np.array([7, 1]))
    assert picked.begins.tolist() == [0, 3]
    assert (picked.samples == noted.samples[[6, 7, 8, 3, 4, 5]]).all()
    assert (picked.wanted == noted.wanted[[6, 7, 8, 3, 4, 5]]).all()
