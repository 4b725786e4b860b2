"""Las Vegas (2012) once more, in plain Python, written from the rules alone: what the real rules are compared with.

It rolls no dice and shuffles no notes: the real game tells it what fell and what was on top.
"""

from __future__ import annotations

from collections import Counter

WHITE_EACH = {2: 4, 3: 2, 4: 2}
WHITE = "white"


class Model:
    """A game. Players are numbers, casinos are 1 to 6, money is a list of notes."""

    def __init__(self, players: int, white: bool, given: bool, pile: list[int], starter: int) -> None:
        self.players = players
        self.white = white
        self.given = given
        self.pile = list(pile)
        self.starter = starter
        self.round = 0
        self.money: list[list[int]] = [[] for _ in range(players)]

    def begin_round(self, laid: list[int]) -> None:
        """Deal a round; `laid` are the numbers of the white dice that were rolled at its start."""
        self.round += 1
        self.active = self.starter
        self.rolled: list[tuple[str, int]] | None = None
        self.hands = [["own"] * 8 + [WHITE] * (WHITE_EACH[self.players] if self.white else 0) for _ in self.money]
        self.placed: dict[int, list[object]] = {casino: [] for casino in range(1, 7)}
        if self.white and self.players == 3:
            if self.given:
                self.hands[self.starter] += [WHITE] * 2
            else:
                assert len(laid) == 2
        for number in laid:
            self.placed[number].append(WHITE)
        self.notes: dict[int, list[int]] = {}
        for casino in range(1, 7):
            notes: list[int] = []
            while sum(notes) < 50 and self.pile:
                notes.append(self.pile.pop(0))
            self.notes[casino] = sorted(notes, reverse=True)

    def legal(self) -> list[str]:
        if self.round > 4:
            return []
        if self.rolled is None:
            return ["roll"]
        return [f"place {number}" for number in sorted({number for _, number in self.rolled})]

    def roll(self, own: list[int], white: list[int]) -> None:
        self.rolled = [("own", number) for number in own] + [(WHITE, number) for number in white]
        assert sorted(kind for kind, _ in self.rolled) == sorted(self.hands[self.active])

    def place(self, casino: int) -> bool:
        """Place dice; returns whether the round is over."""
        assert self.rolled is not None
        for kind, number in self.rolled:
            if number == casino:
                self.hands[self.active].remove(kind)
                self.placed[casino].append(WHITE if kind == WHITE else self.active)
        self.rolled = None
        if not any(self.hands):
            return True
        while True:
            self.active = (self.active + 1) % self.players
            if self.hands[self.active]:
                return False

    def score(self) -> None:
        for casino, owners in self.placed.items():
            counts = Counter(owners)
            unique = [owner for owner, n in counts.items() if list(counts.values()).count(n) == 1]
            unique.sort(key=lambda owner: -counts[owner])
            for note in self.notes[casino]:
                winner = unique.pop(0) if unique else WHITE
                if isinstance(winner, int):
                    self.money[winner].append(note)
                else:
                    self.pile.append(note)
        self.starter = (self.starter + 1) % self.players
        if self.round == 4:
            self.round = 5

    def winners(self) -> list[int]:
        best = max((sum(notes), len(notes)) for notes in self.money)
        return [player for player, notes in enumerate(self.money) if (sum(notes), len(notes)) == best]
