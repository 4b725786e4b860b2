"""A game from its set-up through its rounds to the end."""

from neonstrip.rules import chance
from neonstrip.rules.chance import below
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Records, Words, rule
from neonstrip.rules.newvegas.cards import flip, new_stacks
from neonstrip.rules.newvegas.facts import AVENUES, COLOURS, GOLF_PROJECTS, PROJECTS_OF_COLOUR, STREETS, YELLOW
from neonstrip.rules.newvegas.hotels import build_hotels
from neonstrip.rules.newvegas.projects.scoring import score_projects
from neonstrip.rules.newvegas.solo import (
    consult,
    draw_three,
    end_by_acme,
    lay_aside,
    prepare_piles,
    reshuffle,
    show_next,
)
from neonstrip.rules.newvegas.state import (
    ALL_OPENED,
    ALL_PROJECTS,
    ENDED,
    LAST_BOX,
    NONE,
    PLAYING,
    VOTE,
    VOTING,
    WAIT,
    WISH,
    WISHING,
    Sheet,
    Table,
    is_opened,
)
from neonstrip.rules.newvegas.turn import begin_turn, legal, step


@rule
def begin_game(t: Table, sheets: Records, drafts: Records, seed: Words) -> None:
    """N-SETUP-1 to N-SETUP-5, N-SOLO-1: in a blank table whose options and city are set."""
    chance.start(t.chance, seed, 0)
    draw_projects(t)
    for player in range(t.players):
        blank_sheet(t, sheets[player])
        copy(drafts[player], sheets[player])
    if t.solo:
        prepare_piles(t)
    else:
        new_stacks(t)
    if t.bank:
        t.stage = VOTING
    else:
        next_round(t, sheets, drafts)


@rule
def draw_projects(t: Table) -> None:
    """N-SETUP-2, N-SETUP-5: one of each colour; without golf no yellow one about golf."""
    for colour in range(len(COLOURS)):
        t.projects[colour] = below(t.chance, PROJECTS_OF_COLOUR)
    while not t.golf and GOLF_PROJECTS[t.projects[YELLOW]]:
        t.projects[YELLOW] = below(t.chance, PROJECTS_OF_COLOUR)


@rule
def blank_sheet(t: Table, d: Sheet) -> None:
    """N-SETUP-1: everyone has the same sheets."""
    for street in range(STREETS):
        for avenue in range(AVENUES):
            d.number[street, avenue] = NONE
            d.built[street, avenue] = t.city.casino[street, avenue] and not t.city.site[street, avenue]
    d.checked = t.city.boxes_at_start
    d.street, d.avenue = t.city.start_street, t.city.start_avenue
    begin_turn(d)
    d.phase = VOTE


@rule
def next_round(t: Table, sheets: Records, drafts: Records) -> None:
    """N-ROUND-1, N-SOLO-2: three new cards; everyone begins a turn."""
    t.stage = PLAYING
    t.round_number += 1
    if t.solo:
        draw_three(t)
    else:
        flip(t)
    for player in range(t.players):
        begin_turn(drafts[player])
        copy(sheets[player], drafts[player])
        t.confirmed[player] = 0


@rule
def make(t: Table, sheets: Records, drafts: Records, player: int, move: int) -> None:
    """N-ROUND-3, N-ROUND-4: a step of one player; when everyone is done, the table goes on."""
    d = drafts[player]
    step(t, d, move)
    if d.phase != WAIT:
        return
    t.confirmed[player] = 1
    for other in range(t.players):
        if drafts[other].phase != WAIT:
            return
    go_on(t, sheets, drafts)


@rule
def go_on(t: Table, sheets: Records, drafts: Records) -> None:
    """After votes comes the first round, after a round its settlement, after wishes the next round."""
    t.reveals += 1
    if t.stage == PLAYING:
        settle(t, sheets, drafts)
        return
    if t.stage == WISHING:
        wish = False
        for player in range(t.players):
            wish = wish or drafts[player].wish == 1
            drafts[player].wish = 0
        if wish:
            new_stacks(t)
    next_round(t, sheets, drafts)


@rule
def settle(t: Table, sheets: Records, drafts: Records) -> None:
    """N-ROUND-4, N-SOLO-4: hotels, projects, the ACME, and the end of the game."""
    acme_scored = False
    none_before = t.first_scored.sum() == 0 and t.acme_scored.sum() == 0
    build_hotels(t, drafts)
    if t.solo:
        lay_aside(t, drafts[0])
        acme_scored = consult(t, drafts[0])
    first_project = score_projects(t, drafts)
    for player in range(t.players):
        copy(sheets[player], drafts[player])
        note_end(t, drafts[player])
    end_by_acme(t)
    if t.ended_by:
        t.stage = ENDED
    elif t.solo:
        if none_before and (first_project or acme_scored):
            reshuffle(t)
            show_next(t)
        next_round(t, sheets, drafts)
    elif first_project:
        ask_wishes(t, drafts)
    else:
        next_round(t, sheets, drafts)


@rule
def ask_wishes(t: Table, drafts: Records) -> None:
    """N-PROJECT-4: whoever completed the first project of the game may wish for a reshuffle."""
    t.stage = WISHING
    for player in range(t.players):
        completed = False
        for colour in range(len(COLOURS)):
            completed = completed or drafts[player].scored[colour] == t.round_number
        drafts[player].phase = WISH if completed else WAIT
        t.confirmed[player] = not completed


@rule
def everything_opened(t: Table, d: Sheet) -> bool:
    """N-END-1, N-END-2: every built casino of the four streets is opened."""
    for street in range(STREETS):
        for avenue in range(AVENUES):
            if t.city.casino[street, avenue] and d.built[street, avenue] and not is_opened(d, street, avenue):
                return False
    return True


@rule
def note_end(t: Table, d: Sheet) -> None:
    """N-END-1: the last box, all three projects, or everything opened."""
    if d.checked >= t.city.last_box:
        t.ended_by |= LAST_BOX
    if d.points[0] and d.points[1] and d.points[2]:
        t.ended_by |= ALL_PROJECTS
    if everything_opened(t, d):
        t.ended_by |= ALL_OPENED


@rule
def legal_for(t: Table, drafts: Records, player: int, out: Moves) -> int:
    """List the moves of a player; none when the game is over."""
    if t.stage == ENDED:
        return 0
    return legal(t, drafts[player], out)
