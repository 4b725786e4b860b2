"""What is said in every game alike, for the tables of phrases of the games."""

from collections.abc import Callable

from neonstrip.play.phrases import Each, Form, Is, Message, Template, Word, cases, say, when

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

CASINO_CAUSES = ("wins", "takes", "denies", "breaks", "strikes")
"""Causes that are about a casino."""


def because(**more: Callable[[str], Template]) -> Template:
    """What a move at casinos is good for, in one sentence of one or two clauses; a game may have more causes."""

    def clause(at: str) -> Template:
        begins = Word("yes" if at == "first" else "no")
        figures: dict[str, Template] = {name: f"{at}.{name}" for name in ("amount", "theirs", "dice")}

        def told(cause: str, **args: Template) -> Message:
            return say(f"hint-cause-{cause}", "name", begins=begins, **figures, **args)

        casinos = {cause: told(cause, casino=say(f"casino-{{{at}.casino}}")) for cause in CASINO_CAUSES}
        known = casinos | {"keeps": told("keeps")} | {cause: make(at) for cause, make in more.items()}
        return cases(*((Is(f"{at}.cause", cause), said) for cause, said in known.items()))

    first, second = clause("first"), clause("second")
    both = say("hint-why-because-both", first=first, second=second)
    return when("second", both, say("hint-why-because", first=first))


STROKES: dict[str, Template] = {"tile": say("review-stroke-tile"), "end": say("review-stroke-end")}
"""Strokes of luck, by their kind."""
