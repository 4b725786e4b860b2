"""What a seat sees of a game of Las Vegas (2012), in the words of the game, ready to be shown or sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Struct, field

from neonstrip.play.among import among
from neonstrip.play.casinos.reasons import Refused
from neonstrip.play.casinos.view import amounts, named
from neonstrip.play.classic.events import list_events, owner_names
from neonstrip.play.classic.measures import measures
from neonstrip.play.classic.reasons import list_refused
from neonstrip.play.records import plain
from neonstrip.rules.casinos.money import sees_money
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.classic.printed import CASINOS, VALUES
from neonstrip.rules.classic.ranking import STRUCK
from neonstrip.rules.classic.state import OWN, PALE, PHASE_NAMES
from neonstrip.rules.kernel import Records, uncompiled

NOTE_VALUES: list[int] = VALUES.tolist()
SHOWN = (
    *("moves", "round_number", "phase", "actor", "active", "starter", "open_money"),
    *("hand", "roll", "dice", "prizes", "cash", "held", "unseen", "under"),
)
"""Fields of a state that a view is made of."""
SEATS = ("actor", "open_money", "hand", "held", "cash")
"""Those that players are made of."""

Phase = Annotated[str, among(PHASE_NAMES)]


class Dice(Struct):
    """Dice in a hand or of a roll: one's own, and white ones."""

    own: int = 0
    white: int = 0

    def __bool__(self) -> bool:
        return self.own + self.white > 0


class Standing(Struct):
    """C-SCORE-1: who would take each note if the round ended now, and who would be struck out by a tie."""

    takers: list[str]
    tied: list[str]


class Casino(Struct):
    """A casino with everything at it."""

    number: int
    prizes: list[int]
    """From high to low."""
    dice: dict[str, int]
    """How many each owner has here; white ones are `neutral`."""
    standing: Standing


class Seat(Struct):
    """A player as others see them; `cards` and `money` only for eyes that may."""

    name: str
    dice: Dice
    notes: int
    """How many notes they have."""
    cards: list[int] | None
    money: int | None


class View(Struct):
    """Everything a seat may know."""

    game: Literal["classic"]
    seat: str | None
    moves: int
    round: int
    phase: Phase
    waiting_for: str | None
    active: str
    starter: str
    seats: list[Seat]
    casinos: list[Casino]
    roll: list[Dice]
    """Dice of the roll not yet placed, numbers 1 to 6."""
    pile: int
    """Notes in the pile, those that went under it included."""
    refused: list[Refused]
    """Casinos that the seat's next move cannot be about, and why not."""
    events: list[dict[str, Any]]


class Lying(Struct):
    """A casino of which only dice are told."""

    dice: dict[str, int]


class Hand(Struct):
    """A player of whom only dice are told."""

    dice: Dice


class ScoredTable(Struct):
    """C-SCORE-1: the table as it lay when its scoring began, in fields of a view. Nothing is left of the roll then."""

    casinos: list[Lying]
    seats: list[Hand]
    roll: list[Dice] = field(default_factory=list)


def show(state: Records, seen: Records, seat: int, names: Sequence[str]) -> View:
    """The view of a seat: `seen` is the state with everything blanked that the seat may not know."""
    standings, money = measures(seen)
    s = plain(seen, SHOWN, owners=owner_names(names), standings=standings, money=money)
    return View(
        game="classic",
        seat=names[seat] if seat >= 0 else None,
        moves=s.moves,
        round=s.round_number,
        phase=PHASE_NAMES[s.phase],
        waiting_for=s.owners[s.actor] if s.actor != NOBODY else None,
        active=s.owners[s.active],
        starter=s.owners[s.starter],
        seats=[_seat(s, seat, player, names) for player in range(len(names))],
        casinos=[_casino(s, casino) for casino in range(CASINOS)],
        roll=[Dice(s.roll[OWN][n], s.roll[PALE][n]) for n in range(CASINOS)],
        pile=s.unseen + s.under,
        refused=list_refused(seen) if seat == s.actor != NOBODY else [],
        events=list_events(state, names),
    )


def own(seen: Records, seat: int, names: Sequence[str]) -> dict[str, Any]:
    """The fields of a seat's view that a spectator sees otherwise."""
    s = plain(seen, SEATS, money=measures(seen)[1])
    fields: dict[str, Any] = {"seat": names[seat]}
    if s.actor != NOBODY and not s.open_money:
        fields["seats"] = [_seat(s, seat, player, names) for player in range(len(names))]
    if seat == s.actor:
        fields["refused"] = list_refused(seen)
    return fields


def lying(seen: Records, names: Sequence[str]) -> ScoredTable:
    """What lies on a table that is about to be scored, of what everybody sees."""
    s = plain(seen, ("hand", "dice"), owners=owner_names(names))
    return ScoredTable(
        casinos=[Lying(_dice_at(s, casino)) for casino in range(CASINOS)],
        seats=[Hand(_dice(s.hand[player])) for player in range(len(names))],
    )


def _dice(counts: list[int]) -> Dice:
    return Dice(counts[OWN], counts[PALE])


def _seat(s: Any, seat: int, player: int, names: Sequence[str]) -> Seat:
    shown = uncompiled(sees_money)(s, seat, player)
    return Seat(
        name=names[player],
        dice=_dice(s.hand[player]),
        notes=s.held[player],
        cards=amounts(NOTE_VALUES, s.cash[player]) if shown else None,
        money=s.money[player] if shown else None,
    )


def _dice_at(s: Any, casino: int) -> dict[str, int]:
    return {s.owners[owner]: count for owner, count in enumerate(s.dice[casino]) if count}


def _casino(s: Any, casino: int) -> Casino:
    *takers, struck = s.standings[casino][: STRUCK + 1]
    return Casino(
        number=casino + 1,
        prizes=[prize for prize in s.prizes[casino] if prize],
        dice=_dice_at(s, casino),
        standing=Standing(
            takers=[s.owners[owner] for owner in takers if owner != NOBODY],
            tied=named(s.owners, struck),
        ),
    )
