"""A position of the printed game in a JSON file, read and checked. docs/settle.md has the format.

Every mistake says where in the file it is, as `casinos[3].dice.Anna.small`, casinos being counted from 1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from neonstrip.play.given import read_given
from neonstrip.play.reading import read_file, read_number, read_object, read_players, read_values, wrong
from neonstrip.play.record import RESERVED
from neonstrip.play.royale.options import TAKES, UNNAMED, Options
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import uncompiled
from neonstrip.rules.royale.printed import (
    BIG_DICE,
    BOX_TOKENS,
    BOX_VALUES,
    CASINOS,
    COPIES,
    GREY_DICE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PRIZES,
    SIDES,
    SMALL_DICE,
    TILE_CODES,
    VALUES,
)
from neonstrip.rules.royale.state import DOUBLE_DOWN_FIELD, SMALL, State, die_code
from neonstrip.rules.royale.tiles.double_down import DOUBLE_DOWN
from neonstrip.rules.royale.tiles.high_five import HIGH_FIVE
from neonstrip.rules.royale.tiles.my_choice import MY_CHOICE
from neonstrip.rules.royale.tiles.nice_dice import NICE_DICE
from neonstrip.rules.royale.tiles.prime_time import PRIME_TIME

IMAGINED = RESERVED
MOST_JETONS = 1000
BLACK_DICE = 2
PILES = range(0, int(BOX_VALUES @ BOX_TOKENS) + 1, int(BOX_VALUES[BOX_VALUES > 0].min()))
Dice = tuple[int, int]
"""Small and big dice."""


@dataclass
class Casino:
    """Prizes and dice of a casino."""

    prizes: list[int]
    dice: dict[str, Dice]


@dataclass
class PositionFile:
    """What the file says."""

    players: list[str]
    casinos: list[Casino]
    tiles: dict[int, int] = field(default_factory=dict)
    """Tile at each casino, both by number."""
    double_down: dict[str, Dice] = field(default_factory=dict)
    nice_dice: dict[int, str] = field(default_factory=dict)
    gold_field: str | None = None
    high_five: str | None = None
    black_box: int | None = None
    """What the pile that was taken is worth, once it is known."""
    cash: dict[str, list[int]] = field(default_factory=dict)
    jetons: dict[str, int] = field(default_factory=dict)
    last_starter: str | None = None
    options: Options = field(default_factory=Options)
    """House rules of the table."""

    def lay_on_tiles(self, s: State, owners: dict[str, int]) -> None:
        """What lies on tiles, into a state."""
        for owner, dice in self.double_down.items():
            s.dice[DOUBLE_DOWN_FIELD, owners[owner]] = dice
        for number, owner in self.nice_dice.items():
            s.nice[number - 1] = _small_die(owners[owner])
        s.gold = _small_die(owners[self.gold_field]) if self.gold_field else 0
        s.high_five = owners[self.high_five] if self.high_five else NOBODY


def _small_die(owner: int) -> int:
    """Which kind of die lies on a field makes no difference to what the field pays."""
    return uncompiled(die_code)(owner, SMALL)


def parse(text: str) -> PositionFile:
    """Read a position."""
    given = read_file(text, {*PositionFile.__dataclass_fields__, "game"}, needed=("players", "casinos"))
    reader = _Reader(read_players(given["players"], (MIN_PLAYERS, MAX_PLAYERS), "R-SETUP-1"))
    read = PositionFile(
        players=reader.players,
        casinos=reader.casinos(given["casinos"]),
        tiles=_tiles(given.get("tiles", {})),
        double_down=reader.by_player(given.get("double_down", {}), "double_down", _dice),
        nice_dice=reader.nice_dice(given.get("nice_dice", {})),
        gold_field=reader.player_or_none(given.get("gold_field"), "gold_field"),
        high_five=reader.player_or_none(given.get("high_five"), "high_five"),
        black_box=_pile(given.get("black_box")),
        cash=reader.by_player(given.get("cash", {}), "cash", _cards),
        jetons=reader.by_player(given.get("jetons", {}), "jetons", lambda v, w: read_number(v, w, 0, MOST_JETONS)),
        last_starter=reader.player_or_none(given.get("last_starter"), "last_starter"),
        options=_house_rules(given.get("options", {})),
    )
    _add_implied_tiles(read)
    _check_dice(read)
    _check_cards(read)
    return read


class _Reader:
    """Reads what names players."""

    def __init__(self, players: list[str]) -> None:
        self.players = players

    def player(self, value: Any, where: str) -> str:
        if value not in self.players:
            raise wrong(where, "player", name=str(value)[:40], names=", ".join(self.players))
        return str(value)

    def player_or_none(self, value: Any, where: str) -> str | None:
        return None if value is None else self.player(value, where)

    def by_player(self, value: Any, where: str, read: Any) -> dict[str, Any]:
        """An object whose keys are players."""
        return {
            self.player(name, where): read(given, f"{where}.{name}")
            for name, given in read_object(value, where).items()
        }

    def casinos(self, value: Any) -> list[Casino]:
        if not isinstance(value, list) or len(value) != CASINOS:
            raise wrong("casinos", "casinos", casinos=CASINOS)
        return [self.casino(casino, f"casinos[{number}]") for number, casino in enumerate(value, 1)]

    def casino(self, value: Any, where: str) -> Casino:
        given = read_object(value, where, {"prizes", "dice"}, needed=("prizes",))
        prizes = _cards(given["prizes"], f"{where}.prizes")
        if len(prizes) > PRIZES:
            raise wrong(f"{where}.prizes", "prizes", "R-SETUP-2", prizes=PRIZES)
        dice = {}
        for owner, laid in read_object(given.get("dice", {}), f"{where}.dice").items():
            if owner not in (*self.players, *IMAGINED):
                raise wrong(f"{where}.dice", "player", name=owner[:40], names=", ".join([*self.players, *IMAGINED]))
            dice[owner] = _dice(laid, f"{where}.dice.{owner}")
        return Casino(sorted(prizes, reverse=True), dice)

    def nice_dice(self, value: Any) -> dict[int, str]:
        return {
            _key(number, "nice_dice"): self.player(name, f"nice_dice.{number}")
            for number, name in read_object(value, "nice_dice").items()
        }


def _key(key: str, where: str) -> int:
    """A casino or a field named in a key."""
    if not (key.isascii() and key.isdigit() and 1 <= int(key) <= CASINOS):
        raise wrong(where, "key", key=key[:40], keys=", ".join(str(n + 1) for n in range(CASINOS)))
    return int(key)


def _dice(value: Any, where: str) -> Dice:
    given = read_object(value, where, {"small", "big"})
    small = read_number(given.get("small", 0), f"{where}.small", 0, SMALL_DICE + BLACK_DICE)
    return small, read_number(given.get("big", 0), f"{where}.big", 0, BIG_DICE)


def _cards(value: Any, where: str) -> list[int]:
    return read_values(value, where, VALUES.tolist())


def _house_rules(value: Any) -> Options:
    """House rules alone: what else a table agrees on makes no difference to a settlement, or is in the position."""
    return read_given(read_object(value, "options", set(UNNAMED)), Options, TAKES)


def _pile(value: Any) -> int | None:
    """R-BOX-1: what a pile of Black Box may be worth."""
    if value is not None and (type(value) is not int or value not in PILES):
        raise wrong("black_box", "pile", "R-BOX-1", values=", ".join(map(str, PILES)))
    return value


def _tiles(value: Any) -> dict[int, int]:
    tiles: dict[int, int] = {}
    for number, code in read_object(value, "tiles").items():
        casino = _key(number, "tiles")
        if code not in TILE_CODES[1:]:
            raise wrong(f"tiles.{number}", "tile", tile=str(code)[:40], tiles=", ".join(TILE_CODES[1:]))
        tiles[casino] = TILE_CODES.index(code)
    boards = [(tile - 1) // SIDES for tile in tiles.values()]
    if len(set(boards)) < len(boards):
        raise wrong("tiles", "board", "R-TILE-1")
    return tiles


def _add_implied_tiles(read: PositionFile) -> None:
    """Dice on a tile that is not named mean that it lies somewhere: where makes no difference to what it pays."""
    for tile, used in (
        (DOUBLE_DOWN, read.double_down),
        (NICE_DICE, read.nice_dice),
        (MY_CHOICE, read.gold_field),
        (HIGH_FIVE, read.high_five),
    ):
        if used and tile not in read.tiles.values():
            free = [casino for casino in range(1, CASINOS + 1) if casino not in read.tiles]
            if not free or any((tile - 1) // SIDES == (other - 1) // SIDES for other in read.tiles.values()):
                raise wrong("tiles", "no-room", "R-TILE-1", tile=TILE_CODES[tile])
            read.tiles[free[0]] = tile


def _check_dice(read: PositionFile) -> None:
    """Nobody has more dice on the table than in the box. Prime Time's black dice may be written as small ones."""
    black = BLACK_DICE if PRIME_TIME in read.tiles.values() else 0
    if len(read.players) > 2 and any("neutral" in casino.dice for casino in read.casinos):
        raise wrong("casinos", "neutral", "R-TWO-1", seats=len(read.players))
    for owner in (*read.players, *IMAGINED):
        laid = [casino.dice.get(owner, (0, 0)) for casino in read.casinos]
        laid.append(read.double_down.get(owner, (0, 0)))
        small, big = sum(dice[0] for dice in laid), sum(dice[1] for dice in laid)
        on_fields = list(read.nice_dice.values()).count(owner) + (read.gold_field == owner)
        if owner == "grey":
            most_small, most_big = GREY_DICE, 0
        else:
            most_small, most_big = SMALL_DICE + (black if owner in read.players else 0), BIG_DICE
        on_tiles = sum(read.double_down.get(owner, (0, 0))) + on_fields
        if (
            small > most_small
            or big > most_big
            or small + big + on_fields > most_small + most_big
            or on_tiles > SMALL_DICE + BIG_DICE
        ):
            raise wrong("casinos", "dice", "R-SETUP-1", owner=owner, small=most_small, big=most_big)
        if small > SMALL_DICE:
            black = 0  # they are thrown by one winner


def _check_cards(read: PositionFile) -> None:
    """No value lies about more often than it is printed."""
    cards = [prize for casino in read.casinos for prize in casino.prizes]
    cards += [card for held in read.cash.values() for card in held]
    for value, copies in zip(VALUES.tolist(), COPIES.tolist(), strict=True):
        if cards.count(value) > copies:
            raise wrong("casinos", "copies", value=value, copies=copies, cards=cards.count(value))
