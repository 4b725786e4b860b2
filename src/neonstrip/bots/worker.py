"""A process in which bots think: requests come in on stdin, answers go out on stdout.

    python -m neonstrip.bots.worker

The first answer, number READY, says that it is warm. It ends when stdin does, even in the middle of a thought.
"""

import threading
from queue import SimpleQueue

from msgspec import Struct, msgpack

from neonstrip.bots import pipes
from neonstrip.bots.advice import Advice
from neonstrip.bots.expecting import Expected, expect_seen
from neonstrip.bots.hints import hint, hint_seen
from neonstrip.bots.levels import HINT, Budget
from neonstrip.bots.player import choose, choose_seen
from neonstrip.bots.review.questions import Finding, Question
from neonstrip.bots.review.reviewer import weigh
from neonstrip.bots.warming import missing
from neonstrip.games import GAMES
from neonstrip.play import Game
from neonstrip.play.library import rulebook

READY = 0


class Request(Struct, tag=True):
    """All that a bot gets to know."""

    id: int
    game: str
    seats: int
    seat: int
    bot: str
    seen: bytes
    """The state as the seat may know it; its length depends on the number of seats."""
    moves: list[int]
    seed: str
    turn: int
    seconds: float
    """How long the bot may think at most."""
    haste: list[float] = []
    """The chance that each seat is hasty, as far as its moves told; nothing where nobody is told apart."""
    share: float = 1.0
    """The part of its usual thinking that the bot may do, on a machine with much to do."""
    hint: bool = False
    """Whether a person wants to know what the expert would do, and why."""
    expect: bool = False
    """Whether a person wants to know what each choice is expected to come to."""

    @property
    def is_move(self) -> bool:
        """Whether a bot is to move."""
        return not (self.hint or self.expect)


class Weighing(Struct, tag=True):
    """A decision of a finished game that is to be weighed for its review."""

    id: int
    question: Question
    seconds: float
    """How long that may take at most."""
    bot: str = "review"


class Answer(Struct):
    """The move for a request, the hint, what is expected, or what was found about a decision."""

    id: int
    move: int = READY
    advice: Advice | None = None
    finding: Finding | None = None
    expected: Expected | None = None


def answer(request: Request | Weighing) -> Answer:
    """Think about a request."""
    if isinstance(request, Weighing):
        return Answer(request.id, finding=weigh(request.question))
    r = request
    seen = rulebook(r.game).unpack(r.seen, r.seats)
    if r.expect:
        return Answer(r.id, expected=expect_seen(r.game, seen, r.seat, r.moves))
    if r.hint:
        budget = HINT.within(r.seconds)
        return Answer(r.id, advice=hint_seen(r.game, seen, r.seat, r.moves, r.seed, r.turn, budget, r.haste))
    known = r.game, seen, r.seat, r.bot, r.moves, r.seed, r.turn
    return Answer(r.id, choose_seen(*known, r.seconds, share=r.share, haste=r.haste))


def warm_up() -> None:
    """Load the compiled bots, so that the first table does not wait for it."""
    later = missing()  # a server may compile them just now
    for name in GAMES:
        if name in later:
            continue
        game = Game.new(name, ["Anna", "Benno"], seed=1)
        while len(game.numbers()) == 1:  # where there is nothing to choose, nobody thinks
            game.make(game.numbers()[0])
        choose(game, "greedy")
        hint(game, budget=Budget(1))


def listen(requests: SimpleQueue[bytes]) -> None:
    """Collect requests while the bots think."""
    while True:
        requests.put(pipes.read())


def main() -> None:
    """Answer requests until stdin ends."""
    out = pipes.own_stdout()
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(requests,), daemon=True).start()
    warm_up()
    pipes.send(out, msgpack.encode(Answer(READY)))
    decoder = msgpack.Decoder(Request | Weighing)
    while True:
        pipes.send(out, msgpack.encode(answer(decoder.decode(requests.get()))))


if __name__ == "__main__":
    main()
