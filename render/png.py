"""Our own writer of palette PNGs: unfiltered lines, fast compression, nothing else in the file."""

from __future__ import annotations

import struct

from isal import isal_zlib
from isal.isal_zlib import crc32

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", crc32(data, crc32(kind)))))


def write(width: int, height: int, lines: bytes | bytearray, palette: bytes) -> bytes:
    """A PNG file of one byte a pixel.

    `lines` are `height` lines of `width` + 1 bytes: a zero (the mark of an unfiltered line), then the indices.
    `palette` holds three bytes for each colour. Adaptive filters would make palette pictures larger, not smaller.
    """
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    packed = isal_zlib.compress(lines, 1)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", packed),
            _chunk(b"IEND", b""),
        )
    )
