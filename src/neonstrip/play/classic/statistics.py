"""What a game of Las Vegas (2012) tells about its players, gathered while it is played again."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from neonstrip.play import statistics
from neonstrip.play.classic.events import list_events
from neonstrip.play.classic.facts import numbers
from neonstrip.play.classic.luck import luck_of
from neonstrip.play.classic.measures import STRUCK, measures
from neonstrip.play.game import Game
from neonstrip.rules.classic.moves import GRAMMAR
from neonstrip.rules.classic.printed import CASINOS
from neonstrip.rules.classic.state import OWN, OWNERS, PALE, ROLL
from neonstrip.rules.kernel import Records


class Round(Struct):
    """What a round brought a player, in thousands of dollars: `after` is all they had at its end."""

    casinos: int = 0
    after: int = 0


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


class Watcher(statistics.Watcher):
    """Watches a game being played again."""

    def __init__(self, game: Game) -> None:
        self.players = [Player(name, [Round()]) for name in game.names]
        self.course = [[figure] for figure in self._outlook(game.state)]
        self.ends: list[int] = []
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

    def after(self, game: Game, seat: int, move: int) -> None:
        if GRAMMAR.name_of(move) == "roll":
            self._weigh(game, seat)
        for event in list_events(game.state, game.names):
            self._book(event, game.names)
        if game.is_over:
            self._close()
        elif game.state["phase"][0] == ROLL:
            self._note(self._outlook(game.state))

    def _weigh(self, game: Game, seat: int) -> None:
        """The luck of a throw."""
        roll, player = game.state["roll"][0].tolist(), self.players[seat]
        luck = luck_of(game.state, seat)
        throw = Throw(len(player.rounds), numbers(roll[OWN]), numbers(roll[PALE]), round(luck, 1))
        player.throws += 1
        player.luck += luck
        if player.luckiest is None or luck > player.luckiest.luck:
            player.luckiest = throw
        if player.unluckiest is None or luck < player.unluckiest.luck:
            player.unluckiest = throw

    def _book(self, event: dict[str, Any], names: list[str]) -> None:
        """Money that moved, and ties."""
        match event:
            case {"event": "won", "owner": owner, "amount": amount, "site": site}:
                player = self.players[names.index(owner)]
                player.casinos[site - 1] += amount
                player.rounds[-1].casinos += amount
                player.notes += 1
            case {"event": "tied", "owner": owner, "site": site} if owner in names:
                player = self.players[names.index(owner)]
                player.ties += 1
                player.tied_worth += self._without_ties(site - 1, names.index(owner))
            case {"event": "starts"}:
                self._close()
                for player in self.players:
                    player.rounds.append(Round())

    def _without_ties(self, casino: int, seat: int) -> int:
        """C-SCORE-1: the note of a tied player, had all others who were struck out not been there."""
        alone, struck = self._laid.copy(), measures(self._laid)[0][casino][STRUCK]
        for other in range(OWNERS):
            if struck >> other & 1 and other != seat:
                alone["dice"][0, casino, other] = 0
        takers = measures(alone)[0][casino][:STRUCK]
        return int(alone["prizes"][0, casino, takers.index(seat)]) if seat in takers else 0

    def _close(self) -> None:
        """A round is over."""
        for player in self.players:
            *before, now = player.rounds
            now.after = now.casinos + (before[-1].after if before else 0)
        self._note([player.rounds[-1].after for player in self.players])
        self.ends.append(len(self.course[0]) - 1)

    def _note(self, figures: list[int]) -> None:
        for line, figure in zip(self.course, figures, strict=True):
            line.append(figure)

    def _outlook(self, state: Records) -> list[int]:
        """What each player would have if the round ended now: their money, and the notes where they are ahead."""
        standings, money = measures(state)
        out = money[: len(self.players)]
        for notes, (*takers, _) in zip(state["prizes"][0].tolist(), standings, strict=True):
            for note, owner in zip(notes, takers, strict=True):
                if 0 <= owner < len(out):
                    out[owner] += note
        return out

    def tie(self, results: list[int], winners: list[str]) -> str | None:
        """C-END-1: what decided between those with the most money, if there were several."""
        if results.count(max(results)) == 1:
            return None
        return "cards" if len(winners) == 1 else "shared"

    def finish(self, game: Game) -> list[Player]:
        for player in self.players:
            player.luck = round(player.luck, 1)
        return self.players
