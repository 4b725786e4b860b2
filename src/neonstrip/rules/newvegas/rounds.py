"""A game from its set-up through its rounds to the end."""

from neonstrip.rules import chance
from neonstrip.rules.chance import below
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Records, Words, inlined, rule
from neonstrip.rules.newvegas.cards import flip, new_stacks
from neonstrip.rules.newvegas.hotels import build_hotels
from neonstrip.rules.newvegas.lots import ready
from neonstrip.rules.newvegas.printed import AVENUES, COLOURS, GOLF_PROJECTS, PROJECTS_OF_COLOUR, STREETS, YELLOW
from neonstrip.rules.newvegas.projects.scoring import none_scored, score_projects
from neonstrip.rules.newvegas.solo import (
    consult,
    draw_three,
    end_by_acme,
    lay_aside,
    prepare_piles,
    reshuffle,
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
    Middle,
    Sheet,
)
from neonstrip.rules.newvegas.turn import begin_turn, legal, step


@rule
def begin_game(m: Middle, sheets: Records, drafts: Records, seed: Words) -> None:
    """N-SETUP-1 to N-SETUP-5, N-SOLO-1: in a blank middle whose options and city are set."""
    chance.start(m.chance, seed, 0)
    draw_projects(m)
    for player in range(m.players):
        blank_sheet(m, sheets[player])
        copy(drafts[player], sheets[player])
    if m.solo:
        prepare_piles(m)
    else:
        new_stacks(m)
    if m.bank:
        m.stage = VOTING
    else:
        next_round(m, sheets, drafts)


@rule
def draw_projects(m: Middle) -> None:
    """N-SETUP-2, N-SETUP-5: one of each colour; without golf no yellow one about golf."""
    for colour in range(len(COLOURS)):
        m.projects[colour] = below(m.chance, PROJECTS_OF_COLOUR)
    while not m.golf and GOLF_PROJECTS[m.projects[YELLOW]]:
        m.projects[YELLOW] = below(m.chance, PROJECTS_OF_COLOUR)


@rule
def blank_sheet(m: Middle, d: Sheet) -> None:
    """N-SETUP-1: everyone has the same sheets."""
    for street in range(STREETS):
        for avenue in range(AVENUES):
            d.number[street, avenue] = NONE
            d.built[street, avenue] = m.city.casino[street, avenue] and not m.city.site[street, avenue]
    d.checked = m.city.boxes_at_start
    d.street, d.avenue = m.city.start_street, m.city.start_avenue
    begin_turn(d)
    d.phase = VOTE


@rule
def next_round(m: Middle, sheets: Records, drafts: Records) -> None:
    """N-ROUND-1, N-SOLO-2: three new cards; everyone begins a turn."""
    m.stage = PLAYING
    m.round_number += 1
    if m.solo:
        draw_three(m)
    else:
        flip(m)
    for player in range(m.players):
        begin_turn(drafts[player])
        m.confirmed[player] = 0
    show_all(m, sheets, drafts)


@rule
def make(m: Middle, sheets: Records, drafts: Records, player: int, move: int) -> None:
    """N-ROUND-3, N-ROUND-4: a step of one player, who may be done by it."""
    step(m, drafts[player], move)
    if drafts[player].phase == WAIT:
        wait(m, sheets, drafts, player)


@rule
def wait(m: Middle, sheets: Records, drafts: Records, player: int) -> None:
    """N-ROUND-4: a player is done; when everyone is, the table goes on."""
    m.confirmed[player] = 1
    for other in range(m.players):
        if drafts[other].phase != WAIT:
            return
    go_on(m, sheets, drafts)


@rule
def go_on(m: Middle, sheets: Records, drafts: Records) -> None:
    """After votes comes the first round, after a round its settlement, after wishes the next round."""
    m.reveals += 1
    if m.stage == PLAYING:
        settle(m, sheets, drafts)
        return
    if m.stage == WISHING:
        wish = False
        for player in range(m.players):
            wish = wish or drafts[player].wish == 1
            drafts[player].wish = 0
        if wish:
            new_stacks(m)
    next_round(m, sheets, drafts)


@rule
def settle(m: Middle, sheets: Records, drafts: Records) -> None:
    """N-ROUND-4, N-SOLO-4: hotels, projects, the ACME, and the end of the game."""
    none_before = none_scored(m)
    build_hotels(m, drafts)
    if m.solo:
        lay_aside(m, drafts[0])
        consult(m, drafts[0])
    first_project = score_projects(m, drafts)
    for player in range(m.players):
        note_end(m, drafts[player])
    end_by_acme(m)
    if m.ended_by:
        m.stage = ENDED
        show_all(m, sheets, drafts)
    elif m.solo:
        if none_before and not none_scored(m):
            reshuffle(m)
        next_round(m, sheets, drafts)
    elif first_project:
        show_all(m, sheets, drafts)
        ask_wishes(m, drafts)
    else:
        next_round(m, sheets, drafts)


@rule
def show_all(m: Middle, sheets: Records, drafts: Records) -> None:
    """N-ROUND-4: what was drafted is known to all."""
    for player in range(m.players):
        copy(sheets[player], drafts[player])


@rule
def ask_wishes(m: Middle, drafts: Records) -> None:
    """N-PROJECT-4: whoever completed the first project of the game may wish for a reshuffle."""
    m.stage = WISHING
    for player in range(m.players):
        completed = False
        for colour in range(len(COLOURS)):
            completed = completed or drafts[player].scored[colour] == m.round_number
        drafts[player].phase = WISH if completed else WAIT
        m.confirmed[player] = not completed


@rule
def note_end(m: Middle, d: Sheet) -> None:
    """N-END-1, N-END-2: the last box, all three projects, or every built casino opened."""
    if d.checked >= m.city.last_box:
        m.ended_by |= LAST_BOX
    if d.points[0] and d.points[1] and d.points[2]:
        m.ended_by |= ALL_PROJECTS
    if ready(d) == 0:
        m.ended_by |= ALL_OPENED


@inlined
def legal_for(m: Middle, d: Sheet, out: Moves) -> int:
    """List the moves of a player, by their draft; none when the game is over."""
    if m.stage == ENDED:
        return 0
    return legal(m, d, out)
