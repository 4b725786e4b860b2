"""What a seat sees of a game of Las Vegas or Las Vegas Royale, in the words of the game, ready to be shown or sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Struct, field

from neonstrip.play.among import among
from neonstrip.play.casinos.reasons import Refused
from neonstrip.play.casinos.view import amounts, named, plain
from neonstrip.play.royale.events import DICE, list_events, owner_names
from neonstrip.play.royale.measures import measures
from neonstrip.play.royale.reasons import list_refused
from neonstrip.rules.casinos.money import sees_money
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import Records, uncompiled
from neonstrip.rules.royale import state as fields
from neonstrip.rules.royale.printed import (
    BLOCK_SIZES,
    BOX_TOKENS,
    BOX_VALUES,
    CASINOS,
    HANDICAP_MOVE,
    HANDICAP_REWARDS,
    TILE_CODES,
    VALUES,
)
from neonstrip.rules.royale.state import BIG, DOUBLE_DOWN_FIELD, PHASE_NAMES, SMALL, code_kind, code_owner
from neonstrip.rules.royale.tiles import fifty_fifty, jackpot
from neonstrip.rules.royale.tiles.double_down import DOUBLE_DOWN
from neonstrip.rules.royale.tiles.fifty_fifty import FIFTY_FIFTY
from neonstrip.rules.royale.tiles.handicap import HANDICAP
from neonstrip.rules.royale.tiles.high_five import HIGH_FIVE
from neonstrip.rules.royale.tiles.jackpot import JACKPOT
from neonstrip.rules.royale.tiles.registry import asking_tile

CARD_VALUES: list[int] = VALUES.tolist()
ALL_TOKENS = int(BOX_TOKENS.sum())
SHOWN = (
    *("moves", "round_number", "phase", "actor", "active", "starter", "roll", "black", "bank", "tiles", "open_money"),
    *("hand", "jetons", "cash", "notes", "bar", "power", "high_five", "owes"),
    *("site", "prizes", "tile_at", "closed", "dice", "black_at", "black_owner"),
    *("no_entry", "jackpot", "gamble", "groups", "fields", "nice", "gold", "hidden", "pile", "pile_size"),
)
"""Fields of a state that a view is made of."""
GLANCED = ("phase", "roll", "black", "tile_at", "gamble", "pile_size")
"""Those that a glance is made of."""
SEATS = ("actor", "open_money", "hand", "jetons", "cash", "notes", "bar", "power", "high_five", "owes")
"""Those that players are made of."""

Phase = Annotated[str, among(PHASE_NAMES)]


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


class Casino(Struct):
    """A casino with everything at it."""

    number: int
    prizes: list[int]
    tile: str | None
    closed: bool
    dice: dict[str, Dice]
    standing: Standing
    black: int = 0
    """Black dice of Prime Time here, which count for whoever sent them."""
    black_of: str | None = None


class Seat(Struct):
    """A player as others see them; `cards` and `money` only for eyes that may."""

    name: str
    dice: Dice
    jetons: int
    cards: list[int] | None
    notes: list[int] | None
    money: int | None
    bar: Dice
    power: bool = False
    high_five: bool = False
    owes: bool = False


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


class Glance(Struct):
    """As much of what everybody sees as words about a move need."""

    roll: list[Dice]
    black: list[int]
    tiles: list[str | None]
    """The tile at each casino."""
    fifty_fifty: int | None
    piles: tuple[int, int] | None


class View(Struct):
    """Everything a seat may know."""

    game: Literal["royale"]
    seat: str | None
    moves: int
    round: int
    phase: Phase
    asks: str | None
    """The tile that asks for the decision, if one does."""
    waiting_for: str | None
    active: str
    starter: str
    seats: list[Seat]
    casinos: list[Casino]
    roll: list[Dice]
    """Dice of the roll not yet placed, numbers 1 to 6."""
    black: list[int]
    bank: dict[int, int] | None
    """Cards of each value in the open bank; the base game has none."""
    tiles: Tiles
    refused: list[Refused]
    """Casinos that the seat's next move cannot be about, and why not."""
    events: list[dict[str, Any]]

    def glance(self) -> Glance:
        tiles = [casino.tile for casino in self.casinos]
        return Glance(self.roll, self.black, tiles, self.tiles.fifty_fifty, self.tiles.piles)


