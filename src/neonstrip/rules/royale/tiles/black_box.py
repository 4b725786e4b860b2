"""G1 Black Box: your neighbour splits six tokens face down, and you take one of the two piles."""

from itertools import combinations

import numpy as np

from neonstrip.rules.casinos.noting import note
from neonstrip.rules.casinos.seating import NOBODY, ask, left_of
from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import events, moves
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.moves import move_of, slot_of
from neonstrip.rules.royale.printed import BOX_TOKENS, BOX_VALUES, SMALLEST, tile
from neonstrip.rules.royale.ranking import first_and_second, is_real
from neonstrip.rules.royale.state import PICK, SCORE, SPLIT, State, casino_of
from neonstrip.rules.royale.tiles.tile import Decision, Tile

BLACK_BOX = tile("G1")

KINDS_OF_TOKEN = len(BOX_TOKENS)
TOKENS = np.repeat(BOX_VALUES, BOX_TOKENS)
LEAST_MONEY = min(sum(pair) for pair in combinations(TOKENS.tolist(), 2) if sum(pair) >= SMALLEST)
"""The least that two tokens pay in money cards, not in jetons."""
ALL_TOKENS = int(BOX_TOKENS.sum())
SPLITS = int((BOX_TOKENS + 1).prod())
FIRST_PILE, SECOND_PILE = range(2)


@rule
def prepare(s: State) -> None:
    """R-TILE-5: nothing is split."""
    s.box_winner = NOBODY
    clear(s)


@rule
def clear(s: State) -> None:
    for token in range(KINDS_OF_TOKEN):
        s.pile[token] = 0


@rule
def reward(s: State) -> None:
    """R-BOX-1, R-BANK-2: the left neighbour of who won the higher card splits; no tokens for the imagined."""
    winner, _ = first_and_second(s, casino_of(s, BLACK_BOX))
    if is_real(winner):
        s.box_winner = winner
        ask(s, SPLIT, left_of(s, winner))


@rule
def tokens_of(split: int, token: int) -> int:
    """How many tokens of a kind a split puts into the first pile."""
    for later in range(KINDS_OF_TOKEN - 1, token, -1):
        split //= BOX_TOKENS[later] + 1
    return int(split % (BOX_TOKENS[token] + 1))


@rule
def options(s: State, out: Moves) -> int:
    """R-BOX-1: 3/3, 4/2 or 5/1, the tokens as the neighbour likes; so no pile is empty."""
    for split in range(1, SPLITS - 1):
        out[split - 1] = move_of(moves.SPLIT, split)
    return SPLITS - 2


@rule
def split(s: State, move: int) -> None:
    """R-BOX-1: the winner sees only the sizes."""
    for token in range(KINDS_OF_TOKEN):
        s.pile[token] = tokens_of(slot_of(moves.SPLIT, 0, move), token)
    s.pile_size = s.pile.sum()
    ask(s, PICK, s.box_winner)


@rule
def pick_options(s: State, out: Moves) -> int:
    """R-BOX-1: one pile or the other."""
    out[0] = move_of(moves.TAKE, FIRST_PILE)
    out[1] = move_of(moves.TAKE, SECOND_PILE)
    return 2


@rule
def pick(s: State, move: int) -> None:
    """R-BOX-1: the pile is shown and its sum paid."""
    amount = 0
    for token in range(KINDS_OF_TOKEN):
        first = int(s.pile[token])
        taken = first if slot_of(moves.TAKE, 0, move) == FIRST_PILE else BOX_TOKENS[token] - first
        amount += BOX_VALUES[token] * taken
    clear(s)
    s.pile_size = 0
    s.reveals += 1
    note(s, events.BOXED, s.box_winner, amount, 0)
    pay(s, s.box_winner, amount, BLACK_BOX)
    s.phase = SCORE


TILE = Tile(
    BLACK_BOX,
    decisions=(Decision(SPLIT, "R-BOX-1", options, split), Decision(PICK, "R-BOX-1", pick_options, pick)),
    prepare=prepare,
    reward=reward,
    track=("black_box", TOKENS),
    printed={"tokens": " ".join(map(str, TOKENS)), "boxMoney": LEAST_MONEY, "boxAll": int(TOKENS.sum())},
)
