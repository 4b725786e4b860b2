"""Lessons can be played: every move that one wants is legal when it comes, and the coach has words for every step."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast, parse

import neonstrip
from figures import Figures
from neonstrip.bots.characters import CHARACTERS, name_of
from neonstrip.games import GAMES
from neonstrip.locales import LANGUAGES
from neonstrip.play.game import Game
from neonstrip.tables.teaching import LEARNER, Lesson, lessons, prepared, recorded

SOURCE = Path(neonstrip.__file__).parent
CLIENT = SOURCE.parents[1] / "web" / "src"
HOUSE = {"lead", "learned", "coach", "step", "back", "next", "again", "next-lesson", "play-now", "others", "nudge"}
"""What the lessons have in common."""
MOST_STEPS = 12
"""More would take longer than the minute that is promised."""
LONGEST = 190
"""Letters that the coach says at a time: a few lines on a phone."""


def begun(lesson: Lesson) -> Game:
    return prepared(lesson, ["You", *map(name_of, [*CHARACTERS][: lesson.seats - 1])])


def each() -> list[Lesson]:
    return list(lessons().values())


def spoken(lesson: Lesson) -> set[str]:
    """The names of everything that is said about a lesson."""
    stem = f"learn-{lesson.game}-{lesson.name}"
    return {stem, f"{stem}-about", f"{stem}-end", *(f"{stem}-{step.say}" for step in lesson.steps)}


def words(language: str) -> dict[str, ast.Message]:
    body = parse((SOURCE / "locales" / language / "learn.ftl").read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def test_every_game_has_lessons_of_its_own() -> None:
    assert {lesson.game for lesson in each()} == set(GAMES)
    names = [lesson.name for lesson in each()]
    assert all(re.fullmatch("[a-z-]+", name) for name in names)
    # Names that a step could have too would be two meanings of one message
    assert not {"about", "end"} & {step.say for lesson in each() for step in lesson.steps}


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_can_be_played_to_its_end(name: str) -> None:
    """Whichever of the wanted moves the learner makes, the others can answer as the lesson says."""
    lesson = lessons()[name]
    assert 2 <= len(lesson.steps) <= MOST_STEPS
    assert any(step.play for step in lesson.steps), "one learns by playing"
    longest = max([1, *(len(step.play) for step in lesson.steps)])
    for choice in range(longest):
        game = begun(lesson)
        for step in lesson.steps:
            if step.play:
                assert LEARNER in game.seats, step.say
                texts = [game.rules.texts[move] for move in game.numbers(LEARNER)]
                assert set(step.play) <= set(texts), step.say
                game.make(game.number_of(step.play[choice % len(step.play)], LEARNER), LEARNER)
            for seat, move in map(recorded, step.others):
                assert seat != LEARNER
                assert seat in game.seats, (step.say, seat)
                game.make(game.number_of(move, seat), seat)


def test_the_coach_has_words_for_every_step_and_no_others() -> None:
    wanted = {name for lesson in each() for name in spoken(lesson)} | {f"learn-{name}" for name in HOUSE}
    for language in LANGUAGES:
        assert set(words(language)) == wanted, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_little_at_a_time(language: str) -> None:
    for name, message in words(language).items():
        assert message.value is not None
        text = "".join(part.value if isinstance(part, ast.TextElement) else "Ruby" for part in message.value.elements)
        assert len(text) <= LONGEST, (name, len(text))


def on_the_table(game: Game) -> set[str]:
    """All numbers that the learner sees, or can choose."""
    moves = game.numbers(LEARNER) if LEARNER in game.seats else []
    told = [game.rules.facts(game.state, LEARNER, moves), [game.rules.texts[move] for move in moves]]
    return set(re.findall(r"\d+", msgspec.json.encode([game.view_from(LEARNER), told]).decode()))


@pytest.mark.parametrize("name", lessons())
def test_numbers_that_the_coach_says_are_on_the_table(name: str) -> None:
    """Another deal, or another print, would leave no number behind: each is to be seen then, or was just before."""
    lesson = lessons()[name]
    game, before = begun(lesson), set[str]()
    for step in [*lesson.steps, None]:
        seen = on_the_table(game)
        said = step.say if step else "end"
        for language in LANGUAGES:
            numbers = Figures(words(language)[f"learn-{lesson.game}-{lesson.name}-{said}"]).found
            assert numbers <= seen | before, (language, said)
        before = seen
        if step and step.play:
            game.make(game.number_of(step.play[0], LEARNER), LEARNER)
        for seat, move in map(recorded, step.others if step else []):
            game.make(game.number_of(move, seat), seat)


def test_what_the_coach_points_at_is_a_part_of_the_table() -> None:
    source = "\n".join(path.read_text("utf-8") for path in CLIENT.rglob("*.svelte"))
    parts = re.findall(r'data-part="([^"]+)"', source)
    parts += re.findall(r"topic: `([^`]+)`", source)  # areas of the score sheet
    known = [re.compile(re.sub(r"\$?{[^}]*}", r"[\\w-]+", part)) for part in parts]
    for lesson in each():
        for step in lesson.steps:
            for point in step.point:
                assert any(part.fullmatch(point) for part in known), (lesson.name, point)
