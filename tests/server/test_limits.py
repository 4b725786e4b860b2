"""Limits remember whom they have to refuse, and nobody else: addresses are many."""

from __future__ import annotations

import time

import pytest

from neonstrip.play.errors import Mistake
from neonstrip.server import limits
from neonstrip.server.limits import Limit


def test_an_address_that_may_do_everything_again_is_forgotten() -> None:
    limit = Limit(2, 1000)
    for number in range(1000):
        limit.take(f"address {number}")
    time.sleep(0.01)
    limit.take("the last one")
    assert limit.kept == 1


def test_an_address_that_may_not_is_remembered_whoever_else_comes() -> None:
    limit = Limit(2, 0.001)
    for _ in range(2):
        limit.take("busy")
    for number in range(100):
        limit.take(f"address {number}")
    assert limit.kept == 101
    with pytest.raises(Mistake) as refused:
        limit.take("busy")
    assert refused.value.code == "too-many"


def test_there_is_an_end_to_what_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT", 10)
    limit = Limit(2, 0.001)
    for number in range(100):
        limit.take(f"address {number}")
    assert limit.kept == 10
