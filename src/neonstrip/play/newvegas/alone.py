"""Alone against the ACME with the printed game: its cards, its hotels and projects, and its points.

Nothing here is a rule: those that play the game are given what somebody tells of their paper, in plain Python.
"""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Literal

import msgspec
import numpy as np
from msgspec import Struct

from neonstrip.play.dealing import Account, Count, Flip, Rival, Told
from neonstrip.play.errors import Mistake
from neonstrip.play.newvegas.acme_view import Acme, face, show_acme, validated
from neonstrip.play.newvegas.rulebook import RULEBOOK
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.newvegas.view import CARD_ACTIONS, CARD_NUMBERS
from neonstrip.play.seeds import words
from neonstrip.rules import chance
from neonstrip.rules.kernel import uncompiled
from neonstrip.rules.newvegas import hotels, rounds, scoring, solo
from neonstrip.rules.newvegas.city import PRINTED_CITY
from neonstrip.rules.newvegas.printed import CARDS, COLOURS, STREETS
from neonstrip.rules.newvegas.projects.scoring import none_scored, score_project
from neonstrip.rules.newvegas.state import AGAINST, ENDED, FOR_LOAN, NONE, Sheet

MOST_ROUNDS = 45
"""Rounds that a device can deal by itself: far more than a game has."""
KEPT = 64
"""Tables whose cards are at hand."""
ANY_EVEN = 2
LONGEST = [int(street.sum()) for street in PRINTED_CITY[0].casino]
"""Casinos of each street."""


class Counted(Struct, frozen=True, forbid_unknown_fields=True):
    """N-SOLO-8, N-SOLO-10: what the ACME's points depend on, on the sheet of who plays against it."""

    runs: list[int]
    """The longest run in each street."""
    loan: bool | None = None


class Options(Struct, frozen=True):
    """What decides how the cards lie and who the rival is: those of a table that it has."""

    edition: Literal["bluecocker", "pegasus"]
    golf: bool
    opponent: int
    bank: bool
    projects: tuple[int, ...]


@lru_cache(KEPT)
def begun(options: Options, seed: str) -> GameState:
    """N-SETUP-2, N-SOLO-1: the table before the first cards are drawn."""
    chosen = {name: getattr(options, name) for name in ("edition", "golf", "bank", "opponent")}
    state = GameState.blank(1)
    state.middle[:] = RULEBOOK.blank_middle(RULEBOOK.read_options(chosen, 1), 1)
    m: Any = state.middle[0]
    uncompiled(chance.start)(m.chance, words(seed), 0)
    uncompiled(rounds.draw_projects)(m)
    uncompiled(rounds.blank_sheet)(m, state.sheets[0])
    uncompiled(solo.prepare_piles)(m)
    m.projects = [
        drawn if project == NONE else project for project, drawn in zip(options.projects, m.projects, strict=True)
    ]
    return state


def _unpacked(record: Any) -> Any:
    """A record as Python plays on it: NumPy takes long to find a field in one."""
    return SimpleNamespace(
        **{
            name: _unpacked(record[name]) if record[name].dtype.names else record[name].copy()
            for name in record.dtype.names
        }
    )


class Alone:
    """A game against the ACME, round by round."""

    def __init__(self, state: GameState) -> None:
        self.m, self.d = _unpacked(state.middle[0]), _unpacked(state.sheets[0])

    def state(self) -> GameState:
        """As the rules take it where they are compiled."""
        state = GameState.blank(1)
        for records, fields in ((state.middle, self.m), (state.sheets, self.d)):
            for name in records.dtype.names or ():
                if name not in ("chance", "city"):
                    records[name] = getattr(fields, name)
        state.middle["city"] = PRINTED_CITY
        return state

    @property
    def round(self) -> int:
        return int(self.m.round_number)

    def before(self, shuffled: bool = False) -> Flip:
        """The draw pile, before cards are drawn from it."""
        return Flip([], [], int(self.m.draw_left), shuffled, self.top)

    @property
    def top(self) -> str:
        """What lies on top of the draw pile: an action, or the colour of a validation card."""
        action = int(self.m.next_action)
        return validated(action) or face(action) or ""

    def draw(self) -> Flip:
        """N-SOLO-2: the next three cards."""
        left = int(self.m.draw_left)
        self.m.round_number += 1
        uncompiled(solo.draw_three)(self.m)
        drawn, now = self.m.drawn.tolist(), int(self.m.draw_left)
        numbers, effects = [CARD_NUMBERS[card] for card in drawn], [CARD_ACTIONS[card] for card in drawn]
        return Flip(numbers, effects, now, shuffled=now > left, top=self.top)

    def settle(self, told: Told) -> bool:
        """N-ROUND-4, N-SOLO-4, N-SOLO-6: the end of a round. Says whether used cards were shuffled in."""
        m, d = self.m, self.d
        none_before = uncompiled(none_scored)(m)
        d.given = told.given
        for what in told.reached:
            if what.isdigit():
                uncompiled(hotels.complete)(m, d, int(what) - 1)
        uncompiled(solo.lay_aside)(m, d)
        uncompiled(solo.consult)(m, d)
        for colour, name in enumerate(COLOURS):
            if name in told.reached:
                uncompiled(score_project)(m, d, colour)
        uncompiled(solo.end_by_acme)(m)
        mixes = none_before and not uncompiled(none_scored)(m) if told.mixed is None else told.mixed
        if not mixes or m.ended_by:
            return False
        uncompiled(solo.reshuffle)(m)
        return True

    def reached(self) -> dict[str, int]:
        """N-SOLO-4, N-SOLO-5: projects and hotels of the ACME, each with its round."""
        m = self.m
        scored = {name: int(m.acme_scored[colour]) for colour, name in enumerate(COLOURS) if m.acme_scored[colour]}
        built = {str(avenue + 1): int(m.grand_built[avenue]) for avenue in np.flatnonzero(m.acme_hotels).tolist()}
        return scored | built


