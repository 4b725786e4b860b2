"""Las Vegas and Las Vegas Royale as a rulebook that can be played from."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from neonstrip.play.offers import Offer
from neonstrip.play.royale.dealing import deal
from neonstrip.play.royale.events import list_events
from neonstrip.play.royale.facts import MORE, facts_of, public_facts
from neonstrip.play.royale.forecast import forecast
from neonstrip.play.royale.options import REPEAT, Options, offers, read_options
from neonstrip.play.royale.reasons import reason
from neonstrip.play.royale.view import View, show
from neonstrip.play.rulebook import Rulebook
from neonstrip.play.seeds import words
from neonstrip.play.worth import Worth
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import REFUSED, Moves, Records
from neonstrip.rules.royale import game
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.printed import MAX_PLAYERS, MIN_PLAYERS
from neonstrip.rules.royale.refusal import broken_rule
from neonstrip.rules.royale.sight import SPECTATOR
from neonstrip.rules.royale.state import STATE


class Royale(Rulebook):
    """The rulebook."""

    name = "royale"
    unit = "money"
    seats = (MIN_PLAYERS, MAX_PLAYERS)
    grammar = GRAMMAR
    most_moves = game.MOST_MOVES

    def __init__(self) -> None:
        self._out = np.zeros(self.most_moves, np.int64)

    def offers(self) -> list[Offer]:
        return offers()

    def read_options(self, given: dict[str, Any], seats: int) -> Options:
        return read_options(given, seats)

    def start(self, options: Options, seats: int, seed: str) -> Records:
        state = np.zeros(1, STATE)
        game.start(
            state,
            words(seed),
            seats,
            options.tiles,
            REPEAT[options.repeat],
            bool(options.neutral),
            options.open_money,
            options.first,
            self._out,
        )
        return state

    def unpack(self, data: bytes, seats: int) -> Records:
        return np.frombuffer(data, STATE).copy()

    def make(self, state: Records, seat: int, move: int) -> int:
        return game.make(state, move, self._out) if seat == state["actor"].item() else REFUSED

    def list_moves(self, state: Records, seat: int, out: Moves) -> int:
        return game.list_moves(state, out) if seat == state["actor"].item() else 0

    def public_facts(self, state: Records, move: int) -> dict[str, Any]:
        parts = GRAMMAR.parts[move]
        return public_facts(self._public_view(state), parts) if parts.family in MORE else {}

    def broken_rule(self, state: Records, seat: int, move: int) -> str:
        return broken_rule(state[0], move)

    def reasons(self, state: Records, seat: int, move: int) -> dict[str, Any]:
        why = reason(state, move) if seat == state["actor"].item() and 0 <= move < len(GRAMMAR.parts) else ""
        return {"why": why} if why else {}

    def actors(self, state: Records) -> list[int]:
        actor = state["actor"].item()
        return [] if actor == NOBODY else [actor]

    def reveals(self, state: Records, seat: int) -> int:
        reveals: int = state["reveals"].item()
        return reveals

    def see(self, state: Records, seat: int) -> Records:
        seen = np.zeros(1, STATE)
        game.view(state, seat, seen)
        return seen

    def imagine(self, seen: Records, seat: int, source: Records) -> None:
        game.imagine(seen, seat, source)

    def forecast(self, state: Records, seat: int, moves: list[int]) -> list[Worth | None]:
        return forecast(self.see(state, seat), seat, moves)

    def facts(self, state: Records, seat: int, moves: list[int]) -> list[dict[str, Any]]:
        told = [GRAMMAR.parts[move] for move in moves]
        if not any(parts.family in MORE for parts in told):
            return [{} for _ in told]  # most decisions begin so: no view is made for nothing
        seen = self._public_view(state)
        return [facts_of(seen, parts) for parts in told]

    def _public_view(self, state: Records) -> View:
        return self.view(state, SPECTATOR, [""] * state["players"].item())

    def deal(self, state: Records, seed: str) -> None:
        deal(state, words(seed))

    def view(self, state: Records, seat: int, names: Sequence[str]) -> View:
        return show(state, self.see(state, seat), seat, names)

    def events(self, state: Records, names: Sequence[str], before: Records = None) -> list[dict[str, Any]]:
        return list_events(state, names)

    def results(self, state: Records) -> list[int]:
        return [int(game.money(state, player)) for player in range(state["players"][0])]

    def winners(self, state: Records) -> list[int]:
        return [player for player in range(state["players"][0]) if game.wins(state, player)]


RULEBOOK = Royale()
