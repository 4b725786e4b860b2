"""What a move can bring about, beyond what the move itself says."""

# name of the event: names of its up to three facts
EVENTS = {
    "black": ("first", "second", "tile"),
    "paid": ("player", "amount", "tile"),
    "jetons": ("player", "amount", "tile"),
    "shown": ("player", "number", "guess"),
    "won_power": ("player",),
    "lost_power": ("player",),
    "won_token": ("player",),
    "barred": ("player", "kind"),
    "freed": ("player", "kind", "tile"),
    "pushed": ("player", "kind", "number"),
    "tied": ("owner", "site"),
    "won": ("owner", "amount", "site"),
    "returned": ("amount", "site", "owner"),
    "boxed": ("player", "amount"),
    "fined": ("player", "amount", "jetons"),
    "starts": ("player", "round"),
    "over": (),
}
NAMES = list(EVENTS)
(
    BLACK,
    PAID,
    JETONS,
    SHOWN,
    WON_POWER,
    LOST_POWER,
    WON_TOKEN,
    BARRED,
    FREED,
    PUSHED,
    TIED,
    WON,
    RETURNED,
    BOXED,
    FINED,
    STARTS,
    ENDED,
) = range(len(EVENTS))
