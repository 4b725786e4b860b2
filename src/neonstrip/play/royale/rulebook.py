"""Las Vegas and Las Vegas Royale as a rulebook that can be played from."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from neonstrip.play.casinos.rulebook import CasinoRulebook
from neonstrip.play.casinos.seats import first_player
from neonstrip.play.offers import Offer
from neonstrip.play.royale import view
from neonstrip.play.royale.dealing import deal
from neonstrip.play.royale.events import list_events
from neonstrip.play.royale.facts import MORE, facts_of, public_facts
from neonstrip.play.royale.forecast import forecast
from neonstrip.play.royale.options import REPEAT, UNNAMED, Options, house_rules, offers, read_options
from neonstrip.play.royale.reasons import reason
from neonstrip.play.royale.view import Glance, glance
from neonstrip.play.rulebook import SPECTATOR
from neonstrip.play.seeds import words
from neonstrip.play.worth import Worth
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale import game
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.printed import MAX_PLAYERS, MIN_PLAYERS
from neonstrip.rules.royale.refusal import broken_rule
from neonstrip.rules.royale.state import STATE


class Royale(CasinoRulebook):
    """The rulebook."""

    name = "royale"
    seats = (MIN_PLAYERS, MAX_PLAYERS)
    grammar = GRAMMAR
    most_moves = game.MOST_MOVES
    ways = game
    views = view
    record = STATE
    unnamed = UNNAMED

    def offers(self) -> list[Offer]:
        return offers()

    def read_options(self, given: dict[str, Any], seats: int) -> Options:
        return read_options(given, seats)

    def start(self, options: Options, seats: int, seed: str) -> Records:
        state = np.zeros(1, STATE)
        game.start(
            state,
            self._out,
            words(seed),
            seats,
            options.tiles,
            REPEAT[options.repeat],
            bool(options.neutral),
            options.open_money,
            first_player(options.starter),
            house_rules(options),
        )
        return state

    def public_facts(self, state: Records, move: int) -> dict[str, Any]:
        parts = GRAMMAR.parts[move]
        return public_facts(self._glance(state), parts) if parts.family in MORE else {}

    def broken_rule(self, state: Records, seat: int, move: int) -> str:
        return broken_rule(state[0], move)

    def reason(self, state: Records, move: int) -> str:
        return reason(state, move)

    def forecast(self, state: Records, seat: int, moves: list[int]) -> list[Worth | None]:
        return forecast(self.see(state, seat), seat, moves)

    def facts(self, state: Records, seat: int, moves: list[int]) -> list[dict[str, Any]]:
        told = [GRAMMAR.parts[move] for move in moves]
        if not any(parts.family in MORE for parts in told):
            return [{} for _ in told]  # most decisions begin so
        table = self._glance(state)
        return [facts_of(table, parts) for parts in told]

    def _glance(self, state: Records) -> Glance:
        return glance(self.see(state, SPECTATOR))

    def deal(self, state: Records, seed: str) -> None:
        deal(state, words(seed))

    def events(self, state: Records, names: Sequence[str], before: Records = None) -> list[dict[str, Any]]:
        return list_events(state, names)


RULEBOOK = Royale()
