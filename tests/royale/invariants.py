"""What must hold in every state of every game, compiled so that it can be asked millions of times."""

import numpy as np

from checks import is_movable
from compiled import outer
from neonstrip.rules import chance
from neonstrip.rules.casinos.dice import KINDS
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.chance import below
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Numbers, Records, rule
from neonstrip.rules.royale import events
from neonstrip.rules.royale.bank import card, cash_held
from neonstrip.rules.royale.game import MOST_MOVES
from neonstrip.rules.royale.moves import PASS, is_of
from neonstrip.rules.royale.printed import (
    BIG_DICE,
    BLOCK_SIZES,
    CASINOS,
    COPIES,
    GREY_DICE,
    JETONS_PER_ROUND,
    KINDS_OF_CARD,
    PRIZES,
    SMALL_DICE,
)
from neonstrip.rules.royale.ranking import is_real, sole_leader
from neonstrip.rules.royale.setup import new_game
from neonstrip.rules.royale.state import (
    BIG,
    GREY,
    MOST_EVENTS,
    NEUTRAL,
    OVER,
    OWNERS,
    PHASES,
    PLACE,
    PRIME,
    ROLL,
    SITES,
    SMALL,
    State,
    casino_of,
    code_kind,
    code_owner,
    in_play,
)
from neonstrip.rules.royale.tiles.block_it import BLOCK_IT
from neonstrip.rules.royale.tiles.handicap import HANDICAP
from neonstrip.rules.royale.tiles.power_play import POWER_PLAY
from neonstrip.rules.royale.turn import advance, legal

BROKEN = (
    "",
    "dice of a player",
    "neutral dice",
    "grey dice",
    "black dice",
    "a roll is the hand",
    "90 money cards",
    "jeton books",
    "money books",
    "nothing is negative",
    "someone can move",
    "the marker has a sole leader",
    "a closed casino does not change",
    "room for events",
)
(
    FINE,
    PLAYER_DICE,
    NEUTRAL_DICE,
    GREY_COUNT,
    BLACK_DICE,
    ROLL_IS_HAND,
    CARDS,
    JETON_BOOKS,
    MONEY_BOOKS,
    NEGATIVE,
    MOVABLE,
    MARKER,
    CLOSED,
    EVENTS,
) = range(len(BROKEN))


@rule
def dice_of(s: State, player: int, kind: int) -> int:
    """All dice of a player, wherever they are."""
    dice = s.hand[player, kind] + s.bar[player, kind]
    for site in range(SITES):
        dice += s.dice[site, player, kind]
    for field in range(CASINOS):
        if s.nice[field] and code_owner(int(s.nice[field])) == player and code_kind(int(s.nice[field])) == kind:
            dice += 1
    if s.gold and code_owner(s.gold) == player and code_kind(s.gold) == kind:
        dice += 1
    return int(dice)


@rule
def imagined_dice(s: State, owner: int, kind: int) -> int:
    dice = 0
    for site in range(SITES):
        dice += s.dice[site, owner, kind]
    return dice


@rule
def grey_beside(s: State) -> int:
    """Grey dice that lie on a tile."""
    dice = 0
    for group in range(len(BLOCK_SIZES)):
        dice += s.groups[group] * BLOCK_SIZES[group]
    if in_play(s, HANDICAP):
        dice += GREY_DICE - s.fields.sum()
    return int(dice)


@rule
def check_dice(s: State) -> int:
    for player in range(s.players):
        if dice_of(s, player, SMALL) != SMALL_DICE or dice_of(s, player, BIG) != BIG_DICE:
            return PLAYER_DICE
    for kind, number in ((SMALL, SMALL_DICE), (BIG, BIG_DICE)):
        if imagined_dice(s, NEUTRAL, kind) != (number if s.with_neutral else 0):
            return NEUTRAL_DICE
    grey = GREY_DICE if in_play(s, BLOCK_IT) or in_play(s, HANDICAP) else 0
    if imagined_dice(s, GREY, SMALL) + grey_beside(s) != grey or imagined_dice(s, GREY, BIG) != 0:
        return GREY_COUNT
    if s.black_at.sum() > 2 or (s.black_at.sum() > 0 and s.black_owner == NOBODY):
        return BLACK_DICE
    if s.phase == PLACE:
        for kind in range(KINDS):
            if s.roll[kind].sum() != s.hand[s.active, kind]:
                return ROLL_IS_HAND
    return FINE


