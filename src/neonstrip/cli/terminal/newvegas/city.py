"""The map of a city: four streets and eleven avenues, the golf course above, the hotels at the foot."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from neonstrip.cli.terminal.looks import AMBER, GOLD, LIT, QUIET
from neonstrip.cli.terminal.newvegas.canvas import Canvas
from neonstrip.cli.terminal.newvegas.looks import CRANE, DEBT, GREEN, INKED, ROUTE
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.newvegas.sheet_view import Lot, SheetView
from neonstrip.play.newvegas.view import View
from neonstrip.rules.newvegas.printed import AVENUES, STREETS

Place = tuple[int, int]
LOT, STEP = 4, 5
"""Cells of a lot, and from one lot to the next: an avenue runs between them."""
LEFT, TOP = 4, 2
ROWS = 3
"""Lines of a street: two for its lots, one for the road below."""
CITY_WIDTH = LEFT + AVENUES * STEP
CITY_HEIGHT = TOP + STREETS * ROWS + 1
AIRPORT = ((3, 1), (3, 2))
CAR = "▟█▙"
TO = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}


def lot_at(place: Place) -> tuple[int, int]:
    """The upper left cell of a lot."""
    street, avenue = place
    return LEFT + (avenue - 1) * STEP, TOP + (street - 1) * ROWS


def crossing_at(place: Place) -> tuple[int, int]:
    x, y = lot_at(place)
    return x + LOT, y + ROWS - 1


def block(place: Place, way: str) -> tuple[Place, bool]:
    """The block one drives along from a crossing: the lot it belongs to, and whether it runs across."""
    street, avenue = place
    if way in ("east", "west"):
        return (street, avenue + 1 if way == "east" else avenue), True
    return (street + 1 if way == "south" else street, avenue), False


def drive(place: Place, way: str) -> Place:
    street, avenue = TO[way]
    return place[0] + street, place[1] + avenue


def draw_city(
    screen: Screen, view: View, sheet: SheetView, spots: Mapping[Place, str], lamps: Mapping[Place, str]
) -> list[Text]:
    """The map with what was written on it. Spots are lots to choose from, lamps are where a line may end."""
    canvas = Canvas(CITY_WIDTH, CITY_HEIGHT)
    _names(screen, canvas, view, sheet)
    _roads(canvas, view)
    _route(canvas, view, sheet)
    for place, words in lamps.items():
        x, y = crossing_at(place)
        canvas.put(x, y, words[:1], LIT)
    _car(canvas, sheet)
    for lot in sheet.lots:
        _lot(canvas, lot, spots.get((lot.street, lot.avenue)))
    return canvas.lines()


def _names(screen: Screen, canvas: Canvas, view: View, sheet: SheetView) -> None:
    """Numbers of streets and avenues, holes and hotels, the airport."""
    foot = CITY_HEIGHT - 1
    for avenue in range(AVENUES):
        x, _ = lot_at((1, avenue + 1))
        canvas.put(x, 0, f"{avenue + 1:>3}", "bold")
        if view.golf and view.pars[avenue]:
            canvas.put(x, 1, *_hole(view.pars[avenue], sheet.holes[avenue]))
        canvas.put(x, foot, *_hotel(sheet.hotels[avenue], avenue + 1 in view.grand_hotels))
    for street in range(STREETS):
        canvas.put(1, lot_at((street + 1, 1))[1], str(street + 1), "bold")
    if view.golf:
        canvas.put(0, 1, screen.say("nv-map-golf")[:LEFT], GREEN)
    canvas.put(0, foot, screen.say("nv-map-hotels")[:LEFT], AMBER)
    if not any((lot.street, lot.avenue) in AIRPORT for lot in sheet.lots):
        x, y = lot_at(AIRPORT[0])
        canvas.put(x, y, screen.say("nv-map-airport").center(STEP + LOT)[: STEP + LOT], QUIET)


def _hole(par: int, state: str | None) -> tuple[str, str]:
    if state == "circled":
        return f"({par})".center(LOT), GREEN
    return (f" ×{par} ", QUIET) if state == "lost" else (f"  {par} ", QUIET)


def _hotel(built: str | None, taken: bool) -> tuple[str, str]:
    """A hotel that stands, or in small the one that may still be built."""
    if built:
        return ("[G] " if built == "grand" else "[S] "), GOLD
    return (" s  " if taken else " g  "), QUIET


def _roads(canvas: Canvas, view: View) -> None:
    """Blocks that nobody has driven, lamps, and the traffic light."""
    touched: set[Place] = set()
    for street, avenue in view.roads.across:
        x, y = lot_at((street, avenue))
        canvas.put(x, y + ROWS - 1, "─" * LOT, QUIET)
        touched |= {(street, avenue - 1), (street, avenue)}
    for street, avenue in view.roads.down:
        x, y = lot_at((street, avenue))
        for row in range(ROWS - 1):
            canvas.put(x + LOT, y + row, "│", QUIET)
        touched |= {(street - 1, avenue), (street, avenue)}
    for place in touched:
        x, y = crossing_at(place)
        canvas.put(x, y, "•" if place in view.roads.lamps else "┼", "" if place in view.roads.lamps else QUIET)
    x, y = crossing_at(view.roads.traffic_light)
    canvas.put(x, y, "◉", GREEN)


def _route(canvas: Canvas, view: View, sheet: SheetView) -> None:
    """The blocks the limousine has driven."""
    place = view.roads.traffic_light
    for way in sheet.route:
        lot, across = block(place, way)
        x, y = lot_at(lot)
        if across:
            canvas.put(x, y + ROWS - 1, "═" * LOT, ROUTE)
        else:
            for row in range(ROWS - 1):
                canvas.put(x + LOT, y + row, "║", ROUTE)
        place = drive(place, way)
        x, y = crossing_at(place)
        light = place == view.roads.traffic_light
        canvas.put(x, y, "◉" if light else "•" if place in view.roads.lamps else "╬", GREEN if light else ROUTE)


def _car(canvas: Canvas, sheet: SheetView) -> None:
    """The limousine, wide where the road is, as long as its tour is not closed."""
    if not sheet.home:
        x, y = crossing_at(sheet.limousine)
        canvas.put(x - 1, y, CAR, ROUTE)


def _lot(canvas: Canvas, lot: Lot, spot: str | None) -> None:
    x, y = lot_at((lot.street, lot.avenue))
    canvas.put(x, y, *_front(lot, spot))
    if lot.star:
        sign, style = {None: ("☆", AMBER), "given": ("✪", GOLD), "lost": ("×", QUIET)}[lot.show]
        canvas.put(x, y + 1, sign, style)
    if lot.carpet:
        words = f"({lot.carpet})" if lot.passed else f" {lot.carpet} "
        canvas.put(x + 1, y + 1, words, ROUTE if lot.passed else "")


def _front(lot: Lot, spot: str | None) -> tuple[str, str]:
    """The upper line of a lot: its number, a spot to choose, a crane, or a casino that waits for a number."""
    if spot is not None:
        return f"▸{spot:<3}"[:LOT], LIT
    if lot.number is not None:
        return f" {lot.number:>2} ", INKED
    if not lot.built:
        return " ┬┐ ", CRANE
    return f" __{DEBT if lot.site else ' '}", ""
