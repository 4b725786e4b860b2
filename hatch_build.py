"""What a release is built with: pages, documentation, compiled rules, and where the project is at home."""

from __future__ import annotations

import os
import re
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ADDRESS = "NEONSTRIP_ADDRESS"
"""The environment variable that names the address of the source on the web. scripts/release sets it."""
RELATIVE = re.compile(r"(?<=\]\()(?!\w+:|#)([^)\s]+)")
"""The target of a link or a picture in Markdown that lies in the project."""


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


class Home(MetadataHookInterface):
    """What a package index shows. A wheel made from a source archive has it from there: Hatch sees to that."""

    def update(self, metadata: dict[str, Any]) -> None:
        """README as it is, or, where an address is named, with links and pictures that lead there."""
        address = os.environ.get(ADDRESS, "").rstrip("/")
        version = re.findall(r'__version__ = "(.*)"', Path(self.root, "src/neonstrip/__init__.py").read_text("utf-8"))[
            0
        ]
        readme = Path(self.root, "README.md").read_text("utf-8")
        if address:
            readme = RELATIVE.sub(lambda link: f"{address}/{kind(link[1])}/v{version}/{link[1]}", readme)
            metadata["urls"] = {
                "Source": address,
                "Documentation": f"{address}/blob/v{version}/docs/index.md",
                "Changelog": f"{address}/blob/v{version}/CHANGELOG.md",
                "Issues": f"{address}/issues",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}


def kind(place: str) -> str:
    """How places that host source call what they show as it is, and what they show as a page."""
    return "raw" if place.startswith("docs/pictures/") else "blob"
