"""Small games for tests: a position set up in a few lines, then played by the real rules.

    game = position(players=3, dice={"Anna": {1: 3}, "white": {1: 2}}, prizes={1: (50, 10)})
    game.rolls("Anna", [2, 2, 6], white=[2])
    game.play("place 2")
    assert game.dice_at(2, "white") == 1

Amounts are in thousands. Casinos are numbered 1 to 6 as on the board. `white` dice are nobody's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arranged import NAMES, Arranged, by_value
from neonstrip.play.classic.view import View
from neonstrip.rules.classic import state as fields
from neonstrip.rules.classic.game import settle
from neonstrip.rules.classic.printed import NOTES, ROUNDS, VALUES

OWNERS = [*NAMES, "white"]


class Position(Arranged):
    """A game of 2012 whose state tests may arrange before they play on."""

    def __init__(self, players: int, *, seed: str | int = "position", **options: Any) -> None:
        super().__init__("classic", players, options, seed)

    # arranging

    def put(self, owner: str, casino: int, dice: int) -> None:
        """Put dice into a casino; a player's come from their hand."""
        seat = OWNERS.index(owner)
        self.s.dice[casino - 1, seat] += dice
        if seat < self.s.players:
            self.s.hand[seat, fields.OWN] -= dice
            assert self.s.hand[seat, fields.OWN] >= 0, f"{owner} has not so many dice"

    def hand(self, player: str, own: int, white: int = 0) -> None:
        """Say which dice a player has left; the others are out of the way."""
        self.s.hand[NAMES.index(player)] = own, white

    def cash(self, player: str, *notes: int) -> None:
        """Give a player notes out of the pile, in place of what they had."""
        seat = NAMES.index(player)
        for amount in by_value(VALUES, self.s.cash[seat]):
            self._to_pile(amount)
        self.s.cash[seat] = 0
        self.s.held[seat] = len(notes)
        for amount in notes:
            self._from_pile(amount)
            self.s.cash[seat, VALUES.searchsorted(amount)] += 1

    def prizes(self, casino: int, *amounts: int) -> None:
        """Lay out notes, exchanged with the pile."""
        for amount in self.prizes_at(casino):
            self._to_pile(amount)
        self.s.prizes[casino - 1] = 0
        for i, amount in enumerate(sorted(amounts, reverse=True)):
            self._from_pile(amount)
            self.s.prizes[casino - 1, i] = amount

    def pile(self, *amounts: int) -> None:
        """Say which notes lie face down in the pile, the top one first, and that none went under it.

        All others are given to Anna, so that every note is somewhere.
        """
        for amount in self.in_pile():
            self.s.cash[0, VALUES.searchsorted(amount)] += 1
        self._lay_pile(())
        for amount in amounts:
            assert self.s.cash[0, VALUES.searchsorted(amount)] > 0, f"no {amount} left"
            self.s.cash[0, VALUES.searchsorted(amount)] -= 1
        self.s.held[0] = self.s.cash[0].sum()
        self._lay_pile(amounts)

    def _lay_pile(self, amounts: Sequence[int]) -> None:
        self.s.pile[:] = 0
        self.s.pile[: len(amounts)] = amounts
        self.s.top, self.s.unseen, self.s.under = 0, len(amounts), 0

    def _from_pile(self, amount: int) -> None:
        pile = self.in_pile()
        pile.remove(amount)
        self._lay_pile(pile)

    def _to_pile(self, amount: int) -> None:
        self._lay_pile([*self.in_pile(), amount])

    def turn(self, player: str) -> None:
        """Make it a player's turn, about to roll."""
        self.s.active = self.s.actor = NAMES.index(player)
        self.s.phase = fields.ROLL
        self.relist()

    def rolls(self, player: str, own: Sequence[int], white: Sequence[int] = ()) -> None:
        """A player's turn with this roll on the table; the hand becomes just these dice."""
        self.hand(player, len(own), len(white))
        self.turn(player)
        self.next_dice(*own, *white)
        self.play("roll")

    def finish_round(self, last: bool = True) -> None:
        """The round ends as the casinos are now. By default it is the last, so that nothing is dealt for another."""
        if last:
            self.s.round_number = ROUNDS
        self.s.hand[:] = 0
        self.s.roll[:] = 0
        self.relist()
        settle(self.game.state)

    # looking

    @property
    def phase(self) -> str:
        return fields.PHASE_NAMES[self.s.phase]

    def prizes_at(self, casino: int) -> list[int]:
        return [int(amount) for amount in self.s.prizes[casino - 1] if amount]

    def in_pile(self) -> list[int]:
        """All notes in the pile, the top one first, those that went under it last."""
        order = [(int(self.s.top) + depth) % NOTES for depth in range(int(self.s.unseen + self.s.under))]
        return [int(self.s.pile[at]) for at in order]

    def under_pile(self) -> list[int]:
        """The notes that went under the pile."""
        return self.in_pile()[int(self.s.unseen) :]

    def notes(self, player: str) -> list[int]:
        """A player's notes."""
        return by_value(VALUES, self.s.cash[NAMES.index(player)])

    def dice_at(self, casino: int, owner: str) -> int:
        return int(self.s.dice[casino - 1, OWNERS.index(owner)])

    def in_hand(self, player: str) -> tuple[int, int]:
        """Own and white dice of a player."""
        own, white = self.s.hand[NAMES.index(player)]
        return int(own), int(white)

    def seen(self, player: str | None = None) -> View:
        """What a player sees, or a spectator."""
        view = self.game.view(player)
        assert isinstance(view, View)
        return view


def position(
    players: int = 3,
    dice: Mapping[str, Mapping[int, int]] | None = None,
    prizes: Mapping[int, Sequence[int]] | None = None,
    turn: str = "Anna",
    **options: Any,
) -> Position:
    """Set up a position in the first round: dice in casinos, notes, whose turn it is.

    There are no white dice unless `white=True` is given, or they are put in `dice`. Notes that are not given are as the
    pile dealt them.
    """
    options.setdefault("white", False)
    made = Position(players, **options)
    made.s.dice[:] = 0
    for owner, casinos in (dice or {}).items():
        for casino, held in casinos.items():
            made.put(owner, casino, held)
    for casino in prizes or {}:
        made.prizes(casino)
    for casino, amounts in (prizes or {}).items():
        made.prizes(casino, *amounts)
    made.turn(turn)
    return made
