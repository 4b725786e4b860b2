"""Whatever somebody sends as options is read, or refused with a Mistake that can be told."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neonstrip.locales import LANGUAGES
from neonstrip.play import Mistake
from neonstrip.play.classic.options import TAKES as CLASSIC
from neonstrip.play.library import rulebook
from neonstrip.play.newvegas.options import TAKES as NEWVEGAS
from neonstrip.play.royale.options import TAKES as ROYALE

SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["built", "aside", "\0"])
)
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8)


@pytest.mark.parametrize(
    ("game", "names"), [("royale", list(ROYALE)), ("classic", list(CLASSIC)), ("newvegas", list(NEWVEGAS))]
)
@given(data=st.data())
def test_any_json_is_read_or_refused(game: str, names: list[str], data: st.DataObject) -> None:
    wishes: dict[str, Any] = data.draw(st.dictionaries(st.sampled_from(names) | st.text(), VALUES, max_size=4))
    rules, seats = rulebook(game), data.draw(st.integers(-1, 64))
    try:
        options = rules.read_options(wishes, seats)
    except Mistake as mistake:
        told = [mistake.words(language) for language in LANGUAGES]
    else:
        told = []
        assert rules.read_options(rules.write_options(options), seats) == options
    assert all(told)
