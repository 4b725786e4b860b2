"""The dealer: cards for people who write on paper. What may be noted, what comes of it, and what everybody sees."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from neonstrip.play.dealing import Flip, Goal, dealer_of
from neonstrip.play.errors import Mistake
from neonstrip.play.fairness import fair_seed
from neonstrip.play.record import check_names
from neonstrip.tables.dossier import Dossier
from neonstrip.tables.paper import notes
from neonstrip.tables.paper.phones import phone_id
from neonstrip.tables.paper.state import Dealing, Mark, Phone

MOST_PHONES = 60
MOST_NOTES = 20_000
"""Notes at a table: of its host, and as many of all its phones."""
MOST_MARKS = 60
"""Who reached one goal."""
AHEAD = 4
"""Shuffles that the dealing device has in advance, the present one too."""


class Shown(Struct):
    """Cards that lay open."""

    numbers: list[int]
    effects: list[str]
    left: int
    shuffled: bool
    shuffle: int
    place: int
    """Where they stand in the script."""


class Reached(Struct):
    """Who reached something, and how many had lain open then."""

    who: str
    shown: int


class GoalView(Struct):
    """Something that lies open, and who reached it, the first in front."""

    kind: str
    name: str
    points: list[int]
    reached: list[Reached]


class PhoneView(Struct):
    id: str
    ready: bool


class DealerView(Struct, tag_field="kind", tag="dealer"):
    """What everybody sees of a table whose cards are dealt."""

    shown: list[Shown]
    """All that has lain open, the latest last. One without effects is of stacks before they are flipped."""
    goals: list[GoalView]
    races: list[int | None]
    """By place: how many had lain open when it was first completed."""
    phones: list[PhoneView]
    waits: bool
    """Whether cards are flipped as soon as all phones are ready."""
    over: bool


class Script(Struct):
    """What will lie open, for the device that deals: flips by shuffle, so that it can go on alone for a while."""

    first: int
    """The number of the first of these shuffles."""
    shuffles: list[list[Flip]]


def check(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Options of a new table, complete."""
    return dealer_of(game).read(options)


def begin() -> Dealing:
    return Dealing()


def _seed(dossier: Dossier) -> str:
    return fair_seed(dossier.server_seed, [])


def _shuffle(dossier: Dossier, number: int) -> list[Flip]:
    return dealer_of(dossier.game).shuffle(dossier.options, _seed(dossier), number)


def _goals(dossier: Dossier) -> list[Goal]:
    return dealer_of(dossier.game).goals(dossier.options, _seed(dossier))


# What may be noted


def decide(dossier: Dossier, dealing: Dealing, note: notes.AnyNote, key: str) -> bool:
    """Whether a note is new. `key` is that of the phone which sends it, or nothing if it is the host's.

    What has been noted before is right, and so nothing is said about it.
    """
    phone = next((phone for phone in dealing.phones if phone.key == key), None) if key else None
    if dealing.over:
        if isinstance(note, notes.Ended) and not key:
            return False
        raise Mistake("game-over")
    if key and not isinstance(note, notes.Joined) and phone is None:
        raise Mistake("not-joined")
    if (dealing.noted if key else dossier.asides) >= MOST_NOTES:
        raise Mistake("only-moves", most=MOST_NOTES)
    if key and not isinstance(note, notes.Joined | notes.Readied | notes.Left | notes.Marked):
        raise Mistake("not-host")
    shown = len(dealing.shown)
    match note:
        case notes.Flipped() | notes.Reshuffled():
            if note.shown > shown + 1:
                raise Mistake("stale")
            return note.shown == shown + 1
        case notes.Unflipped():
            if note.shown > shown:
                raise Mistake("stale")
            return note.shown == shown > 1
        case notes.Marked():
            return _is_new_mark(dossier, dealing, note)
        case notes.Paced():
            return dealing.waits != note.phones
        case notes.Joined():
            if not key:
                raise Mistake("not-joined")
            if phone is None and len(dealing.phones) >= MOST_PHONES:
                raise Mistake("phones-full", most=MOST_PHONES)
            return phone is None
        case notes.Readied():
            if phone is None:
                raise Mistake("not-joined")
            return note.shown == shown and (phone.ready == shown) != note.on
        case notes.Left():
            return phone is not None or any(each.id == note.phone for each in dealing.phones)
        case notes.Ended():
            return True
        case _:
            raise Mistake("not-noted-here")


