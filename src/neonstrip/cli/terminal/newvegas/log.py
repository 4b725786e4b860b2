"""What everyone did in a round, told when all have confirmed: what was revealed, in short pieces."""

from __future__ import annotations

from typing import Any

from rich.cells import set_cell_size
from rich.text import Text

from neonstrip.cli.terminal.newvegas.looks import ACME, color, mark
from neonstrip.cli.terminal.newvegas.others import NAME
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.newvegas.view import View


def tell_round(screen: Screen, view: View, events: list[dict[str, Any]]) -> list[Text]:
    """A line for everyone to whom something happened."""
    told: dict[str, list[str]] = {}
    lines = []
    for event in events:
        name = ACME if event["event"].startswith("acme_") else event.get("player")
        if name:
            told.setdefault(name, []).extend(_pieces(screen, event))
        elif event["event"] == "shuffled":
            lines.append(Text(f"   {screen.say('nv-shuffled')}"))
    return [_line(view, name, pieces) for name, pieces in told.items() if pieces] + lines


def _line(view: View, name: str, pieces: list[str]) -> Text:
    sign = " " if name == ACME else mark(view, name)
    line = Text.assemble((f" {sign} {set_cell_size(name, NAME)} ", color(view, name)))
    return line.append(" · ".join(pieces))


def _pieces(screen: Screen, event: dict[str, Any]) -> list[str]:
    """An event in words. The ACME's points are left to its card on the table."""
    say = screen.say
    match event["event"].removeprefix("acme_"):
        case "refused":
            return [say("nv-did-refuse")]
        case "opened":
            opened = say("nv-did-open", number=event["number"], street=event["street"], avenue=event["avenue"])
            return [opened, say("nv-did-lose-star")] if event["star_lost"] else [opened]
        case "built":
            return [say("nv-did-build", street=event["street"], avenue=event["avenue"])]
        case "improved":
            value = "/".join(map(str, event["values"]))
            return [say("nv-did-improve", column=say(f"nv-column-{event['column']}"), value=value)]
        case "show":
            return [say("nv-did-show", side=event["side"], value=event["value"])]
        case "checked":
            return [say("nv-did-check", boxes=event["boxes"])]
        case "drove":
            carpets = ", ".join(say(f"nv-carpet-{carpet}") for carpet in event["carpets"])
            name = "home" if event["home"] else "drive"
            return [say(f"nv-did-{name}-past" if carpets else f"nv-did-{name}", carpets=carpets)]
        case "bonus":
            return [say(f"nv-did-bonus-{event['bonus']}")]
        case "hotel":
            return [say("nv-did-hotel", kind=event.get("kind", "grand"), avenue=event["avenue"])]
        case "project":
            colour = say(f"nv-colour-{event['colour']}")
            return [say("nv-did-project", colour=colour, points=event["points"])]
        case "card":
            return [say("nv-did-get", action=say(f"nv-action-{event['action']}"))]
    return []
