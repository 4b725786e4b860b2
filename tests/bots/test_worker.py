"""A process in which bots think, spoken to as its pool does."""

import subprocess
import sys

from msgspec import msgpack

from neonstrip.bots import BOTS, choose
from neonstrip.bots.pipes import LENGTH, frame
from neonstrip.bots.player import bots_seed, known_haste, known_to, turn_of
from neonstrip.bots.worker import READY, Answer, Request
from neonstrip.play import Game

COMMAND = [sys.executable, "-m", "neonstrip.bots.worker"]


def some_requests() -> tuple[list[Request], list[int]]:
    """Requests from the middle of games, and the moves that must come back."""
    requests: list[Request] = []
    moves: list[int] = []
    for name in ("royale", "classic", "newvegas"):
        for seats in (2, 5):
            game = Game.new(name, [f"P{seat}" for seat in range(seats)], seed=seats)
            for _ in range(30):
                for bot in BOTS[:-1]:  # all but the expert, who goes by the clock
                    seat = game.seats[-1]
                    seen = known_to(bot, game, seat).tobytes()
                    legal, turn = game.numbers(seat), turn_of(game, seat)
                    number = len(requests) + 1
                    known = seen, legal, bots_seed(game), turn, 60.0, known_haste(bot, game)
                    requests.append(Request(number, name, seats, seat, bot, *known))
                    moves.append(choose(game, bot, seat))
                game.make(moves[-1], seat)
    return requests, moves


def read_answers(data: bytes) -> list[Answer]:
    """All answers, when nothing else is there."""
    answers = []
    while data:
        size = int.from_bytes(data[:LENGTH], "big")
        answers.append(msgpack.decode(data[LENGTH : LENGTH + size], type=Answer))
        data = data[LENGTH + size :]
    return answers


def test_it_answers_in_order_prints_nothing_else_and_ends_quietly() -> None:
    requests, moves = some_requests()
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as worker:
        assert worker.stdin
        assert worker.stdout
        assert worker.stderr
        data = b"".join(frame(msgpack.encode(request)) for request in requests)
        for piece in (data[:1], data[1:7], data[7:]):
            worker.stdin.write(piece)
            worker.stdin.flush()
        answers: list[Answer] = []
        while len(answers) <= len(requests):
            head = worker.stdout.read(LENGTH)
            answers += read_answers(head + worker.stdout.read(int.from_bytes(head, "big")))
        worker.stdin.close()
        assert worker.wait(30) == 0
        assert worker.stdout.read() == worker.stderr.read() == b""
    assert answers == [Answer(READY, 0)] + [Answer(r.id, move) for r, move in zip(requests, moves, strict=True)]


def test_it_ends_while_it_still_gets_ready() -> None:
    done = subprocess.run(COMMAND, input=b"", capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


def test_it_ends_quietly_when_nobody_reads_its_answers() -> None:
    """Whoever started it may die while it thinks, and the answer be written before it hears of that."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as worker:
        assert worker.stdout
        assert worker.stderr
        worker.stdout.close()
        assert worker.wait(60) == 0
        assert worker.stderr.read() == b""


def test_a_request_that_makes_no_sense_ends_it_with_a_traceback_and_no_answer() -> None:
    request = Request(1, "royale", 2, 0, "greedy", b"short", [0, 1], "seed", 0, 1.0)
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as worker:
        assert worker.stdin
        assert worker.stdout
        assert worker.stderr
        worker.stdin.write(frame(msgpack.encode(request)))
        worker.stdin.flush()
        assert worker.wait(60) == 1
        assert read_answers(worker.stdout.read()) == [Answer(READY, 0)]
        assert b"Traceback" in worker.stderr.read()


def test_what_is_seen_survives_the_way() -> None:
    for name in ("royale", "newvegas"):
        for seats in (2, 5):
            game = Game.new(name, [f"P{seat}" for seat in range(seats)], seed=1)
            seen = game.rules.see(game.state, 1)
            assert game.rules.unpack(seen.tobytes(), seats).tobytes() == seen.tobytes()
