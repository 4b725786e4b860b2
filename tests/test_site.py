"""The documentation as a site: it is built, every link leads somewhere, and nothing comes from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FETCHED = re.compile(
    r"""<(?:script|img|iframe)[^>]+src="https?:|<link[^>]+rel="(?:stylesheet|preconnect)"[^>]+href="https?:"""
)


def test_the_site_is_built_and_links_lead_somewhere(tmp_path: Path) -> None:
    """MkDocs is strict: a link or an anchor that is not there, or a page that is in no menu, fails the build."""
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--config-file", "website/mkdocs.yml"]
    built = subprocess.run([*command, "--site-dir", tmp_path], cwd=ROOT, env=quiet, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    pages = {page.relative_to(tmp_path).as_posix(): page.read_text("utf-8") for page in tmp_path.rglob("*.html")}
    assert [name for name, text in pages.items() if FETCHED.search(text)] == []
    assert "neonstrip simulate" in pages["reference/commands.html"]
    assert "/api/tables/{table}/seats" in pages["reference/http.html"]
    assert "Take back the last step" in pages["reference/messages.html"]
    assert "can_undo" in pages["reference/python.html"]
    assert (tmp_path / "reference/openapi.json").exists()
