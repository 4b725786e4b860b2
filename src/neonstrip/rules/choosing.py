"""Tables of rules as rules. Compiled code can call no function out of a table, so that a table is written out as the
source of one function when it is imported: quicker to compile than a function for each of its lines.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from neonstrip.rules.kernel import rule

Rule = Callable[..., Any]


def choice(rules: Mapping[int, Rule], otherwise: Rule | None = None) -> Rule:
    """`choice({1: rolls, 2: places}, rests)` is a rule of a number and what those take: `(2, s)` does `places(s)`.

    Where nothing is said for other numbers, none may come.
    """
    cases = dict(rules)
    if otherwise is None:
        _, otherwise = cases.popitem()
    asks = [f"if number == {number}: return rule_{number}(*given)" for number in cases]
    return _written("number, *given", [*asks, "return otherwise(*given)"], {**_named(cases), "otherwise": otherwise})


def one_after_another(rules: Iterable[Rule]) -> Rule:
    """A rule that does what all of some do."""
    named = _named(dict(enumerate(rules)))
    return _written("*given", [f"{name}(*given)" for name in named], named)


def together(rules: Iterable[Rule]) -> Rule:
    """A rule that says what some say, summed up."""
    named = _named(dict(enumerate(rules)))
    return _written("*given", ["return " + " + ".join(f"{name}(*given)" for name in named)], named)


def _named(rules: Mapping[int, Rule]) -> dict[str, Rule]:
    return {f"rule_{number}": does for number, does in rules.items()}


def _written(takes: str, lines: list[str], known: dict[str, Any]) -> Rule:
    """The rule with these lines, which knows others by name."""
    known["__name__"] = __name__
    exec("\n  ".join([f"def table({takes}):", *lines]), known)  # noqa: S102
    table: Rule = known["table"]
    return rule(table, inline=True)
