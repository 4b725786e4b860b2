"""What is installed only if asked for: `pip install 'neonstrip[serve]'`."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires

OPTIONAL = re.compile(r"""^([\w-]+).*;.*\bextra == ['"]([\w-]+)['"]""")
"""A requirement of an extra, as metadata has it."""
PACKAGES = {"fpdf": "fpdf2"}
"""Packages that are not named after the module that they bring."""


def extras() -> dict[str, set[str]]:
    """The packages that each extra brings."""
    try:
        asked = requires("neonstrip") or []
    except PackageNotFoundError:  # run from a folder that was never installed
        return {}
    found: dict[str, set[str]] = {}
    for optional in filter(None, map(OPTIONAL.match, asked)):
        found.setdefault(optional[2], set()).add(optional[1].lower())
    return found


def extra_of(module: str) -> str | None:
    """The smallest extra that brings a module, or None if it belongs to none."""
    name = module.partition(".")[0].lower()
    package = PACKAGES.get(name, name)
    bringing = {extra: brought for extra, brought in extras().items() if package in brought}
    return min(bringing, key=lambda extra: len(bringing[extra]), default=None)
