"""What connections leave behind is thrown away soon, without making anybody wait."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from neonstrip.server import collector


class Left:
    """Something that only refers to itself, as what is left of a connection does."""

    def __init__(self) -> None:
        self.me = self


@pytest.mark.parametrize(("took", "expected"), [(0.001, 60), (0.01, 72), (0.5, 3600)])
def test_a_collection_that_takes_long_is_rare(took: float, expected: float) -> None:
    assert collector.pause(took) == pytest.approx(expected)


def test_what_is_old_is_looked_at_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "SHORTEST", 0.01)

    async def go() -> None:
        tidying = asyncio.create_task(collector.tidy())
        left = Left()
        gc.freeze()
        gc.unfreeze()  # among the oldest, as if it had been there for long
        gone = weakref.ref(left)
        del left
        async with asyncio.timeout(60):
            while gone() is not None:
                await asyncio.sleep(0.01)
        tidying.cancel()

    asyncio.run(go())
