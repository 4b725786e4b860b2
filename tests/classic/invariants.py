"""What must hold in every state of every game, compiled so that it can be asked millions of times."""

import numpy as np

from checks import is_movable
from compiled import outer
from neonstrip.rules import chance
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.chance import below
from neonstrip.rules.classic import events
from neonstrip.rules.classic.game import MOST_MOVES
from neonstrip.rules.classic.pile import note_kind, place_in_ring
from neonstrip.rules.classic.printed import CASINOS, COPIES, DICE, KINDS_OF_NOTE, MOST_NOTES, WHITE_DICE
from neonstrip.rules.classic.scoring import wealth
from neonstrip.rules.classic.setup import new_game
from neonstrip.rules.classic.state import MOST_EVENTS, OVER, OWN, PALE, PHASES, PLACE, ROLL, WHITE, State
from neonstrip.rules.classic.turn import advance, legal
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Numbers, Records, rule

BROKEN = (
    "",
    "dice of a player",
    "white dice",
    "a roll is the hand",
    "54 notes",
    "notes from high to low",
    "money books",
    "nothing is negative",
    "someone can move",
    "room for events",
    "notes held",
)
FINE, PLAYER_DICE, WHITE_COUNT, ROLL_IS_HAND, NOTES, ORDER, BOOKS, NEGATIVE, MOVABLE, EVENTS, HELD = range(len(BROKEN))


@rule
def check_dice(s: State) -> int:
    white = s.dice[:, WHITE].sum()
    for player in range(s.players):
        if s.hand[player, OWN] + s.dice[:, player].sum() != DICE:
            return PLAYER_DICE
        white += s.hand[player, PALE]
    if white != (WHITE_DICE if s.with_white else 0):
        return WHITE_COUNT
    if s.phase == PLACE and (
        s.roll[OWN].sum() != s.hand[s.active, OWN] or s.roll[PALE].sum() != s.hand[s.active, PALE]
    ):
        return ROLL_IS_HAND
    return FINE


@outer
def check_notes(s: State) -> int:
    """Every value is there as often as it is printed; at a casino the notes lie in order."""
    seen = np.zeros(KINDS_OF_NOTE, np.int64)
    for player in range(s.players):
        if s.cash[player].sum() != s.held[player]:
            return HELD
        for kind in range(KINDS_OF_NOTE):
            seen[kind] += s.cash[player, kind]
    for casino in range(CASINOS):
        for place in range(MOST_NOTES):
            if s.prizes[casino, place]:
                seen[note_kind(s.prizes[casino, place])] += 1
            if place > 0 and s.prizes[casino, place] > s.prizes[casino, place - 1]:
                return ORDER
    for depth in range(s.unseen + s.under):
        seen[note_kind(s.pile[place_in_ring(s, depth)])] += 1
    for kind in range(KINDS_OF_NOTE):
        if seen[kind] != COPIES[kind]:
            return NOTES
    return FINE


@rule
def check_books(s: State, before: State) -> int:
    """What players have more is what events said."""
    for player in range(s.players):
        money = wealth(before, player)
        for i in range(s.happened):
            if s.events[i, 0] == events.WON and s.events[i, 1] == player:
                money += s.events[i, 2]
        if money != wealth(s, player):
            return BOOKS
    return FINE


@rule
def check_actor(s: State, count: int) -> int:
    if not is_movable(s, count, PHASES, OVER, ROLL):
        return MOVABLE
    return EVENTS if s.happened >= MOST_EVENTS else FINE


@outer
def check(s: State, before: State, count: int) -> int:
    """The first invariant that does not hold after a move, or FINE."""
    lowest = min(s.hand.min(), s.dice.min(), s.roll.min(), s.cash.min(), s.prizes.min())
    negative = NEGATIVE if lowest < 0 else FINE
    for broken in (check_dice(s), negative, check_notes(s), check_actor(s, count), check_books(s, before)):
        if broken != FINE:
            return broken
    return FINE


@outer
def play_checked(states: Records, streams: Records, seeds: Numbers, options: Numbers, tally: Numbers) -> int:
    """Random games, every state of them checked. Returns what broke first, or FINE.

    `states` has room for the game, for the state before a move, and a blank one. The tally: games finished.
    """
    s, before, stream = states[0], states[1], streams[0]
    moves: Moves = np.zeros(MOST_MOVES, np.int64)
    for i in range(len(seeds)):
        copy(states[0], states[2])
        new_game(s, seeds[i], options[0], options[1] != 0, options[2], False, NOBODY)
        chance.start(stream, seeds[i], 1)
        while s.phase != OVER:
            copy(states[1], states[0])
            advance(s, moves[below(stream, legal(s, moves))])
            broken = check(s, before, legal(s, moves))
            if broken != FINE:
                return broken
        tally[0] += 1
    return FINE
