"""What all know of everyone's sheets is the same bytes to all who know as much of the loan; what only the owner knows
is in the own draft."""

import msgspec
import pytest

from conformance.games import SETTINGS, Setting, random_play
from length import LONG
from neonstrip.play import Game
from neonstrip.play.game import SPECTATOR

NEW_VEGAS = [setting for setting in SETTINGS if setting.game == "newvegas"]


def votes_for_the_loan(game: Game, seat: int) -> bool:
    return seat != SPECTATOR and game.view_from(seat).draft.vote == "loan"


def same_to_all(game: Game) -> bytes:
    """The sheets of a view as they are sent: equal for a spectator and every seat, but for those who count a loan."""
    seats = range(SPECTATOR, len(game.names))
    sent: dict[bool, set[bytes]] = {False: set(), True: set()}
    for seat in seats:
        loan = votes_for_the_loan(game, seat) and game.view().stage != "ended"
        sent[loan].add(msgspec.json.encode(game.view_from(seat).sheets))
    assert len(sent[False]) == 1
    assert len(sent[True]) <= 1
    return sent[False].pop()


@pytest.mark.parametrize("setting", NEW_VEGAS, ids=str)
def test_sheets_are_the_same_bytes_to_everyone(setting: Setting) -> None:
    """N-ROUND-3, N-SETUP-4: at every step of random games, and they change only when a round is over."""
    for seed in range(20 if LONG else 1):
        game = setting.new(seed)
        sheets, round_number, changes = same_to_all(game), 0, 0
        for _ in random_play(game, seed):
            sent, view = same_to_all(game), game.view()
            if sent != sheets:
                assert view.round > round_number or view.stage == "wishing"
                changes += 1
            sheets, round_number = sent, view.round
        assert same_to_all(game) != sheets
        assert changes > 5


@pytest.mark.parametrize("setting", NEW_VEGAS, ids=str)
def test_the_own_draft_is_the_sheet_that_will_be_public(setting: Setting) -> None:
    """What is public of a seat when a round begins is its own draft then, but for the vote before the end: the points
    too, so that a player is never told two totals."""
    game, compared = setting.new(2), 0
    for _ in random_play(game, 2):
        view = game.view_from(0)
        if not game.can_undo(0) and 0 in game.seats and view.stage == "playing":
            assert msgspec.structs.replace(view.draft, vote=None) == view.sheets[0]
            compared += 1
    assert compared > 5
    for seat in range(setting.players):
        assert game.view_from(seat).draft == game.view_from(seat).sheets[seat]
    assert game.view().draft is None


def test_whoever_voted_for_the_loan_is_shown_everyone_with_it() -> None:
    """N-SCORE-8: one vote brings two bundles to all; who does not know of it is shown none."""
    game = Game.new("newvegas", ["Anna", "Benno", "Carla"], {}, seed="loan")
    for name, vote in {"Anna": "loan", "Benno": "against", "Carla": "loan"}.items():
        game.play(f"vote {vote}", name)
    seen = {eyes: [sheet.bundles for sheet in game.view(eyes).sheets] for eyes in (None, "Anna", "Benno", "Carla")}
    assert seen == {None: [1, 1, 1], "Anna": [3, 3, 3], "Benno": [1, 1, 1], "Carla": [3, 3, 3]}
    assert {sheet.vote for eyes in seen for sheet in game.view(eyes).sheets} == {None}
