"""What a move can bring about, beyond what the move itself says."""

# name of the event: names of its up to three facts
EVENTS = {
    "tied": ("owner", "site"),
    "won": ("owner", "amount", "site"),
    "returned": ("amount", "site", "owner"),
    "starts": ("player", "round"),
    "over": (),
}
NAMES = list(EVENTS)
TIED, WON, RETURNED, STARTS, ENDED = range(len(EVENTS))
