"""docs/score.md says what is true: its sheets give its scores, and its rules are those that are checked."""

import json
import re
from pathlib import Path

from neonstrip.play.newvegas.sheet_scoring import score_sheets
from neonstrip.rules.newvegas.printed import COLUMNS, IMPROVABLE

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/score.md").read_text("utf-8")
SHEETS, SCORES, ERRORS = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)


def test_the_sheets_give_the_scores_shown() -> None:
    """N-SCORE-1 to N-SCORE-9"""
    assert score_sheets(SHEETS) == json.loads(SCORES)


def test_the_form_of_errors_is_shown() -> None:
    (error,) = json.loads(ERRORS)["errors"]
    assert list(error) == ["rule", "player", "where", "message"]


def test_every_rule_that_is_checked_is_listed_and_no_other() -> None:
    listed = set(re.findall(r"N-[A-Z]+-\d+", PAGE.partition("The rules:")[2]))
    checked = set()
    for path in (ROOT / "src/neonstrip/play/newvegas").glob("*_checks.py"):
        checked |= set(re.findall(r'Mistake\("[a-z-]+", "(N-[A-Z]+-\d+)"', path.read_text("utf-8")))
    assert listed - {"N-SETUP-1"} == checked
    assert '"seats", "N-SETUP-1"' in (ROOT / "src/neonstrip/play/newvegas/sheet_file.py").read_text("utf-8")


def test_every_column_that_can_be_improved_is_named() -> None:
    """N-IMPROVE-1"""
    (row,) = (line for line in PAGE.splitlines() if line.startswith("| `improvements`"))
    assert re.findall(r"`(\w+)`", row)[1:] == list(COLUMNS[:IMPROVABLE])
