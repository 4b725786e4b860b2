"""Compiled code on disk: what is in use stays, what was not used for long goes."""

import os
import time
from pathlib import Path

import pytest

from neonstrip.rules import kernel


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kernel, "_cache_home", lambda: tmp_path)
    return tmp_path


def unused_for(seconds: float, folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "rule.nbc").write_bytes(b"code")
    then = time.time() - seconds
    os.utime(folder, (then, then))
    return folder


def test_compiled_code_not_used_for_long_is_removed(home: Path) -> None:
    old = unused_for(kernel.KEPT + 60, home / "rules-royale-0")
    recent = unused_for(kernel.KEPT - 60, home / "rules-royale-1")
    lock = home / "saving.lock"
    lock.touch()
    os.utime(lock, (0, 0))
    kernel.forget_unused()
    assert not old.exists()
    assert (recent / "rule.nbc").exists()
    assert lock.exists()


def test_use_keeps_compiled_code(home: Path) -> None:
    folder = Path(kernel._cache_folder.__wrapped__("rules", "royale"))
    unused_for(kernel.KEPT + 60, folder)
    assert kernel._cache_folder.__wrapped__("rules", "royale") == str(folder)
    kernel.forget_unused()
    assert (folder / "rule.nbc").exists()
