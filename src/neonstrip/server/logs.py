"""What the server writes for its operator. No table's id and no token is in it, whoever wrote the line.

Ids are invitations and tokens are seats. Whatever looks like one is replaced by a digest, whose salt is forgotten with
the process: lines about one table can still be told to be about one.
"""

from __future__ import annotations

import hashlib
import logging
import re
import secrets
import sys

from neonstrip.tables.tokens import ID_LENGTH, ID_LETTERS, LONGEST_TOKEN

SECRET = re.compile(
    rf"(?<![A-Za-z0-9_-])(?:[{ID_LETTERS}]{{{ID_LENGTH}}}|(?=[a-z_]*[A-Z0-9-])[A-Za-z0-9_-]{{32,{LONGEST_TOKEN}}})(?![A-Za-z0-9_-])"
)
"""A table's id, or a token. Names in our own source are long too, but have neither digits nor capital letters."""
SHOWN = 8
NONSENSE = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade request")

_salt = secrets.token_bytes(16)


def veil(text: str) -> str:
    """A text in which ids and tokens cannot be read."""
    return SECRET.sub(lambda found: f"~{hashlib.blake2b(found[0].encode(), key=_salt).hexdigest()[:SHOWN]}", text)


class Veiled(logging.Formatter):
    """Lines, with their tracebacks, as they may be kept."""

    def format(self, record: logging.LogRecord) -> str:
        return veil(super().format(record))


def is_ours(record: logging.LogRecord) -> bool:
    """A client that sends nonsense is told so; it must not fill the log with that too."""
    return not record.getMessage().startswith(NONSENSE)


def begin() -> None:
    """Everything that is logged goes to stderr, veiled."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Veiled("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(is_ours)
