"""Every screen of the house, and how to get to it. Tests look at all of them, and pictures are taken of them."""

from __future__ import annotations

import itertools
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from neonstrip.games import GAMES
from newvegas.paper import example
from server.client import Player, ask
from server.playing import Laid, move
from server.playing import lay as lay_table
from server.running import Running
from web.guest import Guest
from web.playing import briskly, by_mouse, by_touch, offered
from web.refereeing import Referee
from web.scoring import Fingers, open_file
from web.seeded import lay as lay_seeded

Place = Callable[[Guest, Running], Awaitable[None]]

NOWHERE = "4b7xk2m9qwt3c8"
"""A table that there is not."""
NUMBERS = {"royale": 48, "classic": 11, "newvegas": 9}
MIDDLE = {"royale": 16, "classic": 19, "newvegas": 24}
"""Moves after which a game is in its middle."""
COACHED = 3
"""The round of a first game that is shown."""


async def finished(house: Running, game: str) -> Laid:
    """A game of bots, to its end."""
    table = lay_table(house, game, ["bot greedy", "bot greedy", "bot greedy"])
    async with table.player() as spectator:
        await table.command("start")
        while spectator.stage != "over":
            await spectator.hear()
    return table


def at(path: str) -> Place:
    async def go(guest: Guest, house: Running) -> None:
        await guest.visit(path)
        await guest.page.locator("h1").first.wait_for()

    return go


def lobby(game: str) -> Place:
    async def go(guest: Guest, house: Running) -> None:
        table = lay_table(house, game, ["Anna", "open", "bot greedy"])
        await guest.hold(table.id, table.host, list(table.tokens.values()))
        await guest.visit(f"/t/{table.id}")
        await guest.page.get_by_role("list").first.wait_for()

    return go


def middle(game: str, seats: tuple[str, ...] = ("Anna", "bot", "bot")) -> Place:
    """A table in the middle of a game, where the guest is to decide."""

    async def go(guest: Guest, house: Running) -> None:
        options = {"tiles": 6} if game == "royale" else {}
        table, host, tokens = await lay_seeded(house, game, list(seats), NUMBERS[game], **options)
        choose, made = briskly(9), itertools.count()
        async with Player(house.socket_url, table, tokens[0]) as anna:  # quicker than by hand
            while not (anna.moves and next(made) == MIDDLE[game]):
                if anna.moves:
                    await move(anna, choose(anna.moves))
                else:
                    await anna.hear()
        await guest.hold(table, host, tokens)
        await guest.visit(f"/t/{table}")
        await offered(guest)

    return go


def ending(game: str) -> Place:
    async def go(guest: Guest, house: Running) -> None:
        table = await finished(house, game)
        await guest.visit(f"/t/{table.id}")
        await guest.page.locator(f'a[href="/t/{table.id}/replay"]').first.wait_for()

    return go


def replay(game: str) -> Place:
    async def go(guest: Guest, house: Running) -> None:
        table = await finished(house, game)
        await guest.visit(f"/t/{table.id}/replay?m=60")
        await guest.page.get_by_role("slider").wait_for()
        await guest.page.locator("main").wait_for()

    return go


async def nowhere(guest: Guest, house: Running) -> None:
    guest.expect("404")
    await guest.visit("/casino/royale")
    await guest.page.locator("h1").wait_for()


async def printing(guest: Guest, house: Running) -> None:
    """Sheets to print: every page is seen before it is printed."""
    await guest.visit("/print")
    await pictured(guest)


async def pictured(guest: Guest) -> None:
    """All pictures of pages are there."""
    await guest.page.locator("main img").first.wait_for()
    await guest.page.wait_for_function(
        "[...document.images].every((image) => image.complete && image.naturalWidth > 0)"
    )


async def gone(guest: Guest, house: Running) -> None:
    guest.expect("404")
    await guest.visit(f"/t/{NOWHERE}")
    await guest.page.locator("h1").wait_for()


