"""The player that the planner takes the others for: as near to the first as can be, as if the round ended now."""

import numpy as np

from classic.test_greedy import NAMES, OWNERS, paid
from neonstrip.bots.classic import chasing
from neonstrip.play import Game
from neonstrip.rules.chance import CHANCE
from neonstrip.rules.classic.game import MOST_MOVES
from neonstrip.rules.classic.moves import GRAMMAR
from neonstrip.rules.classic.printed import CASINOS, MAX_PLAYERS
from neonstrip.rules.classic.scoring import wealth
from neonstrip.rules.classic.state import OWN, PALE, STATE, WHITE
from neonstrip.rules.kernel import Moves, Records, entry, uncompiled


@entry
def chase(views: Records, moves: Moves, count: int, streams: Records) -> int:
    """Its move, by the real rule."""
    return chasing.choose(views, moves, count, streams[0])


def totals(s: Records) -> list[tuple[int, int]]:
    """What everybody would have if the round ended now: money and notes."""
    found = [(uncompiled(wealth)(s, player), int(s.held[player])) for player in range(len(NAMES))]
    for casino in range(CASINOS):
        *notes, _ = paid(s.dice[casino, OWNERS].tolist(), s.prizes[casino].tolist())
        found = [(held + note, many + (note > 0)) for (held, many), note in zip(found, notes, strict=True)]
    return found


def gaps(state: Records, casino: int) -> list[tuple[int, int]]:
    """How far the actor is behind each, from the first to the last, after a placement: in money, then in notes."""
    tried = state.copy()
    s, actor = tried[0], int(tried[0].actor)
    s.dice[casino, actor] += s.roll[OWN, casino]
    s.dice[casino, WHITE] += s.roll[PALE, casino]
    found = totals(s)
    mine, held = found[actor]
    return sorted(((money - mine, notes - held) for money, notes in found), reverse=True)


def test_it_goes_where_it_is_nearest_to_the_first_then_to_the_next() -> None:
    """C-END-1: notes count where money is equal."""
    chance, decided, by_notes = np.random.default_rng(1), 0, 0
    for seed in range(6):
        game = Game.new("classic", NAMES, {"white": True}, seed)
        while not game.is_over:
            moves = game.numbers()
            if len(moves) > 1:
                views, room = np.zeros(2, STATE), np.zeros(MOST_MOVES, np.int64)
                views[0], room[: len(moves)] = game.state[0], moves
                rolled = [casino for casino in range(CASINOS) if game.state["roll"][0, :, casino].any()]
                far = {casino: gaps(game.state, casino) for casino in rolled}
                best = min(rolled, key=lambda casino: far[casino])
                assert chase(views, room, len(moves), np.zeros(1, CHANCE)) == GRAMMAR.number("place", best)
                by_notes += best != min(rolled, key=lambda casino: [money for money, _ in far[casino]])
                assert views[0].tobytes() == game.state[0].tobytes(), "what was tried is taken back"
                decided += 1
            game.make(int(chance.choice(moves)))
    assert decided > 100
    assert by_notes


def test_what_everybody_would_have_is_what_the_rules_would_pay() -> None:
    """C-SCORE-1"""
    chance = np.random.default_rng(2)
    for seed in range(20):
        s = Game.new("classic", NAMES, {"white": True}, seed).state[0]
        s.dice[:, OWNERS] = chance.integers(0, 4, (CASINOS, len(OWNERS)))
        found = np.zeros(MAX_PLAYERS, np.int64)
        for casino in range(CASINOS):
            uncompiled(chasing.count_in)(s, casino, 1, found)
        assert [divmod(total, chasing.MONEY) for total in found[: len(NAMES)].tolist()] == totals(s)
