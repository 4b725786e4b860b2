"""Drawing the seed: devices pledge nonces, and tell them when all pledges stand.

The host's start asks the devices of people who are here and have pledged before. Each pledges once more: so a phone
that sleeps is found out before anything is told, and just takes no part. When all have answered, or time is over,
those who did reveal their nonces, and with the last one the game begins. Who is to reveal and does not could choose
between two deals, if they knew the server's part: so a bot plays their seat to the end, and silence helps nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from neonstrip.play.errors import Mistake
from neonstrip.play.fairness import NO_NONCE, check_nonce, check_pledge, fair_seed
from neonstrip.tables import events as ev
from neonstrip.tables.dossier import OPEN
from neonstrip.tables.table import Table


def begin(table: Table, seats: list[int], present: Collection[str], ref: str) -> ev.Drawing | ev.Readied | ev.Started:
    """The host starts. Tables of one deal have one seed, so nobody adds anything there; some wait for the others."""
    if table.dossier.together:
        return ev.Readied(seats, ref)
    asked = [seat for seat in seats if table.seats[seat].pledge and table.seats[seat].name in present]
    if table.dossier.deal is None and table.dossier.lesson is None and asked:
        return ev.Drawing(seats, asked, ref)
    return started(table, seats, {}, ref=ref)


def started(
    table: Table, seats: list[int], told: dict[int, str], silent: Sequence[int] = (), ref: str = ""
) -> ev.Started:
    """The game begins, with the nonces told in the draw. At old tables people told theirs when they sat down."""
    nonces = [told.get(seat, NO_NONCE if seat in silent else table.seats[seat].nonce) for seat in seats]
    seed = fair_seed(table.dossier.server_seed, [] if table.dossier.deal else nonces)
    return ev.Started(seats, seed, ref, told, list(silent))


def pledge(table: Table, seat: int, pledge: str, ref: str) -> ev.Pledged | None:
    """A device binds itself: at any time while the table is open, and once more when the draw asks for it."""
    check_pledge(pledge)
    draw = table.dossier.draw
    if draw is None:
        return None if table.seats[seat].pledge == pledge else ev.Pledged(seat, pledge, ref)
    if seat in draw.asked:
        return ev.Pledged(seat, pledge, ref)
    if seat in draw.pledged and table.seats[seat].pledge == pledge:
        return None
    raise Mistake("drawing")


def reveal(table: Table, seat: int, nonce: str, ref: str) -> ev.Revealed | ev.Started | None:
    """A device tells its nonce. With the last one the game begins."""
    draw = table.dossier.draw
    if table.stage != OPEN and table.seats[seat].nonce == nonce:
        return None  # told again because an answer was lost
    if draw is None or draw.asked or seat not in draw.pledged:
        raise Mistake("not-drawing")
    check_nonce(nonce, table.seats[seat].pledge)
    if seat in draw.nonces:
        return None
    if draw.awaited != [seat]:
        return ev.Revealed(seat, nonce, ref)
    return started(table, draw.seats, draw.nonces | {seat: nonce})


def run_out(table: Table, entry: int) -> ev.Gathered | ev.Started | None:
    """What comes of it when the time for what is awaited is over, unless all have answered in the meantime."""
    draw = table.dossier.draw
    if draw is None or draw.entry != entry:
        return None
    if draw.asked and draw.pledged:
        return ev.Gathered()
    return started(table, draw.seats, draw.nonces, () if draw.asked else draw.awaited)
