"""The greedy bot: looks one step ahead, and takes what is worth most now."""

from neonstrip.bots.casinos.best import best_of
from neonstrip.bots.royale.evaluation import (
    Balance,
    balance,
    holdings,
    holdings_of_others,
    lead,
    prizes_at,
    worth_in_hand,
)
from neonstrip.rules.chance import Chance, below
from neonstrip.rules.kernel import Moves, Records, rule
from neonstrip.rules.royale import moves as families
from neonstrip.rules.royale.blackdice import black_sum
from neonstrip.rules.royale.moves import is_of, move_of, slot_of
from neonstrip.rules.royale.printed import BOX_TOKENS, BOX_VALUES, JETON, LUCKY_PUNCH_REWARDS, NO_TILE
from neonstrip.rules.royale.state import (
    ACTIVATE,
    GAMBLE,
    GOLD,
    GUESS,
    HIDE,
    MOVE,
    PICK,
    PLACE,
    PLACED,
    SPLIT,
    State,
)
from neonstrip.rules.royale.tiles import dispatch, fifty_fifty
from neonstrip.rules.royale.tiles.black_box import ALL_TOKENS, KINDS_OF_TOKEN, SPLITS, tokens_of
from neonstrip.rules.royale.turn import decide, place

BOX_TOTAL = int((BOX_VALUES * BOX_TOKENS).sum())

# What a decision yet to come is worth, roughly
MOVE_WORTH = 20
GOLD_WORTH = 35
ACTIVATE_WORTH = 20
ROLL_WORTH = 25
"""What a roll is worth more than the position before it."""


@rule
def pending_worth(s: State) -> int:
    """What the step is worth that a move leads to: a tile that goes to work, or a further decision."""
    if s.phase == PLACED:
        return dispatch.worth(s)
    if s.phase == MOVE:
        return MOVE_WORTH
    if s.phase == GOLD:
        return GOLD_WORTH
    if s.phase == ACTIVATE:
        return ACTIVATE_WORTH
    return 0


@rule
def balance_to_place(s: State, player: int) -> Balance:
    """The balance before a placement, by which all of them are weighed. Other moves do without it."""
    return balance(s, player) if s.phase == PLACE else Balance(0, 0, 0, 0)


@rule
def placing_worth(s: State, player: int, move: int, before: Balance) -> float:
    """How good a placement is. Prizes change at its casino alone; without a tile there, so do only the dice in hand."""
    casino = slot_of(families.PLACE, 0, move)
    (mine, others), in_hand = prizes_at(s, casino, player), worth_in_hand(s, player)
    place(s, move)
    mine_after, others_after = prizes_at(s, casino, player)
    prizes, others_prizes = before.prizes + mine_after - mine, before.others_prizes + others_after - others
    if s.tile_at[casino] == NO_TILE:
        kept = before.holdings + worth_in_hand(s, player) - in_hand
        return lead(s, Balance(prizes, others_prizes, kept, before.others_holdings))
    pending = dispatch.worth(s)
    return pending + lead(s, Balance(prizes, others_prizes, holdings(s, player), holdings_of_others(s, player)))


@rule
def passing_worth(s: State, before: Balance) -> float:
    """R-TURN-2: how good it is to pass, which costs a jeton."""
    return lead(s, Balance(before.prizes, before.others_prizes, before.holdings - JETON, before.others_holdings))


@rule
def worth(s: State, player: int, move: int, before: Balance) -> float:
    """How good a move is: the player's lead right after it. Changes the state it is given."""
    if is_of(families.PLACE, move):
        return placing_worth(s, player, move, before)
    if is_of(families.PASS, move):
        return passing_worth(s, before)
    if is_of(families.ROLL, move):
        return lead(s, balance(s, player)) + ROLL_WORTH
    decide(s, move)
    pending = pending_worth(s)
    return pending + lead(s, balance(s, player))


@rule
def choose_hidden(chance: Chance) -> int:
    """Lucky Punch: hide the less often the more it is worth, so that no guess is better than another."""
    total = 0
    for reward in LUCKY_PUNCH_REWARDS:
        total += 600 // reward
    draw = below(chance, total)
    for i in range(len(LUCKY_PUNCH_REWARDS)):
        draw -= 600 // LUCKY_PUNCH_REWARDS[i]
        if draw < 0:
            return move_of(families.HIDE, i)
    return move_of(families.HIDE, 0)


@rule
def choose_guess(chance: Chance) -> int:
    """Lucky Punch: guess so that every number of markers pays the hider the same on average."""
    inverse = 0.0
    for reward in LUCKY_PUNCH_REWARDS:
        inverse += 1.0 / reward
    fair = (len(LUCKY_PUNCH_REWARDS) - 1) / inverse
    draw = below(chance, 256) / 256
    for i in range(len(LUCKY_PUNCH_REWARDS)):
        draw -= 1.0 - fair / LUCKY_PUNCH_REWARDS[i]
        if draw < 0:
            return move_of(families.GUESS, i)
    return move_of(families.GUESS, len(LUCKY_PUNCH_REWARDS) - 1)


@rule
def pile_worth(split: int) -> int:
    """Black Box: what the first pile of a split pays."""
    total = 0
    for token in range(KINDS_OF_TOKEN):
        total += BOX_VALUES[token] * tokens_of(split, token)
    return total


@rule
def draw_split(chance: Chance, size: int, rich: bool) -> int:
    """Black Box: any split with so many tokens in a first pile that pays more than half of all, or less."""
    while True:
        split = 1 + below(chance, SPLITS - 2)
        count = 0
        for token in range(KINDS_OF_TOKEN):
            count += tokens_of(split, token)
        if count == size and (2 * pile_worth(split) > BOX_TOTAL) == rich:
            return split


@rule
def choose_split(chance: Chance) -> int:
    """Black Box: of any size, each pile pays half of all tokens on average, so that neither is better to take."""
    size = 1 + below(chance, ALL_TOKENS - 1)
    poor, rich = draw_split(chance, size, False), draw_split(chance, size, True)
    low, high = pile_worth(poor), pile_worth(rich)
    return move_of(families.SPLIT, rich if below(chance, 2 * (high - low)) < BOX_TOTAL - 2 * low else poor)


@rule
def ways_above(total: int) -> int:
    """How many of the 36 throws of two dice sum to more than a number."""
    ways = 0
    for first in range(1, 7):
        for second in range(1, 7):
            if first + second > total:
                ways += 1
    return ways


@rule
def choose_gamble(s: State) -> int:
    """Fifty Fifty: go on while the next field times its chance is more than this one."""
    higher, lower = ways_above(black_sum(s)), 36 - ways_above(black_sum(s) - 1)
    if max(higher, lower) * fifty_fifty.TRACK[s.gamble + 1] <= 36 * fifty_fifty.TRACK[s.gamble]:
        return move_of(families.STOP)
    return move_of(families.HIGHER if higher > lower else families.LOWER)


best_move = best_of(worth, balance_to_place)


@rule
def choose(views: Records, moves: Moves, count: int, chance: Chance) -> int:
    """The greedy move. `views[0]` is what the seat may know, `views[1]` space to try moves in."""
    s = views[0]
    if count == 1:
        return int(moves[0])
    if s.phase == HIDE:
        return choose_hidden(chance)
    if s.phase == GUESS:
        return choose_guess(chance)
    if s.phase == GAMBLE:
        return choose_gamble(s)
    if s.phase == SPLIT:
        return choose_split(chance)
    if s.phase == PICK:
        return int(moves[below(chance, count)])
    return best_move(views, moves, count, chance)