@outer
def check_cards(s: State) -> int:
    """Every value is there as often as it is printed."""
    seen = np.zeros(KINDS_OF_CARD, np.int64)
    for v in range(KINDS_OF_CARD):
        seen[v] = s.bank[v] + s.deck[v]
        for player in range(s.players):
            seen[v] += s.cash[player, v]
    for casino in range(CASINOS):
        for prize in range(PRIZES):
            if s.prizes[casino, prize]:
                seen[card(int(s.prizes[casino, prize]))] += 1
    for amount in s.upcoming:
        if amount:
            seen[card(int(amount))] += 1
    for v in range(KINDS_OF_CARD):
        if seen[v] != COPIES[v]:
            return CARDS
    return FINE


@rule
def check_books(s: State, before: State, move: int) -> int:
    """What players have more or less is what was said: by the move, and by its events."""
    for player in range(s.players):
        jetons, money = int(before.jetons[player]), cash_held(before, player)
        if is_of(PASS, move) and before.active == player:
            jetons -= 1
        for i in range(s.happened):
            event, who, amount, more = s.events[i, 0], s.events[i, 1], s.events[i, 2], s.events[i, 3]
            if event == events.STARTS:
                jetons += JETONS_PER_ROUND
            elif who == player:
                if event == events.JETONS:
                    jetons += amount
                elif event == events.FINED:
                    jetons -= more
                    money -= amount
                elif event in (events.WON, events.PAID):
                    money += amount
        if jetons != s.jetons[player]:
            return JETON_BOOKS
        if money != cash_held(s, player):
            return MONEY_BOOKS
    return FINE


@rule
def check_signs(s: State) -> int:
    lowest = min(s.hand.min(), s.dice.min(), s.bar.min(), s.bank.min(), s.deck.min(), s.cash.min(), s.notes.min())
    lowest = min(lowest, s.jetons.min(), s.roll.min(), s.groups.min(), s.fields.min())
    return NEGATIVE if lowest < 0 else FINE


@rule
def check_closed(s: State, before: State) -> int:
    """R-NOENTRY-1: nothing enters or leaves a closed casino."""
    if s.round_number == before.round_number and s.closed == before.closed != NOBODY:
        for owner in range(OWNERS):
            for kind in range(KINDS):
                if s.dice[s.closed, owner, kind] != before.dice[s.closed, owner, kind]:
                    return CLOSED
    return FINE


@rule
def check_actor(s: State, count: int) -> int:
    if not is_movable(s, count, PHASES, OVER, ROLL):
        return MOVABLE
    if s.power != NOBODY and s.phase < PRIME and not is_real(sole_leader(s, casino_of(s, POWER_PLAY))):
        return MARKER
    return EVENTS if s.happened >= MOST_EVENTS else FINE


@outer
def check(s: State, before: State, move: int, count: int) -> int:
    """The first invariant that does not hold after a move, or FINE."""
    for broken in (
        check_dice(s),
        check_cards(s),
        check_signs(s),
        check_actor(s, count),
        check_books(s, before, move),
        check_closed(s, before),
    ):
        if broken != FINE:
            return broken
    return FINE


@outer
def play_checked(
    states: Records, streams: Records, seeds: Numbers, options: Numbers, limit: int, tally: Numbers
) -> int:
    """Random games, every state of them checked. Returns what broke first, or FINE.

    `states` has room for the game, for the state before a move, and a blank one. The tally: games finished, moves.
    """
    s, before, stream = states[0], states[1], streams[0]
    moves: Moves = np.zeros(MOST_MOVES, np.int64)
    for i in range(len(seeds)):
        copy(states[0], states[2])
        new_game(s, seeds[i], options[0], options[1], options[2], options[3] != 0, False, NOBODY, options[4])
        chance.start(stream, seeds[i], 1)
        made = 0
        while s.phase != OVER and made < limit:
            copy(states[1], states[0])
            move = moves[below(stream, legal(s, moves))]
            advance(s, move)
            made += 1
            broken = check(s, before, move, legal(s, moves))
            if broken != FINE:
                return broken
        tally[0] += s.phase == OVER
        tally[1] += made
    return FINE
