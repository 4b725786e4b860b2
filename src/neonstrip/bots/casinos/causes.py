"""Why a choice at casinos is better than another: what it brought more in the worlds that both were tried in.

Prizes come by casino, rewards by tile. A tie that is made or broken is read off the table, and told only where the
worlds show that it matters.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from neonstrip.bots.advice import Reason
from neonstrip.bots.books import Books, Compared
from neonstrip.bots.player import own_stream
from neonstrip.play.rulebook import Rulebook
from neonstrip.rules.kernel import Records

BECAUSE = "because"
"""The reason that tells of causes: the `first`, perhaps a `second`, and the `seat` of another player they are about."""
MOST_CAUSES = 2
LEAST = 2.0
"""Money in thousands that a cause must be worth,"""
SURE = 2.0
"""and by how many standard errors it must be more than nothing."""
NOTEWORTHY = 0.25
"""The part of the first cause's worth that the second must have."""


class Casinos(Struct, frozen=True):
    """A game with casinos, as far as causes go."""

    rules: Rulebook
    casinos: int
    struck: Callable[[Records], list[int]]
    """At each casino, whom ties strike out: each owner a bit."""
    tiles: tuple[str, ...] = ()
    """The codes of tiles, whose rewards are kept account of after the casinos' prizes."""
    fining: str = ""
    """The one that takes money."""


class Cause(Struct):
    """Something that a choice is good for."""

    worth: float
    """In thousands, as far as it counts for who chooses."""
    facts: dict[str, Any]


class Outcome(Struct):
    """The table right after a move: who is struck out at each casino, and the dice that its player has left."""

    struck: list[int]
    dice: int
    paid: dict[str, int] = {}
    """What a tile has paid the player, where no chance was in it."""


def because(game: Casinos, books: Books, seen: Records, seat: int, moves: list[int]) -> list[Reason]:
    """What the first of some moves is good for beside the second; nothing if the worlds do not tell."""
    compared = books.compared(*moves[:2]) if len(moves) > 1 else None
    if compared is None:
        return []
    causes = Causes(game, compared, seen, seat, moves[0], moves[1])
    found = sorted(causes.all(), key=lambda cause: -cause.worth)
    told = [cause.facts for cause in found[:MOST_CAUSES] if cause.worth >= NOTEWORTHY * found[0].worth]
    if not told:
        return []
    about = {"seat": causes.rival} if any("theirs" in facts for facts in told) else {}
    return [Reason(BECAUSE, dict(zip(("first", "second"), told, strict=False)) | about)]


