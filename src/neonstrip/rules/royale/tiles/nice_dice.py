"""H1 Nice Dice: put a die of your roll on the field of its number, and it pays at the scoring."""

from neonstrip.rules.casinos.dice import KINDS
from neonstrip.rules.casinos.noting import note
from neonstrip.rules.casinos.seating import ask
from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import events, moves
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.moves import is_of, move_of, slot_of
from neonstrip.rules.royale.printed import CASINOS, JETON, TILE_VALUES, rewards, tile
from neonstrip.rules.royale.state import DONE, NICE, State, casino_of, code_kind, code_owner, die_code, is_open
from neonstrip.rules.royale.tiles.tile import Decision, Tile

NICE_DICE = tile("H1")
REWARDS = rewards(TILE_VALUES["nice_dice"])


@rule
def prepare(s: State) -> None:
    """R-TILE-5: all fields are empty."""
    for field in range(CASINOS):
        s.nice[field] = 0


@rule
def activate(s: State) -> None:
    """R-NICE-1: ask only if some die may be put (R-TILE-6)."""
    s.phase = DONE
    for kind in range(KINDS):
        for field in range(CASINOS):
            if can_put(s, kind, field):
                ask(s, NICE, s.active)


@rule
def just_placed(s: State, kind: int, field: int) -> bool:
    """R-NICE-1, R-NICE-2, R-CHOICE-2: dice just placed here; none if another tile led here."""
    return field == casino_of(s, NICE_DICE) and s.fresh[kind] > 0


@rule
def can_put(s: State, kind: int, field: int) -> bool:
    """R-NICE-1: a die of this roll, in hand or just placed here; a die on the field needs an open casino to go to."""
    if s.nice[field] != 0 and not is_open(s, field):
        return False
    return s.roll[kind, field] > 0 or just_placed(s, kind, field)


@rule
def options(s: State, out: Moves) -> int:
    """R-NICE-1: one die, or none."""
    out[0] = move_of(moves.DECLINE)
    n = 1
    for kind in range(KINDS):
        for field in range(CASINOS):
            if can_put(s, kind, field):
                out[n] = move_of(moves.NICE, kind, field)
                n += 1
    return n


@rule
def choose(s: State, move: int) -> None:
    """R-NICE-1: a die already there first goes to the casino of its number, without activating it."""
    s.phase = DONE
    if is_of(moves.DECLINE, move):
        return
    kind, field = slot_of(moves.NICE, 0, move), slot_of(moves.NICE, 1, move)
    push_out(s, field)
    if s.roll[kind, field] > 0:
        s.roll[kind, field] -= 1
        s.hand[s.active, kind] -= 1
    else:
        s.dice[field, s.active, kind] -= 1
    s.nice[field] = die_code(s.active, kind)


@rule
def push_out(s: State, field: int) -> None:
    """R-NICE-1: anyone's die makes room."""
    if s.nice[field] != 0:
        owner, kind = code_owner(s.nice[field]), code_kind(s.nice[field])
        s.dice[field, owner, kind] += 1
        note(s, events.PUSHED, owner, kind, field + 1)


@rule
def reward(s: State) -> None:
    """R-NICE-1: each die pays its field to its owner."""
    for field in range(CASINOS):
        if s.nice[field] != 0:
            pay(s, code_owner(s.nice[field]), REWARDS[field], NICE_DICE)


@rule
def due(s: State, player: int) -> int:
    """R-NICE-1: what the fields with a player's dice pay."""
    total = 0
    for field in range(CASINOS):
        if s.nice[field] != 0 and code_owner(int(s.nice[field])) == player:
            total += REWARDS[field]
    return total


TILE = Tile(
    NICE_DICE,
    decisions=(Decision(NICE, "R-NICE-1", options, choose, dice="roll", pays=("number", REWARDS)),),
    prepare=prepare,
    activate=activate,
    reward=reward,
    due=due,
    worth=20,
    track=("nice_dice", REWARDS),
    printed={
        "niceFirst": int(REWARDS[0]) // JETON,
        "niceSecond": int(REWARDS[1]) // JETON,
        "niceThird": int(REWARDS[2]),
        "niceLast": int(REWARDS[-1]),
        "niceMoney": ", ".join(map(str, REWARDS[2:])),
    },
)
