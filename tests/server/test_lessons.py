"""Lessons over HTTP and sockets: their tables are like any other, but nobody finds them and their dice are prepared."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from neonstrip.tables.teaching import LEARNER, lessons, prepared, recorded
from server.client import Refused, ask
from server.playing import Laid, catch_up, move, people
from server.running import Running


def learn(house: Running, lesson: str, name: str = "Anna") -> Laid:
    return Laid(house, ask(house.url, f"/api/lessons/{lesson}", {"name": name}))


def test_lessons_are_listed_with_their_steps(house: Running) -> None:
    listed: list[dict[str, Any]] = ask(house.url, "/api/lessons")
    assert [(one["name"], one["game"]) for one in listed] == [(one.name, one.game) for one in lessons().values()]
    for one in listed:
        assert one["steps"][0].keys() == {"say", "play", "others", "point"}


@pytest.mark.parametrize("name", ["rolling", "opening"])
def test_a_lesson_is_played_at_a_real_table(house: Running, name: str) -> None:
    lesson = lessons()[name]

    async def go() -> None:
        laid = learn(house, name)
        assert set(laid.tokens) == set(range(lesson.seats))
        about = laid.about()
        assert (about["stage"], about["lesson"], about["settings"]["public"]) == ("playing", name, False)
        async with people(laid) as players:
            for player in players.values():
                await catch_up(player)
            game = prepared(lesson, [seat["name"] for seat in about["seats"]])
            for step in lesson.steps:
                turns = [(LEARNER, step.play[0])] if step.play else []
                for seat, text in turns + list(map(recorded, step.others)):
                    await move(players[seat], text)
                    game.make(game.number_of(text, seat), seat)
            await catch_up(players[LEARNER])
            legal = [game.rules.texts[each] for each in game.numbers(LEARNER)] if LEARNER in game.seats else []
            assert players[LEARNER].moves == legal

    asyncio.run(go())


def test_a_lesson_is_not_among_the_public_tables(house: Running) -> None:
    laid = learn(house, "rolling")
    assert laid.id not in [one["table"] for one in ask(house.url, "/api/tables")]


def test_the_others_have_names_of_their_own(house: Running) -> None:
    names = [seat["name"] for seat in learn(house, "rolling", "Ruby").about()["seats"]]
    assert names[0] == "Ruby"
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/lessons/nothing", {"name": "Anna"}, "no-such-lesson"),
        ("/api/lessons/rolling", {"name": "neutral"}, "reserved-name"),
        ("/api/lessons/rolling", {"name": " "}, "bad-name"),
    ],
)
def test_what_cannot_be_laid_is_refused(house: Running, path: str, body: dict[str, str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        ask(house.url, path, body)
    assert refused.value.code == code
