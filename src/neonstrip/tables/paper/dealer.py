"""The dealer: cards for people who write on paper. What may be noted, what comes of it, and what everybody sees."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from neonstrip.play.dealing import Account, Count, Flip, Goal, Rival, Told, dealer_of
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
AHEAD_ALONE = 40
"""And against a rival, where there is at most one a round."""


class Shown(Struct):
    """Cards that lay open."""

    numbers: list[int]
    effects: list[str]
    left: int
    shuffled: bool
    shuffle: int
    place: int
    """Where they stand in the script."""
    top: str = ""
    """Against a rival: the effect on top of the draw pile, or the goal that its card there is about."""
    given: int | None = None
    """And the card of these that it got."""


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


class RivalView(Struct):
    """Who plays against somebody alone."""

    reached: dict[str, int]
    """Goals and places, and how many had lain open when it reached each."""
    board: dict[str, Any]
    """What else is known of it: the game's own."""
    total: int | None
    """The points of who played against it, once they have counted them."""
    won: bool | None


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
    rival: RivalView | None


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


def _is_alone(dossier: Dossier) -> bool:
    return dealer_of(dossier.game).is_alone(dossier.options)


def _rounds(dealing: Dealing) -> list[Told]:
    """Against a rival: what was told of each round that is over."""
    shuffles = [shuffle for shuffle, _ in dealing.shown]
    return [
        Told(given, _reached_in(dealing, number), shuffles[number] != shuffles[number + 1])
        for number, given in enumerate(dealing.given, 1)
    ]


def _reached_in(dealing: Dealing, number: int) -> list[str]:
    """What was marked in a round; before the first cards lay open counts as in the first round."""
    return [mark.what for mark in dealing.marks if max(1, mark.shown - 1) == number]


def _play(dossier: Dossier, dealing: Dealing, rounds: list[Told]) -> tuple[list[Flip], Rival]:
    account = Account(len(dealing.shown) > 1, rounds, dealing.over, dealing.count)
    return dealer_of(dossier.game).play(dossier.options, _seed(dossier), account)


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
        if not isinstance(note, notes.Counted):
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
            return note.shown == shown + 1 and _fits(dossier, dealing, note)
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
        case notes.Counted():
            if not dealing.over or not _is_alone(dossier):
                raise Mistake("not-over")
            count = Count(note.total, note.sheet)
            dealer_of(dossier.game).check_count(dossier.options, count)
            return count != dealing.count
        case _:
            raise Mistake("not-noted-here")


def _fits(dossier: Dossier, dealing: Dealing, note: notes.Flipped | notes.Reshuffled) -> bool:
    """Against a rival it gets one of the cards that lie open, and nobody shuffles by hand."""
    if not _is_alone(dossier):
        return True
    if isinstance(note, notes.Reshuffled):
        return False
    shuffle, place = dealing.shown[-1]
    lying = len(_shuffle(dossier, shuffle)[place].numbers)
    if (note.given is None) == bool(lying) or (note.given or 0) >= max(lying, 1):
        raise Mistake("nothing-given", cards=lying)
    return True


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
        case notes.Flipped(given=given):
            if given is None:
                _flip(dossier, dealing)
            else:
                _give(dossier, dealing, given)
        case notes.Unflipped():
            dealing.shown.pop()
            del dealing.given[max(0, len(dealing.shown) - 2) :]
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
        case notes.Counted(total=total, sheet=sheet):
            dealing.count = Count(total, sheet)


def _give(dossier: Dossier, dealing: Dealing, given: int) -> None:
    """The rival gets a card, and the round ends as the rules say. Used cards are shuffled in once, for good."""
    number = len(dealing.shown) - 1
    shuffle, place = dealing.shown[-1]
    told = Told(given, _reached_in(dealing, number), False if shuffle else None)
    _, rival = _play(dossier, dealing, [*_rounds(dealing), told])
    dealing.given.append(given)
    dealing.shown.append((number, 1) if rival.mixes else (shuffle, place + 1))
    dealing.over = rival.is_over


def _flip(dossier: Dossier, dealing: Dealing) -> None:
    shuffle, place = dealing.shown[-1]
    is_last = not _is_alone(dossier) and place + 1 == len(_shuffle(dossier, shuffle))
    dealing.shown.append((shuffle + 1, 1) if is_last else (shuffle, place + 1))


def _flip_if_ready(dossier: Dossier, dealing: Dealing) -> None:
    if _is_alone(dossier):
        return
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
    if not _is_alone(dossier):
        return DealerView(_shown(dossier, dealing), goals, races, phones, dealing.waits, dealing.over, None)
    flips, rival = _play(dossier, dealing, _rounds(dealing))
    shown = _laid(dealing, flips)
    return DealerView(shown, goals, races, phones, dealing.waits, dealing.over, _rival_view(dealing, rival))


def _reached(dealing: Dealing, kind: str) -> list[Reached]:
    return [Reached(mark.who, mark.shown) for mark in dealing.marks if mark.what == kind]


def _shown(dossier: Dossier, dealing: Dealing) -> list[Shown]:
    return _laid(dealing, [_shuffle(dossier, shuffle)[place] for shuffle, place in dealing.shown])


def _laid(dealing: Dealing, flips: list[Flip]) -> list[Shown]:
    """Everything that has lain open, as it is told."""
    given = [None, *dealing.given, None]
    found: list[Shown] = []
    for flip, (shuffle, place) in zip(flips, dealing.shown, strict=True):
        shuffled = flip.shuffled or (bool(found) and found[-1].shuffle != shuffle)
        got = given[len(found)] if len(found) < len(given) else None
        found.append(Shown(flip.numbers, flip.effects, flip.left, shuffled, shuffle, place, flip.top, got))
    return found


def _rival_view(dealing: Dealing, rival: Rival) -> RivalView:
    reached = {what: number + 1 for what, number in rival.reached.items()}
    total = dealing.count.total if dealing.count else None
    return RivalView(reached, msgspec.to_builtins(rival.board), total, rival.won)


def script(dossier: Dossier, dealing: Dealing) -> Script:
    """What will lie open, for nobody but the host."""
    if _is_alone(dossier):
        return Script(0, [_shuffle(dossier, number) for number in range(AHEAD_ALONE)])
    first = dealing.shown[-1][0]
    return Script(first, [_shuffle(dossier, first + ahead) for ahead in range(AHEAD)])


def results(dossier: Dossier, dealing: Dealing) -> list[tuple[str, int]]:
    """Who writes on paper has the points there."""
    return []
