"""What is said in every game alike, for the tables of phrases of the games."""

from neonstrip.play.phrases import Each, Form, Is, Template, cases, say, when

PERCENT = Form("percent", ("chance",))
AMOUNT = Form("nearest", ("amount",))


def figures(message: str) -> Template:
    """What a choice comes to; nothing where its answers are drawn."""
    return cases((Is("chance", None), None), otherwise=say(message, percent=PERCENT, amount=AMOUNT))


HINTS: dict[str, Template] = {
    "then": when("moves", say("hint-then", moves=Each("moves", "it", " · "))),
    "other": say(
        "hint-other",
        "move",
        percent=PERCENT,
        amount=AMOUNT,
        difference=Form("signed", (Form("less", (AMOUNT, Form("nearest", ("best",)))),)),
    ),
    "only": say("hint-why-only"),
    "likelier": say("hint-why-likelier", "percent"),
    "close": say("hint-why-close"),
    "unforeseen": say("hint-why-unforeseen", "answers"),
    "slow": say("hint-why-slow", "seconds"),
}
"""`then` has the words of the `moves` to come, `other` those of its own `move`, and the amount of the `best`."""

STROKES: dict[str, Template] = {"tile": say("review-stroke-tile"), "end": say("review-stroke-end")}
"""Strokes of luck, by their kind."""
