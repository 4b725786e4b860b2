"""Games played by programs with everything checked after every step: at random, or with an aim."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from compiled import outer
from neonstrip.play.newvegas.options import read_options
from neonstrip.play.newvegas.rulebook import NewVegas
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.seeds import derive, words
from neonstrip.rules import chance
from neonstrip.rules.chance import CHANCE, below
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Numbers, Records
from neonstrip.rules.newvegas import game
from neonstrip.rules.newvegas.moves import MOST_MOVES
from neonstrip.rules.newvegas.printed import COLOURS, PROJECT_NAMES
from neonstrip.rules.newvegas.rounds import legal_for, make
from neonstrip.rules.newvegas.state import ENDED, MIDDLE, SHEET, WAIT
from newvegas.invariants import BOOK, BOOK_BOXES, BROKEN, FINE, check_all, check_phase, check_sheet, note
from newvegas.programs import AIMS, FILL, likings

MOST_STEPS = 1_000_000
WHIM = 8
"""How much chance mixes into what a program likes."""


@dataclass
class Played:
    """A finished game."""

    middle: Any
    sheets: Records
    steps: int

    def completed(self) -> set[str]:
        """The projects that anyone scored."""
        drawn = [PROJECT_NAMES[colour][self.middle.projects[colour]] for colour in range(len(COLOURS))]
        return {drawn[colour] for colour in range(len(COLOURS)) if self.sheets["points"][:, colour].any()}


def play_games(
    players: int,
    games: int,
    name: str,
    aims: Sequence[str] = (),
    *,
    fill: bool = False,
    eager_acme: bool = False,
    **options: Any,
) -> Iterator[Played]:
    """Games with these options; each must come to its end, and nothing may break on the way.

    Without aims moves are random. Aims are projects, which then lie out; who is to fill opens all they can.
    An eager ACME scores a project with each of its validation cards.
    """
    blank = blank_middle(players, options)
    if eager_acme:
        blank["check_project"] = 1
    state = GameState.blank(players)
    kept, books = np.zeros(players, SHEET), np.zeros((players, BOOK), np.int64)
    streams, report = np.zeros(1, CHANCE), np.zeros(2, np.int64)
    wanted = np.array([FILL] if fill else [AIMS[aim] for aim in aims], np.int64)
    for i in range(games):
        seed = words(derive(name, players, i))
        state.middle[:], state.sheets[:], state.drafts[:], books[:] = blank, np.zeros(1, SHEET), np.zeros(1, SHEET), 0
        game.start(state.middle, state.sheets, state.drafts, seed)
        for aim in aims:
            state.middle[0].projects[AIMS[aim] // 7] = AIMS[aim] % 7
        kept[:] = state.sheets
        books[:, BOOK_BOXES] = state.middle[0].city.boxes_at_start
        play_on(state.middle, state.sheets, state.drafts, kept, books, streams, seed, wanted, report)
        assert report[0] == FINE, f"{BROKEN[report[0]]}: {name} {players} {i} {options}"
        assert state.middle[0].stage == ENDED
        yield Played(state.middle[0].copy(), state.sheets, int(report[1]))


def blank_middle(players: int, options: dict[str, Any]) -> Records:
    """A table on which nothing but the options, the city and the opponent is set."""
    started = NewVegas().start(read_options(options, players), players, derive("blank")).middle
    blank = np.zeros(1, MIDDLE)
    kept = ("city", "players", "edition", "golf", "bank", "sites_opened", "house", "solo", "opponent", "bank_number")
    for field in (*kept, "check_project", "check_hotels", "acme_values", "acme_improves", "crane_modifier"):
        blank[field] = started[field]
    return blank


@outer
def play_on(
    middles: Records,
    sheets: Records,
    drafts: Records,
    kept: Records,
    books: Numbers,
    streams: Records,
    seed: Numbers,
    aims: Numbers,
    report: Numbers,
) -> None:
    """Moves until a game is over, every state of it checked. Reports what broke, and the steps made."""
    m, stream = middles[0], streams[0]
    moves: Moves = np.zeros(MOST_MOVES, np.int64)
    chance.start(stream, seed, 1)
    report[:] = 0
    while m.stage != ENDED and report[0] == FINE and report[1] < MOST_STEPS:
        player = below(stream, m.players)
        while drafts[player].phase == WAIT:
            player = (player + 1) % m.players
        choices = legal_for(m, drafts[player], moves)
        report[0] = check_phase(m, drafts[player], choices)
        if report[0] != FINE:
            return
        move = moves[below(stream, choices)]
        if len(aims):
            best = likings(m, drafts[player], aims, move)
            for i in range(choices):
                liked = likings(m, drafts[player], aims, moves[i]) + below(stream, WHIM)
                if liked > best:
                    best, move = liked, moves[i]
        now, reveals = m.round_number, m.reveals
        note(m, drafts[player], move, books[player])
        make(m, sheets, drafts, player, move)
        report[1] += 1
        if m.reveals == reveals:
            report[0] = check_sheet(m, drafts[player], kept[player], books[player])
        else:
            report[0] = check_all(middles, sheets, drafts, kept, books, now)
            for other in range(m.players):
                copy(kept[other], sheets[other])
