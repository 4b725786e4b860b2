"""Statistics: every sum agrees with what the rules say was reached, and luck is measured against all throws."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.bots import choose
from neonstrip.play import Game, Mistake
from neonstrip.play.newvegas.opponents import ACME
from neonstrip.play.newvegas.ties import tie_break
from neonstrip.play.royale.luck import luck_of, offer_of
from neonstrip.play.royale.statistics import Watcher
from neonstrip.play.statistics import Statistics, statistics
from neonstrip.rules.newvegas.printed import LOWEST
from neonstrip.rules.royale.printed import CASINOS, ROUNDS
from neonstrip.rules.royale.state import BIG, SMALL
from royale.positions import position

ROYALE = [setting for setting in SETTINGS if setting.game == "royale"]
NEW_VEGAS = [setting for setting in SETTINGS if setting.game == "newvegas"]
SEEDS = range(4)


def random_game(setting: Setting, seed: int) -> Game:
    game = setting.new(seed)
    for _ in random_play(game, seed):
        pass
    return game


def said(game: Game) -> Statistics:
    """The statistics of a game, which says the same about all games."""
    found = statistics(game.record())
    assert (found.results, found.winners) == (game.results(), game.winners())
    assert [line.values[-1] for line in found.course][: len(game.names)] == game.results()
    assert {len(line.values) for line in found.course} == {found.ends[-1] + 1}
    return found


def play_again(game: Game) -> list[list[int]]:
    """What everybody had at the end of each round of Royale, by looking at it: without the jetons of the next."""
    record, after = game.record(), []
    again = Game.replay(record, 0)
    while not again.is_over:
        before = again.view().round
        again.follow(record)
        if again.view().round != before:
            after.append([money - 20 for money in again.results()])
    return [*after, again.results()]


@pytest.mark.parametrize("setting", ROYALE, ids=str)
def test_in_royale_what_came_and_went_is_what_is_left(setting: Setting) -> None:
    """R-END-1, R-SCORE-1, R-TURN-2, R-BADLUCK-2: casinos and tiles, jetons given, passes and fines make the result."""
    for seed in SEEDS:
        game = random_game(setting, seed)
        found = said(game)
        rounds = play_again(game)
        assert len(rounds) == ROUNDS == len(found.ends)
        for seat, player in enumerate(found.players):
            assert [each.after for each in player.rounds] == [after[seat] for after in rounds]
            assert [found.course[seat].values[end] for end in found.ends] == [each.after for each in player.rounds]
            assert sum(player.casinos) == sum(each.casinos for each in player.rounds)
            assert sum(tile.gained for tile in player.tiles.values()) == sum(each.tiles for each in player.rounds)
            assert sum(tile.paid for tile in player.tiles.values()) == sum(each.fines for each in player.rounds)
            mine = [game.rules.texts[move] for mover, move in game.history if mover == seat]
            assert player.passes == mine.count("pass")
            assert player.throws == mine.count("roll")
            assert player.luckiest is not None
            assert player.unluckiest is not None
            assert player.luckiest.luck >= player.luck / player.throws - 0.1 >= player.unluckiest.luck - 0.2
            assert player.tied_worth <= 180 * player.ties
            assert player.biggy_worth <= sum(player.casinos)
        if not setting.options["tiles"]:
            assert not any(player.tiles for player in found.players)


def test_a_tie_is_told_with_what_it_was_worth() -> None:
    """R-SCORE-1: Benno and Carla tie at casino 4 before Denny; each alone would have had the lower card, 50."""
    game = position(
        players=4,
        dice={"Anna": {4: 5}, "Benno": {4: 3}, "Carla": {4: "1+big"}, "Denny": {4: 1}},
        prizes={4: (80, 50), 1: (60, 30)},
    )
    for name in ("Anna", "Benno", "Carla"):
        game.hand(name, 0)
    watcher = Watcher(game.game)
    game.rolls("Denny", [1])
    move = game.game.number_of("place 1", 3)
    watcher.before(game.game, 3, move)
    game.play("place 1")
    watcher.after(game.game, 3, move)
    anna, benno, carla, denny = watcher.players
    assert [(player.ties, player.tied_worth) for player in watcher.players] == [(0, 0), (1, 50), (1, 50), (0, 0)]
    assert (anna.casinos[3], denny.casinos[3], denny.casinos[0]) == (80, 50, 60)
    assert (benno.biggy, carla.biggy) == (0, 0)


def test_prizes_where_the_biggy_lay_are_counted() -> None:
    """R-SCORE-1: Anna's Biggy wins casino 2, her other die nothing but the lower card of casino 5."""
    game = position(players=3, dice={"Anna": {2: "big", 5: 1}, "Benno": {5: 2}}, prizes={2: (90, 30), 5: (70, 40)})
    for name in ("Anna", "Benno"):
        game.hand(name, 0)
    watcher = Watcher(game.game)
    game.rolls("Carla", [1])
    move = game.game.number_of("place 1", 2)
    watcher.before(game.game, 2, move)
    game.play("place 1")
    watcher.after(game.game, 2, move)
    anna = watcher.players[0]
    assert (anna.biggy, anna.biggy_worth, sum(anna.casinos)) == (1, 90, 130)


