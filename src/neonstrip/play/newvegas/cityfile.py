"""Another city than the printed one: read from a file, checked, and written as one word for records.

A city is what data/newvegas.toml has under [city]: `par` and `street1` to `street4`, each a list of 11 marks.
"""

import tomllib
from typing import Any

from neonstrip.play.errors import Mistake
from neonstrip.rules.kernel import Records
from neonstrip.rules.newvegas.city import build_city
from neonstrip.rules.newvegas.printed import AVENUES, PRINTED, STREETS

ROWS = ("par", *(f"street{street + 1}" for street in range(STREETS)))
PARS = ("-", "3", "4", "5")


def parse_city(text: str) -> dict[str, Any]:
    """A city from a TOML text, checked."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Mistake("not-toml", why=str(error)) from error
    return check_city(data.get("city", data))


def check_city(city: Any) -> dict[str, Any]:
    """Whether a city can be played; the first thing that is wrong is named with its place."""
    if not isinstance(city, dict):
        raise Mistake("city-row", "N-SETUP-1", row="city", avenues=AVENUES)
    for row in ROWS:
        marks = city.get(row)
        if not isinstance(marks, list) or len(marks) != AVENUES or not all(isinstance(mark, str) for mark in marks):
            raise Mistake("city-row", "N-SETUP-1", row=row, avenues=AVENUES)
        for avenue, mark in enumerate(marks, 1):
            if not (mark in PARS if row == "par" else _is_lot(mark)):
                raise Mistake("city-mark", "N-SETUP-1", row=row, avenue=avenue, mark=mark[:20])
    for avenue in range(AVENUES):
        if city["par"][avenue] != "-" and city["street1"][avenue] == ".":
            raise Mistake("city-hole", "N-GOLF-1", avenue=avenue + 1)
        if all(city[row][avenue] == "." for row in ROWS[1:]):
            raise Mistake("city-avenue", "N-HOTEL-1", avenue=avenue + 1)
    for row in ROWS[1:]:
        gap = _gap(city[row])
        if gap is not None:
            raise Mistake("city-gap", "N-BONUS-4", row=row, avenue=gap + 1)
    _check_limousine(city)
    return {row: city[row] for row in ROWS}


def _gap(marks: list[str]) -> int | None:
    """The first avenue where a street has no casino, though one should stand there."""
    casinos = [avenue for avenue, mark in enumerate(marks) if mark != "."] or [0]
    return next((avenue for avenue in range(casinos[0], casinos[-1] + 1) if marks[avenue] == "."), None)


def _check_limousine(city: dict[str, Any]) -> None:
    """Every carpet faces a street, and a street leads away from the traffic light."""
    record = build_city(city, PRINTED["limousine"], PRINTED["score_sheet"])[0]
    for street, row in enumerate(ROWS[1:]):
        for avenue in range(AVENUES):
            if record.carpet[street, avenue] and not record.across[street, avenue]:
                raise Mistake("city-carpet", "N-LIMO-5", row=row, avenue=avenue + 1)
    s, a = record.start_street, record.start_avenue
    if not (record.across[s, a] or record.across[s, a + 1] or record.down[s, a] or record.down[s + 1, a]):
        raise Mistake("city-start", "N-LIMO-1")


def _is_lot(mark: str) -> bool:
    """`.`, or `o` or `c`, then perhaps a star, then perhaps a carpet."""
    if mark == ".":
        return True
    rest = mark[1:].replace("*", "", 1)
    return mark[:1] in ("o", "c") and rest in ("", "M", "L", "V")


def write_city(city: dict[str, Any]) -> str:
    """A city as one word."""
    return ";".join(",".join(city[row]) for row in ROWS)


def read_city(word: str | None) -> Records:
    """The city of a table: the printed one, or one written as a word."""
    city = PRINTED["city"]
    if word is not None:
        rows = [row.split(",") for row in word.split(";")]
        city = check_city(dict(zip(ROWS, rows, strict=False)) if len(rows) <= len(ROWS) else word)
    return build_city(city, PRINTED["limousine"], PRINTED["score_sheet"])
