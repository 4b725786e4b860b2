"""What styles cost, decision by decision: `bench/strength --decisions`.

A style is the same level, but for decisions where what it likes tips the balance. So the level plays against itself,
and wherever a style would have moved otherwise both moves are tried in the same worlds, which nobody decided by. What
they differ by in chances to win, summed up over a game, is by how much the style's win rate differs from one half: the
figure that games between the two have, with much less of the luck of dice and cards in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from neonstrip.bots.interval import SURE
from neonstrip.bots.levels import Budget, levels_of
from neonstrip.bots.player import bots_seed, decide, known_haste, known_to, own_noise, own_stream, policy, turn_of
from neonstrip.bots.styles import styles_of
from neonstrip.bots.thinking import ENOUGH
from neonstrip.play import Game
from neonstrip.play.library import rulebook
from neonstrip.play.seeds import derive

CHECKED = ENOUGH
"""Worlds that two moves are compared in: as many as are tried before anything may be dropped, so that none is."""


class Cost(msgspec.Struct):
    """What a style came to in a number of games."""

    bot: str
    games: int
    changed: float
    """The part of all decisions between several moves where it moves otherwise."""
    win_rate: float
    interval: tuple[float, float]


def costs(game: str, level: str, options: dict[str, Any], games: int, seed: str, worlds: int | None) -> Iterator[Cost]:
    """What each style of a level costs, two players."""
    styles = list(styles_of(game).TEMPERS.values())
    gains, changed, decisions = np.zeros((games, len(styles))), np.zeros(len(styles)), 0
    for number in range(games):
        for gained in play(game, level, options, derive(seed, number), worlds):
            gains[number] += gained / 2  # of two seats
            changed += gained != 0
            decisions += 1
    for i, style in enumerate(styles):
        rate, error = 0.5 + gains[:, i].mean(), gains[:, i].std(ddof=1) / games**0.5
        yield Cost(f"{level}/{style}", games, changed[i] / decisions, rate, (rate - SURE * error, rate + SURE * error))


def play(game: str, level: str, options: dict[str, Any], seed: str, worlds: int | None) -> Iterator[Any]:
    """Play a game of a level against itself: what each style would have gained at each decision."""
    read = rulebook(game).read_options(options, 2)
    table = Game(game, ["1", "2"], read, seed, (level, level))
    budget = levels_of(game).LEVELS[level].budget if worlds is None else Budget(worlds)
    while not table.is_over:
        seat, moves = table.seat, table.numbers()
        if len(moves) == 1:
            table.make(moves[0], seat)
            continue
        move, gained = weigh(table, level, seat, moves, budget)
        yield gained
        table.make(move, seat)


def weigh(table: Game, level: str, seat: int, moves: list[int], budget: Budget) -> tuple[int, Any]:
    """The level's move, and what each style would gain by its own."""
    game, seed, turn = table.rules.name, bots_seed(table), turn_of(table, seat)
    thinker, styles, stream = policy(game), styles_of(game), own_stream(seed, seat, turn)
    seen, gained = known_to(level, table, seat), np.zeros(len(styles.TEMPERS))
    guessed = thinker.guess(seen, moves, stream)
    if guessed is not None:
        return guessed, gained
    haste = known_haste(level, table)
    thought = thinker.ponder(seen, seat, moves, stream, budget, haste=haste)
    noise, found = own_noise(seed, seat, turn, len(moves)), levels_of(game).LEVELS[level]
    move, *others = [
        decide(thought, found, noise, styles.LEAN, styles.liking(style, seen, seat, moves) if style else None)
        for style in ("", *styles.TEMPERS.values())
    ]
    tried = list(dict.fromkeys([move, *others]))
    if len(tried) > 1:
        judged = thinker.ponder(
            seen, seat, tried, own_stream(f"{seed}/checked", seat, turn), Budget(CHECKED), haste=haste
        )
        chances = dict(zip(tried, judged.chances, strict=True))
        gained += [chances[other] - chances[move] for other in others]
    return move, gained
