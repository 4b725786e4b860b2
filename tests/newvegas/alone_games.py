"""Games of a bot against the ACME, and what somebody who plays them on paper tells the dealer."""

from __future__ import annotations

from typing import Any

from neonstrip.bots.player import choose
from neonstrip.play import Game
from neonstrip.play.dealing import Count, Told


def met(sheet: Any) -> set[str]:
    """Projects and hotels on a sheet."""
    projects = {colour for colour, points in sheet.projects.items() if points}
    return projects | {str(avenue) for avenue, hotel in enumerate(sheet.hotels, 1) if hotel}


class Played:
    """A game of a bot against the ACME, and what its player would tell a dealer."""

    def __init__(self, seed: str, options: dict[str, Any]) -> None:
        self.game = Game.new("newvegas", ["Anna"], options, seed=seed)
        self.drawn: list[tuple[list[int], list[str]]] = []
        self.rounds: list[Told] = []
        while not self.game.is_over:
            self._go_on()

    @property
    def view(self) -> Any:
        return self.game.view("Anna")

    def _go_on(self) -> None:
        before, m = self.view, self.game.state.middle[0]
        cards, given = m.drawn.tolist(), int(m.acme_count)
        if before.stage == "playing" and before.round > len(self.drawn):
            pairs = [(each.number, each.action) for each in before.combinations]
            self.drawn.append(([number for number, _ in pairs], [action for _, action in pairs]))
            self.then = met(before.sheets[0])
        self.game.make(choose(self.game, "greedy", 0), 0)
        now = self.game.state.middle[0]
        if now.acme_count > given:
            got = cards.index(int(now.acme_pile[given]))
            self.rounds.append(Told(got, sorted(met(self.view.sheets[0]) - self.then)))

    def count(self) -> Count:
        """What the player counts at the end."""
        sheet = self.view.sheets[0]
        return Count(sheet.total, {"runs": sheet.runs} | ({"loan": sheet.vote == "loan"} if sheet.vote else {}))
