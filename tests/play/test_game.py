"""A game as Python sees it: made from options and names, played by texts, seen, undone, replayed."""

import pytest

from neonstrip.bots import choose
from neonstrip.play import Game, Mistake
from neonstrip.play.seeds import derive, derive_many, words

TWO = ["Anna", "Benno"]


def test_a_game_reads_as_the_documents_say() -> None:
    game = Game.new("royale", TWO, {"tiles": 3, "starter": 1}, seed="7")
    assert game.waiting_for == "Anna"
    assert game.legal() == ["roll"]
    game.play("  ROLL ")
    assert game.legal("Benno") == []
    assert [move for move in game.legal() if move.startswith("place")]
    view = game.view("Anna")
    assert view.seat == "Anna"
    assert sum(dice.small + dice.big for dice in view.roll) == 8
    assert game.view().seat is None
    assert game.winners() == []


@pytest.mark.parametrize(
    ("game", "names", "options", "code"),
    [
        ("poker", TWO, {}, "unknown-game"),
        ("royale", ["Anna"], {}, "seats"),
        ("royale", ["Anna"] * 2, {}, "same-name"),
        ("royale", ["Anna", " Benno"], {}, "bad-name"),
        ("royale", ["Anna", "B\nno"], {}, "bad-name"),
        ("royale", ["Anna", "x" * 41], {}, "bad-name"),
        ("royale", ["Anna", "grey"], {}, "reserved-name"),
        ("royale", TWO, {"tiles": 7}, "option"),
        ("royale", TWO, {"tiles": True}, "option"),
        ("royale", TWO, {"tiles": "3"}, "option"),
        ("royale", TWO, {"starter": 3}, "option"),
        ("royale", TWO, {"weather": "fine"}, "unknown-option"),
        ("royale", [*TWO, "Carla"], {"neutral": True}, "neutral-seats"),
        ("newvegas", [], {}, "seats"),
        ("newvegas", [f"P{n}" for n in range(51)], {}, "seats"),
        ("newvegas", [f"P{n}" for n in range(7)], {"edition": "pegasus"}, "seats"),
        ("newvegas", TWO, {"opponent": 2}, "solo-seats"),
        ("newvegas", TWO, {"city": "nonsense"}, "city-row"),
    ],
)
def test_what_cannot_be_played_is_a_mistake_that_says_so(
    game: str, names: list[str], options: dict[str, object], code: str
) -> None:
    with pytest.raises(Mistake) as mistake:
        Game.new(game, names, options)
    assert mistake.value.code == code
    for language in ("en", "de", "fr", "pl"):
        assert len(mistake.value.words(language)) > 10


def test_seeds_decide_the_game_and_without_one_games_differ() -> None:
    assert Game.new("royale", TWO, seed=7).state.tobytes() == Game.new("royale", TWO, seed="7").state.tobytes()
    assert Game.new("royale", TWO).seed != Game.new("royale", TWO).seed
    spelled = "00FF" * 16
    assert Game.new("royale", TWO, seed=spelled).seed == spelled.lower()
    with pytest.raises(Mistake):
        Game.new("royale", TWO, seed="")
    with pytest.raises(Mistake):
        Game.new("royale", TWO, seed="x" * 201)


def test_many_seeds_are_those_of_one_by_one() -> None:
    rows = derive_many("7", range(95, 105))
    assert rows.tolist() == [words(derive("7", number)).tolist() for number in range(95, 105)]


def test_undo_goes_back_inside_the_own_turn_and_never_past_a_roll() -> None:
    game = Game.new("royale", TWO, {"tiles": 0, "starter": 1}, seed=3)
    assert not game.can_undo()
    game.play("roll")
    assert not game.can_undo()
    before = game.state.tobytes()
    game.play(game.legal()[0])
    assert game.waiting_for == "Benno"
    assert game.can_undo(0)
    assert not game.can_undo(1)
    game.undo(0)
    assert game.state.tobytes() == before
    game.play(game.legal()[0])
    game.play("roll")
    for seat in (None, 0, 1):
        assert not game.can_undo(seat)
        with pytest.raises(Mistake) as mistake:
            game.undo(seat)
        assert mistake.value.code == "no-undo"


def test_simultaneous_turns_are_undone_each_on_their_own() -> None:
    """N-ROUND-3: nobody's step stands in the way of another's, and each can be taken back until confirmed."""
    game = Game.new("newvegas", TWO, {"bank": False}, seed=3)
    game.play("choose 1", "Anna")
    game.play("choose 2", "Benno")
    game.play(game.legal("Anna")[0], "Anna")
    game.undo(1)
    assert [seat for seat, _ in game.history] == [0, 0]
    assert game.legal("Benno") == ["choose 1", "choose 2", "choose 3"]
    game.undo(0)
    game.undo(0)
    assert game.history == []
    assert game.state.tobytes() == Game.new("newvegas", TWO, {"bank": False}, seed=3).state.tobytes()
    game.play("choose 1", "Anna")
    game.play(game.legal("Anna")[0], "Anna")
    game.play("confirm", "Anna")
    assert not game.can_undo(0)
    with pytest.raises(Mistake) as mistake:
        game.play("choose 1", "Anna")
    assert mistake.value.code == "not-your-turn"


@pytest.mark.parametrize("name", ["royale", "newvegas"])
def test_a_record_replays_to_any_point(name: str) -> None:
    game, states = Game.new(name, TWO, seed=9), []
    while not game.is_over:
        states.append(game.state.tobytes())
        game.make(choose(game, "random"))
    record = game.record()
    for moves in (0, 1, len(states) // 2, len(states) - 1):
        assert Game.replay(record, moves).state.tobytes() == states[moves]
    for moves in (-1, len(states) + 1):
        with pytest.raises(Mistake) as mistake:
            Game.replay(record, moves)
        assert mistake.value.code == "no-such-move"


def test_after_the_end_nothing_can_be_played() -> None:
    game = Game.new("royale", TWO, seed=9)
    while not game.is_over:
        game.make(choose(game, "random"))
    assert game.waiting_for is None
    assert game.legal() == []
    with pytest.raises(Mistake) as mistake:
        game.play("roll")
    assert mistake.value.code == "game-over"
