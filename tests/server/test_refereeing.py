"""The referee over HTTP: rounds are settled as on the command line, tiles drawn, and nonsense is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from neonstrip.play.settling import settle_position
from server.client import Refused, ask
from server.running import Running, check_alive

DOCS = Path(__file__).parents[2] / "docs" / "settle.md"
ROYALE, CLASSIC = (
    json.loads(block.partition("```")[0]) for block in DOCS.read_text().split("```json\n")[1:] if '"players"' in block
)


@pytest.mark.parametrize(("game", "position"), [("royale", ROYALE), ("classic", CLASSIC)])
def test_a_round_is_settled_as_on_the_command_line(house: Running, game: str, position: dict[str, Any]) -> None:
    assert ask(house.url, f"/api/games/{game}/settle", position) == settle_position(json.dumps(position))


def test_tiles_come_from_boards_that_were_not_used(house: Running) -> None:
    used = ["A1", "B1", "C1", "D1", "E1"]
    for _ in range(20):
        drawn = ask(house.url, "/api/games/royale/tiles", {"tiles": 3, "repeat": "aside", "used": used})
        assert sorted(drawn) == ["1", "2", "3"]
        assert {code[0] for code in drawn.values()} == set("FGH")
    assert ask(house.url, "/api/games/royale/tiles", {"tiles": 0}) == {}


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("royale/settle", {}, "file-missing"),
        ("royale/settle", {"players": ["Anna"], "casinos": []}, "seats"),
        ("royale/settle", {"players": ["Anna", "Benno"], "casinos": 5}, "file-casinos"),
        ("newvegas/settle", {}, "unknown-game"),
        ("nothing/settle", {}, "unknown-game"),
        ("classic/tiles", {}, "unknown-game"),
        ("royale/tiles", {"tiles": 7}, "option"),
        ("royale/tiles", {"repeat": "never"}, "option"),
        ("royale/tiles", {"used": "A1"}, "file-list"),
        ("royale/tiles", {"used": ["Z9"]}, "file-tile"),
        ("royale/tiles", {"more": 1}, "file-key"),
    ],
)
def test_what_cannot_be_is_told(house: Running, path: str, body: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        ask(house.url, f"/api/games/{path}", body)
    assert (refused.value.status, refused.value.code) == (400, code)
    check_alive(house)
