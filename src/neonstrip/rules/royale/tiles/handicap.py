"""F2 Handicap: lift a grey die out of a casino and take what its new field shows."""

from neonstrip.rules.casinos.seating import ask
from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import moves
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.moves import is_of, move_of, slot_of
from neonstrip.rules.royale.printed import (
    CASINOS,
    HANDICAP_FIELDS,
    HANDICAP_MOVE,
    HANDICAP_REWARDS,
    JETON,
    TILE_VALUES,
    rewards,
    tile,
)
from neonstrip.rules.royale.relocation import begin_relocation, relocation
from neonstrip.rules.royale.state import DONE, GREY, LIFT, SMALL, State, in_play, is_open
from neonstrip.rules.royale.tiles.tile import Decision, Tile

HANDICAP = tile("F2")
GREY_IN_CASINO = rewards(TILE_VALUES["handicap"]["grey_in_casino"])

FIELDS = len(HANDICAP_FIELDS)


@rule
def prepare(s: State) -> None:
    """R-TILE-5: grey dice lie in the casinos as printed, and all fields of the tile are empty."""
    for field in range(FIELDS):
        s.fields[field] = HANDICAP_FIELDS[field] if in_play(s, HANDICAP) else 0
    if in_play(s, HANDICAP):
        for casino in range(CASINOS):
            s.dice[casino, GREY, SMALL] = GREY_IN_CASINO[casino]


@rule
def activate(s: State) -> None:
    """R-HANDICAP-1: ask only if a grey die can be lifted (R-TILE-6)."""
    s.phase = DONE
    for casino in range(CASINOS):
        if can_lift(s, casino):
            ask(s, LIFT, s.active)


@rule
def can_lift(s: State, casino: int) -> bool:
    """R-HANDICAP-1: a grey die leaves only an open casino."""
    return is_open(s, casino) and s.dice[casino, GREY, SMALL] > 0


@rule
def options(s: State, out: Moves) -> int:
    """R-HANDICAP-1: no die, or one from any open casino to any empty field."""
    out[0] = move_of(moves.DECLINE)
    n = 1
    for casino in range(CASINOS):
        if can_lift(s, casino):
            for field in range(FIELDS):
                if s.fields[field] > 0:
                    out[n] = move_of(moves.LIFT, casino, field)
                    n += 1
    return n


@rule
def choose(s: State, move: int) -> None:
    """R-HANDICAP-1: the field's reward, or its move."""
    s.phase = DONE
    if is_of(moves.DECLINE, move):
        return
    casino, field = slot_of(moves.LIFT, 0, move), slot_of(moves.LIFT, 1, move)
    s.dice[casino, GREY, SMALL] -= 1
    s.fields[field] -= 1
    if HANDICAP_REWARDS[field] == HANDICAP_MOVE:
        begin_relocation(s)
    else:
        pay(s, s.active, HANDICAP_REWARDS[field], HANDICAP)


@rule
def worth(s: State) -> int:
    """R-HANDICAP-1: nothing once all fields are taken."""
    return 30 if s.fields.sum() > 0 else 0


TILE = Tile(
    HANDICAP,
    decisions=(Decision(LIFT, "R-HANDICAP-1", options, choose), relocation("R-HANDICAP-1")),
    prepare=prepare,
    activate=activate,
    worth=worth,
    printed={
        "lift": int(max(HANDICAP_REWARDS)),
        "liftJetons": int(HANDICAP_REWARDS[0]) // JETON,
        "liftOne": int((GREY_IN_CASINO == 1).sum()),
        "liftTwo": int((GREY_IN_CASINO == 1).sum()) + 1,
    },
)
