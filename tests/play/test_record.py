"""Records: written and read back the same; whatever is wrong with one is said with its line, and nothing breaks."""

from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from neonstrip.bots import choose
from neonstrip.play import Game, Mistake, Record, verify


def played(moves: int) -> Game:
    game = Game.new(
        "royale", ["Anna Maria", "Łukasz"], {"tiles": 6, "repeat": "turn"}, seed=4, kinds=["human", "greedy"]
    )
    for _ in range(moves):
        game.make(choose(game, "greedy"))
    return game


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "evening.neonstrip"
    game = played(30)
    game.save(file)
    record = Record.load(file)
    assert record == game.record()
    assert record.names == ["Anna Maria", "Łukasz"]
    assert record.kinds == ["human", "greedy"]
    assert Game.load(file).state.tobytes() == game.state.tobytes()


def test_blank_lines_and_remarks_mean_nothing() -> None:
    text = played(10).record().text()
    commented = "\n\n# a remark\n".join(text.splitlines())
    assert Record.parse(commented) == Record.parse(text)


def test_a_failed_save_leaves_the_older_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "game.neonstrip"
    with pytest.raises(Mistake) as mistake:
        played(3).save(file)
    assert mistake.value.code == "cannot-write"
    file.parent.mkdir()
    played(3).save(file)
    before = file.read_text("utf-8")
    (file.parent / "game.neonstrip.part").mkdir()
    with pytest.raises(Mistake):
        played(5).save(file)
    assert file.read_text("utf-8") == before


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda lines: ["another format", *lines[1:]], "record-heading"),
        (lambda lines: [], "record-heading"),
        (lambda lines: [line for line in lines if not line.startswith("seed")], "record-part"),
        (lambda lines: [line for line in lines if not line.startswith("game")], "record-part"),
        (lambda lines: [line for line in lines if not line.startswith("seat")], "record-line"),
        (lambda lines: [*lines, "3 roll"], "record-line"),
        (lambda lines: [*lines, "1"], "record-line"),
        (lambda lines: [*lines, "what is this"], "record-line"),
        (lambda lines: [*lines, "option tiles 2"], "record-line"),
        (lambda lines: [*lines, "result 1 2", "1 roll"], "record-line"),
        (lambda lines: [line.replace("tiles 6", "tiles 9") for line in lines], "option"),
        (lambda lines: [*lines, "1 dance"], "recorded-"),
        (lambda lines: [*lines, "result 1 2"], "result-early"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(change: object, code: str) -> None:
    lines = played(20).record().text().splitlines()
    with pytest.raises(Mistake) as mistake:
        verify(Record.parse("\n".join(change(lines))))  # type: ignore[operator]
    assert mistake.value.code.startswith(code)


@given(st.text(max_size=300))
@settings(max_examples=200)
def test_no_text_breaks_the_reader(text: str) -> None:
    for attempt in (
        text,
        "neonstrip record 1\n" + text,
        "neonstrip record 1\ngame royale\nseed 1\nseat human A\n" + text,
    ):
        try:
            verify(Record.parse(attempt))
        except Mistake as mistake:
            assert str(mistake)  # noqa: PT017 - either way is fine, a crash is not
