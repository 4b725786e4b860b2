"""Bots in processes of their own: real ones, which are killed, stopped and flooded here."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.bots import BOTS, choose, pipes
from neonstrip.bots.review import Reviewing
from neonstrip.bots.review.questions import Question
from neonstrip.play import Game, Mistake
from neonstrip.play.royale.rulebook import Royale
from neonstrip.rules.chance import BLOCK, CHANCE
from neonstrip.rules.kernel import Records
from neonstrip.tables import crew
from neonstrip.tables.botpool import BotPool
from neonstrip.tables.jobs import request_for


def positions(name: str, count: int, seats: int = 3) -> list[Game]:
    """Games of random moves, each at a moment when a seat has a choice."""
    games: list[Game] = []
    while len(games) < count:
        seed = len(games)
        game = Game.new(name, [f"P{seat}" for seat in range(seats)], seed=seed)
        for step, (seat, _) in enumerate(random_play(game, seed)):
            if step >= 10 + seed % 40 and len(game.numbers(seat)) > 3 and seat == game.seat:
                break
        games.append(game)
    return games


def run(test: Callable[[BotPool], Coroutine[Any, Any, None]], workers: int) -> None:
    """Run a test with a pool that is ready."""

    async def go() -> None:
        pool = BotPool(workers)
        try:
            await pool.start()
            await test(pool)
        finally:
            await pool.close()

    asyncio.run(go())


async def handed_over(pool: BotPool, game: Game, seconds: float) -> asyncio.Task[int | None]:
    """A request that a worker has in hand."""
    request = asyncio.create_task(pool.choose(game, game.seat, "greedy", seconds))
    await asyncio.sleep(0)
    while pool.waiting:
        await asyncio.sleep(0.005)
    return request


def test_two_hundred_requests_at_once_are_all_answered_as_the_bot_would() -> None:
    async def test(pool: BotPool) -> None:
        games = [*positions("royale", 20), *positions("newvegas", 20)]
        asked = [(game, bot) for game in games for bot in BOTS[:-1]]  # the expert goes by the clock
        answers = await asyncio.gather(*(pool.choose(game, game.seat, bot, 60.0) for game, bot in asked))
        assert len(answers) == 200
        assert answers == [choose(game, bot) for game, bot in asked]
        assert (pool.fallbacks, pool.replaced, pool.waiting) == (0, 0, 0)

    run(test, workers=2)


def test_the_same_request_gets_the_same_answer_from_every_worker() -> None:
    async def test(pool: BotPool) -> None:
        for game in (positions("royale", 1)[0], positions("newvegas", 1)[0]):
            os.kill(pool.pids[0], signal.SIGSTOP)  # it holds one of two requests, so the other worker has the other one
            requests = [asyncio.create_task(pool.choose(game, game.seat, "random", 60.0)) for _ in range(2)]
            done, held = await asyncio.wait(requests, return_when=asyncio.FIRST_COMPLETED)
            assert len(done) == len(held) == 1
            os.kill(pool.pids[0], signal.SIGCONT)
            assert await asyncio.gather(*requests) == [choose(game, "random")] * 2
        assert pool.fallbacks == pool.replaced == 0

    run(test, workers=2)


def test_a_worker_killed_in_mid_request_is_replaced_and_the_request_tried_again() -> None:
    async def test(pool: BotPool) -> None:
        (first,), game = pool.pids, positions("royale", 1)[0]
        os.kill(first, signal.SIGSTOP)
        request = await handed_over(pool, game, 60.0)
        os.kill(first, signal.SIGKILL)
        assert await request == choose(game, "greedy")
        assert (pool.fallbacks, pool.replaced) == (0, 1)
        assert pool.pids != [first]

    run(test, workers=1)


def test_workers_that_died_idle_cost_no_attempt() -> None:
    async def test(pool: BotPool) -> None:
        game, before = positions("newvegas", 1)[0], pool.pids
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        while not all(worker.has_ended for worker in pool.crew._ready):
            await asyncio.sleep(0.005)
        assert await pool.choose(game, game.seat, "greedy", 60.0) == choose(game, "greedy")
        assert (pool.fallbacks, pool.replaced) == (0, 2)
        assert not set(before) & set(pool.pids)

    run(test, workers=2)


def test_a_worker_that_hangs_is_killed_and_the_quick_bot_moves() -> None:
    async def test(pool: BotPool) -> None:
        (first,), game = pool.pids, positions("newvegas", 1)[0]
        os.kill(first, signal.SIGSTOP)
        assert await pool.choose(game, game.seat, "strong", 0.2) == choose(game, "greedy")
        assert (pool.fallbacks, pool.replaced) == (1, 1)
        assert await pool.choose(game, game.seat, "strong", 60.0) == choose(game, "strong")
        assert (pool.fallbacks, pool.replaced) == (1, 1)
        assert pool.pids != [first]
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)

    run(test, workers=1)


def test_the_quick_bot_moves_in_the_house_where_every_worker_hangs() -> None:
    async def test(pool: BotPool) -> None:
        game = positions("royale", 1)[0]
        os.kill(pool.pids[0], signal.SIGSTOP)
        request = asyncio.create_task(pool.choose(game, game.seat, "greedy", 0.1))
        assert await request == choose(game, "greedy")

    run(test, workers=1)


class Garbled(Royale):
    """A rulebook whose views no bot can read, so that every worker that gets one crashes."""

    def see(self, state: Records, seat: int) -> Records:
        return np.zeros(1, np.uint8)


def test_a_request_that_crashes_every_worker_is_given_up_and_harms_no_other() -> None:
    async def test(pool: BotPool) -> None:
        good, bad = positions("royale", 2)
        bad.rules = Garbled()
        moves = await asyncio.gather(
            *(pool.choose(game, game.seat, "greedy", 60.0) for game in (good, bad, good, good))
        )
        assert moves[1] == bad.numbers()[0]
        assert [*moves[:1], *moves[2:]] == [choose(good, "greedy")] * 3
        assert (pool.fallbacks, pool.replaced) == (1, 3)

    run(test, workers=1)


def test_callers_that_go_away_disturb_nobody() -> None:
    """Neither one whose request a worker has in hand, nor one that stands in the queue."""

    async def test(pool: BotPool) -> None:
        (pid,), games = pool.pids, positions("royale", 20)
        os.kill(pid, signal.SIGSTOP)
        requests = [await handed_over(pool, games[0], 60.0)]
        requests += [asyncio.create_task(pool.choose(game, game.seat, "greedy", 60.0)) for game in games[1:]]
        await asyncio.sleep(0)
        assert pool.waiting == 19
        for request in requests[::2]:
            request.cancel()
        os.kill(pid, signal.SIGCONT)
        answers = await asyncio.gather(*requests, return_exceptions=True)
        assert all(isinstance(answer, asyncio.CancelledError) for answer in answers[::2])
        assert answers[1::2] == [choose(game, "greedy") for game in games[1::2]]
        assert (pool.pids, pool.fallbacks, pool.replaced) == ([pid], 0, 0)

    run(test, workers=1)


def test_closing_ends_the_workers_and_whoever_waits() -> None:
    async def go() -> None:
        pool = BotPool(1)
        await pool.start()
        (pid,), game = pool.pids, positions("royale", 1)[0]
        os.kill(pid, signal.SIGSTOP)
        request = await handed_over(pool, game, 60.0)
        await pool.close()
        with pytest.raises(asyncio.CancelledError):
            await request
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        with pytest.raises(RuntimeError, match="closed"):
            await pool.choose(game, game.seat, "greedy", 1.0)

    asyncio.run(go())


def test_nothing_starts_before_a_bot_has_to_think() -> None:
    """Nor for an unknown bot, a seat that has nothing to decide, or one that has no choice."""

    async def go() -> None:
        pool, game = BotPool(), Game.new("royale", ["Anna", "Benno"], seed=1)
        assert 1 <= pool.size <= 4
        with pytest.raises(Mistake) as unknown:
            await pool.choose(game, game.seat, "clever", 1.0)
        assert unknown.value.code == "unknown-bot"
        with pytest.raises(Mistake) as waits:
            await pool.choose(game, 1 - game.seat, "greedy", 1.0)
        assert waits.value.code == "not-your-turn"
        assert await pool.choose(game, game.seat, "greedy", 1.0) == game.rules.numbers["roll"]
        assert not pool.crew._places
        await pool.close()

    asyncio.run(go())


def test_a_process_that_cannot_be_started_is_told_once_and_tried_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = sys.executable
    monkeypatch.setattr(crew, "PAUSE", 0.01)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    tried, start = list[str](), pipes.start

    def counted(module: str) -> Coroutine[Any, Any, Process]:
        tried.append(module)
        return start(module)

    monkeypatch.setattr(pipes, "start", counted)

    async def go() -> None:
        pool = BotPool(1)
        try:
            await pool.start()
            while len(tried) < 5:
                await asyncio.sleep(0.01)
            assert not pool.pids
            python = tmp_path / "new"
            python.write_text(f'#!/bin/sh\nexec "{real}" "$@"\n')
            python.chmod(0o755)
            python.rename(tmp_path / "python")
            while not pool.pids:
                await asyncio.sleep(0.01)
        finally:
            await pool.close()

    asyncio.run(go())
    [line] = [record.getMessage() for record in caplog.records if "could not get ready" in record.getMessage()]
    assert "No such file or directory" in line


def test_it_runs_on_the_loop_of_the_server_too() -> None:
    uvloop = pytest.importorskip("uvloop")

    async def go() -> None:
        pool, game = BotPool(1), positions("royale", 1)[0]
        await pool.start()
        (pid,) = pool.pids
        os.kill(pid, signal.SIGSTOP)
        request = await handed_over(pool, game, 60.0)
        os.kill(pid, signal.SIGKILL)
        assert await request == choose(game, "greedy")
        await pool.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(go())


PARENT = """
import asyncio
from neonstrip.tables import crew
from neonstrip.tables.botpool import BotPool

