"""What docs/trust.md promises, shown by doing it: `bench/trust`.

bench/trust                                a little of every kind
bench/trust kills --count 100              so many of one kind
bench/trust messages --count 1e6 --write   a row in bench/trust.csv, and the tables of docs/trust.md written anew
bench/trust --page                         only the tables, from the rows that are there

Runs add up: each has its own seed, by default the time, and the page tells the sums and the commits.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback

from bench.proofs import bots, faults, flood, idle, kills, messages, page, rows, slow, soak, twins
from bench.proofs.share import Run, Share

KINDS: dict[str, tuple[Run, int]] = {
    "kills": (kills.run, 10),
    "faults": (faults.run, 200),
    "messages": (messages.run, 10_000),
    "twins": (twins.run, 100),
    "idle": (idle.run, 1_000),
    "slow": (slow.run, 50),
    "flood": (flood.run, 50_000),
    "bots": (bots.run, 1_000),
    "soak": (soak.run, 60),
}
"""How each kind is run, and how much of it where nothing else is asked for."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"which: {', '.join(KINDS)} (default: all)")
    parser.add_argument("--count", type=float, help="how many kills, messages, twins, faults, connections")
    parser.add_argument("--seconds", type=float, help="how long, for kinds that go by time")
    parser.add_argument("--seed", default="", help="equal seeds make the same attempts (default: the time)")
    parser.add_argument("--setup", action="append", default=[], help="only this setup of a kind")
    parser.add_argument("--write", action="store_true", help="add rows to bench/trust.csv, write docs/trust.md anew")
    parser.add_argument("--page", action="store_true", help="only write docs/trust.md anew")
    given = parser.parse_args()
    if unknown := set(given.kinds) - set(KINDS):
        parser.error(f"there is no kind {', '.join(unknown)}: there are {', '.join(KINDS)}")
    if given.page:
        page.write(rows.read())
        return
    passed = True
    for kind in given.kinds or KINDS:
        run, usual = KINDS[kind]
        seed = given.seed or time.strftime("%m%d%H%M%S")
        share = Share(kind, int(given.count or usual), given.seconds or 0, seed, given.write, given.setup)
        passed &= measure(run, share)
    sys.exit(not passed)


def measure(run: Run, share: Share) -> bool:
    """One kind, a row for each setup; whether all of it held."""
    print(f"{share.kind}, seed {share.seed}", file=sys.stderr, flush=True)
    begun, passed = time.monotonic(), True
    try:
        for found in run(share):
            row = rows.Row.of(share.kind, share.seed, time.monotonic() - begun, found)
            begun = time.monotonic()
            passed &= not found.failed
            print(
                f"{row.kind}, {row.setup}: {row.count:,} in {row.seconds} s, {row.failed} failed",
                rows.pack(row.readings),
            )
            if share.write:
                rows.append([row])
                page.write(rows.read())
    except Exception:
        traceback.print_exc()
        print(f"{share.kind}, {share.setup}, seed {share.seed}: failed after {share.done:,}", flush=True)
        if share.write:
            failed = rows.Found(share.setup, share.done, 1)
            rows.append([rows.Row.of(share.kind, share.seed, time.monotonic() - begun, failed)])
            page.write(rows.read())
        return False
    return passed


if __name__ == "__main__":
    main()
