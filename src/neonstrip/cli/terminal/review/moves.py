"""What was played and what would have been better, in the words of each game."""

from __future__ import annotations

from neonstrip.bots.review.questions import ToldMove
from neonstrip.bots.review.report import Point, Stroke
from neonstrip.cli.terminal.newvegas.cards import action_name
from neonstrip.cli.terminal.review.figures import dice
from neonstrip.cli.terminal.royale.moves import choice_words
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game, Record
from neonstrip.rules.newvegas.moves import GRAMMAR

BONUSES = {"number": "number", "free": "action", "extend": "extension"}


def in_words(screen: Screen, record: Record, point: Point, steps: list[ToldMove]) -> str:
    """A choice: a move of Royale, or a turn of New Las Vegas."""
    if record.game == "royale":
        return choice_words(screen, Game.replay(record, point.move).view(), steps[0].move)
    return " · ".join(piece for step in steps for piece in pieces(screen, step))


def pieces(screen: Screen, step: ToldMove) -> list[str]:
    """A step of a turn, in short."""
    say, facts = screen.say, step.facts
    family, values, words = GRAMMAR.of(step.move)
    match family:
        case "vote" | "cards":
            name = "-".join((family, words[family]))
            return [say(f"nv-choice-{name}")]
        case "choose" | "use":
            return [say("review-took", number=facts["number"], action=action_name(screen, facts["action"]))]
        case "give":
            return [say("nv-did-get", action=action_name(screen, facts["action"]))]
        case "refuse":
            return [say("nv-did-refuse")]
        case "open":
            return [_opened(screen, facts["number"], values)]
        case "extend":
            return [say(f"nv-did-bonus-{BONUSES[family]}"), _opened(screen, facts["number"], values)]
        case "number" | "free":
            return [say(f"nv-did-bonus-{BONUSES[family]}")]
        case "build":
            return [say("nv-did-build", street=values["street"] + 1, avenue=values["avenue"] + 1)]
        case "improve":
            value = "/".join(map(str, facts["to"]))
            return [say("nv-did-improve", column=say(f"nv-column-{words['column']}"), value=value)]
        case "show":
            return [say("nv-did-show", side=words["side"], value=facts["to"][0])]
        case "inaugurate":
            return [say("nv-did-check", boxes=1)]
        case "drive":
            name = "home" if facts["home"] else "drive"
            carpets = ", ".join(say(f"nv-carpet-{carpet}") for carpet in facts["carpets"])
            return [say(f"nv-did-{name}-past" if carpets else f"nv-did-{name}", carpets=carpets)]
    return []


def _opened(screen: Screen, number: int, values: dict[str, int]) -> str:
    return screen.say("nv-did-open", number=number, street=values["street"] + 1, avenue=values["avenue"] + 1)


def luck_in_words(screen: Screen, names: list[str], strokes: list[Stroke]) -> str:
    """What chance did: the last of it says most."""
    for stroke in reversed(strokes):
        if stroke.kind == "throw":
            return screen.say("review-stroke-throw", name=names[stroke.seat or 0], dice=dice(stroke))
    kind = strokes[-1].kind if strokes else "tile"
    return screen.say(f"review-stroke-{kind}")