# What the dealing device has in advance


@lru_cache(KEPT)
def script(options: Options, seed: str, number: int) -> list[Flip]:
    """N-SOLO-6: what is drawn until used cards are shuffled in at the end of a round, or after they were.

    Always the first card is given away here. What else might be given decides which cards were used, but not where they
    come to lie: so a card that comes again is told by when it was used.
    """
    alone = Alone(begun(options, seed))
    used: dict[int, tuple[int, int]] = {}
    flips = [alone.before()]
    while alone.round < MOST_ROUNDS:
        before = alone.reached()
        flip = _as_used(alone, alone.draw(), used)
        drawn = alone.m.drawn.tolist()
        used.update({card: (alone.round, which) for which, card in enumerate(drawn[1:])})
        is_mixed = alone.settle(Told(0, [], mixed=alone.round == number))
        flips.append(msgspec.structs.replace(flip, rival=[what for what in alone.reached() if what not in before]))
        if alone.m.ended_by:
            flips.append(_as_used(alone, alone.before(), used))
            break
        if is_mixed:
            flips = [_as_used(alone, alone.before(shuffled=True), used)]
        elif alone.m.acme_scored.any() and (number == 0 or alone.round < number):
            break  # this was the first project, and so they are shuffled in
    return flips if number < alone.round else []


def _as_used(alone: Alone, flip: Flip, used: dict[int, tuple[int, int]]) -> Flip:
    """Cards that were used before, told by when."""
    m = alone.m
    cards = m.drawn.tolist() if flip.numbers else []
    top = int(m.draw_pile[m.draw_left - 1]) if m.draw_left else CARDS
    again = [used.get(card) for card in (*cards, top)]
    if not any(again):
        return flip
    return msgspec.structs.replace(
        flip,
        numbers=[0 if was else number for number, was in zip(flip.numbers, again, strict=False)],
        effects=["" if was else effect for effect, was in zip(flip.effects, again, strict=False)],
        top="" if again[-1] else flip.top,
        again=again,
    )


# What has happened


def play(options: Options, seed: str, account: Account) -> tuple[list[Flip], Rival]:
    """All that has lain open, and the ACME."""
    alone, mixes = Alone(begun(options, seed)), False
    flips = [alone.before()]
    if account.has_begun:
        flips.append(alone.draw())
    for number, told in enumerate(account.rounds, 1):
        mixes = alone.settle(told)
        is_last = alone.m.ended_by or (account.is_over and number == len(account.rounds))
        flip = alone.before() if is_last else alone.draw()
        flips.append(msgspec.structs.replace(flip, shuffled=flip.shuffled or mixes))
    ended = bool(alone.m.ended_by)
    board = _board(alone, account.is_over or ended, account.count)
    return flips, Rival(alone.reached(), mixes, ended, board, _won(alone, board, account.count))


def _board(alone: Alone, is_over: bool, count: Count | None) -> Acme:
    """N-SOLO-8: its pile and its points. What depends on a sheet that was not counted yet is left out."""
    m, d = alone.m, alone.d
    if is_over:
        m.stage = ENDED
    else:
        m.hidden_card = NONE
    sheet = msgspec.convert(count.sheet, Counted) if count else Counted(LONGEST, loan=True)
    for street, run in enumerate(sheet.runs):
        _write_run(d, street, run)
    d.vote = FOR_LOAN if sheet.loan else AGAINST
    return show_acme(alone.state())


def _write_run(d: Sheet, street: int, run: int) -> None:
    """A street with a run of this length and nothing else."""
    casinos = np.flatnonzero(PRINTED_CITY[0].casino[street])
    d.number[street] = NONE
    d.number[street, casinos[:run]] = ANY_EVEN
    d.built[street, casinos] = 1


def _won(alone: Alone, board: Acme, count: Count | None) -> bool | None:
    """N-SOLO-12: only with more points than the ACME."""
    return (
        None
        if count is None
        else bool(uncompiled(scoring.is_winner)(alone.m, np.array([]), 0, np.array([count.total]), board.total))
    )


def check_count(options: Options, count: Count) -> None:
    try:
        counted = msgspec.convert(count.sheet, Counted)
    except msgspec.ValidationError as error:
        raise Mistake("sheet-object") from error
    if len(counted.runs) != STREETS:
        raise Mistake("sheet-length", length=STREETS, found=len(counted.runs))
    for run, longest in zip(counted.runs, LONGEST, strict=True):
        if not 0 <= run <= longest:
            raise Mistake("sheet-number", "N-SCORE-5", lowest=0, highest=longest)
    if options.bank and counted.loan is None:
        raise Mistake("sheet-no-vote", "N-SETUP-4")
