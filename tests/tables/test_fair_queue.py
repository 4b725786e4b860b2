"""The fair queue and the shares of thinking: counted and ordered, never timed."""

from __future__ import annotations

from neonstrip.bots.levels import EXPERT as EXPERTS_BUDGET
from neonstrip.bots.levels import Budget
from neonstrip.tables.fair_queue import FairQueue
from neonstrip.tables.origins import Origins
from neonstrip.tables.shares import ALLOWANCE, EXPERT, LEAST, REFILL, Shares, cost
from neonstrip.tables.time import Time


def taken(turns: FairQueue[str], count: int) -> list[str]:
    return [turns.take() for _ in range(count)]


def test_addresses_take_turns_then_tables_then_seats() -> None:
    turns: FairQueue[str] = FairQueue()
    for table in ("t", "u"):
        for seat in ("0", "1"):
            for number in "ab":
                turns.put(("big", table, seat), f"{table}{seat}{number}")
    turns.put(("small", "v", "0"), "v0")
    assert taken(turns, 9) == ["t0a", "v0", "u0a", "t1a", "u1a", "t0b", "u0b", "t1b", "u1b"]
    assert not turns


def test_who_comes_late_waits_for_one_turn_of_each_and_no_more() -> None:
    turns: FairQueue[str] = FairQueue()
    for number in range(1000):
        turns.put((f"address {number % 3}", "t", str(number)), "big")
    taken(turns, 10)
    turns.put(("late", "t", "0"), "late")
    assert taken(turns, 4) == ["big"] * 3 + ["late"]


def test_what_is_put_back_is_next() -> None:
    turns: FairQueue[str] = FairQueue()
    turns.put(("a", "t", "0"), "first")
    turns.put(("b", "t", "0"), "second")
    first = turns.take()
    turns.put_back(("a", "t", "0"), first)
    assert taken(turns, 2) == ["first", "second"]


class Clock(Time):
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


def test_budgets_shrink_with_the_load_down_to_none() -> None:
    shares = Shares(1, Clock())
    found = []
    for _ in range(200):
        shares.ask("a", EXPERT)
        found.append(shares.of("a"))
    assert found[:13] == [1.0] * 13, "four seconds of experts"
    assert found == sorted(found, reverse=True)
    assert 0 < found[50] < 1
    assert found[-1] == 0.0, "the quick bot plays"
    assert all(share == 0 or share >= LEAST for share in found)
    for _ in range(200):
        shares.settle("a", EXPERT)
    assert shares.of("a") == 1.0


def test_who_asks_for_much_gets_little_and_the_others_lose_nothing() -> None:
    shares = Shares(1, Clock())
    for _ in range(200):
        shares.ask("big", cost("expert"))
    shares.ask("small", cost("casual"))
    assert (shares.of("big"), shares.of("small")) == (0.0, 1.0)


def test_an_address_that_has_thought_for_long_stands_back_while_others_wait() -> None:
    clock = Clock()
    shares = Shares(1, clock)
    shares.use("big", ALLOWANCE + 10)
    shares.ask("big", EXPERT)
    assert shares.of("big") == 1.0, "nobody else wants anything"
    shares.ask("small", EXPERT)
    assert (shares.of("big"), shares.of("small")) == (LEAST, 1.0)
    clock.now += 10 / REFILL
    assert shares.of("big") == 1.0


def test_an_address_that_has_all_its_time_back_is_forgotten() -> None:
    clock = Clock()
    shares = Shares(1, clock)
    for number in range(100):
        shares.use(f"address {number}", 1.0)
    assert shares.kept == 100
    clock.now += 1 / REFILL
    shares.use("another", 1.0)
    assert shares.kept == 1


def test_a_share_of_a_budget() -> None:
    assert EXPERTS_BUDGET.shared(0.5, 8) == Budget(256, 0.15, 16)
    assert Budget(24).shared(0.1, 8) == Budget(8)
    assert Budget(12, 0.3).shared(0.1, 0).worlds == 1
    assert Budget(0).shared(0.1, 8) == Budget(0)


def test_tables_are_told_apart_by_who_laid_them_and_no_address_is_kept() -> None:
    origins = Origins()
    origins.note("t", "192.0.2.1")
    origins.note("u", "192.0.2.1")
    origins.note("v", "192.0.2.2")
    origins.follow("w", "v")
    origins.follow("x", "unknown")
    assert origins.of("t") == origins.of("u") != origins.of("v") == origins.of("w")
    assert (origins.of("x"), origins.of("y")) == ("x", "y")
    assert "192.0.2.1" not in repr(vars(origins))
    assert Origins().of("t") == "t"
