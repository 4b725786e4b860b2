"""How a game and each of its rounds begin."""

from neonstrip.rules import chance
from neonstrip.rules.casinos.rounds import open_round
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.chance import below, die
from neonstrip.rules.classic import events
from neonstrip.rules.classic.pile import lay_notes, shuffle_notes
from neonstrip.rules.classic.printed import CASINOS, DICE, WHITE_EACH, WHITE_LEFT
from neonstrip.rules.classic.state import GIVEN, OWN, OWNERS, PALE, ROLL, WHITE, State
from neonstrip.rules.kernel import Words, rule


@rule
def new_game(
    s: State, seed: Words, players: int, with_white: bool, leftover: int, open_money: bool, starter: int
) -> None:
    """C-SETUP-1: begin a game in a blank record. A starter of NOBODY is drawn (C-SCORE-3)."""
    chance.start(s.chance, seed, 0)
    s.players = players
    s.with_white = with_white
    s.leftover = leftover
    s.open_money = open_money
    s.starter = below(s.chance, players) if starter == NOBODY else starter
    shuffle_notes(s)
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """C-SETUP-2: dice back, new notes at every casino from 1 to 6, and the starter begins."""
    s.round_number += 1
    s.reveals += 1
    gather_dice(s)
    for casino in range(CASINOS):
        lay_notes(s, casino)
    if s.with_white:
        share_out_white(s)
    open_round(s, ROLL, events.STARTS)


@rule
def gather_dice(s: State) -> None:
    """C-SETUP-1: all dice go back to their owners."""
    for casino in range(CASINOS):
        for owner in range(OWNERS):
            s.dice[casino, owner] = 0
    for player in range(s.players):
        s.hand[player, OWN] = DICE
        s.hand[player, PALE] = 0


@rule
def share_out_white(s: State) -> None:
    """C-WHITE-1: everyone gets as many white dice; those left over are rolled and laid, or given to the starter."""
    for player in range(s.players):
        s.hand[player, PALE] = WHITE_EACH[s.players]
    if s.leftover == GIVEN:
        s.hand[s.starter, PALE] += WHITE_LEFT[s.players]
    else:
        for _ in range(WHITE_LEFT[s.players]):
            s.dice[die(s.chance) - 1, WHITE] += 1
