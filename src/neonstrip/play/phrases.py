"""Phrases: what there is to say of a move, an event, a reason or a hint, decided once and in no language.

A *phrase* is a message of the Fluent files and its arguments, some of which may be phrases again. Which phrase it is, a
*template* decides from facts. Each game has a table of templates, `play/GAME/phrases.py`, by section (choices, log,
events, ...) and by what is told (the family of a move, the name of an event, ...). The terminal reads that table here;
clients get it with the guide to the game and read it in `web/src/lib/phrases.ts`; both only render. What is not in
the table is not told.

    say("log-guess", "name", "you", number="markers")     a message; these arguments are facts of the same name
    say("choice-close", casino=say("casino-{casino}"))    a fact inside a message's name, a phrase in a phrase
    "to.0"                                                a text is always a fact: here the first of the list `to`
    Word("yes")                                           a word as it is
    3                                                     a number as it is
    when("first", say("a"), otherwise=say("b"))           the one if the fact is there and neither none, 0 nor empty
    cases((Same("number", "guess"), say("a")), ...)       the first that holds; see Given, Is, Same and Over
    Each("to", say("casino-{it}"), ", ")                  every one of a list (as `it`) or of a record (`key`, `it`)
    All((say("a"), say("b")), " · ")                      several in a row; what says nothing is left out
    Form("signed", ("total.1",))                          a figure in one of the FORMS

The facts of a move are its slots (`slots`), and beside them what the server says about it; where both have a name, the
latter counts. The facts of an event are its own. Front ends add `name` and `you` ("yes" if the reader is meant).
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from neonstrip.games import part
from neonstrip.rules.grammar import Parts

Facts: TypeAlias = Mapping[str, Any]


# What decides


class Given(Struct, frozen=True, tag_field="kind", tag="given"):
    """Whether a fact is there, and neither none, 0 nor empty."""

    fact: str


class Is(Struct, frozen=True, tag_field="kind", tag="is"):
    """Whether a fact is just this."""

    fact: str
    value: str | int | None


class Same(Struct, frozen=True, tag_field="kind", tag="same"):
    """Whether two facts are alike."""

    fact: str
    other: str


class Over(Struct, frozen=True, tag_field="kind", tag="over"):
    """Whether a number is more than another."""

    fact: str
    other: str


Test: TypeAlias = Given | Is | Same | Over


# Templates


class Word(Struct, frozen=True, tag_field="kind", tag="word"):
    """A word as it is, for messages that tell some words apart."""

    word: str


class Message(Struct, frozen=True, tag_field="kind", tag="message"):
    """A message. Its name may hold facts in braces; an argument that is none is left out."""

    message: str
    args: dict[str, Template]


class Each(Struct, frozen=True, tag_field="kind", tag="each"):
    """Every one of a list, as the fact `it`, or of a record, as `key` and `it`."""

    of: str
    template: Template
    by: str


class All(Struct, frozen=True, tag_field="kind", tag="all"):
    """Several things in a row, as far as they say something."""

    parts: tuple[Template, ...]
    by: str


class Form(Struct, frozen=True, tag_field="kind", tag="form"):
    """Facts as one of the FORMS writes them."""

    form: str
    of: tuple[Template, ...]


class Case(Struct, frozen=True):
    """What to say where a test holds."""

    test: Test
    then: Template | None


class Cases(Struct, frozen=True, tag_field="kind", tag="cases"):
    """The first that holds."""

    cases: tuple[Case, ...]
    otherwise: Template | None


Template: TypeAlias = str | int | Word | Message | Each | All | Form | Cases
Templates: TypeAlias = dict[str, dict[str, Template]]
"""What a game says: templates by section, and by what is told."""


class PhrasesPart(Protocol):
    """What a game says: `play/GAME/phrases.py`, which a game may leave out."""

    PHRASES: Templates


def templates_of(game: str) -> Templates:
    """All templates of a game, by its name."""
    found: PhrasesPart | None = part(game, "play.phrases")
    return found.PHRASES if found else {}


def say(message: str, *facts: str, **args: Template) -> Message:
    """A message with these facts as they are, and with more arguments."""
    return Message(message, dict(zip(facts, facts, strict=True)) | args)


def cases(*found: tuple[Test, Template | None], otherwise: Template | None = None) -> Cases:
    """The first whose test holds."""
    return Cases(tuple(Case(test, then) for test, then in found), otherwise)


def when(fact: str, then: Template | None, otherwise: Template | None = None) -> Cases:
    """One thing where a fact is given, another where it is not."""
    return cases((Given(fact), then), otherwise=otherwise)


# Phrases


class Phrase(Struct, frozen=True):
    """A message and its arguments."""

    message: str
    args: dict[str, Value]


class Joined(Struct, frozen=True):
    """Several things in a row."""

    parts: list[Value]
    by: str


Value: TypeAlias = str | int | float | Phrase | Joined | None


def phrase(template: Template | None, facts: Facts) -> Value:
    """What a template says of some facts; none if that is nothing."""
    match template:
        case str():
            fact: Value = look(facts, template)
            return fact
        case Word(word):
            return word
        case Message(message, args):
            told = {name: phrase(arg, facts) for name, arg in args.items()}
            return Phrase(_filled(message, facts), {name: value for name, value in told.items() if value is not None})
        case Each(of, inner, by):
            return _joined([phrase(inner, {**facts, **one}) for one in _ones(look(facts, of))], by)
        case All(parts, by):
            return _joined([phrase(part, facts) for part in parts], by)
        case Form(form, of):
            written: Value = FORMS[form](*(phrase(each, facts) for each in of))
            return written
        case Cases(found, otherwise):
            return phrase(next((each.then for each in found if _holds(each.test, facts)), otherwise), facts)
    return template


def look(facts: Facts, path: str) -> Any:
    """A fact; `to.0` is the first of the list `to`, `roll.small` the fact `small` of the record `roll`."""
    found: Any = facts
    for step in path.split("."):
        if isinstance(found, Mapping):
            found = found.get(step)
        elif isinstance(found, Sequence) and int(step) < len(found):
            found = found[int(step)]
        else:
            return None
    return found


def _filled(message: str, facts: Facts) -> str:
    return re.sub(r"\{([\w.]+)\}", lambda hole: str(look(facts, hole[1])), message)


def _ones(of: Any) -> list[dict[str, Any]]:
    if isinstance(of, Mapping):
        return [{"key": key, "it": value} for key, value in of.items()]
    return [{"it": value} for value in of or ()]


def _joined(parts: list[Value], by: str) -> Joined | None:
    said: list[Value] = [part for part in parts if part is not None]
    return Joined(said, by) if said else None


def _holds(test: Test, facts: Facts) -> bool:
    fact = look(facts, test.fact)
    match test:
        case Given():
            return bool(fact)
        case Is(_, value):
            return bool(fact == value)
        case Same(_, other):
            return bool(fact == look(facts, other))
        case Over(_, other):
            return bool(fact > look(facts, other))


def _nearest(figure: float) -> int:
    return math.floor(figure + 0.5)


def _minus(figure: float) -> str:
    """With a real minus sign."""
    return str(figure).replace("-", "\u2212")


def _roll(small: Sequence[int], big: int | None) -> str:
    """A roll, sorted; the Biggy is written in brackets, after the small dice of its number."""
    before = [number for number in sorted(small) if big is None or number <= big]
    after = sorted(small)[len(before) :]
    return " ".join([*map(str, before), *([] if big is None else [f"({big})"]), *map(str, after)])


FORMS: dict[str, Callable[..., Any]] = {
    "sum": lambda *numbers: sum(numbers),
    "less": lambda figure, other: figure - other,
    "nearest": _nearest,
    "percent": lambda chance: _nearest(100 * chance),
    "minus": _minus,
    "signed": lambda change: f"+{change}" if change > 0 else _minus(change),
    "roll": _roll,
}
"""Ways to write figures and dice, the same on both sides."""


def slots(move: Parts) -> dict[str, Any]:
    """What a move itself says: its slots by their kinds, as numbers where they are written as such."""
    return {kind: int(word) if word.isdigit() else word for kind, word in move.words.items()}


# Words


def words(value: Value, say: Callable[..., str]) -> str:
    """A phrase in words, by who says messages; empty if there is none."""
    match value:
        case Phrase(message, args):
            return say(message, **{name: _argument(arg, say) for name, arg in args.items()})
        case Joined(parts, by):
            return by.join(words(part, say) for part in parts)
    return "" if value is None else str(value)


def _argument(value: Value, say: Callable[..., str]) -> Any:
    return words(value, say) if isinstance(value, Phrase | Joined) else value
