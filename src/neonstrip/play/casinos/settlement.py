"""The casinos of a settled round, as people ask for them."""

from typing import Any


def casinos_of(events: list[dict[str, Any]], casinos: int) -> list[dict[str, Any]]:
    """Casino by casino: who was tied, who won what, and what went back."""
    found: list[dict[str, Any]] = [
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
