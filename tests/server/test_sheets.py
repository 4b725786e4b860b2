"""Sheets to print over HTTP: each is made once, and nobody can make the server draw without end."""

from __future__ import annotations

import asyncio
import io
import json
import urllib.error
import urllib.request
from typing import Any

import pytest
from pypdf import PdfReader

from neonstrip.locales import LANGUAGES
from neonstrip.play import Mistake
from neonstrip.printing.papers import Wish, papers
from neonstrip.server.limits import Limits
from neonstrip.server.press import KEPT, PDF, SVG, Press
from newvegas.test_cityfile import HARBOUR
from server.running import Running


def get(house: Running, path: str) -> tuple[str, bytes, str]:
    """What is answered: kind, body, and how long it may be kept."""
    with urllib.request.urlopen(f"{house.url}{path}") as answer:  # noqa: S310
        return answer.headers["Content-Type"], answer.read(), answer.headers["Cache-Control"]


def post(house: Running, path: str, body: Any) -> Any:
    request = urllib.request.Request(  # noqa: S310
        f"{house.url}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return json.load(answer)


def refused(house: Running, path: str, body: Any = None) -> tuple[int, str]:
    with pytest.raises(urllib.error.HTTPError) as told:
        get(house, path) if body is None else post(house, path, body)
    return told.value.code, json.load(told.value)["code"]


def test_what_can_be_printed_is_told(house: Running) -> None:
    told = json.loads(get(house, "/api/sheets")[1])
    assert [paper["name"] for paper in told] == list(papers())
    assert told[0] == {
        "name": "player",
        "sheets": 2,
        "halves": True,
        "city": True,
        "editions": ["bluecocker", "pegasus"],
    }


def test_a_paper_comes_as_pdf(house: Running) -> None:
    kind, body, kept = get(house, "/api/sheets/player?size=letter&per_page=2&colour=false&language=pl")
    assert (kind, kept) == (PDF, "public, max-age=3600")
    [page] = PdfReader(io.BytesIO(body)).pages
    assert float(page.mediabox.width) == pytest.approx(612, abs=0.2)
    assert "Otwarcie" in page.extract_text()


def test_its_pages_come_as_pictures(house: Running) -> None:
    for page in (1, 2):
        kind, body, _ = get(house, f"/api/sheets/player/pages/{page}?language=de")
        assert kind == SVG
        assert body.startswith(b"<svg ")
    assert refused(house, "/api/sheets/player/pages/3?language=de") == (404, "no-such-page")


def test_a_home_made_city_is_checked_and_printed(house: Running) -> None:
    word = post(house, "/api/cities", {"text": HARBOUR})["city"]
    _, body, _ = get(house, f"/api/sheets/city?city={word.replace('*', '%2A').replace(';', '%3B')}")
    text = PdfReader(io.BytesIO(body)).pages[0].extract_text().split()
    assert text.count("V") == HARBOUR.count("V") + 1
    assert refused(house, "/api/cities", {"text": HARBOUR.replace("oV", "oX")}) == (400, "city-mark")
    assert refused(house, "/api/cities", {"text": "="}) == (400, "not-toml")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("menu", "unknown-paper"),
        ("city?size=a5", "paper-choice"),
        ("city?language=it", "paper-choice"),
        ("tiles?edition=pegasus", "paper-choice"),
        ("tiles?per_page=2", "paper-halves"),
        ("score?city=x", "paper-city"),
        ("city?city=x", "city-row"),
        ("city?per_page=3", "bad-request"),
        ("city?city=" + "x" * 500, "bad-request"),
    ],
)
def test_what_cannot_be_had_is_refused(house: Running, path: str, code: str) -> None:
    assert refused(house, f"/api/sheets/{path}") == (400, code)


def test_a_paper_is_made_once_and_many_are_not_kept_for_ever() -> None:
    """Who asks for what is there pays nothing; who asks for too many that are not is stopped."""

    async def ask() -> None:
        press, paid = Press(), list[int]()
        wish = Wish("score")
        both = await asyncio.gather(*(press.print(wish, PDF, lambda: paid.append(1)) for _ in range(3)))
        assert both[0] is both[1] is both[2]
        already = len(paid)
        assert await press.print(wish, PDF, lambda: paid.append(1)) is both[0]
        assert len(paid) == already
        press._kept.update({(Wish(str(number)), PDF): [b""] for number in range(KEPT)})
        await press.print(Wish("score", language="de"), SVG, lambda: None)
        assert len(press._kept) == KEPT

    asyncio.run(ask())
    limits = Limits()
    for _ in range(int(limits.sheets.burst)):
        limits.take(limits.sheets, "192.0.2.1")
    with pytest.raises(Mistake):
        limits.take(limits.sheets, "192.0.2.1", 2)


def test_there_are_few_papers_without_cities_of_ones_own() -> None:
    """All that people ask for can be kept."""
    ways = sum(
        2 * 2 * len(LANGUAGES) * (2 if paper.halves else 1) * (len(paper.editions) or 1) for paper in papers().values()
    )
    assert ways < 500
