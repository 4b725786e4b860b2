"""News of an append bring the entry to who has the one before, and tell nobody else anything of it."""

from __future__ import annotations

import msgspec
import pytest

from neonstrip.tables.storage import news
from neonstrip.tables.storage.chain import linked
from neonstrip.tables.storage.rows import Entry

FIRST = linked(b"", Entry("abc", 1, 1000, b'{"type":"created","server_seed":"secret"}'))
SECOND = linked(FIRST.link, Entry("abc", 2, 2000, b'{"type":"moved","move":"hide 3"}'))


def test_who_has_the_entry_before_is_brought_the_next() -> None:
    told = news.read(news.write(SECOND.before, SECOND))
    assert (told.table, told.seq) == ("abc", 2)
    brought = news.unseal(told, FIRST.link)
    assert brought is not None
    assert (brought.at, brought.stored, brought.link) == (SECOND.at, SECOND.event, SECOND.link)


def test_others_learn_nothing_of_it_and_can_make_none() -> None:
    told = news.read(news.write(SECOND.before, SECOND))
    assert b"hide" not in told.sealed.encode()
    for guess in (b"", bytes(32), SECOND.link):
        assert news.unseal(told, guess) is None
    assert news.unseal(msgspec.structs.replace(told, seq=3), FIRST.link) is None
    assert news.unseal(msgspec.structs.replace(told, table="abd"), FIRST.link) is None
    forged = news.read(news.write(bytes(32), SECOND))
    assert news.unseal(forged, FIRST.link) is None


@pytest.mark.parametrize("sealed", ["", "?", "AAAA", "é"])
def test_what_is_no_seal_brings_nothing(sealed: str) -> None:
    assert news.unseal(news.News("abc", 2, sealed), FIRST.link) is None


def test_a_first_entry_and_a_long_one_are_told_without_it() -> None:
    assert news.write(FIRST.before, FIRST) == "abc 1"
    long = linked(FIRST.link, Entry("abc", 2, 2000, bytes(news.LONGEST)))
    assert news.write(long.before, long) == "abc 2"
