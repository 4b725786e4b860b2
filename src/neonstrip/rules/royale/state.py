"""The state of a game: one record. What its fields mean, and the questions most rules ask of it."""

from typing import Annotated

import numpy as np

from neonstrip.rules.casinos.dice import KINDS
from neonstrip.rules.chance import Chance
from neonstrip.rules.kernel import Counts, Int, inlined, record_type, rule
from neonstrip.rules.royale.printed import (
    BIGGY_WEIGHT,
    BLOCK_GROUPS,
    BOX_TOKENS,
    CASINOS,
    DEALT_LATER,
    HANDICAP_FIELDS,
    KINDS_OF_CARD,
    MAX_PLAYERS,
    PRIZES,
    TILES,
)

# Owners of dice: the players, then two who are only imagined
NEUTRAL = MAX_PLAYERS
GREY = MAX_PLAYERS + 1
OWNERS = MAX_PLAYERS + 2

# Kinds of dice
SMALL, BIG = range(KINDS)

# Sites where dice are ranked: the six casinos, and the round field of Double Down
DOUBLE_DOWN_FIELD = CASINOS
SITES = CASINOS + 1
NOWHERE = -1

# Phases: the decision that is awaited from `actor`
ROLL, PLACE, HIDE, GUESS, GAMBLE, CLOSE, BAR, BLOCK, LIFT, MOVE = range(10)
DOWN, NICE, CHOOSE, ACTIVATE, GOLD, PRIME, SPLIT, PICK, OVER = range(10, 19)
PHASES = 19
PHASE_NAMES = (
    *("roll", "place", "hide", "guess", "gamble", "close", "bar", "block", "lift", "move"),
    *("down", "nice", "choose", "activate", "gold", "prime", "split", "pick", "over"),
)
# ... and what the rules go through between two decisions, so that nobody ever sees it
PLACED, DONE, SCORE = range(PHASES, PHASES + 3)
SCORING = (PRIME, SPLIT, PICK, SCORE)
"""The round is over, and only its scoring is left."""

# How tiles may come again in later rounds (R-TILE-1)
RESHUFFLE, ASIDE, TURN_OVER = range(3)

# House rules, as bits; none of them is how the rulebook is read here
EXACT_FINES, POWERLESS_NEUTRAL, FREE_MOVES, HIGHER_CARD_STARTS = 1, 2, 4, 8

MOST_EVENTS = 96