def _is_new_mark(dossier: Dossier, dealing: Dealing, note: notes.Marked) -> bool:
    if note.who:
        check_names([note.who])
    races = [str(place + 1) for place in range(dealer_of(dossier.game).RACES)]
    known = [goal.kind for goal in _goals(dossier)] + races
    if note.what not in known:
        raise Mistake("no-such-mark", marks=", ".join(known))
    same = [mark for mark in dealing.marks if mark.what == note.what]
    if note.on and len(same) >= (MOST_MARKS if note.what not in races else 1):
        return False
    return any(mark.who == note.who for mark in same) != note.on


# What comes of it


def happen(dossier: Dossier, dealing: Dealing, note: notes.AnyNote, key: str) -> None:
    """Let something be noted that was found right."""
    if key:
        dealing.noted += 1
    else:
        dossier.asides += 1
    match note:
        case notes.Flipped():
            _flip(dossier, dealing)
        case notes.Unflipped():
            dealing.shown.pop()
        case notes.Reshuffled():
            dealing.shown.append((dealing.shown[-1][0] + 1, 0))
        case notes.Marked():
            dealing.marks = [mark for mark in dealing.marks if (mark.what, mark.who) != (note.what, note.who)]
            if note.on:
                dealing.marks.append(Mark(note.what, note.who, len(dealing.shown)))
        case notes.Paced():
            dealing.waits = note.phones
        case notes.Joined():
            dealing.phones.append(Phone(phone_id(key), key))
        case notes.Readied():
            for phone in dealing.phones:
                if phone.key == key:
                    phone.ready = len(dealing.shown) if note.on else 0
            _flip_if_ready(dossier, dealing)
        case notes.Left():
            gone = phone_id(key) if key else note.phone
            dealing.phones = [phone for phone in dealing.phones if phone.id != gone]
            _flip_if_ready(dossier, dealing)
        case notes.Ended():
            dealing.over = True


def _flip(dossier: Dossier, dealing: Dealing) -> None:
    shuffle, place = dealing.shown[-1]
    is_last = place + 1 == len(_shuffle(dossier, shuffle))
    dealing.shown.append((shuffle + 1, 1) if is_last else (shuffle, place + 1))


def _flip_if_ready(dossier: Dossier, dealing: Dealing) -> None:
    if dealing.waits and dealing.phones and all(phone.ready == len(dealing.shown) for phone in dealing.phones):
        _flip(dossier, dealing)


# What is seen


def show(dossier: Dossier, dealing: Dealing) -> DealerView:
    """What everybody may see: only what has lain open."""
    races: list[int | None] = [None] * dealer_of(dossier.game).RACES
    for mark in dealing.marks:
        if mark.what.isdigit():
            races[int(mark.what) - 1] = mark.shown
    goals = [GoalView(goal.kind, goal.name, goal.points, _reached(dealing, goal.kind)) for goal in _goals(dossier)]
    phones = [PhoneView(phone.id, phone.ready == len(dealing.shown)) for phone in dealing.phones]
    return DealerView(_shown(dossier, dealing), goals, races, phones, dealing.waits, dealing.over)


def _reached(dealing: Dealing, kind: str) -> list[Reached]:
    return [Reached(mark.who, mark.shown) for mark in dealing.marks if mark.what == kind]


def _shown(dossier: Dossier, dealing: Dealing) -> list[Shown]:
    found: list[Shown] = []
    for shuffle, place in dealing.shown:
        flip = _shuffle(dossier, shuffle)[place]
        is_fresh = bool(found) and found[-1].shuffle != shuffle
        found.append(Shown(flip.numbers, flip.effects, flip.left, flip.shuffled or is_fresh, shuffle, place))
    return found


def script(dossier: Dossier, dealing: Dealing) -> Script:
    """What will lie open, for nobody but the host."""
    first = dealing.shown[-1][0]
    return Script(first, [_shuffle(dossier, first + ahead) for ahead in range(AHEAD)])


def results(dossier: Dossier, dealing: Dealing) -> list[tuple[str, int]]:
    """Who writes on paper has the points there."""
    return []
