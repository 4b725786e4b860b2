"""What a release is built with. A wheel without the browser's pages would serve nothing: they are made, or it fails."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface):  # type: ignore[type-arg]
    """Found by Hatch as `custom`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a wheel or a source archive is filled. An editable installation builds its pages when it serves."""
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root, "scripts")))
        import pages

        try:
            pages.build(Path(self.root))
        except pages.NotBuiltError as problem:
            raise SystemExit(str(problem)) from None
