"""What all know of everyone's sheets is the same bytes to everyone; what only the owner knows is in the own draft."""

from typing import Any

import msgspec
import pytest

from conformance.games import SETTINGS, Setting, random_play
from length import LONG
from neonstrip.play import Game
from neonstrip.play.game import SPECTATOR

NEW_VEGAS = [setting for setting in SETTINGS if setting.game == "newvegas"]


def same_to_all(game: Game) -> bytes:
    """The sheets of a view as they are sent: equal for every seat and for a spectator."""
    sent = {msgspec.json.encode(game.view_from(seat).sheets) for seat in range(SPECTATOR, len(game.names))}
    assert len(sent) == 1
    return sent.pop()


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
    """What is public of a seat when a round begins is its own draft then, but for the vote before the end."""
    game, compared = setting.new(2), 0
    for _ in random_play(game, 2):
        view = game.view_from(0)
        if not game.can_undo(0) and 0 in game.seats and view.stage == "playing":
            hidden: dict[str, Any] = {"vote": None, "areas": {}, "bundles": 0, "debts": 0, "total": 0}
            assert msgspec.structs.replace(view.draft, **hidden) == msgspec.structs.replace(view.sheets[0], **hidden)
            compared += 1
    assert compared > 5
    for seat in range(setting.players):
        assert game.view_from(seat).draft == game.view_from(seat).sheets[seat]
    assert game.view().draft is None
