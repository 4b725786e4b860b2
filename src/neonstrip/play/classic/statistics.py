"""What a game of Las Vegas (2012) tells about its players, gathered while it is played again."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from neonstrip.play.casinos.dice import numbers
from neonstrip.play.casinos.statistics import CasinoWatcher
from neonstrip.play.classic.events import list_events
from neonstrip.play.classic.luck import luck_of
from neonstrip.play.classic.measures import measures
from neonstrip.play.game import Game
from neonstrip.rules.classic.moves import GRAMMAR
from neonstrip.rules.classic.printed import CASINOS
from neonstrip.rules.classic.ranking import STRUCK
from neonstrip.rules.classic.state import OWN, OWNERS, PALE, ROLL
from neonstrip.rules.kernel import Records


class Round(Struct):
    """What a round brought a player, in thousands of dollars: `after` is all they had at its end."""

    casinos: int = 0
    after: int = 0

    def gained(self) -> int:
        """All that came in."""
        return self.casinos


class Throw(Struct):
    """A throw and its luck."""

    round: int
    own: list[int]
    """The numbers on one's own dice, and on white ones."""
    white: list[int]
    luck: float


class Player(Struct):
    """A player's game."""

    name: str
    rounds: list[Round] = field(default_factory=list)
    casinos: list[int] = field(default_factory=lambda: [0] * CASINOS)
    """Won at each casino."""
    dice: list[int] = field(default_factory=lambda: [0] * CASINOS)
    """Own dice placed at each casino."""
    white: int = 0
    """White dice placed anywhere."""
    notes: int = 0
    """Notes won."""
    ties: int = 0
    """Casinos at which the player's dice were struck out by a tie."""
    tied_worth: int = 0
    """What they would have taken there, had those they were tied with not been there."""
    throws: int = 0
    luck: float = 0.0
    luckiest: Throw | None = None
    unluckiest: Throw | None = None


class Watcher(CasinoWatcher):
    """Watches a game being played again."""

    rolling = ROLL

    def __init__(self, game: Game) -> None:
        super().__init__(game, [Player(name, [Round()]) for name in game.names])
        self._laid: Records = None

    def before(self, game: Game, seat: int, move: int) -> None:
        parts = GRAMMAR.parts[move]
        if parts.family != "place":
            return
        casino, player = parts.values["casino"], self.players[seat]
        own, white = (int(dice) for dice in game.state["roll"][0, :, casino])
        player.dice[casino] += own
        player.white += white
        self._laid = game.state.copy()  # as it lies at the end of a round, if this is one
        self._laid["dice"][0, casino, seat] += own
        self._laid["dice"][0, casino, OWNERS - 1] += white

    def throw(self, game: Game, seat: int) -> tuple[float, Throw]:
        roll, luck = game.state["roll"][0].tolist(), luck_of(game.state, seat)
        rounds = len(self.players[seat].rounds)
        return luck, Throw(rounds, numbers(roll[OWN]), numbers(roll[PALE]), round(luck, 1))

    def book(self, game: Game, seat: int, move: int) -> None:
        for event in list_events(game.state, game.names):
            self._book(event, game.names)

    def _book(self, event: dict[str, Any], names: list[str]) -> None:
        """Money that moved, and ties."""
        match event:
            case {"event": "won", "owner": owner, "amount": amount, "site": site}:
                self.book_prize(names.index(owner), amount, site - 1)
                self.players[names.index(owner)].notes += 1
            case {"event": "tied", "owner": owner, "site": site} if owner in names:
                player = self.players[names.index(owner)]
                player.ties += 1
                player.tied_worth += self._without_ties(site - 1, names.index(owner))
            case {"event": "starts"}:
                self.begin_round()

    def _without_ties(self, casino: int, seat: int) -> int:
        """C-SCORE-1: the note of a tied player, had all others who were struck out not been there."""
        alone, struck = self._laid.copy(), measures(self._laid)[0][casino][STRUCK]
        for other in range(OWNERS):
            if struck >> other & 1 and other != seat:
                alone["dice"][0, casino, other] = 0
        takers = measures(alone)[0][casino][:STRUCK]
        return int(alone["prizes"][0, casino, takers.index(seat)]) if seat in takers else 0

    def if_scored(self, state: Records) -> list[int]:
        """What each player would have if the round ended now: their money, and the notes where they are ahead."""
        standings, money = measures(state)
        out = money[: len(self.players)]
        for notes, (*takers, _) in zip(state["prizes"][0].tolist(), standings, strict=True):
            for note, owner in zip(notes, takers, strict=True):
                if 0 <= owner < len(out):
                    out[owner] += note
        return out
