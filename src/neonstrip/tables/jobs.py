"""Work for bots: who wants what decided, and what a worker gets to know for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import Struct

from neonstrip.bots.player import bots_seed, known_haste, known_to, turn_of
from neonstrip.bots.worker import Answer, Request, Weighing
from neonstrip.play import Game

PLAY, REVIEW = range(2)
"""Who goes first: bots and hints at tables that play, before reviews of games that are over."""

Asked = Request | Weighing
Make = Callable[[float], Asked | None]
"""The request, given the share of its time that a bot may have; made when it is sent. None: nobody wants it now."""


def request_for(
    number: int,
    game: Game,
    seat: int,
    bot: str,
    moves: list[int],
    seconds: float,
    hint: bool = False,
    expect: bool = False,
    share: float = 1.0,
) -> Request:
    """What a worker gets to know of a game: what the seat may know, and nothing else."""
    return Request(
        id=number,
        game=game.rules.name,
        seats=len(game.names),
        seat=seat,
        bot=bot,
        seen=known_to(bot, game, seat).tobytes(),
        moves=moves,
        seed=bots_seed(game),
        turn=turn_of(game, seat),
        haste=known_haste(bot, game),
        seconds=seconds,
        share=share,
        hint=hint,
        expect=expect,
    )


class Job(Struct, eq=False):
    """Work that waits."""

    rank: int
    path: tuple[str, str, str]
    """Whose it is: the address, the table and the seat."""
    cost: int
    """About how many milliseconds it takes, if there is time."""
    seconds: float
    make: Make
    answer: asyncio.Future[Answer | None]
    """The answer; None if no worker could give one, or nobody wants it any more."""
    attempts: int = 0
    counts: bool = False
    """Whether it counts among what its address asks for."""

    def settle(self, answer: Answer | None) -> None:
        """Answer, unless whoever asked is gone."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def give_up(self) -> None:
        """Nobody answered in time."""
        if not self.answer.done():
            self.answer.set_exception(TimeoutError())