async def main():
    pool = BotPool(2)
    await pool.start()
    print(len(pool.pids), flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


def test_workers_end_with_a_parent_that_was_killed() -> None:
    """They hold its stderr, which ends when the last of them has, and which they have written nothing to."""
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as parent:
        assert parent.stdout
        assert parent.stdout.readline() == b"2\n"
        parent.kill()
        assert parent.communicate(timeout=60) == (b"", b"")


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_is_sent_is_the_same_when_only_hidden_things_change(setting: Setting) -> None:
    """And the seed of the game is never in it."""
    source, chance, changed = np.zeros(1, CHANCE), random.Random(1), 0
    source["key"], source["used"] = np.arange(8), BLOCK
    game = setting.new(7)
    for seat, _ in random_play(game, 7):
        if chance.random() > 0.3:
            continue
        twin = setting.new(7)
        twin.history = game.history
        twin.state = game.rules.see(game.state, seat)
        game.rules.imagine(twin.state, seat, source)
        changed += twin.state.tobytes() != game.state.tobytes()
        requests = [request_for(1, each, seat, "greedy", each.numbers(seat), 1.0) for each in (game, twin)]
        sent = [msgspec.msgpack.encode(request) for request in requests]
        assert sent[0] == sent[1]
        assert game.seed.encode() not in sent[0]
        assert bytes.fromhex(game.seed) not in sent[0]
    assert changed > 0


def test_bots_go_before_reviews() -> None:
    """However much of a review waits, a bot that has to move is next."""

    async def test(pool: BotPool) -> None:
        game = Game.new("royale", ["Anna", "Benno"], seed=1)
        for _ in random_play(game, 1):
            pass
        reviewing, done = Reviewing(game.record()), list[str]()
        while reviewing.gathering.step():
            pass

        async def weigh(question: Question) -> None:
            assert await pool.weigh(question) is not None
            done.append("review")

        weighings = [asyncio.create_task(weigh(question)) for question in reviewing.questions[:8]]
        await asyncio.sleep(0)
        assert pool.waiting > 5
        table = positions("royale", 1)[0]
        await pool.choose(table, table.seat, "greedy", 60.0)
        assert len(done) <= 2  # what was in hand when the bot came
        await asyncio.gather(*weighings)
        assert len(done) == 8

    run(test, workers=1)


def test_what_one_address_asks_for_costs_the_others_neither_time_nor_strength() -> None:
    """Four tables of fifty experts, and then a casual bot of somebody else: it is next, and thinks in full."""

    async def test(pool: BotPool) -> None:
        taken, kinds = list[str](), list[str]()
        pool.count = lambda name, label: kinds.append(label)
        (pid,), game = pool.pids, positions("newvegas", 1, seats=50)[0]
        seats = [seat for seat in game.seats if len(game.numbers(seat)) > 1]
        assert len(seats) > 10

        async def move(table: str, seat: int, bot: str) -> int | None:
            found = await pool.choose(game, seat, bot, 60.0, table)
            taken.append(table)
            return found

        for number in range(4):
            pool.origins.note(f"t{number}", "198.51.100.7")
        pool.origins.note("mine", "192.0.2.1")
        os.kill(pid, signal.SIGSTOP)
        crowd = [asyncio.create_task(move(f"t{number}", seat, "expert")) for number in range(4) for seat in seats]
        crowd += [asyncio.create_task(move(f"t{number}", seats[0], "expert")) for number in range(4) for _ in range(99)]
        await asyncio.sleep(0)
        mine = asyncio.create_task(move("mine", seats[0], "casual"))
        os.kill(pid, signal.SIGCONT)
        assert await mine == choose(game, "casual", seats[0])
        assert taken.index("mine") <= 2, "what was in hand, and at most one more"
        assert kinds[taken.index("mine")] == "full"
        while len(taken) < 9:
            await asyncio.sleep(0.01)
        assert {table: taken[:9].count(table) for table in ("t0", "t1", "t2", "t3")} == dict.fromkeys(
            ("t0", "t1", "t2", "t3"), 2
        ), "tables of one address take turns"
        assert set(kinds) == {"full", "quick"}, "nobody plays at random"
        assert pool.fallbacks == kinds.count("quick")
        done = [(task, seat) for task, seat in zip(crowd, seats * 4, strict=False) if task.done()]
        assert all(task.result() == choose(game, "greedy", seat) for task, seat in done)
        for task in crowd:
            task.cancel()

    run(test, workers=1)


def test_a_request_for_a_position_that_is_gone_is_dropped() -> None:
    """What waited for so long that the table went on costs no thinking."""

    async def test(pool: BotPool) -> None:
        (pid,), (first, game) = pool.pids, positions("royale", 2)
        os.kill(pid, signal.SIGSTOP)
        held = await handed_over(pool, first, 60.0)
        late = asyncio.create_task(pool.choose(game, game.seat, "greedy", 60.0))
        await asyncio.sleep(0)
        game.make(game.numbers()[0])
        os.kill(pid, signal.SIGCONT)
        assert await late is None
        assert await held == choose(first, "greedy")
        assert pool.fallbacks == 0

    run(test, workers=1)
