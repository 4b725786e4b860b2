"""What waits to be sent, and to whom: memory that clients who do not read would take from all others.

A client is not heard while much waits for it, so nobody can ask for more than they read. What it watches goes on
without it: whoever lets too much of that wait is let go, and can come back to where it was.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable

from neonstrip.server.addresses import household

HEARD_BELOW = 64_000
"""Bytes: who has more waiting is not heard until they have read."""
SMALL = 32_000
"""Bytes of messages that are sent together at the end of a turn of the loop, where nothing waits: a view and the answer
to who moved are one. Of those the system has not taken then, all is counted."""
MOST_UNSENT = 4_000_000
"""Bytes that may wait for a connection before more comes. Full views of long games are large."""
MOST_AT_HOME = 8_000_000
"""Bytes that may wait for all connections of an address together, times the factor of limits,"""
MOST_IN_ALL = 64_000_000
"""and for all there are."""
SENT = b""
"""No message: it has been sent, and the system has not taken all of it."""
BEHIND = 2.0
"""Seconds that a message has waited of who is let go for the sake of others; what has just come is on its way."""


class Post:
    """All that waits, by address."""

    def __init__(self, factor: float = 1.0) -> None:
        self.most_at_home = MOST_AT_HOME * factor if factor else MOST_IN_ALL
        self.waiting = 0
        self._at_home: Counter[str] = Counter()
        self._boxes: dict[str, set[Outbox]] = {}
        """Those in which something waits."""

    def count(self, box: Outbox, size: int) -> None:
        """So much more, or less, waits for a client."""
        self.waiting += size
        self._at_home[box.home] += size
        if box.waiting:
            self._boxes.setdefault(box.home, set()).add(box)
        elif box.home in self._boxes:
            self._boxes[box.home].discard(box)
            if not self._boxes[box.home]:
                del self._boxes[box.home], self._at_home[box.home]

    def limit(self, home: str) -> None:
        """Where too much waits, let go of the client that has most of it waiting and is behind."""
        if self._at_home[home] > self.most_at_home:
            self._let_go(self._boxes[home])
        if self.waiting > MOST_IN_ALL:
            self._let_go({box for boxes in self._boxes.values() for box in boxes})

    def _let_go(self, boxes: set[Outbox]) -> None:
        behind = [box for box in boxes if box.is_behind]
        if behind:
            max(behind, key=lambda box: box.waiting).let_go()


SendAtOnce = Callable[[list[bytes]], int | None]
"""Sends messages, unless it cannot be done now (None): how many bytes of them the system has not taken."""


class Outbox:
    """What waits for one client."""

    def __init__(self, post: Post, address: str, send_at_once: SendAtOnce = lambda messages: None) -> None:
        self.post = post
        self._send_at_once = send_at_once
        self.home = household(address)
        self.waiting = 0
        """Bytes, with those that are being sent."""
        self.too_slow = asyncio.Event()
        """It is to be let go."""
        self.has_read = asyncio.Event()
        """It may be heard."""
        self.has_read.set()
        self._small: list[bytes] = []
        """What is sent at the end of this turn of the loop, and is not counted before."""
        self._messages: deque[tuple[float, bytes, int]] = deque()
        """What waits: since when, the message, and how many bytes that are; of what was sent already, no message."""
        self._more = asyncio.Event()
        self._sending: float | None = None
        """When the message that is being sent was put here."""

    @property
    def is_behind(self) -> bool:
        since = self._sending or (self._messages[0][0] if self._messages else None)
        return since is not None and time.monotonic() - since > BEHIND

    def put(self, message: bytes) -> None:
        """A message for the client, unless it was too slow for those before. Any single one has room, however large."""
        if self.too_slow.is_set():
            return
        if not self.waiting and len(message) + sum(map(len, self._small)) <= SMALL:
            if not self._small:
                asyncio.get_running_loop().call_soon(self._send_small)
            self._small.append(message)
            return
        if self.waiting > MOST_UNSENT:
            self.let_go()
            return
        self._messages.append((time.monotonic(), message, len(message)))
        self._wait_for(len(message))

    def _send_small(self) -> None:
        """What cannot be sent now waits, before what came after it; what the system has not taken counts until then."""
        small, self._small, now = self._small, [], time.monotonic()
        left = self._send_at_once(small) if small else 0
        if left is None:
            self._messages.extendleft((now, message, len(message)) for message in reversed(small))
            self._wait_for(sum(map(len, small)))
        elif left:
            self._messages.appendleft((now, SENT, left))
            self._wait_for(left)

    def _wait_for(self, size: int) -> None:
        self._more.set()
        self._count(size)
        self.post.limit(self.home)

    async def take(self) -> tuple[bytes, int]:
        """The next message and its size; it waits until it is said to be sent."""
        while not self._messages:
            self._more.clear()
            await self._more.wait()
        self._sending, message, size = self._messages.popleft()
        return message, size

    def sent(self, size: int) -> None:
        """The system has taken a message of so many bytes."""
        self._sending = None
        self._count(-min(size, self.waiting))

    def let_go(self) -> None:
        """Nothing more is kept for this client."""
        self.too_slow.set()
        self.close()

    def close(self) -> None:
        self._small.clear()
        self._messages.clear()
        self._count(-self.waiting)

    def _count(self, size: int) -> None:
        self.waiting += size
        self.post.count(self, size)
        if self.waiting > HEARD_BELOW:
            self.has_read.clear()
        else:
            self.has_read.set()