def eagerly(moves: Sequence[str]) -> str:
    """Somebody who is new: the middle one of what can be chosen, and every action that there is."""
    actions = [move for move in moves if move.split()[0] not in ("confirm", "circle")] or moves
    return actions[len(actions) // 2]


async def first_city(guest: Guest, house: Running) -> None:
    """A first game of New Las Vegas in its third round: part of the sheet is open, and the coach answers."""
    options = {"golf": False, "bank": False}
    table, host, tokens = await lay_seeded(house, "newvegas", ["Anna", "bot"], NUMBERS["newvegas"], **options)
    await guest.hold(table, host, tokens)
    await guest.visit()
    begun = json.dumps({"newvegas": {"table": table}})
    await guest.page.evaluate("begun => localStorage.setItem('neonstrip.first', begun)", begun)
    await guest.visit(f"/t/{table}")
    hand = by_touch(eagerly) if guest.phone else by_mouse(eagerly)
    while "choose 1" not in (moves := await offered(guest)) or await guest.page.evaluate("line.view.round") < COACHED:
        await hand(guest, moves)


async def dealer(guest: Guest, house: Running) -> None:
    """Cards dealt for people who write on paper, in their sixth round; one project is met."""
    laid = ask(house.url, "/api/paper", {"paper": "dealer", "game": "newvegas"})
    async with Player(house.socket_url, laid["table"]) as host:
        for shown in range(2, 8):
            await host.command("note", token=laid["host"], note={"note": "flipped", "shown": shown})
        for what in ("pink", "3", "7"):
            await host.command("note", token=laid["host"], note={"note": "marked", "what": what})
    await guest.hold(laid["table"], laid["host"], [])
    await guest.visit(f"/t/{laid['table']}")
    await guest.page.locator("[data-flip]:enabled").wait_for()


async def dealt_alone(guest: Guest, house: Running, ended: bool = False) -> None:
    """A game on paper against the ACME, in its twentieth round, or over and counted."""
    options = {"opponent": 6}
    laid = ask(house.url, "/api/paper", {"paper": "dealer", "game": "newvegas", "options": options})
    said: list[dict[str, Any]] = [{"note": "flipped", "shown": 2}]
    for shown in range(3, 22):
        said += [{"note": "marked", "what": str(shown - 9)}] if shown in (11, 14, 18) else []
        said += [{"note": "marked", "what": "purple"}] if shown == 15 else []
        said.append({"note": "flipped", "shown": shown, "given": shown % 3})
    if ended:
        sheet = {"runs": [5, 3, 6, 4], "loan": True}
        said += [{"note": "ended"}, {"note": "counted", "total": 94, "sheet": sheet}]
    async with Player(house.socket_url, laid["table"]) as host:
        for note in said:
            await host.command("note", token=laid["host"], note=note)
    await guest.hold(laid["table"], laid["host"], [])
    await guest.visit(f"/t/{laid['table']}")
    await guest.page.locator("[data-won]" if ended else "[data-give]:enabled").first.wait_for()


async def counted_alone(guest: Guest, house: Running) -> None:
    await dealt_alone(guest, house, ended=True)


async def dealt_phone(guest: Guest, house: Running) -> None:
    """A phone with a ready button."""
    laid = ask(house.url, "/api/paper", {"paper": "dealer", "game": "newvegas"})
    await guest.visit(f"/t/{laid['table']}")
    await guest.page.locator("[data-join]").click()
    await guest.page.locator("[data-ready-button]").wait_for()


async def scorer(guest: Guest, house: Running) -> None:
    """Sheets of the printed game being entered, where one number cannot be."""
    sheets = example()
    sheets["players"][0]["streets"][0][4] = 3
    await open_file(guest, sheets)
    await Fingers(guest).is_scored()


async def scorer_ending(guest: Guest, house: Running) -> None:
    await open_file(guest, example())
    await Fingers(guest).is_scored()
    await guest.page.locator("[data-done]").click()
    await guest.page.locator("#ending").wait_for()


async def scored_together(guest: Guest, house: Running, waits: bool = False) -> None:
    """A game whose sheets are entered on several phones: one comes by the link, or is done and waits."""
    laid = ask(house.url, "/api/paper", {"paper": "scorer", "game": "newvegas"})
    async with Player(house.socket_url, laid["table"]) as host:
        for number, name in enumerate(("Benoit", "Alexis")):
            text = {key: value for key, value in example()["players"][number].items() if key not in ("name", "loan")}
            written = {"note": "written", "sheet": str(number), "text": text, "name": name, "done": number == 1}
            await host.command("note", token=laid["host"], note=written)
        await host.command("note", token=laid["host"], note={"note": "voted", "sheet": "1", "loan": True})
    await guest.visit(f"/t/{laid['table']}")
    await guest.page.locator("[data-join]").wait_for()
    if waits:
        await guest.page.locator("[data-join]").click()
        await Fingers(guest).is_scored()
        await guest.page.locator("[data-done]").click()
        await guest.page.locator("[data-waiting]").wait_for()


async def scored_waiting(guest: Guest, house: Running) -> None:
    await scored_together(guest, house, waits=True)


async def refereed_link(guest: Guest, house: Running) -> None:
    """A referee's table by its link: a phone that may hide a number."""
    laid = ask(house.url, "/api/paper", {"paper": "referee", "game": "royale"})
    round_ = REFEREED["royale"]
    notes = {number + 1: casino for number, casino in enumerate(round_["casinos"])}
    places = [
        {"notes": casino.get("prizes", []), "dice": casino.get("dice", {}), "tile": "A1" if number == 2 else ""}
        for number, casino in notes.items()
    ]
    totals = {name: 40 * seat for seat, name in enumerate(round_["players"], 2)}
    terms = {"players": round_["players"], "starter": round_["players"][0]}
    async with Player(house.socket_url, laid["table"]) as host:
        await host.command("note", token=laid["host"], note={"note": "agreed", "terms": terms})
        for number, done in ((1, True), (2, False)):
            text = {"places": places, "gains": totals, "totals": totals}
            written = {"note": "written", "sheet": str(number), "text": text, "done": done}
            await host.command("note", token=laid["host"], note=written)
    await guest.visit(f"/t/{laid['table']}")
    await guest.page.locator("[data-hide]").first.wait_for()


REFEREED: dict[str, dict[str, Any]] = {
    "royale": {
        "players": ["Anna", "Benno", "Carla"],
        "casinos": [
            {"prizes": [60, 30], "dice": {"Anna": {"small": 3}, "Benno": {"small": 1, "big": 1}, "grey": {"small": 1}}},
            {"prizes": [40, 40], "dice": {"Benno": {"small": 1}}},
            {"prizes": [70, 30]},
            {"prizes": [80, 50], "dice": {"Anna": {"small": 2}, "Carla": {"big": 1}}},
            {"prizes": [90, 50], "dice": {"Carla": {"small": 2}}},
            {"prizes": [100, 60], "dice": {"Anna": {"small": 1, "big": 1}, "Carla": {"small": 1}}},
        ],
        "tiles": {"1": "F2", "2": "G2", "3": "H1"},
        "double_down": {"Benno": {"small": 2}, "Carla": {"small": 1}},
        "nice_dice": {"3": "Benno"},
        "cash": {"Benno": [50, 30], "Carla": [60]},
    },
    "classic": {
        "players": ["Anna", "Benno"],
        "casinos": [
            {"notes": [60], "dice": {"Anna": 3, "Benno": 2, "neutral": 3}},
            {"notes": [40, 20], "dice": {"Benno": 1, "Anna": 2}},
            {"notes": [90]},
            {"notes": [30, 30], "dice": {"neutral": 1}},
            {"notes": [50], "dice": {"Benno": 4}},
            {"notes": [70], "dice": {"Anna": 1}},
        ],
    },
}
"""Rounds of printed games."""


def refereed(game: str, ended: bool = False) -> Place:
    """A round on the referee's page, or its end."""

    async def go(guest: Guest, house: Running) -> None:
        referee = Referee(guest, game)
        await referee.begin(REFEREED[game]["players"], None)
        await referee.enter(REFEREED[game])
        settle = guest.page.locator("[data-settle]:enabled")
        await settle.wait_for()
        if ended:
            await settle.click()
            await guest.page.locator("[data-end]").wait_for()

    return go


PLACES: dict[str, Place] = {
    "home": at("/"),
    **{f"new-{game}": at(f"/new/{game}") for game in GAMES},
    "lobby": lobby("royale"),
    **{game: middle(game) for game in GAMES},
    "first-city": first_city,
    "solo": middle("newvegas", ("Anna",)),
    "white": middle("classic", ("Anna", "bot")),
    **{f"ending-{game}": ending(game) for game in GAMES},
    **{f"replay-{game}": replay(game) for game in GAMES},
    **{f"rules-{game}": at(f"/rules/{game}") for game in GAMES},
    **{f"learn-{game}": at(f"/learn/{game}") for game in GAMES},
    "paper": at("/paper"),
    "dealer": dealer,
    "dealer-ready": dealt_phone,
    "dealer-acme": dealt_alone,
    "dealer-acme-end": counted_alone,
    "scorer-begin": at("/score/newvegas"),
    "scorer": scorer,
    "scorer-ending": scorer_ending,
    "scorer-join": scored_together,
    "scorer-waiting": scored_waiting,
    **{f"referee-{game}": refereed(game) for game in REFEREED},
    "referee-ended": refereed("royale", ended=True),
    "referee-link": refereed_link,
    "settings": at("/settings"),
    "licences": at("/licences"),
    "privacy": at("/privacy"),
    "print": printing,
    "nowhere": nowhere,
    "gone": gone,
}
