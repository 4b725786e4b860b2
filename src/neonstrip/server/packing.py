"""What everybody may have, in the encodings that browsers take. Nothing secret is ever packed: its size would tell."""

from __future__ import annotations

import gzip
import re

from msgspec import Struct

PLAIN = "identity"
NEVER = re.compile(r"q=0(\.0*)?\s*$")
"""Says of an encoding that it is not wanted."""


class Packed(Struct, frozen=True):
    """Something that lies ready."""

    kind: str
    sizes: list[tuple[str, bytes]]
    """What is in it, in each encoding by which it gets smaller, the smallest first, and at last as it is."""


class Sent(Struct, frozen=True):
    """The same as it is sent to somebody."""

    kind: str
    headers: dict[str, str]
    content: bytes


def pack(kind: str, plain: bytes, brotli: bytes | None = None) -> Packed:
    """In all its sizes; with Brotli if it was packed so before."""
    small = [("br", brotli), ("gzip", gzip.compress(plain, 9, mtime=0))]
    sizes = [(encoding, packed) for encoding, packed in small if packed is not None and len(packed) < len(plain)]
    return Packed(kind, [*sizes, (PLAIN, plain)])


def send(packed: Packed, encodings: str) -> Sent:
    """For somebody, as small as they understand it."""
    named = [word.partition(";") for word in encodings.lower().split(",")]
    understood = {PLAIN, *(name.strip() for name, _, quality in named if not NEVER.search(quality))}
    encoding, content = next(size for size in packed.sizes if size[0] in understood)
    headers = {"Vary": "Accept-Encoding"}
    if encoding != PLAIN:
        headers["Content-Encoding"] = encoding
    return Sent(packed.kind, headers, content)
