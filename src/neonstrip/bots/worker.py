"""A process in which bots think: requests come in on stdin, answers go out on stdout, each after its length.

    python -m neonstrip.bots.worker

The first answer, number READY, says that it is warm. It ends when stdin does, even in the middle of a thought, and so
never outlives who started it, however that one ended.
"""

import contextlib
import os
import threading
from pathlib import Path
from queue import SimpleQueue

from msgspec import Struct, msgpack

from neonstrip.bots.advice import Advice
from neonstrip.bots.hints import hint, hint_seen
from neonstrip.bots.levels import EXPERT, Budget
from neonstrip.bots.player import choose, choose_seen
from neonstrip.bots.review.questions import Finding, Question
from neonstrip.bots.review.reviewer import weigh
from neonstrip.games import GAMES
from neonstrip.play import Game
from neonstrip.play.library import rulebook

LENGTH = 4
READY = 0
NICE = 10
"""How far bots stand back behind the server: they get a tenth of a core that both want."""


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
    share: float = 1.0
    """The part of its usual thinking that the bot may do, on a machine with much to do."""
    hint: bool = False
    """Whether a person wants to know what the expert would do, and why."""


class Weighing(Struct, tag=True):
    """A decision of a finished game that is to be weighed for its review."""

    id: int
    question: Question
    seconds: float
    """How long that may take at most."""
    bot: str = "review"


class Answer(Struct):
    """The move for a request, the hint, or what was found about a decision."""

    id: int
    move: int = READY
    advice: Advice | None = None
    finding: Finding | None = None


def frame(message: Request | Weighing | Answer) -> bytes:
    """A message as it is sent: its length, then itself."""
    body = msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def answer(request: Request | Weighing) -> Answer:
    """Think about a request."""
    if isinstance(request, Weighing):
        return Answer(request.id, finding=weigh(request.question))
    r = request
    seen = rulebook(r.game).unpack(r.seen, r.seats)
    if r.hint:
        budget = EXPERT.within(r.seconds)
        return Answer(r.id, advice=hint_seen(r.game, seen, r.seat, r.moves, r.seed, r.turn, budget))
    return Answer(r.id, choose_seen(r.game, seen, r.seat, r.bot, r.moves, r.seed, r.turn, r.seconds, share=r.share))


def warm_up() -> None:
    """Load the compiled bots, so that the first table does not wait for it."""
    for name in GAMES:
        game = Game.new(name, ["Anna", "Benno"], seed=1)
        while len(game.numbers()) == 1:  # where there is nothing to choose, nobody thinks
            game.make(game.numbers()[0])
        choose(game, "greedy")
        hint(game, budget=Budget(1))


def read(size: int) -> bytes:
    """So many bytes from stdin. Where it ends, this process does."""
    data = b""
    while len(data) < size:
        more = os.read(0, size - len(data))
        if not more:
            os._exit(0)
        data += more
    return data


def listen(requests: SimpleQueue[bytes]) -> None:
    """Collect requests while the bots think."""
    while True:
        requests.put(read(int.from_bytes(read(LENGTH), "big")))


def tell(out: int, answer: Answer) -> None:
    """Send an answer. Where nobody is left to read it, this process ends."""
    try:
        os.write(out, frame(answer))
    except BrokenPipeError:
        os._exit(0)


def step_back() -> None:
    """Let whoever serves people go first, where the system knows such a thing.

    Linux counts the sessions of a desktop against each other before it looks at processes, hence the second step.
    """
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(NICE))


def main() -> None:
    """Answer requests until stdin ends."""
    out = os.dup(1)
    os.dup2(2, 1)  # whatever anything here may print must not end up among the answers
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(requests,), daemon=True).start()
    warm_up()
    tell(out, Answer(READY))
    decoder = msgpack.Decoder(Request | Weighing)
    while True:
        tell(out, answer(decoder.decode(requests.get())))


if __name__ == "__main__":
    main()
