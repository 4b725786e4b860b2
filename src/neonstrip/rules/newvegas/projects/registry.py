"""All projects by colour, each at the place that its card has in data/newvegas.toml: that is its number in a state."""

from collections.abc import Callable

import numpy as np

from neonstrip.rules.choosing import Rule, choice
from neonstrip.rules.kernel import Numbers
from neonstrip.rules.newvegas.printed import PROJECT_NAMES
from neonstrip.rules.newvegas.projects import pink, purple, yellow
from neonstrip.rules.newvegas.projects.project import Project

REGISTRY: tuple[tuple[Project, ...], ...] = (pink.PROJECTS, purple.PROJECTS, yellow.PROJECTS)
if tuple(tuple(project.name for project in colour) for colour in REGISTRY) != PROJECT_NAMES:
    raise ImportError("the projects here are not those of data/newvegas.toml")

NEEDS: Numbers = np.array([[project.needs for project in colour] for colour in REGISTRY], np.int64)
"""How much of what a project counts its card needs."""


def by_project(rule_of: Callable[[Project], Rule]) -> Rule:
    """A rule of a colour, the number of its project and what the rules of the projects take."""
    rules = [{number: rule_of(project) for number, project in enumerate(projects)} for projects in REGISTRY]
    return choice({colour: choice(of_colour) for colour, of_colour in enumerate(rules)})
