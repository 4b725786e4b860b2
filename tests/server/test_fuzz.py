"""Whatever is sent over the WebSocket, the server answers with a clear code, and no table takes harm."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from length import LONG
from server.cheats import WORDS, an_evening
from server.mutation import TOO_LARGE
from server.running import Running, check_alive

MESSAGES = 100_000 if LONG else 2_000
EVENING = 10_000 if LONG else 2_000


@pytest.mark.long
def test_nearly_right_messages_harm_nothing(house: Running) -> None:
    codes: Counter[str] = Counter()
    for number in range(MESSAGES // EVENING):
        codes += asyncio.run(an_evening(house, number, EVENING))
    assert set(codes) <= WORDS
    assert {"bad-message", "not-your-seat", "not-host", "no-such-table", "unknown-move", "stale", "game-over"} <= set(
        codes
    )
    check_alive(house)


@pytest.mark.parametrize(
    ("frame", "code"),
    [("x" * TOO_LARGE, 1009), (["x" * 9_000] * 3, 1009), (b'{"type":"\xff"}', 1007)],
    ids=["too large", "too large in pieces", "not UTF-8"],
)
def test_what_is_no_text_ends_the_connection_and_nothing_else(house: Running, frame: Any, code: int) -> None:
    async def go() -> None:
        async with connect(house.socket_url, compression=None) as socket:
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - either of them notices
                await socket.send(frame, text=True)
                while True:
                    await asyncio.wait_for(socket.recv(), 30)
            # Where more was under way, the client may find the connection reset before it reads why.
            assert closed.value.rcvd is None or closed.value.rcvd.code == code

    asyncio.run(go())
    check_alive(house)


@pytest.mark.parametrize("garbage", [b"\xff" * 100, b"\x81\x05hello", b"\x83\x80\0\0\0\0", b"\x09" + b"\xfe" * 300])
def test_bytes_that_are_no_frames_end_the_connection_and_nothing_else(house: Running, garbage: bytes) -> None:
    """Neither masked, nor of a kind there is, nor whole."""

    async def go() -> None:
        async with connect(house.socket_url, compression=None) as socket:
            await socket.recv()
            socket.transport.write(garbage)
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                while True:
                    await asyncio.wait_for(socket.recv(), 30)
            assert closed.value.rcvd is None or closed.value.rcvd.code in (1002, 1009)

    asyncio.run(go())
    check_alive(house)
