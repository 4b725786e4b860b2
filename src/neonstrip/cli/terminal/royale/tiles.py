"""The tiles in words: what each does in a line, what lies on it now, and its whole rule for the help."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from neonstrip.cli.terminal.casinos.owners import color, mark
from neonstrip.cli.terminal.looks import QUIET
from neonstrip.cli.terminal.royale.contest import contest
from neonstrip.cli.terminal.royale.looks import BIGGY
from neonstrip.cli.terminal.screen import WIDTH, Screen
from neonstrip.play.royale.phrases import PHRASES
from neonstrip.play.royale.printed import amounts
from neonstrip.play.royale.view import Casino, View
from neonstrip.rules.royale.tiles import double_down

INDENT = 16


def field_reward(screen: Screen, reward: str) -> str:
    """What a field of Handicap brings."""
    return screen.tell(PHRASES["names"]["field"], {"reward": int(reward) if reward.isdigit() else reward})


def tile_lines(screen: Screen, view: View, casino: Casino) -> list[Text]:
    """What a tile does and what lies on it now, in one line if they fit."""
    words = Text(screen.say(f"tile-{casino.tile}-short", **amounts()), QUIET)
    status = _status(screen, view, str(casino.tile))
    if not status:
        return [_line(screen, casino, words)]
    together = _line(screen, casino, Text("  ").join([status, words]))
    if together.cell_len < WIDTH:
        return [together]
    return [_line(screen, casino, words), Text(" " * INDENT) + status]


def _line(screen: Screen, casino: Casino, words: Text) -> Text:
    name = screen.say(f"tile-{casino.tile}")
    return Text.assemble(f" {casino.number} ", (f"{name:<{INDENT - 3}}", "italic"), words)


def tile_rule(screen: Screen, tile: str) -> str:
    """What a tile does, in full."""
    return screen.say(f"tile-{tile}-rule", **amounts())


def status_lines(screen: Screen, view: View, casino: Casino) -> list[Text]:
    """What lies on a tile now, if anything does."""
    status = _status(screen, view, str(casino.tile))
    return [_line(screen, casino, status)] if status else []


def _status(screen: Screen, view: View, tile: str) -> Text | None:
    return STATUS[tile](screen, view) if tile in STATUS else None


def _jackpot(screen: Screen, view: View) -> Text:
    return Text(screen.say("status-pot", amount=view.tiles.jackpot))


def _high_five(screen: Screen, view: View) -> Text | None:
    return Text(screen.say("status-token")) if view.tiles.token else None


def _block_it(screen: Screen, view: View) -> Text:
    groups = " ".join(str(size) for size, number in view.tiles.block.items() for _ in range(number))
    return Text(screen.say("status-groups", groups=groups or "–"))


def _handicap(screen: Screen, view: View) -> Text:
    fields = view.tiles.fields.items()
    left = [f"{field_reward(screen, reward)} ×{number}" for reward, number in fields if number]
    return Text(screen.say("status-fields", fields=" · ".join(left) or "–"))


def _double_down(screen: Screen, view: View) -> Text | None:
    standing = view.tiles.double_down_standing
    if standing is None or not view.tiles.double_down:
        return None
    prizes = [int(prize) for prize in double_down.PRIZES]
    rows = [contest(screen, view, owner, dice, standing, prizes) for owner, dice in view.tiles.double_down.items()]
    return Text("   ").join(rows)


def _nice_dice(screen: Screen, view: View) -> Text | None:
    fields = [_die(view, f"{field}:", die) for field, die in view.tiles.nice.items()]
    return Text("  ").join(fields) if fields else None


def _my_choice(screen: Screen, view: View) -> Text | None:
    return _die(view, screen.say("status-gold") + " ", view.tiles.gold) if view.tiles.gold else None


def _die(view: View, before: str, die: tuple[str, str]) -> Text:
    """One die on a tile, by its owner's mark."""
    owner, kind = die
    return Text.assemble(before, (mark(view, owner) + BIGGY * (kind == "big"), color(view, owner)))


STATUS: dict[str, Callable[[Screen, View], Text | None]] = {
    "A2": _jackpot,
    "C1": _high_five,
    "F1": _block_it,
    "F2": _handicap,
    "G2": _double_down,
    "H1": _nice_dice,
    "H2": _my_choice,
}
"""What lies on a tile, for those on which something does."""
