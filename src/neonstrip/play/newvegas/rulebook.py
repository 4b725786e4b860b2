"""Welcome to New Las Vegas as a rulebook that can be played from."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from neonstrip.play.newvegas.cityfile import read_city
from neonstrip.play.newvegas.dealing import deal
from neonstrip.play.newvegas.events import events_between
from neonstrip.play.newvegas.facts import facts_of
from neonstrip.play.newvegas.forecast import forecast
from neonstrip.play.newvegas.opponents import ACME, seat_opponent
from neonstrip.play.newvegas.options import FEWEST_PLAYERS, UNNAMED, Options, house_rules, offers, read_options
from neonstrip.play.newvegas.reasons import reasons
from neonstrip.play.newvegas.sheet_view import knows_of_loan, public_sheets
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.newvegas.view import View, own, show
from neonstrip.play.offers import Offer
from neonstrip.play.rulebook import SPECTATOR, Opponent, Rulebook, parts_of
from neonstrip.play.seeds import words
from neonstrip.play.worth import Worth
from neonstrip.rules.kernel import REFUSED, Moves, Records
from neonstrip.rules.newvegas import game
from neonstrip.rules.newvegas.moves import GRAMMAR, MOST_MOVES
from neonstrip.rules.newvegas.printed import AREAS, EDITIONS, FIGURES, MAX_PLAYERS, TOTAL
from neonstrip.rules.newvegas.refusal import broken_rule
from neonstrip.rules.newvegas.state import ENDED, MIDDLE, WAIT


class NewVegas(Rulebook):
    """The rulebook."""

    name = "newvegas"
    unit = "points"
    seats = (FEWEST_PLAYERS, MAX_PLAYERS)
    grammar = GRAMMAR
    most_moves = MOST_MOVES
    simultaneous = True
    unnamed = UNNAMED

    def offers(self) -> list[Offer]:
        return offers()

    def read_options(self, given: dict[str, Any], seats: int) -> Options:
        return read_options(given, seats)

    def start(self, options: Options, seats: int, seed: str) -> GameState:
        state = GameState.blank(seats)
        state.middle[:] = self.blank_middle(options, seats)
        game.start(state.middle, state.sheets, state.drafts, words(seed))
        return state

    def blank_middle(self, options: Options, seats: int) -> Records:
        """A middle with its options, city and opponent set, before a game begins on it."""
        middle = np.zeros(1, MIDDLE)
        m = middle[0]
        m.players, m.edition = seats, EDITIONS.index(options.edition)
        m.golf, m.bank, m.sites_opened = options.golf, options.bank, options.sites == "opened"
        m.house = house_rules(options)
        middle["city"] = read_city(options.city)
        if options.opponent is not None:
            m.solo = 1
            seat_opponent(m, options.opponent)
        return middle

    def unpack(self, data: bytes, seats: int) -> GameState:
        return GameState.unpack(data, seats)

    def make(self, state: GameState, seat: int, move: int) -> int:
        if not 0 <= seat < len(state.drafts):
            return REFUSED
        return game.make(state.middle, state.sheets, state.drafts, seat, move)

    def list_moves(self, state: GameState, seat: int, out: Moves) -> int:
        if not 0 <= seat < len(state.drafts):
            return 0
        return game.list_moves(state.middle, state.drafts, seat, out)

    def broken_rule(self, state: GameState, seat: int, move: int) -> str:
        return broken_rule(state.middle[0], state.drafts[seat], move)

    def reasons(self, state: GameState, seat: int, move: int) -> dict[str, Any]:
        return reasons(state.middle[0], state.drafts[seat], move)

    def actors(self, state: GameState) -> list[int]:
        if state.middle["stage"][0] == ENDED:
            return []
        return [seat for seat, phase in enumerate(state.drafts["phase"].tolist()) if phase != WAIT]

    def reveals(self, state: GameState, seat: int) -> int:
        return int(state.middle["reveals"][0]) * 2 + int(state.drafts["phase"][seat] == WAIT)

    def public_turn(self, state: GameState) -> int:
        return int(state.middle["reveals"][0])

    def snapshot(self, state: GameState, seat: int) -> bytes:
        return bytes(state.drafts[seat].tobytes())

    def restore(self, state: GameState, seat: int, snapshot: bytes) -> None:
        state.drafts[seat : seat + 1] = np.frombuffer(snapshot, state.drafts.dtype)

    def see(self, state: GameState, seat: int) -> GameState:
        seen = state.copy()
        game.view(seen.middle, seen.sheets, seen.drafts, seat)
        return seen

    def imagine(self, seen: GameState, seat: int, source: Records) -> None:
        game.imagine(seen.middle, seen.sheets, seen.drafts, seat, source)

    def forecast(self, state: GameState, seat: int, moves: list[int]) -> list[Worth | None]:
        return forecast(self.see(state, seat), seat, moves)

    def facts(self, state: GameState, seat: int, moves: list[int]) -> list[dict[str, Any]]:
        return facts_of(state, seat, moves)

    def deal(self, state: GameState, seed: str) -> None:
        deal(state.middle, words(seed))

    def view(self, state: GameState, seat: int, names: Sequence[str]) -> View:
        return show(self.see(state, seat), seat, names)

    def own_parts(self, state: GameState, seat: int, names: Sequence[str]) -> dict[str, bytes]:
        seen = self.see(state, seat)
        parts = parts_of(own(seen, seat, names))
        return parts | {"sheets": self._with_loan(state, seen, names)} if knows_of_loan(seen) else parts

    def _with_loan(self, state: GameState, seen: GameState, names: Sequence[str]) -> bytes:
        """The sheets as all see them who know of the loan: made once, until they change."""
        moment = (self.public_turn(state), *names)
        if state.with_loan[0] != moment:
            state.with_loan = moment, msgspec.json.encode(public_sheets(seen, names))
        return state.with_loan[1]

    def events(self, state: GameState, names: Sequence[str], before: GameState | None = None) -> list[dict[str, Any]]:
        if before is None:
            return []
        return events_between(self.see(before, SPECTATOR), self.see(state, SPECTATOR), names)

    def figures(self, state: GameState, seat: int) -> list[int]:
        """All areas, total, bundles and debts of a seat, as the sheets are now."""
        figures = np.zeros(FIGURES, np.int64)
        game.score(state.middle, state.sheets, seat, figures)
        return [int(figure) for figure in figures]

    def acme_figures(self, state: GameState) -> list[int]:
        """N-SOLO-8: the ACME's areas and total."""
        figures = np.zeros(FIGURES, np.int64)
        game.score_acme(state.middle, state.sheets, figures)
        return [int(figure) for figure in figures]

    def areas(self, state: GameState) -> list[dict[str, int]]:
        rows = [self.figures(state, seat) for seat in range(len(state.sheets))]
        if state.middle["solo"][0]:
            rows.append(self.acme_figures(state))
        return [dict(zip(AREAS, row, strict=False)) for row in rows]

    def opponent(self, options: Options) -> Opponent | None:
        return None if options.opponent is None else Opponent(ACME, options.opponent)

    def results(self, state: GameState) -> list[int]:
        return [self.figures(state, seat)[TOTAL] for seat in range(len(state.sheets))]

    def winners(self, state: GameState) -> list[int]:
        totals = np.array(self.results(state))
        acme = self.acme_figures(state)[TOTAL] if state.middle["solo"][0] else 0
        return [seat for seat in range(len(totals)) if game.wins(state.middle, state.sheets, seat, totals, acme)]


RULEBOOK = NewVegas()