class Causes:
    """Whatever one choice is good for beside another."""

    def __init__(self, game: Casinos, compared: Compared, seen: Records, seat: int, best: int, other: int) -> None:
        self.game, self.compared, self.seen, self.seat = game, compared, seen, seat
        self.players, self.before = int(seen["players"][0]), game.struck(seen)
        world = seen.copy()
        game.rules.imagine(world, seat, own_stream("", seat, 0))
        self.after, self.otherwise = self._after(world.copy(), best), self._after(world, other)
        self.aims = {game.rules.grammar.parts[move].values.get("casino") for move in (best, other)}
        self.rival = self._rival()

    def all(self) -> list[Cause]:
        """All of them, in no order."""
        kept = self._kept()
        casinos = self.aims if kept else range(self.game.casinos)
        found = [self._at(casino) for casino in casinos if casino is not None]
        return [cause for cause in (kept, *found, *map(self._by, range(1, len(self.game.tiles)))) if cause]

    def _after(self, world: Records, move: int) -> Outcome:
        """A move made in some world; where it ends the round, nothing is left of it but the money."""
        self.game.rules.make(world, self.seat, move)
        if world["round_number"][0] != self.seen["round_number"][0] or not self.game.rules.actors(world):
            return Outcome(self._forecast(move), 0)
        return Outcome(self.game.struck(world), int(world["hand"][0, self.seat].sum()), self._paid(world))

    def _forecast(self, move: int) -> list[int]:
        """Whom ties strike out at the casino that a move is about, if the round ends with it; elsewhere as before."""
        struck = list(self.before)
        [worth] = self.game.rules.forecast(self.seen, self.seat, [move])
        if worth and "casino" in worth:
            players = [owner for owner in worth["struck"] if isinstance(owner, int)]
            struck[worth["casino"] - 1] = sum(1 << player for player in players)
        return struck

    def _paid(self, world: Records) -> dict[str, int]:
        """A reward that came at once, by its tile."""
        rules, names = self.game.rules, [str(player) for player in range(self.players)]
        mine = [event for event in rules.events(world, names) if event.get("player") == names[self.seat]]
        tiles = [event["tile"] for event in mine if "tile" in event and "amount" in event]
        if len(tiles) != 1 or world["reveals"][0] != self.seen["reveals"][0]:
            return {}
        return {tiles[0]: rules.results(world)[self.seat] - rules.results(self.seen)[self.seat]}

    def _rival(self) -> int:
        """Of all others the one who loses most by some cause: at most one is told of."""
        means = self.compared.more.min(axis=1)
        return int(min((player for player in range(self.players) if player != self.seat), key=means.__getitem__))

    def _gain(self, cause: int) -> float:
        """What the seat gets more, as far as it is no chance."""
        return _certain(self.compared.more[self.seat, cause], self.compared.error[self.seat, cause])

    def _loss(self, cause: int) -> float:
        """What the rival gets less."""
        return _certain(-self.compared.more[self.rival, cause], self.compared.error[self.rival, cause])

    def _cause(self, cause: str, gain: float, loss: float, **facts: Any) -> Cause:
        """A cause. What one of several rivals loses helps only against that one."""
        if gain:
            facts["amount"] = round(gain)
        if loss:
            facts["theirs"] = round(loss)
        return Cause(gain + loss / (self.players - 1), {"cause": cause, **facts})

    def _at(self, casino: int) -> Cause | None:
        """Prizes at a casino, and the tie there that is behind it."""
        gain, loss = self._gain(casino), self._loss(casino)
        freed = self.before[casino] & ~self.after.struck[casino]
        caught = self.after.struck[casino] & ~self.before[casino]
        where = {"casino": casino + 1}
        if gain and freed >> self.seat & 1:
            return self._cause("breaks", gain, 0, **where)
        if loss > gain and caught >> self.rival & 1:
            return self._cause("strikes", 0, loss, **where)
        if gain:
            return self._cause("takes" if loss else "wins", gain, loss, **where)
        return self._cause("denies", 0, loss, **where) if loss else None

    def _by(self, tile: int) -> Cause | None:
        """Rewards of a tile, or its fine."""
        column, code = self.game.casinos + tile, self.game.tiles[tile]
        gain, loss = self._gain(column), self._loss(column)
        if gain and code == self.game.fining:
            return self._cause("spares", gain, 0, tile=code)
        if gain:
            sure = self.after.paid.get(code) or round(self.compared.surely(self.seat, column) or 0)
            return self._cause("pays", gain, 0, tile=code, sure=sure)
        return self._cause("fines" if code == self.game.fining else "withholds", 0, loss, tile=code) if loss else None

    def _kept(self) -> Cause | None:
        """Dice that are kept, and win more at casinos that neither choice is about."""
        dice = self.after.dice - self.otherwise.dice
        elsewhere = [casino for casino in range(self.game.casinos) if casino not in self.aims]
        gain = _certain(*self.compared.together(self.seat, elsewhere)) if dice > 0 else 0.0
        return self._cause("keeps", gain, 0, dice=dice) if gain else None


def _certain(more: float, error: float) -> float:
    """Money that counts as a cause, or nothing."""
    return float(more) if more >= max(LEAST, SURE * error) else 0.0
