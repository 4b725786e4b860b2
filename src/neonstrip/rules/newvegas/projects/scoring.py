"""When a project holds, and what it scores."""

from neonstrip.rules.kernel import Records, rule
from neonstrip.rules.newvegas.hotels import build_hotel, due
from neonstrip.rules.newvegas.printed import AVENUES, BLUECOCKER, COLOURS, PROJECT_POINTS
from neonstrip.rules.newvegas.projects.registry import NEEDS, by_project
from neonstrip.rules.newvegas.state import FREE_PROJECTS, Middle, Sheet

_counted = by_project(lambda project: project.counts)


@rule
def holds(m: Middle, d: Sheet, colour: int) -> bool:
    """Whether the conditions of the project of a colour hold on a sheet now."""
    project = int(m.projects[colour])
    return bool(_counted(colour, project, m, d) >= NEEDS[colour, project])


@rule
def look(m: Middle, d: Sheet) -> None:
    """N-PROJECT-1: note which projects hold at this moment of the turn; `bluecocker`: or held at an earlier one."""
    for colour in range(len(COLOURS)):
        fulfilled = d.met[colour] and m.edition == BLUECOCKER
        if d.points[colour] == 0 and not fulfilled and not is_declined(d, colour):
            d.met[colour] = holds(m, d, colour)


@rule
def is_declined(d: Sheet, colour: int) -> bool:
    return bool(d.declined >> colour & 1)


@rule
def decline(d: Sheet, colour: int) -> None:
    """N-PROJECT-1: by a house rule a project is left for this round; as long as it holds it can be scored later."""
    d.declined |= 1 << colour
    d.met[colour] = 0


@rule
def holds_after_round(m: Middle, d: Sheet, colour: int) -> bool:
    """N-HOTEL-3: whether the conditions hold when this round's hotels are built."""
    hotels = d.hotel.copy()
    avenues = due(m, d)
    for avenue in range(AVENUES):
        if avenues >> avenue & 1:
            build_hotel(m, d, avenue)
    fulfilled = holds(m, d, colour)
    for avenue in range(AVENUES):
        d.hotel[avenue] = hotels[avenue]
    return fulfilled


@rule
def can_decline(m: Middle, d: Sheet, colour: int) -> bool:
    """N-PROJECT-1: by a house rule, what would be scored if the turn ended now."""
    if not m.house & FREE_PROJECTS or d.points[colour] or is_declined(d, colour):
        return False
    return bool(d.met[colour]) or holds_after_round(m, d, colour)


@rule
def none_scored(m: Middle) -> bool:
    """N-PROJECT-4, N-SOLO-6: nobody has scored a project yet, the ACME neither."""
    return bool(m.first_scored.sum() == 0 and m.acme_scored.sum() == 0)


@rule
def score_projects(m: Middle, drafts: Records) -> bool:
    """N-PROJECT-1, N-PROJECT-2, N-PROJECT-3: when all have confirmed, for good. Says whether it was the first ever."""
    none_before = none_scored(m)
    any_now = False
    for player in range(m.players):
        d = drafts[player]
        for colour in range(len(COLOURS)):
            if d.points[colour] == 0 and not is_declined(d, colour):
                fulfilled = d.met[colour] if m.edition == BLUECOCKER else 0
                if fulfilled or holds(m, d, colour):
                    score_project(m, d, colour)
                    any_now = True
            d.met[colour] = 0
        d.declined = 0
    return none_before and any_now


@rule
def score_project(m: Middle, d: Sheet, colour: int) -> None:
    """N-PROJECT-2, N-SOLO-4: the higher points in the first round in which anyone scores it, then the lower."""
    earlier = 0 < m.first_scored[colour] < m.round_number or 0 < m.acme_scored[colour] < m.round_number
    d.points[colour] = PROJECT_POINTS[colour, m.projects[colour], 1 if earlier else 0]
    d.scored[colour] = m.round_number
    if m.first_scored[colour] == 0:
        m.first_scored[colour] = m.round_number
