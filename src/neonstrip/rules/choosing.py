"""A choice of a rule by a number. Compiled code can call no function out of a table, so that a table is made into a
chain of `if` and `else` when it is imported, of which the compiler makes one switch.
"""

from collections.abc import Callable, Mapping
from typing import Any

from neonstrip.rules.kernel import rule

Rule = Callable[..., Any]


def choice(rules: Mapping[int, Rule], otherwise: Rule | None = None) -> Rule:
    """`choice({1: rolls, 2: places}, rests)` is a rule of a number and what those take: `(2, s)` does `places(s)`.

    Where nothing is said for other numbers, none may come.
    """
    cases = list(rules.items())
    chain = _always(otherwise or cases.pop()[1])
    for number, does in reversed(cases):
        chain = _case(number, does, chain)
    return chain


def _always(does: Rule) -> Rule:
    def case(number: int, *given: Any) -> Any:
        return does(*given)

    return rule(case, inline=True)


def _case(own: int, does: Rule, others: Rule) -> Rule:
    def case(number: int, *given: Any) -> Any:
        return does(*given) if number == own else others(number, *given)

    return rule(case, inline=True)
