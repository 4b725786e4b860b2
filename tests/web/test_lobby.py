"""Two who share a device: both draw the seed, the game begins once, and a seat turned away comes in."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from urllib.parse import quote

from playwright.async_api import WebSocketRoute, expect

from server.client import ask
from server.playing import lay as lay_one
from server.running import Running
from web.conftest import Welcome
from web.guest import Guest
from web.playing import offered

NAMES = ["Anna", "Benno"]


class Line:
    """The page's line to the server: what it sends is counted, and may be refused for the moment."""

    def __init__(self, guest: Guest, turned_away: str | None = None, silent: str = "") -> None:
        self.guest = guest
        self.turned_away = turned_away
        """The watch whose first `open` never reaches the server."""
        self.silent = silent
        """What never reaches the server at all."""
        self.sent: Counter[str] = Counter()

    async def lay(self) -> None:
        await self.guest.page.route_web_socket("**/ws?table=*", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def send(text: str | bytes) -> None:
            message = json.loads(text)
            self.sent[message["type"]] += 1
            if message["type"] == "open" and message["watch"] == self.turned_away:
                self.turned_away = None
                page.send(json.dumps({"type": "error", "ref": "", "code": "too-many", "text": "Too many."}))
            elif message["type"] != self.silent:
                server.send(text)

        page.on_message(send)


async def lay(guest: Guest, house: Running, *others: dict[str, str]) -> str:
    """A table that has not begun, with two people at this device. Returns its id."""
    seats = [{"kind": "human", "name": name} for name in NAMES]
    [laid] = ask(house.url, "/api/tables", {"game": "royale", "seats": [*seats, *others]})
    await guest.hold(laid["table"], laid["host"], list(laid["tokens"].values()))
    return str(laid["table"])


async def test_a_game_for_two_at_one_device_begins_once(guests: Welcome, house: Running) -> None:
    anna = await guests(settings={"cover": False})
    line = Line(anna)
    await line.lay()
    table = await lay(anna, house)
    await anna.visit(f"/t/{table}?start=1")
    assert await offered(anna) == ["roll"]
    assert (line.sent["pledge"], line.sent["reveal"], line.sent["start"]) == (4, 2, 1)
    assert await anna.page.evaluate("line.refused") == []
    about = ask(house.url, f"/api/tables/{table}")
    assert all(seat["nonce"] != "-" for seat in about["seats"])
    assert about["fairness"] == {"proof": "two-sided", "seats": [0, 1], "silent": []}


async def test_each_seat_is_bound_once_whoever_comes_and_goes(guests: Welcome, house: Running) -> None:
    anna = await guests()
    line = Line(anna)
    await line.lay()
    table = await lay(anna, house, {}, {}, {})
    await anna.visit(f"/t/{table}")
    await expect(anna.page.get_by_text("Only this computer can open this link.")).to_be_visible()
    await expect(anna.page.get_by_role("img", name="code")).to_have_count(0)
    for name in ("Carla", "Denny", "Emil"):
        ask(house.url, f"/api/tables/{table}/seats", {"name": name})
        await expect(anna.page.get_by_text(name)).to_be_visible()
    assert line.sent["pledge"] == 2


async def test_a_seat_that_is_turned_away_for_the_moment_comes_in_later(guests: Welcome, house: Running) -> None:
    anna = await guests(settings={"cover": False})
    line = Line(anna, turned_away="1")
    await line.lay()
    table = await lay(anna, house, {})
    await anna.visit(f"/t/{table}")
    await expect(anna.page.get_by_role("button", name="Get up")).to_have_count(2)
    assert line.sent["open"] == 3


async def test_a_device_that_keeps_silent_in_the_draw_is_named_and_loses_its_seat(
    guests: Welcome, house: Running
) -> None:
    anna, benno = await guests(settings={"cover": False}), await guests()
    await Line(benno, silent="reveal").lay()
    waiting = anna.page.get_by_text("Drawing the dice: waiting for the devices of Benno…")
    begun = anna.page.get_by_role("region", name="The casinos")
    while not await waiting.is_visible():  # a device that is too slow to pledge takes no part: there is another table
        laid = await asyncio.to_thread(lay_one, house, "royale", ["Anna", "Benno", "Cleo"])
        await anna.hold(laid.id, laid.host, [laid.tokens[0], laid.tokens[2]])
        await benno.hold(laid.id, "", [laid.tokens[1]])
        await benno.visit(f"/t/{laid.id}")
        await anna.visit(f"/t/{laid.id}")
        await expect(anna.page.get_by_text("here", exact=True)).to_have_count(1)
        await anna.page.get_by_role("button", name="Start").click()
        await expect(waiting.or_(begun)).to_be_visible()

    await expect(anna.page.get_by_role("button", name="Start")).to_be_disabled()

    told = anna.page.get_by_text("Benno: no word came from there when the dice were drawn.")
    own = benno.page.get_by_text("Your device did not tell its secret word in time")
    for guest, note in ((anna, told), (benno, own)):
        await expect(note).to_be_visible()
        await guest.page.get_by_role("button", name="Close", exact=True).click()
        await expect(note).to_have_count(0)
    assert laid.about()["fairness"] == {"proof": "two-sided", "seats": [0, 2], "silent": [1]}


async def test_an_invitation_names_an_address_that_others_can_reach(guests: Welcome, house: Running) -> None:
    """As `serve --lan` has one, while the host's own page is open at 127.0.0.1."""
    anna = await guests()
    about = {**ask(house.url, "/api"), "reach": "http://192.168.7.9:7711/"}
    await anna.page.route("**/api", lambda route: route.fulfill(json=about))
    table = await lay(anna, house, {})
    await anna.visit(f"/t/{table}")
    link = f"http://192.168.7.9:7711/t/{table}"
    await expect(anna.page.get_by_role("textbox", name="Link to this table")).to_have_value(link)
    code = anna.page.get_by_role("img", name="code")
    await expect(code).to_have_attribute("src", f"/qr.svg?text={quote(link, safe='')}")


async def test_the_lobby_tells_what_is_played_and_who_has_come(guests: Welcome, house: Running) -> None:
    anna = await guests(settings={"name": "Anna"})
    table = await lay(anna, house, {})
    await anna.visit(f"/t/{table}")
    await expect(anna.page.get_by_role("textbox", name="Someone else at this device")).to_have_value("")
    await expect(anna.page.get_by_role("region", name="The game’s options")).to_contain_text("Tiles: 3")
    await expect(anna.page).to_have_title(re.compile("^2 of 3 seated"))
    await anna.page.get_by_role("combobox", name="Who sits down").select_option("lola")
    await anna.page.get_by_role("button", name="Let Lola sit down").click()
    await expect(anna.page.get_by_role("list").first).to_contain_text("Lola")
    await anna.page.get_by_role("button", name="Free the seat").click()
    ask(house.url, f"/api/tables/{table}/seats", {"name": "Carla"})
    await expect(anna.page).to_have_title(re.compile("^● 3 of 3 seated"))