class State:
    """A game of Las Vegas (no tiles) or Las Vegas Royale."""

    chance: Chance

    # Options
    players: Int
    tiles: Int
    """Tiles a round; none is the base game."""
    repetition: Int
    with_neutral: Int
    open_money: Int

    # Where the game stands
    round_number: Int
    starter: Int
    active: Int
    """Whose turn it is."""
    actor: Int
    """Who decides now."""
    phase: Int
    site: Int
    """The casino whose tile is at work, or that is being scored."""
    winner: Int
    """Who has won the best card of this scoring so far, which decides the next starter."""
    winner_at: Int
    reveals: Int
    """Counts throws, deals and secrets shown: no undo goes back behind a change of it."""
    moves: Int

    # Dice
    hand: Annotated[Counts, np.int8, (MAX_PLAYERS, KINDS)]
    """Dice left, those of the roll on the table included."""
    roll: Annotated[Counts, np.int8, (KINDS, CASINOS)]
    """Dice of the present roll not yet placed, by number."""
    fresh: Annotated[Counts, np.int8, (KINDS,)]
    """Dice just placed at `site`."""
    dice: Annotated[Counts, np.int8, (SITES, OWNERS, KINDS)]
    black: Annotated[Counts, np.int8, (2,)]
    """The black dice as last thrown this round."""
    black_at: Annotated[Counts, np.int8, (CASINOS,)]
    black_owner: Int

    # Money: cards by value
    prizes: Annotated[Counts, np.int8, (CASINOS, PRIZES)]
    upcoming: Annotated[Counts, np.int8, (DEALT_LATER,)]
    """Prizes of the later rounds, face down, round 2 first."""
    deck: Annotated[Counts, np.int8, (KINDS_OF_CARD,)]
    """Base game: the cards never seen."""
    bank: Annotated[Counts, np.int8, (KINDS_OF_CARD,)]
    """Royale: the open bank. Base game: what was pushed under the deck."""
    cash: Annotated[Counts, np.int8, (MAX_PLAYERS, KINDS_OF_CARD)]
    notes: Annotated[Counts, np.int8, (MAX_PLAYERS, KINDS_OF_CARD)]
    """IOUs of the bank, by value."""
    jetons: Annotated[Counts, np.int16, (MAX_PLAYERS,)]
    owes: Annotated[Counts, np.int8, (MAX_PLAYERS,)]
    """Who is to pay for Bad Luck this round."""

    # Tiles
    tile_at: Annotated[Counts, np.int8, (CASINOS,)]
    sites: Annotated[Counts, np.int8, (TILES,)]
    """The other way round: where each tile lies."""
    used: Annotated[Counts, np.int8, (TILES,)]
    """Sides that lay out in this or an earlier round."""
    hidden: Int
    """Lucky Punch: markers in the fist."""
    jackpot: Int
    gamble: Int
    """Fifty Fifty: field of the marker."""
    high_five: Int
    """Holder of the High Five token."""
    power: Int
    """Holder of the Power Play marker."""
    closed: Int
    """The casino under the No Entry! plate."""
    no_entry: Int
    """Field of the No Entry! marker."""
    bar: Annotated[Counts, np.int8, (MAX_PLAYERS, KINDS)]
    groups: Annotated[Counts, np.int8, (len(BLOCK_GROUPS),)]
    """Block It!: groups of grey dice left, by size."""
    fields: Annotated[Counts, np.int8, (len(HANDICAP_FIELDS),)]
    """Handicap: empty fields, by reward."""
    pile: Annotated[Counts, np.int8, (len(BOX_TOKENS),)]
    """Black Box: tokens in the first pile, by value."""
    pile_size: Int
    box_winner: Int
    nice: Annotated[Counts, np.int8, (CASINOS,)]
    """Nice Dice: the die on each field, as `die_code` has it."""
    gold: Int
    """My Choice: the die on the gold field."""

    # What the last move brought about (events.py)
    happened: Int
    events: Annotated[Counts, np.int8, (MOST_EVENTS, 4)]

    house: Annotated[int, np.int8]
    """House rules, each a bit. Narrow and last, where records are padded: without any, a record has its old bytes."""


STATE = record_type(State)


@rule
def die_code(owner: int, kind: int) -> int:
    """One die as a number; 0 is none."""
    return 1 + owner * KINDS + kind


@rule
def code_owner(code: int) -> int:
    return (code - 1) // KINDS


@rule
def code_kind(code: int) -> int:
    return (code - 1) % KINDS


@inlined
def is_open(s: State, casino: int) -> bool:
    """R-NOENTRY-1: dice may enter and leave a casino unless the plate lies on it."""
    return casino != s.closed


@inlined
def casino_of(s: State, tile: int) -> int:
    """The casino a tile lies at, or NOWHERE."""
    return int(s.sites[tile])


@inlined
def in_play(s: State, tile: int) -> bool:
    return casino_of(s, tile) != NOWHERE


@inlined
def weight(s: State, site: int, owner: int) -> int:
    """R-SCORE-1, R-PRIME-1: how an owner's dice count at a site: the Biggy two, every other die one."""
    dice = s.dice[site, owner, SMALL] + BIGGY_WEIGHT * s.dice[site, owner, BIG]
    if site < CASINOS and owner == s.black_owner:
        dice += s.black_at[site]
    return int(dice)
