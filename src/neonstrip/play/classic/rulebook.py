"""Las Vegas (2012) as a rulebook that can be played from."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from neonstrip.play.casinos.rulebook import CasinoRulebook
from neonstrip.play.casinos.seats import first_player
from neonstrip.play.classic import view
from neonstrip.play.classic.dealing import deal
from neonstrip.play.classic.events import list_events
from neonstrip.play.classic.facts import facts_of
from neonstrip.play.classic.forecast import forecast
from neonstrip.play.classic.options import LEFTOVER, Options, has_white, offers, read_options
from neonstrip.play.classic.reasons import reason
from neonstrip.play.offers import Offer
from neonstrip.play.seeds import words
from neonstrip.play.worth import Worth
from neonstrip.rules.classic import game
from neonstrip.rules.classic.moves import GRAMMAR
from neonstrip.rules.classic.printed import MAX_PLAYERS, MIN_PLAYERS
from neonstrip.rules.classic.refusal import broken_rule
from neonstrip.rules.classic.state import STATE
from neonstrip.rules.kernel import Records


class Classic(CasinoRulebook):
    """The rulebook."""

    name = "classic"
    seats = (MIN_PLAYERS, MAX_PLAYERS)
    grammar = GRAMMAR
    most_moves = game.MOST_MOVES
    ways = game
    views = view
    record = STATE

    def offers(self) -> list[Offer]:
        return offers()

    def read_options(self, given: dict[str, Any], seats: int) -> Options:
        return read_options(given, seats)

    def start(self, options: Options, seats: int, seed: str) -> Records:
        state, white = np.zeros(1, STATE), has_white(options, seats)
        chosen = (white, LEFTOVER[options.leftover], options.open_money, first_player(options.starter))
        game.start(state, words(seed), seats, *chosen, self._out)
        return state

    def public_facts(self, state: Records, move: int) -> dict[str, Any]:
        return facts_of(state, move)

    def broken_rule(self, state: Records, seat: int, move: int) -> str:
        return broken_rule(state[0], move)

    def reason(self, state: Records, move: int) -> str:
        return reason(state, move)

    def forecast(self, state: Records, seat: int, moves: list[int]) -> list[Worth | None]:
        return forecast(self.see(state, seat), seat, moves)

    def facts(self, state: Records, seat: int, moves: list[int]) -> list[dict[str, Any]]:
        return [facts_of(state, move) for move in moves]

    def deal(self, state: Records, seed: str) -> None:
        deal(state, words(seed))

    def events(self, state: Records, names: Sequence[str], before: Records = None) -> list[dict[str, Any]]:
        return list_events(state, names)


RULEBOOK = Classic()
