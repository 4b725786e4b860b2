"""A turn: what may be done now (`legal`), and what a move brings (`advance`). Nothing else changes a state."""

from neonstrip.rules.casinos.dice import KINDS, is_rolled, next_with_dice, roll_dice, take_back_roll
from neonstrip.rules.casinos.seating import NOBODY, ask
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Moves, inlined
from neonstrip.rules.royale import moves
from neonstrip.rules.royale.moves import is_of, move_of, slot_of
from neonstrip.rules.royale.printed import CASINOS
from neonstrip.rules.royale.relocation import turn_die, turns
from neonstrip.rules.royale.scoring import end_round, score
from neonstrip.rules.royale.state import DONE, PLACE, PLACED, ROLL, SCORE, SCORING, State, is_open
from neonstrip.rules.royale.tiles import dispatch
from neonstrip.rules.royale.tiles.power_play import check_marker


@inlined
def legal(s: State, out: Moves) -> int:
    """List the moves of the actor; returns how many there are."""
    if s.phase == ROLL:
        return roll_options(s, out)
    if s.phase == PLACE:
        return place_options(s, out)
    return dispatch.options(s, out)


@inlined
def advance(s: State, move: int) -> None:
    """Make a legal move, and all that follows from it up to the next decision. Legality is not checked here."""
    s.moves += 1
    decide(s, move)
    proceed(s)


@inlined
def decide(s: State, move: int) -> None:
    """A legal move alone, without the activation or the scoring that may follow."""
    s.happened = 0
    if s.phase == ROLL:
        begin_turn(s, move)
    elif s.phase == PLACE:
        place(s, move)
    else:
        dispatch.choose(s, move)


@inlined
def proceed(s: State) -> None:
    """All that follows a decision, up to the next one."""
    bring_on(s)
    if s.phase == SCORE:
        score(s)


@inlined
def bring_on(s: State) -> None:
    """R-TILE-3, R-POWER-2: activation follows placement, and the Power Play marker is watched until the scoring."""
    if s.phase not in SCORING:
        check_marker(s)
    if s.phase == PLACED:
        dispatch.activate(s)
        check_marker(s)
    if s.phase == DONE:
        end_turn(s)


@inlined
def roll_options(s: State, out: Moves) -> int:
    """R-TURN-1: roll; R-POWER-1: with the marker, a die may be turned instead."""
    out[0] = move_of(moves.ROLL)
    return turns(s, out, 1) if s.power == s.active else 1


@inlined
def begin_turn(s: State, move: int) -> None:
    """R-TURN-1: roll all dice left; R-POWER-1: or turn one and place it with all effects."""
    if is_of(moves.ROLL, move):
        roll_dice(s)
        ask(s, PLACE, s.active)
    else:
        turn_die(s, move)
        s.site = slot_of(moves.TURN, 1, move)
        s.fresh[slot_of(moves.TURN, 0, move)] = 1
        s.phase = PLACED


@inlined
def place_options(s: State, out: Moves) -> int:
    """R-TURN-1, R-TURN-2: a number rolled whose casino is open, or a jeton to pass; R-NOENTRY-2: else a free pass."""
    n = 0
    for casino in range(CASINOS):
        out[n] = move_of(moves.PLACE, casino)  # the next takes its place unless this one counts: quicker than a jump
        n += is_open(s, casino) & is_rolled(s, casino)
    if n == 0:
        out[0] = move_of(moves.SKIP)
        return 1
    out[n] = move_of(moves.PASS)
    return n + int(s.jetons[at(s.active)] > 0)


@inlined
def place(s: State, move: int) -> None:
    """R-TURN-1: all dice of the number go to its casino; R-TURN-2: or all are taken back."""
    if is_of(moves.PASS, move):
        s.jetons[s.active] -= 1
    if not is_of(moves.PLACE, move):
        s.phase = DONE
        return
    casino = slot_of(moves.PLACE, 0, move)
    player = at(s.active)
    for kind in range(KINDS):
        count = s.roll[kind, at(casino)]
        s.roll[kind, at(casino)] = 0
        s.fresh[kind] = count
        s.hand[player, kind] -= count
        s.dice[at(casino), player, kind] += count
    s.site = casino
    s.phase = PLACED


@inlined
def end_turn(s: State) -> None:
    """R-TURN-1, R-TURN-3: to the left, past those without dice; when nobody has any, the round ends."""
    for kind in range(KINDS):
        s.fresh[kind] = 0
    take_back_roll(s)
    player = next_with_dice(s)
    if player == NOBODY:
        end_round(s)
    else:
        s.active = player
        ask(s, ROLL, player)
