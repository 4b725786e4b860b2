"""When a project holds, and what it scores."""

from neonstrip.rules.kernel import Records, rule
from neonstrip.rules.newvegas.facts import BLUECOCKER, COLOURS, PROJECT_POINTS
from neonstrip.rules.newvegas.projects.registry import NEEDS, by_project
from neonstrip.rules.newvegas.state import Sheet, Table

_counted = by_project(lambda project: project.counts)


@rule
def holds(t: Table, d: Sheet, colour: int) -> bool:
    """Whether the conditions of the project of a colour hold on a sheet now."""
    project = int(t.projects[colour])
    return bool(_counted(colour, project, t, d) >= NEEDS[colour, project])


@rule
def look(t: Table, d: Sheet) -> None:
    """N-PROJECT-1: note which projects hold at this moment of the turn."""
    for colour in range(len(COLOURS)):
        if d.points[colour] == 0 and not d.met[colour] and holds(t, d, colour):
            d.met[colour] = 1


@rule
def score_projects(t: Table, drafts: Records) -> bool:
    """N-PROJECT-1, N-PROJECT-2, N-PROJECT-3: when all have confirmed, for good. Says whether it was the first ever."""
    none_before = t.first_scored.sum() == 0 and (not t.solo or t.acme_scored.sum() == 0)
    any_now = False
    for player in range(t.players):
        d = drafts[player]
        for colour in range(len(COLOURS)):
            if d.points[colour] == 0:
                held = d.met[colour] if t.edition == BLUECOCKER else 0
                if held or holds(t, d, colour):
                    score_project(t, d, colour)
                    any_now = True
            d.met[colour] = 0
    return none_before and any_now


@rule
def score_project(t: Table, d: Sheet, colour: int) -> None:
    """N-PROJECT-2, N-SOLO-4: the higher points in the first round in which anyone scores it, then the lower."""
    earlier = 0 < t.first_scored[colour] < t.round_number or 0 < t.acme_scored[colour] < t.round_number
    d.points[colour] = PROJECT_POINTS[colour, t.projects[colour], 1 if earlier else 0]
    d.scored[colour] = t.round_number
    if t.first_scored[colour] == 0:
        t.first_scored[colour] = t.round_number
