"""Papers to print: what stands on them is read back from the PDF, as a reader of the file would find it."""

from __future__ import annotations

import io
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from pypdf import PdfReader

from length import LONG
from neonstrip.locales import LANGUAGES, say
from neonstrip.play import Mistake
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.printing.drawing import Drawing, Word
from neonstrip.printing.fonts import FACES, has_letter, width_of
from neonstrip.printing.inks import COLOUR, PLAIN
from neonstrip.printing.newvegas.lot import SIGN
from neonstrip.printing.pages import SIZES
from neonstrip.printing.papers import Wish, check, make_pdf, make_pictures, pages_of, papers, with_city
from neonstrip.rules.newvegas.printed import ACME_AREAS, COLUMNS, PRINTED
from neonstrip.rules.royale.printed import TILE_CODES
from newvegas.test_cityfile import HARBOUR, harbour

POINTS = 72 / 25.4
MARGIN = 8.0
SMALLEST = 6.5
"""Points: what can still be read at a table."""
UNFILLED = re.compile(r"[{}$]|\brules-|\bnv-|\bpaper-|\btile-[A-Z]")
"""What is left where a message could not be put together."""


def wishes() -> list[Wish]:
    """Every paper in every size, language and number, and with other terms."""
    found = [
        Wish(name, size, per_page, language=language)
        for name, paper in papers().items()
        for size in SIZES
        for per_page in ((1, 2) if paper.halves else (1,))
        for language in LANGUAGES
    ]
    return [*found, Wish("player", edition="pegasus", language="de"), Wish("acme", edition="pegasus", language="de")]


ALL = wishes()
READ = [wish for wish in ALL if wish.size == "a4" and (LONG or wish.language in ("en", "pl"))]
"""Papers that are read back, which takes long. Polish has the most letters of its own."""
NAMES = ["-".join(map(str, (wish.what, wish.size, wish.per_page, wish.language, wish.edition))) for wish in ALL]


@cache
def pdf(wish: Wish) -> PdfReader:
    return PdfReader(io.BytesIO(make_pdf(wish)))


def tokens(wish: Wish) -> Counter[str]:
    """Every word on a paper, and how often."""
    return Counter(" ".join(page.extract_text() for page in pdf(wish).pages).split())


def squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text)


