"""Sheets of the printed game over HTTP: scored, whatever is in the body, for whoever does not ask too often."""

from __future__ import annotations

import json
from typing import Any

import pytest

from newvegas.paper import example
from server.client import Refused, ask
from server.running import Running, check_alive, server
from server.test_bad_requests import send

PATH = "/api/games/newvegas/score"


def test_sheets_are_scored(house: Running) -> None:
    answer = ask(house.url, PATH, example())
    assert [sheet["total"] for sheet in answer["sheets"]] == [92, 142]
    assert answer["findings"] == []
    assert answer["ranking"] == [[1], [0]]


def test_contradictions_are_facts_and_block_nothing(house: Running) -> None:
    data = example()
    data["players"][0]["streets"][0][3] = 1
    answer = ask(house.url, PATH, data)
    [finding] = [one for one in answer["findings"] if one["code"] == "sheet-rising"]
    assert (finding["rule"], finding["seat"], finding["where"]) == ("N-OPEN-2", 0, "streets[1][4]")
    assert finding["facts"] == {"number": 1, "left": 4, "avenue": 3}
    assert answer["sheets"][1]["total"] == 142


def test_games_without_sheets_say_so(house: Running) -> None:
    for game in ("royale", "classic", "nothing"):
        with pytest.raises(Refused) as refused:
            ask(house.url, f"/api/games/{game}/score", example())
        assert (refused.value.status, refused.value.code) == (400, "no-sheets")


BODIES: dict[str, tuple[bytes, int]] = {
    "empty": (b"", 400),
    "null": (b"null", 400),
    "a list": (b"[]", 400),
    "not whole": (b'{"players": [', 400),
    "not UTF-8": (b'{"players": "\xff"}', 400),
    "very deep": (b"[" * 60_000, 400),
    "deep, still read": (b'{"players": ' + b"[" * 900 + b"]" * 900 + b"}", 413),
    "too large": (b" " * 70_000, 413),
    "too long": (json.dumps({"players": [{}] * 5_000}).encode(), 413),
    "nothing": (b"{}", 200),
    "huge numbers": (json.dumps({"players": [{"name": "A", "streets": [[10**400] * 11] * 4}]}).encode(), 200),
    "many keys": (json.dumps({str(key): key for key in range(4_000)}).encode(), 200),
    "all that fits": (json.dumps({"players": [{"holes": ["x"] * 80, "built": [0] * 80}] * 50}).encode(), 200),
}


@pytest.mark.parametrize(("body", "status"), BODIES.values(), ids=BODIES.keys())
def test_any_body_is_answered(house: Running, body: bytes, status: int) -> None:
    answered, headers, text = send(house, "POST", PATH, body)
    assert answered == status
    assert headers["content-type"] == "application/json"
    told: dict[str, Any] = json.loads(text)
    assert ("findings" in told) == (status == 200)
    assert len(text) < 1_000_000
    check_alive(house)


def test_who_scores_too_often_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    with server(f"sqlite:///{tmp_path_factory.mktemp('often')}/tables.sqlite", limits="0.1") as strict:
        crowd: dict[str, Any] = {"players": [{} for _ in range(50)]}
        for _ in range(2):  # 11 of 24 permits each
            ask(strict.url, PATH, crowd)
        with pytest.raises(Refused) as refused:
            ask(strict.url, PATH, crowd)
        assert (refused.value.status, refused.value.code) == (429, "too-many")