class Lying(Struct):
    """A casino of which only dice are told."""

    dice: dict[str, Dice]
    black: int
    black_of: str | None


class Hand(Struct):
    """A player of whom only dice are told."""

    dice: Dice


class ScoredTable(Struct):
    """R-TILE-4: the table as it lay when its scoring began, in fields of a view. Nothing is rolled or asked then."""

    casinos: list[Lying]
    seats: list[Hand]
    tiles: Tiles
    roll: list[Dice] = field(default_factory=list)
    black: list[int] = field(default_factory=list)
    asks: str | None = None


def dice_of(counts: list[int]) -> Dice:
    return Dice(counts[SMALL], counts[BIG])


def show(state: Records, seen: Records, seat: int, names: Sequence[str]) -> View:
    """The view of a seat: `seen` is the state with everything blanked that the seat may not know."""
    standings, money = measures(seen)
    s = plain(seen, SHOWN, owners=owner_names(names), standings=standings, money=money)
    return View(
        game="royale",
        seat=names[seat] if seat >= 0 else None,
        moves=s.moves,
        round=s.round_number,
        phase=PHASE_NAMES[s.phase],
        asks=_asks(s),
        waiting_for=s.owners[s.actor] if s.actor != NOBODY else None,
        active=s.owners[s.active],
        starter=s.owners[s.starter],
        seats=[_seat(s, seat, player, names) for player in range(len(names))],
        casinos=[_casino(s, casino) for casino in range(CASINOS)],
        roll=_roll(s),
        black=_black(s),
        bank=dict(zip(CARD_VALUES, s.bank, strict=True)) if s.tiles else None,
        tiles=_tiles(s),
        refused=list_refused(seen) if seat == s.actor != NOBODY else [],
        events=list_events(state, names),
    )


def glance(seen: Records) -> Glance:
    """What words about a move need, of what somebody sees."""
    s = plain(seen, GLANCED)
    tiles = [TILE_CODES[tile] or None for tile in s.tile_at]
    return Glance(_roll(s), _black(s), tiles, _fifty_fifty(s), _piles(s))


def own(seen: Records, seat: int, names: Sequence[str]) -> dict[str, Any]:
    """The fields of a seat's view that a spectator sees otherwise."""
    standings, money = measures(seen)
    s = plain(seen, SEATS, money=money)
    fields: dict[str, Any] = {"seat": names[seat]}
    if s.actor != NOBODY and not s.open_money:
        fields["seats"] = [_seat(s, seat, player, names) for player in range(len(names))]
    if seen["hidden"].item() or seen["pile"].any():
        fields["tiles"] = _tiles(plain(seen, SHOWN, owners=owner_names(names), standings=standings))
    if seat == s.actor:
        fields["refused"] = list_refused(seen)
    return fields


def lying(seen: Records, names: Sequence[str]) -> ScoredTable:
    """What lies on a table that is about to be scored, of what everybody sees."""
    s = plain(seen, SHOWN, owners=owner_names(names), standings=measures(seen)[0])
    return ScoredTable(
        casinos=[Lying(_dice_at(s, casino), *_black_at(s, casino)) for casino in range(CASINOS)],
        seats=[Hand(dice_of(s.hand[player])) for player in range(len(names))],
        tiles=_tiles(s),
    )


def _roll(s: Any) -> list[Dice]:
    return [Dice(small, big) for small, big in zip(s.roll[SMALL], s.roll[BIG], strict=True)]


def _black(s: Any) -> list[int]:
    return [die for die in s.black if die]