def bounds(page: Drawing) -> tuple[float, float, float, float]:
    """How far what is drawn reaches: left, top, right, bottom."""
    found = []
    for mark in page.marks:
        if isinstance(mark, Word):
            scale, _, _, _, x, y = mark.placed
            size = mark.size * scale
            found.append((x, y - size, x + width_of(mark.text, mark.face, size), y + size * 0.3))
        else:
            pen: Any = ControlBoundsPen(None)
            parse_path(mark.path, TransformPen(pen, mark.placed))
            half = mark.width / 2 if mark.line else 0
            left, top, right, bottom = pen.bounds
            found.append((left - half, top - half, right + half, bottom + half))
    lefts, tops, rights, bottoms = zip(*found, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


@pytest.mark.parametrize("wish", ALL, ids=NAMES)
def test_everything_drawn_is_on_the_page_and_keeps_a_margin(wish: Wish) -> None:
    width, height = SIZES[wish.size]
    for page in pages_of(wish):
        assert sorted((page.width, page.height)) == pytest.approx([width, height])
        left, top, right, bottom = bounds(page)
        assert (left >= MARGIN, top >= MARGIN) == (True, True), (left, top)
        assert (right <= page.width - MARGIN, bottom <= page.height - MARGIN) == (True, True), (right, bottom)


@pytest.mark.parametrize("wish", ALL, ids=NAMES)
def test_every_word_is_whole_and_large_enough(wish: Wish) -> None:
    """No message is missing or half put together, no letter is missing in its font, none is too small to be read."""
    for page in pages_of(wish):
        for word in (mark for mark in page.marks if isinstance(mark, Word)):
            assert not UNFILLED.search(word.text), word.text
            assert all(has_letter(word.face, letter) for letter in word.text), word.text
            if wish.per_page == 1 and word.face != "sign" and len(word.text) > 3:
                assert word.size * word.placed[0] * POINTS >= SMALLEST, word.text


@pytest.mark.parametrize("wish", READ, ids=lambda wish: f"{wish.what}-{wish}")
def test_text_can_be_read_back_and_fonts_are_in_the_file(wish: Wish) -> None:
    found = pdf(wish)
    pages = pages_of(wish)
    assert len(found.pages) == len(pages)
    for page, drawn in zip(found.pages, pages, strict=True):
        assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(
            (drawn.width * POINTS, drawn.height * POINTS), abs=0.1
        )
        assert len(page.images) == 0
        text = squeezed(page.extract_text())
        for word in (mark.text for mark in drawn.marks if isinstance(mark, Word)):
            assert squeezed(word) in text, word
        resources: Any = page["/Resources"]
        for font in resources["/Font"].values():
            [descendant] = font.get_object()["/DescendantFonts"]
            described = descendant.get_object()["/FontDescriptor"]
            assert re.fullmatch(r"/[A-Z]{6}\+Neonstrip\w+", font.get_object()["/BaseFont"])
            assert len(described["/FontFile2"].get_object().get_data()) > 500
    assert found.metadata is not None
    assert found.metadata.title == say(wish.language, f"paper-{wish.what}", edition=wish.edition)
    root: Any = found.trailer["/Root"]
    assert root["/Lang"] == wish.language


def on_city(city: dict[str, list[str]]) -> Counter[str]:
    """What a city shows: its carpets, each kind once more in the legend, and numbers of holes, streets and avenues."""
    marks = Counter(letter for street in range(1, 5) for mark in city[f"street{street}"] for letter in mark)
    shown = Counter({kind: marks[kind] + 1 for kind in "MLV"})
    shown += Counter(par for par in city["par"] if par != "-")
    return shown + Counter(map(str, range(1, 12))) + Counter(map(str, range(1, 5)))


def test_every_mark_of_the_city_is_there() -> None:
    """N-SETUP-1"""
    words = tokens(Wish("city"))
    assert {word: words[word] for word in on_city(PRINTED["city"])} == dict(on_city(PRINTED["city"]))


def test_stars_cranes_lamps_and_debts_are_as_many_as_printed() -> None:
    """N-SHOW-1, N-CONSTRUCT-1, N-LIMO-1: symbols are drawn, so the drawing itself is counted, legend included."""
    [city] = pages_of(Wish("city"))
    fills = Counter(mark.fill for mark in city.marks if not isinstance(mark, Word))
    marks = Counter(letter for street in range(1, 5) for mark in PRINTED["city"][f"street{street}"] for letter in mark)
    assert fills["star"] == marks["*"] + 1
    assert fills["lamp"] == PRINTED["limousine"]["lamps"] + 1
    assert fills["site"] == marks["c"]
    assert fills["flag"] == sum(par != "-" for par in PRINTED["city"]["par"])
    lines = Counter(mark.line for mark in city.marks if not isinstance(mark, Word))
    assert lines["debt"] == 2 * (marks["c"] + 1)


def test_a_home_made_city_is_printed_from_its_file() -> None:
    """N-SETUP-1: the same file that can be played."""
    wish = with_city(Wish("city"), HARBOUR)
    words, shown = tokens(wish), on_city(harbour())
    assert {word: words[word] for word in shown} == dict(shown)
    assert words["3"] != tokens(Wish("city"))["3"]
    with pytest.raises(Mistake, match="street2"):
        with_city(Wish("city"), HARBOUR.replace('"oV", "o*", "c"', '"oX", "o*", "c"'))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_the_score_sheet_is_there(language: str) -> None:
    """N-IMPROVE-1, N-SHOW-2, N-SCORE-2"""
    sheet = PRINTED["score_sheet"]
    values = Counter(
        str(value).replace("-", "−") for name in COLUMNS if name != "inauguration" for value in sheet[name]
    )
    values += Counter(str(points) for row in sheet["inauguration_rank"] for points in row)
    words = tokens(Wish("score", language=language))
    assert {value: words[value] >= times for value, times in values.items()} == dict.fromkeys(values, True)


def test_the_tracks_of_the_score_sheet_have_their_boxes_and_debts() -> None:
    """N-BONUS-1, N-INAUG-1, N-SHOW-2"""
    [page] = pages_of(Wish("score"))
    lines = Counter(mark.line for mark in page.marks if not isinstance(mark, Word))
    sheet = PRINTED["score_sheet"]
    debts = len(sheet["inauguration_groups"]) + len(sheet["show_debts_left"]) + len(sheet["show_debts_right"]) + 2
    assert lines["debt"] == 2 * debts  # and those of who has the fewest boxes, and of the safe


def test_numbers_have_room_for_a_pen() -> None:
    """Also where two cities share a page of the smaller paper."""
    for size in SIZES:
        [page] = pages_of(Wish("city", size, per_page=2))
        scale = max(mark.placed[0] for mark in page.marks if isinstance(mark, Word))
        assert SIGN[2] * scale > 9
        assert SIGN[3] * scale > 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tiles_are_on_their_page(language: str) -> None:
    text = squeezed(pdf(Wish("tiles", language=language)).pages[0].extract_text())
    for code in TILE_CODES[1:]:
        assert squeezed(say(language, f"tile-{code}")) + code in text, code


def test_all_architects_are_on_their_page() -> None:
    """N-SOLO-11"""
    text = pdf(Wish("acme")).pages[0].extract_text()
    for card in OPPONENTS:
        assert card["name"] in text
        assert f"from {card['bank_number']} on" in text
        assert f"construction cards −{-card['crane_modifier']}" in text
    drawn = Counter(mark.text for mark in pages_of(Wish("acme"))[0].marks if isinstance(mark, Word))
    thresholds = Counter(f"{card[area]['improves_at']}:" for card in OPPONENTS for area in ACME_AREAS)
    points = Counter(str(value) for card in OPPONENTS for area in ACME_AREAS for value in card[area]["points"])
    points += Counter(str(card["level"]) for card in OPPONENTS)
    assert {each: drawn[each] for each in thresholds + points} == dict(thresholds + points)


def test_two_sheets_share_a_page() -> None:
    both = tokens(Wish("player", per_page=2))
    assert len(pdf(Wish("player", per_page=2)).pages) == 1
    assert both == tokens(Wish("city")) + tokens(Wish("score"))
    assert tokens(Wish("city", per_page=2)) == tokens(Wish("city")) + tokens(Wish("city"))


def test_papers_have_as_many_sheets_as_they_say() -> None:
    assert {name: len(pages_of(Wish(name))) for name in papers()} == {n: paper.sheets for n, paper in papers().items()}


def test_editions_have_their_own_terms() -> None:
    assert "Bauamt" in tokens(Wish("score", language="de", edition="pegasus"))
    assert "Bauamt" not in tokens(Wish("score", language="de"))


def test_equal_wishes_give_equal_files() -> None:
    assert make_pdf(Wish("score")) == make_pdf(Wish("score"))


def test_black_and_white_is_that_and_knows_all_colours() -> None:
    assert PLAIN.keys() == COLOUR.keys()
    assert all(ink[1:3] == ink[3:5] == ink[5:7] for ink in PLAIN.values())
    content = pdf(Wish("city", colour=False)).pages[0].get_contents()
    assert content is not None
    drawn = re.findall(rb"([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG)\b", content.get_data())
    assert all(red == green == blue for red, green, blue in drawn)


def test_a_picture_shows_the_same_page() -> None:
    for name in papers():
        pictures = make_pictures(Wish(name))
        assert len(pictures) == len(pages_of(Wish(name)))
        words = [mark for mark in pages_of(Wish(name))[0].marks if isinstance(mark, Word)]
        letters = sum(not letter.isspace() for word in words for letter in word.text)
        assert pictures[0].count("<use ") == letters
        assert "<text" not in pictures[0]


def test_fonts_have_every_letter_of_our_words() -> None:
    for language in LANGUAGES:
        for letter in "„”“’«»…–−×" + {"pl": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "de": "äöüßÄÖÜ", "fr": "àâçéèêëîïôœùûÀÇÉÈŒ"}.get(
            language, ""
        ):
            assert all(has_letter(face, letter) for face in FACES), letter


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Wish("menu"), "unknown-paper"),
        (Wish("city", size="a5"), "paper-choice"),
        (Wish("city", language="it"), "paper-choice"),
        (Wish("city", edition="third"), "paper-choice"),
        (Wish("tiles", edition="pegasus"), "paper-choice"),
        (Wish("tiles", per_page=2), "paper-halves"),
        (Wish("city", per_page=3), "paper-halves"),
        (Wish("city", per_page=0), "paper-halves"),
        (Wish("score", city="x"), "paper-city"),
    ],
)
def test_what_cannot_be_had_is_told(wish: Wish, code: str) -> None:
    with pytest.raises(Mistake) as told:
        check(wish)
    assert told.value.code == code
