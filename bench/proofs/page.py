"""The tables of docs/trust.md, made of the rows of bench/trust.csv and of nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from bench.proofs.rows import ROOT, Row

PAGE = ROOT / "docs" / "trust.md"

Combine = Callable[[list[float]], float]
"""How the readings of several runs make one."""


def last(values: list[float]) -> float:
    return values[-1]


class Showing(Struct):
    """How the runs of a kind are shown: a line for each setup."""

    what: str
    """What is counted."""
    reach: dict[str, int] = {}
    """How many there shall be: by setup, or in all under no name."""
    readings: dict[str, tuple[str, Combine]] = {}
    """Names of readings, with words for the head of the column."""


OTHERS: dict[str, tuple[str, Combine]] = {
    "moves": ("moves of others", sum),
    "p50_before": ("p50 before, ms", last),
    "p50_during": ("meanwhile", last),
    "p99_before": ("p99 before, ms", last),
    "p99_during": ("meanwhile", last),
    "newcomers": ("newcomers", sum),
    "newcomers_p99": ("p99, ms", last),
    "locked_out": ("locked out", sum),
}
"""How the others fared."""
SHOWINGS = {
    "kills": Showing(
        "kills",
        {"": 1_000, "PostgreSQL, two workers": 500},
        {
            "games": ("games", sum),
            "commands": ("commands acknowledged", sum),
            "asked_again": ("asked again", sum),
            "were_done": ("of these done before", sum),
        },
    ),
    "messages": Showing(
        "messages",
        {"": 1_000_000},
        {
            "refused": ("refused", sum),
            "codes": ("different codes", max),
            "games_beside": ("games beside", sum),
            "moves_beside": ("moves beside", sum),
            "p50_ms": ("worst p50, ms", max),
            "p99_ms": ("worst p99, ms", max),
        },
    ),
    "twins": Showing(
        "twins",
        {"": 10_000},
        {
            "games": ("games", sum),
            "royale": ("of Royale", sum),
            "classic": ("of 2012", sum),
            "newvegas": ("of New Las Vegas", sum),
            "dealt_anew": ("dealt anew", sum),
            "other_secrets": ("other secrets", sum),
            "single_things": ("single things besides", sum),
            "answers": ("answers", sum),
            "messages": ("messages", sum),
        },
    ),
    "faults": Showing(
        "faults",
        {"": 10_000},
        {
            "kinds": ("kinds of faults", max),
            "games": ("games", sum),
            "commands": ("commands acknowledged", sum),
            "asked_again": ("asked again", sum),
        },
    ),
    "idle": Showing("connections", {}, {"opened": ("opened", sum), "let_go": ("let go", sum), **OTHERS}),
    "slow": Showing(
        "connections",
        {},
        {
            "asked": ("views asked for", sum),
            "let_go": ("let go", sum),
            "refused": ("refused", sum),
            "mb_before": ("server before, MB", max),
            "mb_most": ("at most, MB", max),
            **OTHERS,
        },
    ),
    "flood": Showing(
        "sent",
        {},
        {"refused": ("refused", sum), "closed": ("thrown out", sum), "5xx": ("5xx", sum), **OTHERS},
    ),
    "bots": Showing("seats of bots", {"": 1_000}, {"tables": ("tables", sum), **OTHERS}),
    "soak": Showing(
        "seconds",
        {"": 3_600},
        {
            "move": ("moves", sum),
            "games": ("games", sum),
            "undo": ("taken back", sum),
            "say": ("chats", sum),
            "spectators": ("spectators", sum),
            "broken": ("connections broken", sum),
            "replays": ("replays", sum),
            "reviews": ("reviews", sum),
            "server_mb": ("server, MB", last),
            "server_mb_gained": ("gained", last),
            "bots_mb": ("bots, MB", last),
            "bots_mb_gained": ("gained", last),
            "replays_mb": ("replays, MB", last),
            "replays_mb_gained": ("gained", last),
            "handles": ("handles", last),
            "handles_gained": ("gained", last),
            "threads": ("threads", last),
            "threads_gained": ("gained", last),
            "ping_ms": ("ping, ms", last),
            "ping_ms_gained": ("gained", last),
        },
    ),
}


def shown(value: float) -> str:
    return f"{value:,.1f}" if value % 1 else f"{value:,.0f}"


def commits(rows: Iterable[Row]) -> str:
    """Which commits were measured, in order."""
    return ", ".join(dict.fromkeys(f"`{row.commit}`" for row in rows))


def line(how: Showing, setup: str, rows: list[Row], reach: int | None) -> str:
    """What all runs in a setup, or all runs, have shown. What failed counts for nothing but a failure."""
    passed = [row for row in rows if not row.failed]
    cells = [setup, shown(sum(row.count for row in passed)), shown(reach) if reach else ""]
    for name, (_, combine) in how.readings.items():
        values = [row.readings[name] for row in passed if name in row.readings]
        cells.append(shown(combine(values)) if values else "")
    return "| " + " | ".join([*cells, str(len(passed)), str(len(rows) - len(passed)), commits(passed)]) + " |"


def lines(kind: str, rows: list[Row]) -> Iterator[str]:
    """The table of a kind."""
    how = SHOWINGS[kind]
    ours = [row for row in rows if row.kind == kind]
    if not ours:
        yield "Not measured yet."
        return
    heads = [
        "setup",
        how.what,
        "to reach",
        *(words for words, _ in how.readings.values()),
        "runs that held",
        "that failed",
        "commits",
    ]
    yield "| " + " | ".join(heads) + " |"
    yield "|---" * len(heads) + "|"
    setups = list(dict.fromkeys(row.setup for row in ours))
    for setup in setups:
        yield line(how, setup, [row for row in ours if row.setup == setup], how.reach.get(setup))
    if len(setups) > 1 or "" in how.reach:
        yield line(how, "in all", ours, how.reach.get(""))


def with_tables(text: str, rows: list[Row]) -> str:
    """The page with each table between its two marks."""
    for kind in SHOWINGS:
        begin, end = f"<!-- measured: {kind} -->\n", f"<!-- end: {kind} -->"
        before, _, rest = text.partition(begin)
        _, found, after = rest.partition(end)
        if not found:
            raise SystemExit(f"{PAGE} has no place between {begin.strip()} and {end}")
        made = "\n".join(lines(kind, rows))
        text = f"{before}{begin}\n{made}\n\n{end}{after}"
    return text


def write(rows: list[Row]) -> None:
    PAGE.write_text(with_tables(PAGE.read_text("utf-8"), rows), "utf-8")
