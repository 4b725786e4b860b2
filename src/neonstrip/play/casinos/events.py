"""What the last move brought about, with names instead of numbers. All of it is public."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import Records

Names = Mapping[str, Callable[[int], Any]]


def owner_names(names: Sequence[str], most: int, imagined: Sequence[str]) -> list[str]:
    """The names of all owners of dice, by number: the players, of whom there are `most`, and those only imagined."""
    return [*names, *[""] * (most - len(names)), *imagined]


def names_of_owners(owners: list[str]) -> Names:
    """The facts of events that are owners."""

    def name(owner: int) -> str | None:
        return owners[owner] if owner != NOBODY else None

    return {"player": name, "owner": name}


def written(state: Records, events: Mapping[str, Sequence[str]], names: Names) -> list[dict[str, Any]]:
    """The events of a state. `events` has the facts of each by name; `names` what a fact's number stands for."""
    kinds = list(events.items())
    told = []
    for number, *values in state["events"][0][: state["happened"][0]].tolist():
        event, facts = kinds[number]
        named = {fact: names.get(fact, int)(value) for fact, value in zip(facts, values, strict=False)}
        told.append({"event": event, **named})
    return told
