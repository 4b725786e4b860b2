"""Figures about the server for its operator, in the text format that Prometheus reads. Nothing about any one table."""

from __future__ import annotations

from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """Durations in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """Counted since the server started."""

    def __init__(self) -> None:
        self.counters: dict[tuple[str, str], int] = {}
        self.gauges: dict[str, int] = {}
        self.commands = Histogram()

    def count(self, name: str, label: str = "") -> None:
        self.counters[name, label] = self.counters.get((name, label), 0) + 1

    def change(self, name: str, by: int) -> None:
        self.gauges[name] = self.gauges.get(name, 0) + by

    def text(self) -> str:
        """All figures."""
        lines: list[str] = []
        for name in sorted({name for name, _ in self.counters}):
            lines.append(f"# TYPE neonstrip_{name}_total counter")
            labels = sorted(label for other, label in self.counters if other == name)
            lines += [f"neonstrip_{name}_total{_label(label)} {self.counters[name, label]}" for label in labels]
        for name in sorted(self.gauges):
            lines += [f"# TYPE neonstrip_{name} gauge", f"neonstrip_{name} {self.gauges[name]}"]
        lines.append("# TYPE neonstrip_command_seconds histogram")
        below = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.commands.counts, strict=True):
            below += count
            lines.append(f'neonstrip_command_seconds_bucket{{le="{bound}"}} {below}')
        lines += [
            f"neonstrip_command_seconds_sum {self.commands.total:.6f}",
            f"neonstrip_command_seconds_count {below}",
        ]
        return "\n".join(lines) + "\n"


def _label(label: str) -> str:
    return f'{{kind="{label}"}}' if label else ""
