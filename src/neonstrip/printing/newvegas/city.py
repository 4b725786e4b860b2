"""The city from above, to write on: streets and avenues, casinos and sites, golf, lamps, the airport and hotels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from neonstrip.play.newvegas.cityfile import read_city
from neonstrip.printing.drawing import Drawing
from neonstrip.printing.newvegas import lot
from neonstrip.printing.newvegas.lot import draw_carpet, draw_lot, draw_star
from neonstrip.printing.ornaments import burst, debt, head, icon
from neonstrip.printing.papers import Wish
from neonstrip.rules.newvegas.city import CARPETS, lamps
from neonstrip.rules.newvegas.printed import AVENUES, STREETS

WIDTH, HEIGHT = 280.0, 193.0
STEP = (24.3, 29.5)
CORNER = (11.5, 42.5)
GOLF_Y, HOTELS_Y, LEGEND_Y = 34.0, 161.0, 188.0
WEB = lot.WIDTH / 66
"""Cactuses, palms and planes are those of the pages, drawn in a lot 66 wide."""
CACTUS = "M20 46V8a5 5 0 0 1 10 0v38M20 30h-4a5 5 0 0 1-5-5v-7M30 36h5a5 5 0 0 0 5-5V20M6 46h40"
PALM = (
    "M24 46c-2-14-2-22 2-30M26 16c-6-8-14-6-18-1c7-2 12 0 18 1zM26 16c8-8 16-5 19 1c-7-3-12-2-19-1z"
    "M26 16c-3-9 2-14 9-15c-4 5-6 9-9 15zM10 46h30"
)
PLANE = "M30 0c0-3-4-4-8-4H10L-4-22h-6l6 18h-12l-5-6h-5l3 10l-3 10h5l5-6h12l-6 18h6L10 4h12c4 0 8-1 8-4z"
AIRPORT = ((2, 0), (2, 1))
"""The lots that it takes, if no casino stands there."""


def draw_city(wish: Wish) -> Drawing:
    """A city with room for everything that a player writes on it."""
    city = read_city(wish.city)[0]
    d = Drawing(WIDTH, HEIGHT)
    head(d, wish.say("game-newvegas"), wish.say("paper-name"))
    d.box(0, 18.4, WIDTH, 167.6, 3, "cream", "faint", 0.3)
    _draw_golf(d, city)
    for avenue in range(AVENUES):
        d.word(_middle(avenue), 25.4, str(avenue + 1), 5, "sign", "soft", "middle")
    for street in range(STREETS):
        d.word(5.8, lot_at(street, 0)[1] + 12.5, str(street + 1), 7, "sign", "soft", "middle")
    _draw_roads(d, city)
    _draw_desert(d, city, wish.say("nv-map-airport"))
    for street, avenue in _lots():
        if city.casino[street, avenue]:
            draw_lot(d, *lot_at(street, avenue), city, street, avenue)
    for street, avenue in lamps(city):
        _draw_lamp(d, *crossing_at(street, avenue))
    _draw_light(d, *crossing_at(city.start_street, city.start_avenue))
    for avenue in range(AVENUES):
        draw_hotel(d, _middle(avenue), HOTELS_Y)
    _draw_legend(d, wish)
    return d


def lot_at(street: int, avenue: int) -> tuple[float, float]:
    """The upper left corner of a lot."""
    return CORNER[0] + avenue * STEP[0], CORNER[1] + street * STEP[1]


def crossing_at(street: int, avenue: int) -> tuple[float, float]:
    """The crossing at the lower right corner of a lot."""
    x, y = lot_at(street, avenue)
    return x + (lot.WIDTH + STEP[0]) / 2, y + (lot.HEIGHT + STEP[1]) / 2


def _middle(avenue: int) -> float:
    return lot_at(0, avenue)[0] + lot.WIDTH / 2


def _lots() -> Iterator[tuple[int, int]]:
    return ((street, avenue) for street in range(STREETS) for avenue in range(AVENUES))


def _draw_roads(d: Drawing, city: Any) -> None:
    roads = []
    for street, avenue in _lots():
        x, y = crossing_at(street, avenue)
        if city.across[street, avenue]:
            roads.append(f"M{x - STEP[0]:.2f} {y:.2f}h{STEP[0]}")
        if city.down[street, avenue]:
            roads.append(f"M{x:.2f} {y - STEP[1]:.2f}v{STEP[1]}")
    d.shape("".join(roads), line="road", width=4.1)
    d.shape("".join(roads), line="dashes", width=0.4, dash=(1.4, 2))


def _draw_golf(d: Drawing, city: Any) -> None:
    holes = [avenue for avenue in range(AVENUES) if city.par[avenue]]
    if not holes:
        return
    for avenue, following in zip(holes, [*holes[1:], None], strict=True):
        if following == avenue + 1:
            d.shape(f"M{_middle(avenue)} {GOLF_Y}h{STEP[0]}", line="green", width=13.4)
        else:
            d.shape(f"M{_middle(avenue)} {GOLF_Y}h.01", line="green", width=13.4)
    for avenue in holes:
        x = _middle(avenue)
        d.shape(f"M{x + 5.2} {GOLF_Y + 4.4}v-10.5l5 2l-5 2", "flag", "green-line", 0.35)
        d.ring(x, GOLF_Y, 4.1, "paper", "green-line", 0.4)
        d.word(x, GOLF_Y + 2, str(city.par[avenue]), 5.6, "bold", "green-line", "middle")


def _draw_desert(d: Drawing, city: Any, airport: str) -> None:
    """Where no casino stands: the airport, cactuses and palms."""
    has_airport = not any(city.casino[place] for place in AIRPORT)
    for street, avenue in _lots():
        if not city.casino[street, avenue] and not (has_airport and (street, avenue) in AIRPORT):
            x, y = lot_at(street, avenue)
            plant = CACTUS if (street + avenue) % 2 else PALM
            d.shape(plant, line="desert", width=0.45, at=(x + 2, y + 4), scale=WEB)
    if has_airport:
        x, y = lot_at(*AIRPORT[0])
        width = STEP[0] + lot.WIDTH
        d.box(x - 0.5, y + 8, width + 1, 11, 0.8, "runway", "soft", 0.3)
        d.shape(f"M{x + 2} {y + 13.5}h{width - 4}", line="dashes", width=0.6, dash=(2, 2))
        d.shape(PLANE, "paper", "ink", 0.35, at=(x + width * 0.66, y + 13.5), scale=WEB)
        d.word(x, y + 6, airport, 4.2, "sign", "soft", within=width)


def _draw_lamp(d: Drawing, x: float, y: float) -> None:
    d.ring(x, y, 1.75, "lamp", "star-line", 0.35)
    d.ring(x, y, 0.5, "star-line", None)


def _draw_light(d: Drawing, x: float, y: float) -> None:
    """The traffic light, where the limousine starts and comes home."""
    d.box(x - 2, y - 5, 4, 10, 1.5, "light", "paper", 0.3)
    for place, ink in enumerate(("red", "amber", "go")):
        d.ring(x, y + (place - 1) * 3, 1.15, ink, None)


def draw_hotel(d: Drawing, x: float, y: float) -> None:
    """A hotel at the foot of its avenue: the small one, and on it the floors that only who comes first may keep."""
    d.shape(f"M{x - 4.5} {y + 13}V{y + 4.6}h9V{y + 13}z", "paper", "soft", 0.3, (1.2, 0.9))
    burst(d, x, y + 2.4, 2.3, "pink", 0.25)
    d.shape(f"M{x - 8} {y + 23}V{y + 13}h16v10z", "hotel", "soft", 0.35)
    upper = [f"M{x + dx} {y + dy}h1.5v1.8h-1.5z" for dy in (6.2, 9.6) for dx in (-3.2, -0.75, 1.7)]
    lower = [f"M{x + dx} {y + 15}h1.8v2.2h-1.8z" for dx in (-6.4, -2.9, 1.1, 4.6)]
    lower += [f"M{x + dx} {y + 19}h1.8v2.2h-1.8z" for dx in (-6.4, 4.6)]
    d.shape("".join(upper + lower), "paper", "faint", 0.25)
    d.shape(f"M{x - 1.6} {y + 23}v-3.6a1.6 1.6 0 0 1 3.2 0v3.6", "paper", "soft", 0.3)
    d.shape(f"M{x - 10} {y + 23}h20", line="soft", width=0.4)


def _draw_legend(d: Drawing, wish: Wish) -> None:
    """What the signs mean, in a row."""
    entries = ["site", "star", *(f"carpet-{kind}" for kind in CARPETS if kind), "lamp", "hotel"]
    words = {name: wish.say(f"paper-legend-{name}") for name in entries if not name.startswith("carpet")}
    words |= {f"carpet-{kind}": wish.say(f"nv-carpet-{kind}") for kind in CARPETS if kind}
    legend = Drawing(WIDTH, 5)
    x = 0.0
    for name in entries:
        if name == "site":
            icon(legend, "construction", x, 0, 4.4, "crane", 0.3)
            debt(legend, x + 6.2, 2.2, 1.6)
            x += 9.2
        elif name == "star":
            draw_star(legend, x + 2, 2.4, 2.2)
            x += 5.4
        elif name == "lamp":
            _draw_lamp(legend, x + 1.8, 2.2)
            x += 4.8
        elif name == "hotel":
            small = Drawing(16, 23)
            draw_hotel(small, 8, 0)
            legend.put(small, x, -0.6, 0.24)
            x += 5
        else:
            small = Drawing(7, 10)
            draw_carpet(small, 0, 0, name[-1])
            legend.put(small, x, -0.2, 0.5)
            x += 4.4
        x += legend.word(x, 3.3, words[name], 2.9, "text", "soft") + 5
    d.put(legend, 0, LEGEND_Y, min(1, WIDTH / (x - 5)))