def _fifty_fifty(s: Any) -> int | None:
    return int(fifty_fifty.TRACK[s.gamble]) if FIFTY_FIFTY in s.tile_at and s.phase == fields.GAMBLE else None


def _piles(s: Any) -> tuple[int, int] | None:
    return (s.pile_size, ALL_TOKENS - s.pile_size) if s.pile_size else None


def _asks(s: Any) -> str | None:
    """The code of the tile that asks for the decision."""
    tile = asking_tile(s.phase, s.site, s.tile_at)
    return None if tile is None else TILE_CODES[tile]


def _seat(s: Any, seat: int, player: int, names: Sequence[str]) -> Seat:
    shown = uncompiled(sees_money)(s, seat, player)
    return Seat(
        name=names[player],
        dice=dice_of(s.hand[player]),
        jetons=s.jetons[player],
        cards=amounts(CARD_VALUES, s.cash[player]) if shown else None,
        notes=amounts(CARD_VALUES, s.notes[player]) if shown else None,
        money=s.money[player] if shown else None,
        bar=dice_of(s.bar[player]),
        power=s.power == player,
        high_five=s.high_five == player,
        owes=bool(s.owes[player]),
    )


def _standing(s: Any, site: int) -> Standing:
    first, second, tied = s.standings[site]
    return Standing(
        first=s.owners[first] if first != NOBODY else None,
        second=s.owners[second] if second != NOBODY else None,
        tied=named(s.owners, tied) if tied else [],
    )


def _dice_at(s: Any, site: int) -> dict[str, Dice]:
    """The dice at a site, by their owners."""
    return {s.owners[owner]: dice_of(counts) for owner, counts in enumerate(s.dice[site]) if any(counts)}


def _black_at(s: Any, casino: int) -> tuple[int, str | None]:
    """The black dice at a casino, and whom they count for."""
    count = s.black_at[casino]
    return count, s.owners[s.black_owner] if count else None


def _casino(s: Any, casino: int) -> Casino:
    black, black_of = _black_at(s, casino)
    return Casino(
        number=casino + 1,
        prizes=[prize for prize in s.prizes[casino] if prize],
        tile=TILE_CODES[s.tile_at[casino]] or None,
        closed=s.closed == casino,
        dice=_dice_at(s, casino),
        standing=_standing(s, casino),
        black=black,
        black_of=black_of,
    )


def _die(code: int, owners: list[str]) -> tuple[str, str]:
    """Owner and kind of a die, from its code in the state."""
    return owners[uncompiled(code_owner)(code)], DICE[uncompiled(code_kind)(code)]


def _tiles(s: Any) -> Tiles:
    out = {tile for tile in s.tile_at if tile}
    tiles = Tiles(track=s.no_entry, token=HIGH_FIVE in out and s.high_five == NOBODY)
    if JACKPOT in out:
        tiles.jackpot = int(jackpot.TRACK[s.jackpot])
    tiles.fifty_fifty = _fifty_fifty(s)
    tiles.block = {int(size): n for size, n in zip(BLOCK_SIZES, s.groups, strict=True) if n}
    if HANDICAP in out:
        rewards = ["move" if reward == HANDICAP_MOVE else str(reward) for reward in HANDICAP_REWARDS]
        tiles.fields = dict(zip(rewards, s.fields, strict=True))
    if DOUBLE_DOWN in out:
        tiles.double_down = _dice_at(s, DOUBLE_DOWN_FIELD)
        tiles.double_down_standing = _standing(s, DOUBLE_DOWN_FIELD)
    tiles.nice = {n + 1: _die(code, s.owners) for n, code in enumerate(s.nice) if code}
    tiles.gold = _die(s.gold, s.owners) if s.gold else None
    tiles.hidden = s.hidden or None
    tiles.piles = _piles(s)
    if s.pile_size and any(s.pile):
        tiles.pile = [int(value) for value, n in zip(BOX_VALUES, s.pile, strict=True) for _ in range(n)]
    return tiles
