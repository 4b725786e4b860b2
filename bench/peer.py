"""The peer package `lasvegas` at our tables: its best bot decides in our rules, from what lies on a table of ours."""

from __future__ import annotations

from typing import Any

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


def table_for(players: int, white: bool) -> GameEnv:
    """A table of the peer's with our notes and dice."""
    own = DICE * np.eye(players, dtype=int)
    dice = np.c_[own, np.full((players, 1), WHITE_EACH[players])] if white else own
    rules = {"starting_dice": dice, "bills_pool": NOTES, "casinos_min": ENOUGH * THOUSAND, "num_rounds": ROUNDS}
    return GameEnv(**rules, xtr_collect=False)


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


def share_of(seat: int, players: int, seed: str, worlds: int | None) -> float:
    """Our expert's share of the win in a game against the peer's bot on all other seats."""
    game = Game.new("classic", [f"{number + 1}" for number in range(players)], {}, seed)
    env = table_for(players, bool(game.state["with_white"][0]))
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


def play_deal(players: int, seed: str, worlds: int | None) -> list[float]:
    """Our expert's shares of the win on one deal, from every seat."""
    return [share_of(seat, players, seed, worlds) for seat in range(players)]


def against_peer(players: int, deals: int, seed: str, worlds: int | None, pool: Any = None) -> dict[str, Any]:
    """How often our expert wins at a table of the peer's bots, every deal from every seat, with a 95 % interval."""
    seeds = [derive(seed, players, deal) for deal in range(deals)]
    played = list((map if pool is None else pool.map)(play_deal, [players] * deals, seeds, [worlds] * deals))
    low, high = interval([float(np.mean(shares)) for shares in played])
    rate = float(np.mean(played))
    return {"win_rate": round(rate, 6), "interval": [round(low, 6), round(high, 6)], "games": deals * players}
