"""The state of a game: a record for the middle, and two of each player's sheets: as all know it, and as drafted now."""

from typing import Annotated

import numpy as np

from neonstrip.rules.chance import Chance
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Counts, Int, inlined, record_type, rule
from neonstrip.rules.newvegas.city import LOT_SHAPE, City
from neonstrip.rules.newvegas.printed import (
    ACME_AREAS,
    AVENUES,
    CARDS,
    COLOURS,
    GROUPS,
    IMPROVABLE,
    IN_STACK,
    MAX_PLAYERS,
    SHOW_COLUMNS,
    STACKS,
    VALIDATIONS,
)

NONE = -1
ALL_CARDS = CARDS + VALIDATIONS
MOST_BLOCKS = 72

# Stages of the table
VOTING, PLAYING, WISHING, ENDED = range(4)

# Phases of a player: the decision that is awaited from them
VOTE, CHOOSE, OPEN, ACT, AFTER, BONUS, WISH, GIVE, WAIT = range(9)
PHASE_NAMES = ("vote", "choose", "open", "act", "after", "bonus", "wish", "give", "wait")

# What may be on a star, a hole, an avenue's foot, a group of boxes, a ballot
STAR_FREE, STAR_GIVEN, STAR_LOST = range(3)
HOLE_FREE, HOLE_CIRCLED, HOLE_LOST = range(3)
NO_HOTEL, GRAND, SMALL = range(3)
UNUSED, USED_NUMBER, USED_ACTION, USED_EXTENSION = range(4)
NO_VOTE, FOR_LOAN, AGAINST = range(3)

# House rules, as bits; none of them is how the rulebooks are read here
OPENED_SHOWS, EXTENSION_SHOWS, FREE_PROJECTS, NO_ACME_RUNS = 1, 2, 4, 8

# How a game ended, as bits
LAST_BOX, ALL_PROJECTS, ALL_OPENED, ACME_PROJECTS = 1, 2, 4, 8


class Middle:
    """What lies in the middle of the table, for all."""

    chance: Chance
    city: City

    # Options
    players: Int
    edition: Int
    golf: Int
    bank: Int
    sites_opened: Int
    """Whether the project `all_sites_built` asks for opened sites too (N-PROJECT-6)."""
    solo: Int

    # Where the game stands
    stage: Int
    round_number: Int
    reveals: Int
    ended_by: Int
    projects: Annotated[Counts, np.int8, (len(COLOURS),)]
    first_scored: Annotated[Counts, np.int16, (len(COLOURS),)]
    """The round in which each project was first scored."""
    grand_built: Annotated[Counts, np.int16, (AVENUES,)]
    """The round in which the grand hotel of each avenue was built."""
    confirmed: Annotated[Counts, np.int8, (MAX_PLAYERS,)]

    # Cards: what everybody sees, and where all of them are
    numbers: Annotated[Counts, np.int8, (STACKS,)]
    actions: Annotated[Counts, np.int8, (STACKS,)]
    stacks: Annotated[Counts, np.int8, (STACKS, IN_STACK)]
    left: Annotated[Counts, np.int8, (STACKS,)]
    """Cards left in each stack: the top one is the last."""
    discards: Annotated[Counts, np.int8, (STACKS, IN_STACK)]
    discarded: Annotated[Counts, np.int8, (STACKS,)]

    # Solo
    draw_pile: Annotated[Counts, np.int8, (ALL_CARDS,)]
    """Cards to come, the next one last; validation cards are numbered behind the casino cards."""
    draw_left: Int
    next_action: Int
    """The action on top of the draw pile, or a validation card, seen by all."""
    drawn: Annotated[Counts, np.int8, (STACKS,)]
    spent: Annotated[Counts, np.int8, (CARDS,)]
    spent_count: Int
    mixed: Int
    """Whether the draw pile has been shuffled anew, so that validation cards may lie anywhere in it."""
    acme_pile: Annotated[Counts, np.int8, (CARDS,)]
    acme_count: Int
    hidden_card: Int
    hidden_action: Int
    validated: Annotated[Counts, np.int8, (VALIDATIONS,)]
    """Colours of the validation cards drawn, in order."""
    validations: Int
    consulted: Int
    """Validation cards the ACME has acted on."""
    acme_points: Annotated[Counts, np.int8, (len(COLOURS),)]
    acme_scored: Annotated[Counts, np.int16, (len(COLOURS),)]
    acme_hotels: Annotated[Counts, np.int8, (AVENUES,)]
    opponent: Int
    bank_number: Int
    check_project: Annotated[Counts, np.int8, (VALIDATIONS,)]
    check_hotels: Annotated[Counts, np.int8, (VALIDATIONS, AVENUES)]
    acme_values: Annotated[Counts, np.int8, (len(ACME_AREAS), 2)]
    acme_improves: Annotated[Counts, np.int8, (len(ACME_AREAS),)]
    crane_modifier: Int

    house: Annotated[int, np.int8]
    """House rules, each a bit. Narrow and last, where records are padded: without any, a record has its old bytes."""


