"""What a release is built with: pages for the browser, documentation, and compiled rules."""

from __future__ import annotations

import sys
import sysconfig
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
        if self.target_name != "wheel":
            return
        for page in Path(self.root, "docs").rglob("*.md"):  # `neonstrip doc` shows them
            build_data["force_include"][str(page)] = f"neonstrip/{page.relative_to(self.root).as_posix()}"
        if Path(self.root, "src/neonstrip/compiled").exists():  # made by scripts/compile, for this Python and platform
            platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            build_data["pure_python"] = False
            build_data["tag"] = f"cp{sys.version_info.major}{sys.version_info.minor}-none-{platform}"
