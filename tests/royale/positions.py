"""Small games for tests: a position set up in a few lines, then played by the real rules.

    game = position(players=3, tiles={2: "D1"}, dice={"Anna": {1: 3, 5: 1}})
    game.rolls("Anna", [2, 2, 2, 6])
    game.play("place 2")
    assert game.gained("Anna") == 30

Amounts are in thousands. Casinos are numbered 1 to 6 as on the board. Dice are written as a number of small
dice, or as "2+big". Players are Anna, Benno, Carla, Denny and Emil, Anna being seat 1 and Benno to her left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arranged import NAMES, Arranged, by_value
from neonstrip.play.royale.view import View
from neonstrip.rules.casinos.dice import KINDS
from neonstrip.rules.royale import state as fields
from neonstrip.rules.royale.printed import BLOCK_GROUPS, CASINOS, COPIES, HANDICAP_FIELDS, ROUNDS, TILE_CODES, VALUES
from neonstrip.rules.royale.tiles import handicap
from neonstrip.rules.royale.tiles.block_it import BLOCK_IT
from neonstrip.rules.royale.tiles.handicap import HANDICAP
from neonstrip.rules.royale.tiles.no_entry import NO_ENTRY

OWNERS = [*NAMES, "neutral", "grey"]
DIE_KINDS = ["small", "big"]
Dice = int | str
"""A number of small dice, or "2+big"."""


def count(dice: Dice) -> tuple[int, int]:
    """Small and big dice of a short form."""
    small, _, big = str(dice).partition("+")
    return (0, 1) if small == "big" else (int(small), int(big == "big"))


class Position(Arranged):
    """A game of Royale whose state tests may arrange before they play on. Each jeton counts 10."""

    def __init__(self, players: int, tiles: int, *, seed: str | int = "position", **options: Any) -> None:
        super().__init__("royale", players, {"tiles": tiles, **options}, seed)

    # arranging

    def put(self, owner: str, casino: int, dice: Dice) -> None:
        """Put dice into a casino; a player's come from their hand."""
        small, big = count(dice)
        seat = OWNERS.index(owner)
        for kind, number in ((fields.SMALL, small), (fields.BIG, big)):
            self.s.dice[casino - 1, seat, kind] += number
            if seat < self.s.players:
                self.s.hand[seat, kind] -= number
                assert self.s.hand[seat, kind] >= 0, f"{owner} has not so many dice"

    def hand(self, player: str, dice: Dice) -> None:
        """Say which dice a player has left; the others are out of the way, on nobody's side."""
        self.s.hand[OWNERS.index(player)] = count(dice)

    def cash(self, player: str, *cards: int) -> None:
        """Give a player money cards out of the bank (or the deck), in place of what they had."""
        seat = NAMES.index(player)
        store = self.s.bank if self.s.tiles else self.s.deck
        store += self.s.cash[seat]
        self.s.cash[seat] = 0
        for amount in cards:
            index = (amount - int(VALUES[0])) // 10
            assert store[index] > 0, f"no {amount} left"
            store[index] -= 1
            self.s.cash[seat, index] += 1

    def prizes(self, casino: int, *amounts: int) -> None:
        """Lay out prizes, the higher first, exchanged with the bank or the deck."""
        store = self.s.bank if self.s.tiles else self.s.deck
        for i in range(2):
            if self.s.prizes[casino - 1, i]:
                store[(int(self.s.prizes[casino - 1, i]) - int(VALUES[0])) // 10] += 1
            self.s.prizes[casino - 1, i] = 0
        for i, amount in enumerate(sorted(amounts, reverse=True)):
            index = (amount - int(VALUES[0])) // 10
            assert store[index] > 0, f"no {amount} left"
            store[index] -= 1
            self.s.prizes[casino - 1, i] = amount

    def put_on_bar(self, player: str, dice: Dice) -> None:
        """Knockout?: dice go from a hand to the bar."""
        for kind, number in enumerate(count(dice)):
            self._from_hand(player, kind, number)
            self.s.bar[NAMES.index(player), kind] += number

    def put_on_double_down(self, player: str, dice: Dice) -> None:
        """Double Down: dice go from a hand to the round field."""
        for kind, number in enumerate(count(dice)):
            self._from_hand(player, kind, number)
            self.s.dice[fields.DOUBLE_DOWN_FIELD, NAMES.index(player), kind] += number

    def put_on_nice(self, player: str, field: int, die: str = "small") -> None:
        """Nice Dice: a die goes from a hand to a field."""
        self.s.nice[field - 1] = self._code_from_hand(player, die)

    def put_on_gold(self, player: str, die: str = "small") -> None:
        """My Choice: a die goes from a hand to the gold field."""
        self.s.gold = self._code_from_hand(player, die)

    def _from_hand(self, player: str, kind: int, number: int) -> None:
        hand = self.s.hand[NAMES.index(player)]
        assert hand[kind] >= number, f"{player} has not so many dice"
        hand[kind] -= number

    def _code_from_hand(self, player: str, die: str) -> int:
        kind = DIE_KINDS.index(die)
        self._from_hand(player, kind, 1)
        return 1 + NAMES.index(player) * KINDS + kind

    def close(self, casino: int) -> None:
        """No Entry!: the plate lies on a casino."""
        assert self.s.sites[NO_ENTRY] >= 0, "only with No Entry! on the table"
        assert self.s.sites[NO_ENTRY] != casino - 1, "never on its own casino"
        self.s.closed = casino - 1

    def next_prizes(self, *pairs: tuple[int, int]) -> None:
        """Say which pairs will be turned up for the next round, in this order, exchanged with the bank or the deck."""
        store = self.s.bank if self.s.tiles else self.s.deck
        first = (int(self.s.round_number) - 1) * len(pairs) * 2
        for i, amount in enumerate(amount for pair in pairs for amount in pair):
            store[(int(self.s.upcoming[first + i]) - int(VALUES[0])) // 10] += 1
            index = (amount - int(VALUES[0])) // 10
            assert store[index] > 0, f"no {amount} left"
            store[index] -= 1
            self.s.upcoming[first + i] = amount

    def bank_holds(self, *cards: int) -> None:
        """Say which cards the open bank has left; the others are put away, where no rule of Royale looks."""
        self.s.deck += self.s.bank
        self.s.bank[:] = 0
        for amount in cards:
            index = (amount - int(VALUES[0])) // 10
            assert self.s.deck[index] > 0, f"no {amount} left"
            self.s.deck[index] -= 1
            self.s.bank[index] += 1

    def jetons(self, player: str, number: int) -> None:
        self.s.jetons[NAMES.index(player)] = number

    def turn(self, player: str) -> None:
        """Make it a player's turn, about to roll."""
        self.s.active = self.s.actor = NAMES.index(player)
        self.s.phase = fields.ROLL
        self.relist()

    def rolls(self, player: str, small: Sequence[int], big: int | None = None) -> None:
        """A player's turn with this roll on the table; the hand becomes just these dice."""
        self.hand(player, f"{len(small)}+big" if big else len(small))
        self.turn(player)
        self.next_dice(*small, *([big] if big else []))
        self.play("roll")

    # looking

    @property
    def phase(self) -> str:
        return fields.PHASE_NAMES[self.s.phase]

    def cards(self, player: str) -> list[int]:
        """A player's money cards, without IOUs."""
        return by_value(VALUES, self.s.cash[NAMES.index(player)])

    def notes(self, player: str) -> list[int]:
        """A player's IOUs."""
        return by_value(VALUES, self.s.notes[NAMES.index(player)])

    def jetons_of(self, player: str) -> int:
        return int(self.s.jetons[NAMES.index(player)])

    def dice_at(self, casino: int, owner: str) -> tuple[int, int]:
        """Small and big dice of an owner in a casino."""
        small, big = self.s.dice[casino - 1, OWNERS.index(owner)]
        return int(small), int(big)

    def in_hand(self, player: str) -> tuple[int, int]:
        small, big = self.s.hand[NAMES.index(player)]
        return int(small), int(big)

    def on_bar(self, player: str) -> tuple[int, int]:
        """Knockout?: small and big dice of a player at the bar."""
        small, big = self.s.bar[NAMES.index(player)]
        return int(small), int(big)

    def on_double_down(self, owner: str) -> tuple[int, int]:
        """Double Down: small and big dice of an owner on the round field."""
        return self.dice_at(fields.DOUBLE_DOWN_FIELD + 1, owner)

    def seen(self, player: str | None = None) -> View:
        """What a player sees, or a spectator."""
        view = self.game.view(player)
        assert isinstance(view, View)
        return view

    def on_nice(self) -> dict[int, tuple[str, str]]:
        """Nice Dice: owner and kind of the die on each field that is taken."""
        return self.seen().tiles.nice

    def on_gold(self) -> tuple[str, str] | None:
        """My Choice: owner and kind of the die on the gold field."""
        return self.seen().tiles.gold

    def banked(self) -> list[int]:
        """Cards in the bank, in the base game those pushed under the deck."""
        return by_value(VALUES, self.s.bank)

    def tiles_out(self) -> list[str]:
        """Codes of the tiles at casinos 1 to 6, empty where there is none."""
        return [TILE_CODES[tile] for tile in self.s.tile_at]

    def finish_round(self, last: bool = True) -> None:
        """The round ends as the casinos are now: hands are emptied, and the player whose turn it is passes.

        By default it is the last round, so that nothing is added for the next one.
        """
        player = int(self.s.active)
        if last:
            self.s.round_number = ROUNDS
        self.s.hand[:] = 0
        self.s.roll[:] = 0
        self.s.roll[fields.SMALL, 1 if self.s.closed == 0 else 0] = 1
        self.s.jetons[player] += 1
        self.s.phase, self.s.actor = fields.PLACE, player
        self.relist()
        self.money_before[NAMES[player]] -= 10
        self.play("pass")

    def put_tiles(self, tiles: Mapping[int, str]) -> None:
        """Lay out tiles, prepared as at the start of a round."""
        self.s.tile_at[:] = 0
        self.s.sites[:] = -1
        for casino, code in tiles.items():
            tile = TILE_CODES.index(code)
            self.s.tile_at[casino - 1] = tile
            self.s.sites[tile] = casino - 1
        self.s.dice[:, OWNERS.index("grey")] = 0
        for casino in range(CASINOS):
            if self.s.sites[HANDICAP] >= 0:
                self.s.dice[casino, OWNERS.index("grey"), fields.SMALL] = handicap.GREY_IN_CASINO[casino]
        self.s.fields[:] = HANDICAP_FIELDS if self.s.sites[HANDICAP] >= 0 else 0
        self.s.groups[:] = BLOCK_GROUPS if self.s.sites[BLOCK_IT] >= 0 else 0


def position(
    players: int = 3,
    tiles: Mapping[int, str] | None = None,
    dice: Mapping[str, Mapping[int, Dice]] | None = None,
    prizes: Mapping[int, Sequence[int]] | None = None,
    turn: str = "Anna",
    **options: Any,
) -> Position:
    """Set up a position in the first round: tiles at casinos, dice in casinos, prizes, whose turn it is.

    Without tiles it is the base game. Two players have no neutral dice unless `neutral=True` is given, and
    then only those put in `dice`. Prizes that are not given are as the deck dealt them.
    """
    options.setdefault("neutral", False)
    made = Position(players, max(tiles) if tiles else 0, **options)
    made.s.dice[:] = 0
    made.put_tiles(tiles or {})
    for owner, casinos in (dice or {}).items():
        for casino, held in casinos.items():
            made.put(owner, casino, held)
    for casino, amounts in (prizes or {}).items():
        made.prizes(casino, *amounts)
    made.turn(turn)
    return made


def cards_in_play(game: Position) -> list[int]:
    """How many cards of each value there are anywhere: always the 90 printed ones."""
    s = game.s
    total = s.bank.astype(int) + s.deck + s.cash.sum(axis=0)
    for amount in [*s.prizes.flatten(), *s.upcoming]:
        if amount:
            total[(int(amount) - int(VALUES[0])) // 10] += 1
    return [int(number) for number in total]


PRINTED_CARDS = [int(number) for number in COPIES]
