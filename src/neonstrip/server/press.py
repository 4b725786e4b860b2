"""Papers to print: each is made once, in a thread, one at a time, and kept. Who wants many new ones waits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from neonstrip.printing.papers import Wish

KEPT = 128
"""Papers and pictures of them that are kept: each takes 30 to 300 kB."""
PDF, SVG = "application/pdf", "image/svg+xml"


class Press:
    """Makes papers when they are first asked for, while the event loop goes on."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Wish, str], list[bytes]] = OrderedDict()
        self._busy = asyncio.Lock()

    async def print(self, wish: Wish, kind: str, pay: Callable[[], None]) -> list[bytes]:
        """A paper as PDF, or a picture of each of its pages. Who asks first pays for it."""
        key = wish, kind
        if key not in self._kept:
            pay()
            async with self._busy:
                if key not in self._kept:
                    self._kept[key] = await asyncio.to_thread(_make, wish, kind)
                    while len(self._kept) > KEPT:
                        self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def _make(wish: Wish, kind: str) -> list[bytes]:
    # What draws is loaded when somebody wants to print: most servers are never asked.
    from neonstrip.printing.papers import make_pdf, make_pictures

    return [make_pdf(wish)] if kind == PDF else [picture.encode() for picture in make_pictures(wish)]