class Sheet:
    """The two sheets of a player, and where their turn stands."""

    # The city
    number: Annotated[Counts, np.int8, LOT_SHAPE]
    """The number of an opened casino, or NONE."""
    built: Annotated[Counts, np.int8, LOT_SHAPE]
    star: Annotated[Counts, np.int8, LOT_SHAPE]
    passed: Annotated[Counts, np.int8, LOT_SHAPE]
    """Red carpets that the limousine has passed."""
    hole: Annotated[Counts, np.int8, (AVENUES,)]
    hotel: Annotated[Counts, np.int8, (AVENUES,)]
    used_across: Annotated[Counts, np.int8, LOT_SHAPE]
    used_down: Annotated[Counts, np.int8, LOT_SHAPE]
    route: Annotated[Counts, np.int8, (MOST_BLOCKS,)]
    """The directions of the blocks driven, in order."""
    blocks: Int
    street: Int
    avenue: Int
    """The crossing the limousine stands at."""
    home: Int
    """Whether the tour is closed."""

    # The score sheet
    improved: Annotated[Counts, np.int8, (IMPROVABLE,)]
    shows: Annotated[Counts, np.int8, (SHOW_COLUMNS,)]
    checked: Int
    group: Annotated[Counts, np.int8, (GROUPS,)]
    points: Annotated[Counts, np.int8, (len(COLOURS),)]
    scored: Annotated[Counts, np.int16, (len(COLOURS),)]
    """The round in which each project was scored."""
    met: Annotated[Counts, np.int8, (len(COLOURS),)]
    """Projects whose conditions held at some moment of this turn."""
    vote: Int
    refusals: Int

    # The turn
    phase: Int
    combination: Int
    chosen: Int
    """The number to open with."""
    action: Int
    any_action: Int
    bonus: Int
    """What the bonus of this turn was used for."""
    circled: Int
    """The group being circled, and the phase to return to."""
    back_to: Int
    opened_street: Int
    opened_avenue: Int
    wish: Int
    given: Int
    """Solo: the card that goes to the ACME."""
    declined: Annotated[int, np.int8]
    """Projects that are not to be scored this round, as bits; last, as `Middle.house` is."""


MIDDLE = record_type(Middle)
SHEET = record_type(Sheet)


@inlined
def is_opened(d: Sheet, street: int, avenue: int) -> bool:
    return bool(d.number[at(street), at(avenue)] != NONE)


@inlined
def stands(d: Sheet, street: int, avenue: int) -> bool:
    """N-CONSTRUCT-1: a casino that is built; nothing else ever is."""
    return bool(d.built[at(street), at(avenue)] != 0)


@inlined
def is_ready(d: Sheet, street: int, avenue: int) -> bool:
    """N-OPEN-1: a built casino without a number."""
    return bool(stands(d, street, avenue) & (not is_opened(d, street, avenue)))


@rule
def boxes_of(m: Middle, group: int) -> int:
    """N-BONUS-1: how many boxes a group has."""
    return int(m.city.group_ends[group]) - (int(m.city.group_ends[group - 1]) if group > 0 else 0)


@rule
def free_boxes(m: Middle, d: Sheet) -> int:
    """N-SCORE-2: boxes checked and not circled."""
    boxes = int(d.checked)
    for group in range(GROUPS):
        if d.group[group] != UNUSED:
            boxes -= boxes_of(m, group)
    return boxes
