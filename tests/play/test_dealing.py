"""Going on from here in another way: what nobody has seen is dealt anew, and what anyone knows stays."""

import random
from typing import Any

import msgspec
import pytest

from classic import invariants as classic
from conformance.games import SETTINGS, Setting, random_play
from neonstrip.play import Game, Mistake, Record, verify
from neonstrip.play.game import SPECTATOR
from newvegas import invariants as newvegas
from royale import invariants as royale

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def eyes(game: Game) -> list[bytes]:
    """Everything that each seat and a spectator know, as a record and as a view."""
    seats = range(SPECTATOR, len(game.names))
    records = [game.rules.see(game.state, seat).tobytes() for seat in seats]
    return records + [msgspec.json.encode(game.view_from(seat)) for seat in seats]


def held(state: Any) -> Any:
    """What somebody knows that is no seat's to see whole: money, the fist, the piles; sheets, drafts and votes."""
    if hasattr(state, "sheets"):
        return state.sheets.tobytes(), state.drafts.tobytes()
    fields = ("cash", "notes", "hidden", "pile") if "hidden" in state.dtype.names else ("cash", "held", "prizes")
    return [state[name].tobytes() for name in fields]


def check_cards(game: Game) -> None:
    """All cards are there, each once."""
    if game.rules.name == "royale":
        assert royale.check_cards(game.state[0]) == royale.FINE
    elif game.rules.name == "classic":
        assert classic.check_notes(game.state[0]) == classic.FINE
    else:
        middle: Any = game.state.middle[0]
        check: Any
        for check in (newvegas.check_cards, newvegas.check_combinations):
            assert check.py_func(middle) == newvegas.FINE


def finish(game: Game, seed: int) -> list[bytes]:
    """Play to the end at random; returns every state."""
    states = []
    for _ in random_play(game, seed):
        states.append(game.state.tobytes())
    return [*states, game.state.tobytes()]


@every_setting
def test_nobody_sees_a_new_deal_and_no_card_is_lost(setting: Setting) -> None:
    """At many decisions of some games: views stay as they are, and so does all that anyone holds."""
    chance = random.Random(1)
    for seed in range(2):
        game, dealt = setting.new(seed), 0
        for place, _ in enumerate(random_play(game, seed)):
            if chance.random() > 0.15:
                continue
            before, known = eyes(game), held(game.state)
            twin = Game.thaw(game.freeze())
            twin.reseed(place)
            assert eyes(twin) == before
            assert held(twin.state) == known
            check_cards(twin)
            assert twin.state.tobytes() != game.state.tobytes()
            dealt += 1
        assert dealt > 5


@every_setting
def test_a_new_deal_leads_to_another_game_that_can_be_replayed(setting: Setting) -> None:
    """Two deals lead to two games, the same deal to the same; the record of each round-trips and verifies."""
    chance = random.Random(2)
    game = setting.new(2)
    total = sum(1 for _ in random_play(setting.new(2), 2))
    for _ in range(total // 2):
        seat = chance.choice(game.seats)
        game.make(chance.choice(game.numbers(seat)), seat)
    one, two, again = (Game.thaw(game.freeze()) for _ in range(3))
    one.reseed("one")
    two.reseed("two")
    again.reseed("one")
    futures = [finish(each, 3) for each in (one, two, again)]
    assert futures[0] != futures[1]
    assert futures[0] == futures[2]
    for each in (one, two):
        record = Record.parse(each.record().text())
        assert record == each.record()
        assert record.deals == [(total // 2, each.deals[0][1])]
        assert verify(record).state.tobytes() == each.state.tobytes()
        assert Game.thaw(each.freeze()).record() == record


def test_no_undo_goes_back_behind_a_deal() -> None:
    game = Game.new("newvegas", ["Anna", "Benno"], {"bank": False}, seed=3)
    game.play("choose 1", "Anna")
    game.play("choose 2", "Benno")
    game.reseed(5)
    assert not game.can_undo(0)
    game.play(game.legal("Anna")[0], "Anna")
    game.undo(0)
    with pytest.raises(Mistake):
        game.undo(0)
    assert game.history == [(0, game.rules.numbers["choose 1"]), (1, game.rules.numbers["choose 2"])]


def test_deals_stand_between_moves_of_a_record() -> None:
    """Before the first move, several at once, and after the last: all are read as they were written."""
    game = Game.new("royale", ["Anna", "Benno"], {"starter": 1}, seed=1)
    game.reseed("first")
    game.play("roll")
    game.reseed("second")
    game.reseed("third")
    game.play(game.legal()[0])
    game.reseed("last")
    record = game.record()
    lines = [line.split()[0] for line in record.text().splitlines()]
    assert lines[lines.index("deal") :] == ["deal", "1", "deal", "deal", "1", "deal"]
    assert Record.parse(record.text()) == record
    assert Game.replay(record).state.tobytes() == game.state.tobytes()
    assert Game.replay(record).record() == record
    with pytest.raises(Mistake):
        Record.parse(record.text().replace("seat human Anna\n", "deal early\nseat human Anna\n"))
