"""The peer package `lasvegas` at our tables: its best bot decides in our rules, from what lies on a table of ours."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any

import lasvegas
import numpy as np
from lasvegas import GameEnv
from lasvegas.act.policy import greedy_first

from neonstrip.bots.interval import interval
from neonstrip.bots.levels import Budget
from neonstrip.bots.player import choose
from neonstrip.play import Game
from neonstrip.play.seeds import derive
from neonstrip.rules.classic.printed import CASINOS, COPIES, DICE, ENOUGH, ROUNDS, VALUES, WHITE_EACH
from neonstrip.rules.classic.state import OWN, PALE, WHITE

THOUSAND = 1000
NOTES = {int(value) * THOUSAND: int(copies) for value, copies in zip(VALUES, COPIES, strict=True)}


def rules_for(players: int, white: bool) -> dict[str, Any]:
    """Our notes and dice, as the peer wants to be told of them."""
    own = DICE * np.eye(players, dtype=int)
    dice = np.c_[own, np.full((players, 1), WHITE_EACH[players])] if white else own
    laid = {"bills_pool": NOTES, "casinos_min": ENOUGH * THOUSAND, "num_rounds": ROUNDS}
    return {"starting_dice": dice, **laid, "xtr_collect": False}


def games_a_second(players: int, seconds: float) -> float:
    """The peer's games by our rules, random bots, in its fast mode."""
    table, games, begun = lasvegas.Game(num_players=players, **rules_for(players, False)), 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        table.run()
        games += 1
    return games / (time.perf_counter() - begun)


def greedy_first_at(env: GameEnv, game: Game) -> int:
    """The move that the peer's `greedy_first` makes for who is to place. It knows everybody's money, as at its own."""
    s, players = game.state[0], env.num_players
    colours = [*range(players), *([WHITE] if env.with_xtr else [])]
    hands = np.array([[0] * len(colours)] * players)
    for player in range(players):
        hands[player, player] = s.hand[player, OWN]
        if env.with_xtr:
            hands[player, -1] = s.hand[player, PALE]
    env.dice = np.r_[hands, s.dice[:, colours]].astype(int)
    env.casinos_bills = [sorted(int(note) * THOUSAND for note in notes if note) for notes in s.prizes]
    env.scores = np.array([[int(VALUES @ notes) * THOUSAND, int(notes.sum())] for notes in s.cash[:players]])
    env.current_player_index = int(s.actor)
    env.rolled = [rolled(s.roll, OWN if colour == s.actor else PALE if colour == WHITE else None) for colour in colours]
    return game.rules.grammar.number("place", int(greedy_first(env)))


def rolled(roll: Any, kind: int | None) -> dict[int, int]:
    """How many dice of a kind show each number, as the peer writes it."""
    return {} if kind is None else {number: int(roll[kind, number]) for number in range(CASINOS) if roll[kind, number]}


def share_of(seat: int, players: int, options: dict[str, Any], seed: str, worlds: int | None) -> float:
    """Our expert's share of the win in a game against the peer's bot on all other seats."""
    game = Game.new("classic", [f"{number + 1}" for number in range(players)], options, seed)
    env = GameEnv(**rules_for(players, bool(game.state["with_white"][0])))
    budget = None if worlds is None else Budget(worlds)
    while not game.is_over:
        moves = game.numbers()
        if len(moves) == 1:
            game.make(moves[0])
        elif game.seat == seat:
            game.make(choose(game, "expert", seat, budget))
        else:
            game.make(greedy_first_at(env, game))
    winners = game.rules.winners(game.state)
    return 1 / len(winners) if seat in winners else 0.0


def play_deal(players: int, options: dict[str, Any], seed: str, worlds: int | None) -> list[float]:
    """Our expert's shares of the win on one deal, from every seat."""
    return [share_of(seat, players, options, seed, worlds) for seat in range(players)]


def against_peer(
    players: int,
    options: dict[str, Any],
    games: int,
    seed: str,
    worlds: int | None,
    pool: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """How our expert does at a table of the peer's bots, every deal from every seat: told as the arena tells it."""
    deals = -(-games // players)
    seeds, played = [derive(seed, players, deal) for deal in range(deals)], list[list[float]]()
    settings = [players] * deals, [options] * deals, seeds, [worlds] * deals
    for shares in (map if pool is None else pool.map)(play_deal, *settings):
        played.append(shares)
        if progress:
            progress(len(played) * players)
    low, high = interval([float(np.mean(shares)) for shares in played])
    found = {"win_rate": round(float(np.mean(played)), 6), "interval": [round(low, 6), round(high, 6)]}
    return {"players": players, "games": deals * players, "deals": deals, "bots": [{"bot": "expert", **found}]}