@pytest.mark.parametrize("closed", [None, 3])
def test_luck_is_measured_against_every_throw_there_is(closed: int | None) -> None:
    """R-TURN-1, R-NOENTRY-2: the mean of the best forecast over all 216 throws of two small dice and the Biggy."""
    game = position(
        players=3,
        tiles={6: "E1"},
        dice={"Anna": {1: 2}, "Benno": {1: 2, 2: 1, 3: 1}, "Carla": {5: 3, 3: 1}},
        prizes={1: (80, 50), 2: (40, 30), 3: (90, 60), 4: (100, 70)},
    )
    game.jetons("Anna", 0)
    if closed:
        game.close(closed)
    game.rolls("Anna", [4, 4], 1)
    rules, state, offers = game.game.rules, game.game.state, []
    for first, second, big in product(range(CASINOS), repeat=3):
        thrown = state.copy()
        thrown["roll"][0] = 0
        for kind, number in ((SMALL, first), (SMALL, second), (BIG, big)):
            thrown["roll"][0, kind, number] += 1
        listed = np.zeros(rules.most_moves, np.int64)
        moves = listed[: rules.list_moves(thrown, 0, listed)].tolist()
        offers.append(max(worth["total"][1] for worth in rules.forecast(thrown, 0, moves) if worth))
    assert offer_of(rules, state, 0).average() == pytest.approx(np.mean(offers))
    now = max(worth["total"][1] for worth in rules.forecast(state, 0, game.game.numbers()) if worth)
    assert luck_of(rules, state, 0) == pytest.approx(now - np.mean(offers))
    assert len(set(offers)) > 3


def test_luck_is_neither_good_nor_bad_in_the_long_run() -> None:
    """By its definition: over many throws it comes to nothing."""
    players = [player for seed in range(12) for player in statistics(bots("royale", 5, seed).record()).players]
    throws = sum(player.throws for player in players)
    assert throws > 800
    assert abs(sum(player.luck for player in players)) / throws < 2
    assert max(player.luck for player in players) > 20 > -20 > min(player.luck for player in players)


def bots(name: str, players: int, seed: int, **options: object) -> Game:
    game = Game.new(name, ["Anna", "Benno", "Carla", "Denny", "Emil"][:players], dict(options), seed=seed)
    while not game.is_over:
        game.make(choose(game, "greedy"))
    return game


@pytest.mark.parametrize("setting", NEW_VEGAS, ids=str)
def test_in_new_vegas_the_areas_make_the_total(setting: Setting) -> None:
    """N-SCORE-1 to N-SCORE-9: and the rounds, refusals, numbers and drives are those of the moves."""
    for seed in SEEDS:
        game = random_game(setting, seed)
        found = said(game)
        view = game.view()
        assert found.ends == list(range(1, view.round + 1))
        for seat, (player, sheet) in enumerate(zip(found.players, view.sheets, strict=True)):
            assert player.areas == sheet.areas
            assert sum(player.areas.values()) == player.total == game.results()[seat]
            assert (player.bundles, player.debts, player.refusals) == (sheet.bundles, sheet.debts, sheet.refusals)
            assert len(player.taken) == view.round
            assert sum(taken.number is None for taken in player.taken) == player.refusals
            assert player.blocks == len(sheet.route)
            assert sum(player.numbers.values()) == sum(lot.number is not None for lot in sheet.lots)
            assert min(player.numbers) >= LOWEST
            assert player.actions["improvement"] == sum(player.improved.values())
            assert player.actions["limousine"] * 2 >= player.blocks
            assert sum(scored.points for scored in player.projects.values()) == player.areas["projects"]
            assert player.grand <= player.hotels
        if view.acme:
            assert found.course[-1].name == ACME
            assert found.course[-1].values[-1] == view.acme.total


def test_who_took_something_alone_is_told() -> None:
    """N-ROUND-5: in each round, those whose combination nobody else took."""
    game = bots("newvegas", 3, seed=1)
    players = statistics(game.record()).players
    for taken in zip(*(player.taken for player in players), strict=True):
        assert sum(each.alone for each in taken) != 2 or any(each.number is None for each in taken)
    assert any(each.alone for player in players for each in player.taken)


def test_what_broke_a_tie() -> None:
    """N-SCORE-9, N-SOLO-12, R-END-1"""
    assert tie_break([80, 79], [0, 9], 1) is None
    assert tie_break([80, 80], [3, 2], 1) == "hotels"
    assert tie_break([80, 80], [3, 3], 1) == "grand"
    assert tie_break([80, 80], [3, 3], 2) == "shared"
    assert tie_break([80], [0], 0, acme=80) == "acme"
    assert tie_break([80], [0], 1, acme=79) is None
    watcher = Watcher(Game.new("royale", ["Anna", "Benno"]))
    assert watcher.tie([300, 290], ["Anna"]) is None
    assert watcher.tie([300, 300], ["Anna"]) == "cards"
    assert watcher.tie([300, 300], ["Anna", "Benno"]) == "shared"


def test_only_a_finished_game_has_statistics() -> None:
    game = Game.new("royale", ["Anna", "Benno"])
    game.play("roll")
    with pytest.raises(Mistake) as mistake:
        statistics(game.record())
    assert mistake.value.code == "not-over"
