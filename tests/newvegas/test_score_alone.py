"""A sheet of a game against the ACME, in a file with what the ACME has: both are scored as the game did."""

from __future__ import annotations

from typing import Any

import pytest

from neonstrip.play.assessing import assess
from neonstrip.play.newvegas.assessment import Assessed
from neonstrip.play.seeds import derive
from newvegas.alone_games import Played
from newvegas.paper import blank, found, scored, write_down


def on_paper(played: Played) -> dict[str, Any]:
    """The sheet, and the ACME as a dealer hands it on."""
    acme, state = played.view.acme, played.game.state
    data = write_down(state.middle[0], state.sheets, ["Anna"])
    told = {"opponent": acme.level, "hidden": acme.hidden_number, "pile": acme.pile}
    return {**data, "acme": {**told, "hotels": acme.hotels, "projects": acme.projects}}


@pytest.mark.parametrize("level", [1, 3, 5, 6, 9, 10])
@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_a_sheet_against_the_acme_scores_as_the_game_did(edition: str, level: int) -> None:
    """N-SOLO-8 to N-SOLO-12."""
    options = {"edition": edition, "opponent": level, "bank": level % 3 > 0, "golf": level % 5 > 0}
    played = Played(derive(f"sheet {edition}", level), options)
    view, data = played.view, on_paper(played)
    answer = scored(data)
    assert answer["players"][0]["areas"] == view.sheets[0].areas
    assert answer["players"][0]["total"] == view.sheets[0].total
    wins = view.sheets[0].total <= view.acme.total
    assert answer["acme"] == {"areas": view.acme.areas, "total": view.acme.total, "wins": wins}
    assessed = assess("newvegas", data)
    assert isinstance(assessed, Assessed)
    assert assessed.acme is not None
    assert (assessed.acme.areas, assessed.acme_wins, assessed.totals) == (
        *(view.acme.areas, wins),
        [view.sheets[0].total],
    )


@pytest.mark.parametrize(
    ("acme", "where"),
    [
        ({"opponent": 11, "hidden": 5}, "acme.opponent"),
        ({"opponent": 1}, "acme.hidden"),
        ({"opponent": 1, "hidden": 99}, "acme.hidden"),
        ({"opponent": 1, "hidden": 5, "pile": ["rain"]}, "acme.pile[1]"),
        ({"opponent": 1, "hidden": 5, "hotels": [12]}, "acme.hotels[1]"),
        ("Maybelle", "acme"),
    ],
)
def test_what_is_wrong_with_it_is_told(acme: Any, where: str) -> None:
    assert where in {place for _, _, place in found({**blank("Anna"), "acme": acme})}


def test_it_plays_against_one() -> None:
    """N-SOLO-1."""
    data = {**blank("Anna", "Benno"), "acme": {"opponent": 1, "hidden": 5}}
    assert ("N-SOLO-1", None, "acme") in found(data)
    assessed = assess("newvegas", data)
    assert isinstance(assessed, Assessed)
    assert assessed.acme is None
