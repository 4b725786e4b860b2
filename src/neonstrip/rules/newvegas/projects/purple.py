"""N-PROJECT-5, N-PROJECT-7: the purple projects, streets and limousine."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.newvegas.limousine import kinds_passed, streets_passed
from neonstrip.rules.newvegas.lots import EVEN, ODD, ready, streets_without
from neonstrip.rules.newvegas.printed import PROJECT_CARDS, STREETS
from neonstrip.rules.newvegas.projects.project import Project
from neonstrip.rules.newvegas.runs import at_edge, longest, pieces
from neonstrip.rules.newvegas.state import Middle, Sheet

SHORT_RUN: int = PROJECT_CARDS["two_runs_of_four_odd"]["length"]


@rule
def even_run(m: Middle, d: Sheet) -> int:
    """The longest even run of any street."""
    best = 0
    for street in range(STREETS):
        best = max(best, longest(m, d, street, EVEN))
    return best


@rule
def odd_run(m: Middle, d: Sheet) -> int:
    """The longest odd run of any street."""
    best = 0
    for street in range(STREETS):
        best = max(best, longest(m, d, street, ODD))
    return best


@rule
def short_odd_runs(m: Middle, d: Sheet) -> int:
    """Odd runs of four, in one street or in several."""
    runs = 0
    for street in range(STREETS):
        runs += pieces(m, d, street, ODD, SHORT_RUN)
    return runs


@rule
def even_run_at_edge(m: Middle, d: Sheet) -> int:
    """The longest even run that begins at an end of any street."""
    best = 0
    for street in range(STREETS):
        best = max(best, at_edge(m, d, street, EVEN))
    return best


@rule
def full_streets(m: Middle, d: Sheet) -> int:
    """Streets of which every built casino is opened."""
    return streets_without(ready(d))


PROJECTS = (
    Project("run_of_six_even", even_run),
    Project("run_of_seven_odd", odd_run),
    Project("two_runs_of_four_odd", short_odd_runs),
    Project("run_of_five_even_at_edge", even_run_at_edge),
    Project("two_full_streets", full_streets),
    Project("limousine_each_kind", kinds_passed),
    Project("limousine_each_street", streets_passed),
)
