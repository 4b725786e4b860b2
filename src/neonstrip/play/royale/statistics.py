"""What a game of Las Vegas or Las Vegas Royale tells about its players, gathered while it is played again."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from neonstrip.play.casinos.dice import numbers
from neonstrip.play.casinos.statistics import CasinoWatcher
from neonstrip.play.game import Game
from neonstrip.play.royale.events import list_events
from neonstrip.play.royale.luck import big_face, luck_of
from neonstrip.play.royale.measures import measures
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale.game import standing
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.printed import CASINOS, JETON, JETONS_PER_ROUND, PRIZES, ROUNDS, TILE_CODES
from neonstrip.rules.royale.state import BIG, DOUBLE_DOWN_FIELD, OWNERS, ROLL, SMALL
from neonstrip.rules.royale.tiles import double_down
from neonstrip.rules.royale.tiles.bad_luck import BAD_LUCK
from neonstrip.rules.royale.tiles.double_down import DOUBLE_DOWN


class Round(Struct):
    """What a round brought a player, in thousands of dollars: `after` is all they had at its end."""

    jetons: int = JETONS_PER_ROUND * JETON
    """Given to everybody at the beginning."""
    casinos: int = 0
    tiles: int = 0
    fines: int = 0
    passes: int = 0
    """The jetons paid for passing."""
    after: int = 0

    def gained(self) -> int:
        """All that came in, less what went out."""
        return self.jetons + self.casinos + self.tiles - self.fines - self.passes


class Account(Struct):
    """What a tile paid a player, and what it cost."""

    gained: int = 0
    paid: int = 0


class Throw(Struct):
    """A throw and its luck."""

    round: int
    small: list[int]
    """The numbers on the small dice."""
    big: int | None
    luck: float


class Player(Struct):
    """A player's game."""

    name: str
    rounds: list[Round] = field(default_factory=list)
    casinos: list[int] = field(default_factory=lambda: [0] * CASINOS)
    """Won at each casino."""
    dice: list[int] = field(default_factory=lambda: [0] * CASINOS)
    """Dice placed at each casino out of throws."""
    tiles: dict[str, Account] = field(default_factory=dict)
    ties: int = 0
    """Sites at which the player's dice were struck out by a tie."""
    tied_worth: int = 0
    """What they would have taken there, had those they were tied with not been there."""
    biggy: int = 0
    """Prizes won at casinos where the player's Biggy lay, and their worth."""
    biggy_worth: int = 0
    passes: int = 0
    throws: int = 0
    luck: float = 0.0
    luckiest: Throw | None = None
    unluckiest: Throw | None = None


class Watcher(CasinoWatcher):
    """Watches a game being played again."""

    rolling = ROLL

    def __init__(self, game: Game) -> None:
        super().__init__(game, [Player(name, [Round()]) for name in game.names])
        self._was: Records = None

    def before(self, game: Game, seat: int, move: int) -> None:
        """A move is about to be made."""
        self._was = game.state.copy()
        player = self.players[seat]
        family, values, _ = GRAMMAR.parts[move]
        if family == "place":
            player.dice[values["casino"]] += int(self._was["roll"][0, :, values["casino"]].sum())
        if family == "pass":
            player.passes += 1
            player.rounds[-1].passes += JETON

    def throw(self, game: Game, seat: int) -> tuple[float, Throw]:
        roll, luck = game.state["roll"][0], luck_of(game.rules, game.state, seat)
        face, rounds = big_face(roll), len(self.players[seat].rounds)
        return luck, Throw(rounds, numbers(roll[SMALL]), None if face is None else face + 1, round(luck, 1))

    def book(self, game: Game, seat: int, move: int) -> None:
        events = list_events(game.state, game.names)
        if any(event["event"] in ("tied", "won") for event in events):
            self._judge(self._scored(game, seat, move), events, game.names)
        for event in events:
            self._book(event, game.names)

    def _scored(self, game: Game, seat: int, move: int) -> Records:
        """The dice as they lay in a scoring: the same move by the same rules, as if no round followed to clear them."""
        laid = self._was.copy()
        laid["round_number"] = ROUNDS
        game.rules.make(laid, seat, move)
        return laid

    def _judge(self, laid: Records, events: list[dict[str, Any]], names: list[str]) -> None:
        """Ties suffered, and what the Biggy won."""
        for event in events:
            if event.get("owner") not in names:
                continue
            seat = names.index(event["owner"])
            player = self.players[seat]
            if event["event"] == "tied":
                site = DOUBLE_DOWN_FIELD if event["site"] == TILE_CODES[DOUBLE_DOWN] else event["site"] - 1
                player.ties += 1
                player.tied_worth += self._without_ties(laid, site, seat)
            elif event["event"] == "won" and laid["dice"][0, event["site"] - 1, seat, BIG]:
                player.biggy += 1
                player.biggy_worth += event["amount"]

    def _without_ties(self, laid: Records, site: int, seat: int) -> int:
        """R-SCORE-1: the prize of a tied player, had all others who were struck out not been there."""
        alone = laid.copy()
        tied = standing(laid, site)[2]
        for other in range(OWNERS):
            if tied >> other & 1 and other != seat:
                alone["dice"][0, site, other] = 0
                if site < CASINOS and alone["black_owner"][0] == other:
                    alone["black_at"][0, site] = 0
        prizes = self._was["prizes"][0, site] if site < CASINOS else double_down.PRIZES
        places = standing(alone, site)[:PRIZES]
        return int(prizes[places.index(seat)]) if seat in places else 0

    def _book(self, event: dict[str, Any], names: list[str]) -> None:
        """Money that moved."""
        match event:
            case {"event": "won", "owner": owner, "amount": amount, "site": site}:
                self.book_prize(names.index(owner), amount, site - 1)
            case {"event": "paid" | "jetons" as kind, "player": owner, "amount": amount, "tile": tile}:
                player = self.players[names.index(owner)]
                amount = amount * JETON if kind == "jetons" else amount
                player.tiles.setdefault(tile, Account()).gained += amount
                player.rounds[-1].tiles += amount
            case {"event": "fined", "player": owner, "amount": amount, "jetons": jetons}:
                player = self.players[names.index(owner)]
                player.tiles.setdefault(TILE_CODES[BAD_LUCK], Account()).paid += amount + jetons * JETON
                player.rounds[-1].fines += amount + jetons * JETON
            case {"event": "starts"}:
                self.begin_round()

    def if_scored(self, state: Records) -> list[int]:
        """What each player would have if the round ended now: their money, and the prizes where they are ahead."""
        standings, money = measures(state)
        out = money[: len(self.players)]
        prizes = [*state["prizes"][0].tolist(), double_down.PRIZES if state["sites"][0, DOUBLE_DOWN] >= 0 else (0, 0)]
        for site, places in enumerate(standings):
            for place in range(PRIZES):
                if 0 <= places[place] < len(out):
                    out[places[place]] += int(prizes[site][place])
        return out
