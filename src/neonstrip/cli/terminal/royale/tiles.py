"""The tiles in words: what each does in a line, what lies on it now, and its whole rule for the help."""

from __future__ import annotations

from rich.text import Text

from neonstrip.cli.terminal.looks import QUIET
from neonstrip.cli.terminal.royale.contest import contest
from neonstrip.cli.terminal.royale.looks import BIGGY, color, mark
from neonstrip.cli.terminal.screen import WIDTH, Screen
from neonstrip.play.royale.phrases import PHRASES
from neonstrip.play.royale.printed import printed
from neonstrip.play.royale.view import Casino, Tiles, View
from neonstrip.rules.royale import facts

INDENT = 16


def field_reward(screen: Screen, reward: str) -> str:
    """What a field of Handicap brings."""
    return screen.tell(PHRASES["names"]["field"], {"reward": int(reward) if reward.isdigit() else reward})


def tile_lines(screen: Screen, view: View, casino: Casino) -> list[Text]:
    """What a tile does and what lies on it now, in one line if they fit."""
    words = Text(screen.say(f"tile-{casino.tile}-short", **printed()), QUIET)
    status = _status(screen, view, str(casino.tile), view.tiles)
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
    return screen.say(f"tile-{tile}-rule", **printed())


def status_lines(screen: Screen, view: View, casino: Casino) -> list[Text]:
    """What lies on a tile now, if anything does."""
    status = _status(screen, view, str(casino.tile), view.tiles)
    return [_line(screen, casino, status)] if status else []


def _status(screen: Screen, view: View, tile: str, tiles: Tiles) -> Text | None:
    if tile == "A2":
        return Text(screen.say("status-pot", amount=tiles.jackpot))
    if tile == "C1" and tiles.token:
        return Text(screen.say("status-token"))
    if tile == "F1":
        groups = " ".join(str(size) for size, number in tiles.block.items() for _ in range(number))
        return Text(screen.say("status-groups", groups=groups or "–"))
    if tile == "F2":
        left = [f"{field_reward(screen, reward)} ×{number}" for reward, number in tiles.fields.items() if number]
        return Text(screen.say("status-fields", fields=" · ".join(left) or "–"))
    if tile == "G2" and tiles.double_down and tiles.double_down_standing:
        return _double_down(screen, view, tiles)
    if tile == "H1" and tiles.nice:
        fields = [_die(view, f"{field}:", die) for field, die in tiles.nice.items()]
        return Text("  ").join(fields)
    if tile == "H2" and tiles.gold:
        return _die(view, screen.say("status-gold") + " ", tiles.gold)
    return None


def _double_down(screen: Screen, view: View, tiles: Tiles) -> Text:
    prizes = [int(prize) for prize in facts.DOUBLE_DOWN_PRIZES]
    standing = tiles.double_down_standing
    assert standing is not None
    rows = [contest(screen, view, owner, dice, standing, prizes) for owner, dice in tiles.double_down.items()]
    return Text("   ").join(rows)


def _die(view: View, before: str, die: tuple[str, str]) -> Text:
    """One die on a tile, by its owner's mark."""
    owner, kind = die
    return Text.assemble(before, (mark(view, owner) + BIGGY * (kind == "big"), color(view, owner)))
