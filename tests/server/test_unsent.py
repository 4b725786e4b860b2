"""What waits for clients that do not read has bounds: for a connection, for an address, and in all."""

from __future__ import annotations

import asyncio

import pytest

from neonstrip.server import unsent
from neonstrip.server.unsent import HEARD_BELOW, SENT, SMALL, Outbox, Post

VIEW = bytes(100_000)


class Clock:
    """Time as a test has it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr(unsent, "MOST_UNSENT", 10 * len(VIEW))
    monkeypatch.setattr(unsent, "MOST_AT_HOME", 20 * len(VIEW))
    monkeypatch.setattr(unsent, "MOST_IN_ALL", 40 * len(VIEW))
    clock = Clock()
    monkeypatch.setattr(unsent, "time", clock)
    return clock


def put(box: Outbox, views: int) -> None:
    for _ in range(views):
        box.put(VIEW)


def let_go(boxes: list[Outbox]) -> list[int]:
    return [number for number, box in enumerate(boxes) if box.too_slow.is_set()]


def test_messages_are_sent_in_order_and_count_until_they_are(clock: Clock) -> None:
    async def go() -> None:
        post = Post()
        box = Outbox(post, "192.0.2.1")
        box.put(b"one")
        box.put(b"four")
        assert await box.take() == (b"one", 3)
        assert post.waiting == box.waiting == 7
        box.sent(3)
        assert await box.take() == (b"four", 4)
        box.sent(4)
        assert post.waiting == box.waiting == 0
        coming = asyncio.create_task(box.take())
        await asyncio.sleep(0)
        box.put(b"late")
        assert await coming == (b"late", 4)

    asyncio.run(go())


class Line:
    """Where an outbox sends at once."""

    def __init__(self) -> None:
        self.gone: list[list[bytes]] = []
        self.left: int | None = 0
        """How much of what is sent the system does not take; None: nothing can be sent."""

    def send(self, messages: list[bytes]) -> int | None:
        if self.left is not None:
            self.gone.append(messages)
        return self.left


async def turn() -> None:
    """The loop goes round."""
    await asyncio.sleep(0)


def test_small_messages_are_sent_at_once_unless_something_waits(clock: Clock) -> None:
    async def go() -> None:
        line = Line()
        box = Outbox(Post(), "192.0.2.1", line.send)
        box.put(b"one")
        box.put(b"and one")
        await turn()
        assert (line.gone, box.waiting) == ([[b"one", b"and one"]], 0)
        line.left = None
        box.put(b"two")
        await turn()
        line.left = 0
        box.put(b"three")
        await turn()
        assert (len(line.gone), box.waiting) == (1, 8)
        for message in (b"two", b"three"):
            assert await box.take() == (message, len(message))
            box.put(b"meanwhile")
            box.sent(len(message))
        for _ in range(2):
            box.sent((await box.take())[1])
        await turn()
        assert (len(line.gone), box.waiting) == (1, 0)
        box.put(b"last")
        await turn()
        assert (line.gone[1:], box.waiting) == ([[b"last"]], 0)

    asyncio.run(go())


def test_a_large_message_comes_after_small_ones(clock: Clock) -> None:
    """Also where those cannot be sent at once after all, and where they are too many."""

    async def go(left: int | None) -> None:
        line = Line()
        line.left = left
        box = Outbox(Post(), "192.0.2.1", line.send)
        for message in (bytes(SMALL - 1), b"12", bytes(SMALL + 1)):
            box.put(message)
        sizes = [] if left is None else [SMALL - 1]
        coming = [asyncio.create_task(box.take()) for _ in range(3 - len(sizes))]
        sizes += [(await each)[1] for each in coming]
        assert sizes == [SMALL - 1, 2, SMALL + 1]
        assert [sum(map(len, messages)) for messages in line.gone] == ([] if left is None else [SMALL - 1])

    asyncio.run(go(0))
    asyncio.run(go(None))


def test_what_was_sent_at_once_counts_until_the_system_has_taken_it(clock: Clock) -> None:
    async def go() -> None:
        line, post = Line(), Post()
        box = Outbox(post, "192.0.2.1", line.send)
        line.left = 5
        box.put(b"a view")
        await turn()
        assert (line.gone, box.waiting, post.waiting) == ([[b"a view"]], 5, 5)
        box.put(b"one more")
        assert await box.take() == (SENT, 5)
        clock.now += 10
        assert box.is_behind
        box.sent(5)
        assert (await box.take(), post.waiting) == ((b"one more", 8), 8)
        assert len(line.gone) == 1

    asyncio.run(go())


def test_who_has_much_waiting_is_heard_when_it_is_sent(clock: Clock) -> None:
    async def go() -> None:
        box = Outbox(Post(), "192.0.2.1")
        assert box.has_read.is_set()
        box.put(bytes(HEARD_BELOW + 1))
        assert not box.has_read.is_set()
        await box.take()
        assert not box.has_read.is_set()
        box.sent(HEARD_BELOW + 1)
        assert box.has_read.is_set()

    asyncio.run(go())


def test_a_connection_has_a_bound_but_any_single_message_has_room(clock: Clock) -> None:
    post = Post()
    box = Outbox(post, "192.0.2.1")
    box.put(bytes(50 * len(VIEW)))
    assert not box.too_slow.is_set()
    put(box, 1)
    assert box.too_slow.is_set()
    assert post.waiting == 0
    put(box, 1)
    assert post.waiting == 0


def test_an_address_has_a_bound(clock: Clock) -> None:
    """Of those of a household that are behind, who has most waiting goes; the neighbour stays."""
    post = Post()
    home = [Outbox(post, f"2001:db8::{number:x}") for number in range(3)]
    neighbour = Outbox(post, "2001:db8:0:1::1")
    put(neighbour, 10)
    put(home[0], 5)
    put(home[1], 9)
    clock.now += 10
    put(home[2], 7)
    assert let_go(home) == [1]
    assert home[1].waiting == 0
    assert not neighbour.too_slow.is_set()
    assert post.waiting == (10 + 5 + 7) * len(VIEW)


def test_what_has_just_come_is_on_its_way(clock: Clock) -> None:
    """A class behind one router all look at a large table: nobody is let go before they could read."""
    post = Post()
    pupils = [Outbox(post, "192.0.2.1") for _ in range(30)]
    for pupil in pupils:
        put(pupil, 3)
    assert let_go(pupils) == []


def test_what_is_being_sent_for_long_is_behind_too(clock: Clock) -> None:
    async def go() -> None:
        post = Post()
        boxes = [Outbox(post, "192.0.2.1") for _ in range(3)]
        put(boxes[0], 9)
        for _ in range(9):
            await boxes[0].take()
        clock.now += 10
        put(boxes[1], 10)
        assert let_go(boxes) == []
        put(boxes[2], 2)
        assert let_go(boxes) == [0]

    asyncio.run(go())


def test_all_together_have_a_bound(clock: Clock) -> None:
    post = Post()
    boxes = [Outbox(post, f"192.0.2.{number}") for number in range(10)]
    for box in boxes:
        put(box, 4)
    clock.now += 10
    put(boxes[7], 1)
    assert let_go(boxes) == [7]
    assert post.waiting == 36 * len(VIEW)


def test_without_limits_only_the_whole_counts(clock: Clock) -> None:
    post = Post(0)
    boxes = [Outbox(post, "192.0.2.1") for _ in range(4)]
    put(boxes[0], 10)
    clock.now += 10
    for box in boxes[1:]:
        put(box, 9)
    assert let_go(boxes) == []
    for box in boxes[1:]:
        put(box, 2)
    assert let_go(boxes) == [0]


def test_nothing_is_kept_of_who_has_left(clock: Clock) -> None:
    post = Post()
    box = Outbox(post, "192.0.2.1")
    put(box, 3)
    box.close()
    assert (post.waiting, post._boxes, dict(post._at_home)) == (0, {}, {})
