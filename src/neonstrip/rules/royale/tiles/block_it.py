"""F1 Block It!: grey dice of an imaginary player, put where they hurt."""

from neonstrip.rules.casinos.seating import ask
from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import moves
from neonstrip.rules.royale.moves import move_of, slot_of
from neonstrip.rules.royale.printed import BLOCK_GROUPS, BLOCK_SIZES, CASINOS, tile
from neonstrip.rules.royale.state import BLOCK, DONE, GREY, SMALL, State, in_play, is_open
from neonstrip.rules.royale.tiles.tile import Decision, Tile

BLOCK_IT = tile("F1")


@rule
def prepare(s: State) -> None:
    """R-TILE-5: the grey dice lie on the tile in groups."""
    for group in range(len(BLOCK_GROUPS)):
        s.groups[group] = BLOCK_GROUPS[group] if in_play(s, BLOCK_IT) else 0


@rule
def activate(s: State) -> None:
    """R-BLOCK-1: compulsory while a group is left."""
    s.phase = DONE
    for group in range(len(BLOCK_GROUPS)):
        if s.groups[group] > 0:
            ask(s, BLOCK, s.active)


@rule
def options(s: State, out: Moves) -> int:
    """R-BLOCK-1: one group into one open casino, this one too."""
    n = 0
    for group in range(len(BLOCK_GROUPS)):
        if s.groups[group] > 0:
            for casino in range(CASINOS):
                if is_open(s, casino):
                    out[n] = move_of(moves.BLOCK, group, casino)
                    n += 1
    return n


@rule
def choose(s: State, move: int) -> None:
    """R-BLOCK-1: all dice of the group go there; they activate nothing (R-TILE-7)."""
    group, casino = slot_of(moves.BLOCK, 0, move), slot_of(moves.BLOCK, 1, move)
    s.groups[group] -= 1
    s.dice[casino, GREY, SMALL] += BLOCK_SIZES[group]
    s.phase = DONE


@rule
def worth(s: State) -> int:
    """R-BLOCK-1: nothing once all groups are gone."""
    return 12 if s.groups.sum() > 0 else 0


SIZES = [int(size) for size, groups in zip(BLOCK_SIZES, BLOCK_GROUPS, strict=True) for _ in range(groups)]
"""Of all groups."""

TILE = Tile(
    BLOCK_IT,
    decisions=(Decision(BLOCK, "R-BLOCK-1", options, choose),),
    prepare=prepare,
    activate=activate,
    worth=worth,
    printed={"blockGroups": ", ".join(map(str, SIZES[:-1])), "blockLast": SIZES[-1]},
)
