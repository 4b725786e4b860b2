"""How long tests may take: `./test --long` asks for proofs in full, `./test` for their short forms."""

from __future__ import annotations

import os

LONG = bool(os.environ.get("NEONSTRIP_LONG"))
