"""The referee: rounds of the printed game as they lie on the table, what everybody has, and a number in a fist.

What a round comes to, the rules say (`settle`); here it is kept, for the link and for another day.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from neonstrip.play.errors import Mistake
from neonstrip.play.settling import check_settled
from neonstrip.tables.dossier import Dossier
from neonstrip.tables.paper import notes, writing
from neonstrip.tables.paper.phones import phone_id
from neonstrip.tables.paper.state import Fist, Phone, Refereeing, Sheet

MOST_ROUNDS = 12
"""More than any game has: a table may go on."""
MOST_PHONES = 20
MONEY = ("purses", "gains", "totals")
"""What of a round is not told where money lies face down, until the end."""


class RoundOnPaper(Struct):
    """A round as everybody may see it."""

    id: str
    done: bool
    text: dict[str, Any]


class FistView(Struct):
    """A number in a fist."""

    phone: str
    """The phone that hides it; nothing: the host's device."""
    number: int | None
    """What it is, once the fist is open."""


class RefereeView(Struct, tag_field="kind", tag="referee"):
    """What everybody sees of a table that has a referee."""

    terms: dict[str, Any]
    rounds: list[RoundOnPaper]
    phones: list[str]
    fist: FistView | None
    over: bool


def check(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """There is nothing to choose before: who plays and how is noted, and can be corrected."""
    check_settled(game)
    if options:
        raise Mistake("option", option=min(options)[:40], value="", takes="-")
    return {}


def begin() -> Refereeing:
    return Refereeing()


# What may be noted


def decide(dossier: Dossier, refereeing: Refereeing, note: notes.AnyNote, key: str) -> bool:
    """Whether a note is new. A finished game can be corrected."""
    if key and not isinstance(note, notes.Joined) and key not in refereeing.keys:
        raise Mistake("not-joined")
    if key and not isinstance(note, notes.Joined | notes.Left | notes.Hid | notes.Showed):
        raise Mistake("not-host")
    is_new = _is_new(refereeing, note, key)
    if is_new:
        writing.check_space(dossier, refereeing, note, key)
    return is_new


def _is_new(refereeing: Refereeing, note: notes.AnyNote, key: str) -> bool:
    fist = refereeing.fist
    match note:
        case notes.Agreed():
            writing.check_terms(note)
            return refereeing.terms != note.terms
        case notes.Written():
            return _is_new_round(refereeing, note)
        case notes.Removed():
            return writing.find(refereeing.rounds, note.sheet) is not None
        case notes.Joined():
            if not key:
                raise Mistake("not-joined")
            if key not in refereeing.keys and len(refereeing.phones) >= MOST_PHONES:
                raise Mistake("phones-full", most=MOST_PHONES)
            return key not in refereeing.keys
        case notes.Left():
            gone = phone_id(key) if key else note.phone
            return any(phone.id == gone for phone in refereeing.phones)
        case notes.Hid():
            return fist is None or fist.open or (fist.by, fist.number) != (key, note.number)
        case notes.Showed():
            if fist is not None and fist.by != key:
                raise Mistake("not-your-sheet")
            return fist is not None and not fist.open
        case notes.Ended():
            return not refereeing.over
        case _:
            raise Mistake("not-noted-here")


def _is_new_round(refereeing: Refereeing, note: notes.Written) -> bool:
    known = writing.find(refereeing.rounds, note.sheet)
    if known is None and len(refereeing.rounds) >= MOST_ROUNDS:
        raise Mistake("sheets-full", most=MOST_ROUNDS)
    writing.check_text(note)
    return writing.is_new(known, note)


# What comes of it


def happen(dossier: Dossier, refereeing: Refereeing, note: notes.AnyNote, key: str) -> None:
    """Let something be noted that was found right."""
    writing.count(dossier, refereeing, note, key)
    match note:
        case notes.Agreed():
            refereeing.terms = note.terms
        case notes.Written():
            writing.write(refereeing.rounds, note, key)
        case notes.Removed():
            refereeing.rounds = [each for each in refereeing.rounds if each.id != note.sheet]
        case notes.Joined():
            refereeing.phones.append(Phone(phone_id(key), key))
        case notes.Left():
            gone = phone_id(key) if key else note.phone
            refereeing.phones = [phone for phone in refereeing.phones if phone.id != gone]
            if refereeing.fist is not None and phone_id(refereeing.fist.by) == gone:
                refereeing.fist = None
        case notes.Hid():
            refereeing.fist = Fist(key, note.number)
        case notes.Showed():
            if refereeing.fist is not None:
                refereeing.fist.open = True
        case notes.Ended():
            refereeing.over = True


# What is seen


def show(dossier: Dossier, refereeing: Refereeing) -> RefereeView:
    """What everybody may see: a fist is closed until who hides something there opens it."""
    fist = refereeing.fist
    return RefereeView(
        refereeing.terms,
        [RoundOnPaper(each.id, each.done, _text(refereeing, each)) for each in refereeing.rounds],
        [phone.id for phone in refereeing.phones],
        None if fist is None else FistView(phone_id(fist.by), fist.number if fist.open else None),
        refereeing.over,
    )


def _text(refereeing: Refereeing, played: Sheet) -> dict[str, Any]:
    if refereeing.over or refereeing.terms.get("hidden") is not True:
        return played.text
    return {name: value for name, value in played.text.items() if name not in MONEY}


def results(dossier: Dossier, refereeing: Refereeing) -> list[tuple[str, int]]:
    """What everybody has after the last round."""
    last = refereeing.rounds[-1].text.get("totals") if refereeing.rounds else None
    found = last if isinstance(last, dict) else {}
    return [(name, total) for name, total in found.items() if isinstance(total, int)]


def script(dossier: Dossier, refereeing: Refereeing) -> Any:
    """There is nothing that the host's device does not know."""
    raise Mistake("on-paper")
