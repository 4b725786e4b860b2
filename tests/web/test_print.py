"""The page with sheets to print: what is chosen is what is seen, and what the PDF has."""

from __future__ import annotations

import io
from pathlib import Path

from pypdf import PdfReader

from newvegas.test_cityfile import HARBOUR
from server.running import Running
from web.conftest import Welcome
from web.guest import Guest
from web.places import pictured


async def choose(guest: Guest, name: str) -> None:
    await guest.page.get_by_role("radio", name=name, exact=True).check()
    await pictured(guest)


async def made(guest: Guest) -> PdfReader:
    """What somebody gets who saves the file."""
    link = guest.page.get_by_role("link", name="Save the PDF")
    async with guest.page.expect_download() as saving:
        await link.click()
    saved = await saving.value
    assert saved.suggested_filename.endswith(".pdf")
    return PdfReader(io.BytesIO(Path(await saved.path()).read_bytes()))


async def test_a_pad_is_printed(guests: Welcome, house: Running) -> None:
    """From the home page, on a phone: both sheets on one page of US Letter, in black and white."""
    anna = await guests(phone=True)
    await anna.visit()
    await anna.page.get_by_role("link", name="Print sheets").click()
    await pictured(anna)
    assert await anna.page.locator("main img").count() == 2
    await choose(anna, "US Letter")
    await choose(anna, "black and white")
    await choose(anna, "two on a page")
    assert await anna.page.locator("main img").count() == 1
    [page] = (await made(anna)).pages
    assert round(float(page.mediabox.width)) == 612
    assert "Score sheet" in page.extract_text()


async def test_everything_can_be_looked_at(guests: Welcome, house: Running) -> None:
    anna = await guests()
    await anna.visit("/print/tiles")
    await pictured(anna)
    assert await anna.page.get_by_role("radio", name="The sixteen tiles").is_checked()
    assert await anna.page.get_by_role("radiogroup", name="Sheets on a page").count() == 0
    for paper in await anna.page.get_by_role("radiogroup", name="What").get_by_role("radio").all():
        await paper.check()
        await pictured(anna)
    await anna.page.get_by_role("radio", name="City and score sheet").check()
    await anna.page.get_by_role("button", name="Deutsch").or_(anna.page.get_by_label("Deutsch")).first.click()
    await choose(anna, "Pegasus")
    assert "edition=pegasus" in (await anna.page.locator("main img").first.get_attribute("src") or "")


async def test_a_city_of_ones_own_is_printed(guests: Welcome, house: Running, tmp_path: Path) -> None:
    anna = await guests()
    await anna.visit("/print/city")
    await pictured(anna)
    wrong, right = tmp_path / "wrong.toml", tmp_path / "harbour.toml"
    wrong.write_text(HARBOUR.replace("oV", "oX"), "utf-8")
    right.write_text(HARBOUR, "utf-8")
    anna.expect("400")
    await anna.page.locator("input[type=file]").set_input_files(wrong)
    await anna.page.get_by_role("alert").get_by_text("oX").wait_for()
    await anna.page.locator("input[type=file]").set_input_files(right)
    await anna.page.get_by_text("harbour.toml").wait_for()
    await pictured(anna)
    words = (await made(anna)).pages[0].extract_text().split()
    assert words.count("V") == HARBOUR.count("V") + 1
