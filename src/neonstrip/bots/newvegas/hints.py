"""The plan of a turn of New Las Vegas, and why it is good: points by area, races for hotels and projects, room."""

import numpy as np

from neonstrip.bots.advice import Reason, Step
from neonstrip.bots.books import Books
from neonstrip.bots.levels import Budget
from neonstrip.bots.newvegas import policy
from neonstrip.bots.player import own_stream
from neonstrip.play.newvegas.rulebook import RULEBOOK
from neonstrip.play.newvegas.sheet_view import SheetView, own_sheet, public_sheets
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.newvegas.view import View
from neonstrip.rules.newvegas.moves import GRAMMAR
from neonstrip.rules.newvegas.printed import HIGHEST
from neonstrip.rules.newvegas.state import AFTER

AT_A_GLANCE = Budget(0)
"""How the planner goes on when it weighs the beginning of a turn: by what the net predicts alone."""
ENDINGS = ("vote", "cards", "confirm")
"""Moves with which a turn is over. They are never tried, because others and new cards come after them."""
REASONS: tuple[str, ...] = ("scores", "ends", "project-first", "project-later", "hotel", "race", "room")
NEAR = 2
"""Casinos that may be missing in an avenue for its hotel to be in sight."""


class Turn:
    """A turn carried on to its end, on a copy of what the seat sees."""

    def __init__(self, seen: GameState, seat: int, seed: str, turn: int) -> None:
        self.seat, self.seed, self.turn = seat, seed, turn
        self.state = seen.copy()
        self.steps: list[Step] = []
        self.areas: dict[str, int] = {}
        """Points that the steps bring now, where that can be told."""
        self.ends = False

    def go_on(self, move: int) -> None:
        """Make a move, and after it what the planner would go on with."""
        out = np.zeros(RULEBOOK.most_moves, np.int64)
        while True:
            self._note(move)
            if GRAMMAR.name_of(move) in ENDINGS:
                return
            RULEBOOK.make(self.state, self.seat, move)
            legal: list[int] = out[: RULEBOOK.list_moves(self.state, self.seat, out)].tolist()
            if not legal:
                return
            move = self._next(legal)

    def _next(self, legal: list[int]) -> int:
        if self.state.drafts["phase"][self.seat] == AFTER:
            return GRAMMAR.number("confirm")
        seen = RULEBOOK.see(self.state, self.seat)
        stream = own_stream(self.seed, self.seat, self.turn)
        return policy.ponder(seen, self.seat, legal, stream, AT_A_GLANCE).best

    def _note(self, move: int) -> None:
        [facts] = RULEBOOK.facts(self.state, self.seat, [move])
        [worth] = RULEBOOK.forecast(self.state, self.seat, [move])
        self.steps.append(Step(RULEBOOK.texts[move], facts))
        if worth is not None:
            for area, points in (worth.get("areas", {}) | worth.get("setbacks", {})).items():
                self.areas[area] = self.areas.get(area, 0) + points
            self.ends = worth.get("ends_game", self.ends)

    @property
    def sheet(self) -> SheetView:
        return own_sheet(self.state, self.seat, "")


def explain(
    seen: GameState, seat: int, moves: list[int], seed: str, turn: int, books: Books
) -> tuple[list[Step], list[Reason]]:
    """What follows the first of these moves, and why it is good, also against the second."""
    turns = []
    for move in moves[:2]:
        turns.append(Turn(seen, seat, seed, turn))
        turns[-1].go_on(move)
    best = turns[0]
    return best.steps[1:], [*_points(best), *_projects(best, seen), *_hotels(best, seen), *_room(turns)]


def _points(turn: Turn) -> list[Reason]:
    """What the sheet is worth more, or less, when the turn ends."""
    areas = {area: points for area, points in turn.areas.items() if points}
    found = [Reason("scores", {"total": sum(areas.values()), "areas": areas})] if areas else []
    return [*found, Reason("ends")] if turn.ends else found


def _projects(turn: Turn, seen: GameState) -> list[Reason]:
    """N-PROJECT-2: projects that the turn fulfils, for the higher points or, after somebody else, the lower."""
    names = [""] * len(seen.sheets)
    view: View = RULEBOOK.view(turn.state, turn.seat, names)
    met = view.turn.met if view.turn else []
    fulfilled = [project for project in view.projects if project.colour in met]
    return [
        Reason(
            "project-later" if project.scored else "project-first",
            {"project": project.name, "points": project.points[project.scored]},
        )
        for project in fulfilled
    ]


def _missing(sheet: SheetView, avenue: int) -> int:
    """N-HOTEL-1: casinos of an avenue that are not opened yet."""
    return sum(lot.avenue == avenue and lot.number is None for lot in sheet.lots)


def _hotels(turn: Turn, seen: GameState) -> list[Reason]:
    """N-HOTEL-2: grand hotels that are still to be had where the turn opens a casino, and who else is near them."""
    sheets = public_sheets(seen, [""] * len(seen.sheets))
    before, mine = own_sheet(seen, turn.seat, ""), turn.sheet
    taken = (seen.middle["grand_built"][0] != 0) | (seen.middle["acme_hotels"][0] != 0)
    found = []
    for avenue in range(1, len(taken) + 1):
        missing = _missing(mine, avenue)
        if taken[avenue - 1] or missing == _missing(before, avenue) or missing > NEAR:
            continue
        rivals = [(_missing(sheet, avenue), seat) for seat, sheet in enumerate(sheets) if seat != turn.seat]
        near = [rival for rival in rivals if rival[0] <= NEAR]
        if missing == 0:
            found.append(Reason("hotel", {"avenue": avenue}))
        elif near:
            theirs, rival = min(near)
            found.append(Reason("race", {"avenue": avenue, "missing": missing, "seat": rival, "theirs": theirs}))
    return found


def _fitting(sheet: SheetView) -> int:
    """N-OPEN-1: how many numbers fit anywhere."""
    rooms = [lot.room for lot in sheet.lots if lot.room]
    return sum(any(low <= number <= high for low, high in rooms) for number in range(HIGHEST + 1))


def _room(turns: list[Turn]) -> list[Reason]:
    """Whether more numbers fit afterwards than after the next best turn."""
    if len(turns) < 2:
        return []
    mine, other = (_fitting(turn.sheet) for turn in turns)
    return [Reason("room", {"numbers": mine, "other": other})] if mine > other else []
