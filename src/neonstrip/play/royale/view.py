"""What a seat sees of a game of Las Vegas or Las Vegas Royale, in the words of the game, ready to be shown or sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Struct, field

from neonstrip.play.among import among
from neonstrip.play.casinos.reasons import Refused
from neonstrip.play.casinos.view import amounts
from neonstrip.play.records import plain
from neonstrip.play.royale.events import list_events, owner_names
from neonstrip.play.royale.measures import measures
from neonstrip.play.royale.reasons import list_refused
from neonstrip.play.royale.tile_view import (
    LYING,
    Dice,
    Standing,
    Tiles,
    dice_at,
    dice_of,
    gamble_amount,
    on_tiles,
    pile_sizes,
    standing,
)
from neonstrip.rules.casinos.money import sees_money
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import Records, uncompiled
from neonstrip.rules.royale.printed import CASINOS, TILE_CODES, VALUES
from neonstrip.rules.royale.state import BIG, PHASE_NAMES, SMALL
from neonstrip.rules.royale.tiles.registry import asking_tile

CARD_VALUES: list[int] = VALUES.tolist()
SHOWN = (
    *("moves", "round_number", "phase", "actor", "active", "starter", "roll", "black", "bank", "tiles", "open_money"),
    *("hand", "jetons", "cash", "notes", "bar", "power", "high_five", "owes"),
    *("site", "prizes", "tile_at", "closed", "dice", "black_at", "black_owner"),
    *LYING,
)
"""Fields of a state that a view is made of."""
GLANCED = ("phase", "roll", "black", "tile_at", "gamble", "pile_size")
"""Those that a glance is made of."""
OWN = ("actor", "open_money", "hand", "jetons", "cash", "notes", "bar", "power", "high_five", "owes", "hidden", "pile")
"""Those that players are made of, and those that only who decides may see."""

Phase = Annotated[str, among(PHASE_NAMES)]


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
        tiles=on_tiles(s),
        refused=list_refused(seen) if seat == s.actor != NOBODY else [],
        events=list_events(state, names),
    )


def glance(seen: Records) -> Glance:
    """What words about a move need, of what somebody sees."""
    s = plain(seen, GLANCED)
    tiles = [TILE_CODES[tile] or None for tile in s.tile_at]
    return Glance(_roll(s), _black(s), tiles, gamble_amount(s), pile_sizes(s))


def own(seen: Records, seat: int, names: Sequence[str]) -> dict[str, Any]:
    """The fields of a seat's view that a spectator sees otherwise."""
    standings, money = measures(seen)
    s = plain(seen, OWN, money=money)
    fields: dict[str, Any] = {"seat": names[seat]}
    if s.actor != NOBODY and not s.open_money:
        fields["seats"] = [_seat(s, seat, player, names) for player in range(len(names))]
    if s.hidden or any(s.pile):
        fields["tiles"] = on_tiles(plain(seen, SHOWN, owners=owner_names(names), standings=standings))
    if seat == s.actor:
        fields["refused"] = list_refused(seen)
    return fields


def lying(seen: Records, names: Sequence[str]) -> ScoredTable:
    """What lies on a table that is about to be scored, of what everybody sees."""
    s = plain(seen, SHOWN, owners=owner_names(names), standings=measures(seen)[0])
    return ScoredTable(
        casinos=[Lying(dice_at(s, casino), *_black_at(s, casino)) for casino in range(CASINOS)],
        seats=[Hand(dice_of(s.hand[player])) for player in range(len(names))],
        tiles=on_tiles(s),
    )


def _roll(s: Any) -> list[Dice]:
    return [Dice(small, big) for small, big in zip(s.roll[SMALL], s.roll[BIG], strict=True)]


def _black(s: Any) -> list[int]:
    return [die for die in s.black if die]


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
        dice=dice_at(s, casino),
        standing=standing(s, casino),
        black=black,
        black_of=black_of,
    )
