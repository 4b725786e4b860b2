"""What lies on the tiles that are out, and dice and standings as they are told of any site."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from neonstrip.play.casinos.view import named
from neonstrip.play.royale.events import DICE
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import uncompiled
from neonstrip.rules.royale import state as fields
from neonstrip.rules.royale.printed import BLOCK_SIZES, BOX_TOKENS, BOX_VALUES, HANDICAP_MOVE, HANDICAP_REWARDS
from neonstrip.rules.royale.state import BIG, DOUBLE_DOWN_FIELD, SMALL, code_kind, code_owner
from neonstrip.rules.royale.tiles import fifty_fifty, jackpot
from neonstrip.rules.royale.tiles.double_down import DOUBLE_DOWN
from neonstrip.rules.royale.tiles.fifty_fifty import FIFTY_FIFTY
from neonstrip.rules.royale.tiles.handicap import HANDICAP
from neonstrip.rules.royale.tiles.high_five import HIGH_FIVE
from neonstrip.rules.royale.tiles.jackpot import JACKPOT

LYING = ("no_entry", "jackpot", "gamble", "groups", "fields", "nice", "gold", "hidden", "pile", "pile_size")
"""Fields of a state that tell what lies on tiles."""
ALL_TOKENS = int(BOX_TOKENS.sum())


class Dice(Struct):
    """Dice of one owner."""

    small: int = 0
    big: int = 0

    def __bool__(self) -> bool:
        return self.small + self.big > 0


class Standing(Struct):
    """R-SCORE-1: who would win here if the round ended now, and who would be struck out by a tie."""

    first: str | None
    second: str | None
    tied: list[str]


class Tiles(Struct):
    """What lies on the tiles that are out; the rest is left empty."""

    jackpot: int | None = None
    fifty_fifty: int | None = None
    """The amount of the field the marker is on."""
    block: dict[int, int] = field(default_factory=dict)
    """Groups of grey dice left, by size."""
    fields: dict[str, int] = field(default_factory=dict)
    """Handicap's empty fields, by reward."""
    double_down: dict[str, Dice] = field(default_factory=dict)
    double_down_standing: Standing | None = None
    nice: dict[int, tuple[str, str]] = field(default_factory=dict)
    """Owner and kind of the die on each field."""
    gold: tuple[str, str] | None = None
    token: bool = False
    """Whether the High Five token is still on its tile."""
    track: int = 0
    """Field of the No Entry! marker."""
    hidden: int | None = None
    """Markers in the fist, for the eyes of who hides them."""
    piles: tuple[int, int] | None = None
    """Sizes of the two piles of Black Box."""
    pile: list[int] | None = None
    """Tokens in the first pile, for the eyes of who split them."""


def dice_of(counts: list[int]) -> Dice:
    return Dice(counts[SMALL], counts[BIG])


def standing(s: Any, site: int) -> Standing:
    first, second, tied = s.standings[site]
    return Standing(
        first=s.owners[first] if first != NOBODY else None,
        second=s.owners[second] if second != NOBODY else None,
        tied=named(s.owners, tied) if tied else [],
    )


def dice_at(s: Any, site: int) -> dict[str, Dice]:
    """The dice at a site, by their owners."""
    return {s.owners[owner]: dice_of(counts) for owner, counts in enumerate(s.dice[site]) if any(counts)}


def gamble_amount(s: Any) -> int | None:
    return int(fifty_fifty.TRACK[s.gamble]) if FIFTY_FIFTY in s.tile_at and s.phase == fields.GAMBLE else None


def pile_sizes(s: Any) -> tuple[int, int] | None:
    return (s.pile_size, ALL_TOKENS - s.pile_size) if s.pile_size else None


def _die(code: int, owners: list[str]) -> tuple[str, str]:
    """Owner and kind of a die, from its code in the state."""
    return owners[uncompiled(code_owner)(code)], DICE[uncompiled(code_kind)(code)]


def on_tiles(s: Any) -> Tiles:
    out = {tile for tile in s.tile_at if tile}
    tiles = Tiles(track=s.no_entry, token=HIGH_FIVE in out and s.high_five == NOBODY)
    if JACKPOT in out:
        tiles.jackpot = int(jackpot.TRACK[s.jackpot])
    tiles.fifty_fifty = gamble_amount(s)
    tiles.block = {int(size): n for size, n in zip(BLOCK_SIZES, s.groups, strict=True) if n}
    if HANDICAP in out:
        rewards = ["move" if reward == HANDICAP_MOVE else str(reward) for reward in HANDICAP_REWARDS]
        tiles.fields = dict(zip(rewards, s.fields, strict=True))
    if DOUBLE_DOWN in out:
        tiles.double_down = dice_at(s, DOUBLE_DOWN_FIELD)
        tiles.double_down_standing = standing(s, DOUBLE_DOWN_FIELD)
    tiles.nice = {n + 1: _die(code, s.owners) for n, code in enumerate(s.nice) if code}
    tiles.gold = _die(s.gold, s.owners) if s.gold else None
    tiles.hidden = s.hidden or None
    tiles.piles = pile_sizes(s)
    if s.pile_size and any(s.pile):
        tiles.pile = [int(value) for value, n in zip(BOX_VALUES, s.pile, strict=True) for _ in range(n)]
    return tiles
