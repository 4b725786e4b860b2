"""The casinos of a settled round, as people ask for them."""

from typing import Any, TypedDict


class Prize(TypedDict):
    """A note that a player takes."""

    to: str
    amount: int


class SettledCasino(TypedDict):
    """Who was tied, who won what, and what went back."""

    number: int
    tied: list[str]
    awards: list[Prize]
    returned: list[int]


def casinos_of(events: list[dict[str, Any]], casinos: int) -> list[SettledCasino]:
    """Casino by casino."""
    found: list[SettledCasino] = [
        {"number": number, "tied": [], "awards": [], "returned": []} for number in range(1, casinos + 1)
    ]
    for event in events:
        match event:
            case {"event": "tied", "owner": owner, "site": int(site)}:
                found[site - 1]["tied"].append(owner)
            case {"event": "won", "owner": owner, "amount": amount, "site": int(site)}:
                found[site - 1]["awards"].append({"to": owner, "amount": amount})
            case {"event": "returned", "amount": amount, "site": int(site)}:
                found[site - 1]["returned"].append(amount)
    return found
