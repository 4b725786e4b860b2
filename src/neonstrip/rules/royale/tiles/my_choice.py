"""H2 My Choice: throw two black dice and use one of them."""

import numpy as np

from neonstrip.rules.casinos.dice import KINDS, dice_left
from neonstrip.rules.casinos.noting import note
from neonstrip.rules.casinos.seating import ask
from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import events, moves
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.blackdice import is_double, throw_black
from neonstrip.rules.royale.moves import move_of, slot_of
from neonstrip.rules.royale.printed import CASINOS, JETON, NO_TILE, TILE_VALUES, rewards, tile
from neonstrip.rules.royale.relocation import begin_relocation, relocation
from neonstrip.rules.royale.state import ACTIVATE, CHOOSE, DONE, GOLD, PLACED, State, code_kind, code_owner, die_code
from neonstrip.rules.royale.tiles.tile import Decision, Tile

MY_CHOICE = tile("H2")
_fields: list[str] = TILE_VALUES["my_choice"]["fields"]
ANOTHER_TILE, RELOCATION, GOLD_FIELD = OTHERS = [_fields.index(name) + 1 for name in ("tile", "move", "gold")]
"""The numbers that pay nothing at once, after those that do."""
REWARDS = rewards(_fields[: ANOTHER_TILE - 1])
GOLD_FIELD_REWARD: int = TILE_VALUES["my_choice"]["gold"]
AMOUNTS = np.append(REWARDS, [GOLD_FIELD_REWARD if number == GOLD_FIELD else 0 for number in OTHERS])
"""What each number brings in the end."""


@rule
def prepare(s: State) -> None:
    """R-TILE-5: the gold field is empty."""
    s.gold = 0


@rule
def activate(s: State) -> None:
    """R-CHOICE-1: throw two black dice, use one."""
    throw_black(s, MY_CHOICE)
    ask(s, CHOOSE, s.active)


@rule
def options(s: State, out: Moves) -> int:
    """R-CHOICE-1: one number or the other; an impossible one may be chosen too."""
    out[0] = move_of(moves.CHOOSE, s.black[0] - 1)
    out[1] = move_of(moves.CHOOSE, s.black[1] - 1)
    return 1 if is_double(s) else 2


@rule
def choose(s: State, move: int) -> None:
    """R-CHOICE-1: a reward, another tile, a move, or the gold field."""
    number = slot_of(moves.CHOOSE, 0, move) + 1
    s.phase = DONE
    if number <= len(REWARDS):
        pay(s, s.active, REWARDS[number - 1], MY_CHOICE)
    elif number == ANOTHER_TILE:
        if s.tiles > 1:
            ask(s, ACTIVATE, s.active)
    elif number == RELOCATION:
        begin_relocation(s)
    elif dice_left(s, s.active) > 0:
        empty_gold_field(s)
        ask(s, GOLD, s.active)


@rule
def activate_options(s: State, out: Moves) -> int:
    """R-CHOICE-1: any other tile, even where it can do nothing."""
    n = 0
    for casino in range(CASINOS):
        if s.tile_at[casino] != NO_TILE and s.tile_at[casino] != MY_CHOICE:
            out[n] = move_of(moves.ACTIVATE, casino)
            n += 1
    return n


@rule
def activate_other(s: State, move: int) -> None:
    """R-CHOICE-2: it works as if dice had been placed there, but none are just placed."""
    s.site = slot_of(moves.ACTIVATE, 0, move)
    for kind in range(KINDS):
        s.fresh[kind] = 0
    s.phase = PLACED


@rule
def empty_gold_field(s: State) -> None:
    """R-CHOICE-1: the die there returns to its owner, also an own one."""
    if s.gold != 0:
        owner, kind = code_owner(s.gold), code_kind(s.gold)
        s.hand[owner, kind] += 1
        s.gold = 0
        note(s, events.FREED, owner, kind, MY_CHOICE)


@rule
def gold_options(s: State, out: Moves) -> int:
    """R-CHOICE-1: any remaining die."""
    n = 0
    for kind in range(KINDS):
        if s.hand[s.active, kind] > 0:
            out[n] = move_of(moves.GOLD, kind)
            n += 1
    return n


@rule
def put_on_gold(s: State, move: int) -> None:
    """R-CHOICE-1: compulsory if possible."""
    kind = slot_of(moves.GOLD, 0, move)
    s.hand[s.active, kind] -= 1
    s.gold = die_code(s.active, kind)
    s.phase = DONE


@rule
def reward(s: State) -> None:
    """R-CHOICE-1: the die on the gold field pays when this casino is scored."""
    if s.gold != 0:
        pay(s, code_owner(s.gold), GOLD_FIELD_REWARD, MY_CHOICE)


@rule
def due(s: State, player: int) -> int:
    """R-CHOICE-1: what the gold field pays to the owner of the die on it."""
    return GOLD_FIELD_REWARD if s.gold != 0 and code_owner(s.gold) == player else 0


TILE = Tile(
    MY_CHOICE,
    decisions=(
        Decision(CHOOSE, "R-CHOICE-1", options, choose, dice="black", pays=("number", AMOUNTS)),
        Decision(ACTIVATE, "R-CHOICE-1", activate_options, activate_other),
        Decision(GOLD, "R-CHOICE-1", gold_options, put_on_gold),
        relocation("R-CHOICE-1"),
    ),
    prepare=prepare,
    activate=activate,
    reward=reward,
    due=due,
    worth=30,
    track=("my_choice", REWARDS),
    printed={
        "gold": GOLD_FIELD_REWARD,
        "choiceFirst": int(REWARDS[0]) // JETON,
        "choiceSecond": int(REWARDS[1]) // JETON,
        "choiceThird": int(REWARDS[2]),
    },
)
