"""What a release is built with: the browser's pages, without which it would serve nothing, and the documentation."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Release(BuildHookInterface):  # type: ignore[type-arg]
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
        if self.target_name == "wheel":  # `neonstrip doc` shows them
            for page in Path(self.root, "docs").rglob("*.md"):
                build_data["force_include"][str(page)] = f"neonstrip/{page.relative_to(self.root).as_posix()}"
