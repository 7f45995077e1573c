#!/usr/bin/env python3
"""Puts the built web page inside the program: every file as it is, and compressed beforehand.

    embed_page.py --root web/dist --out DIR/page.cpp     a table of bell::server::PageFile

Without the folder, or with an empty one, the table is empty: the server then shows its plain page.
"""

import argparse
import gzip
import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

from bell_tools import write_if_changed

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".jpg": "image/jpeg",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".txt": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}
# These formats are already compressed.
PACKED = {".png", ".webp", ".avif", ".jpg", ".woff2", ".mp3", ".ogg"}
HASHED_NAME = re.compile(r"-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$")

SOURCE = """\
// The files of the web page, made by tools/embed_page.py; do not edit.
#include "server/pages.h"

#include <array>

{symbols}
namespace bell::server {{
namespace {{

[[maybe_unused]] std::string_view between(const char* from, const char* to) {{ return {{from, static_cast<std::size_t>(to - from)}}; }}

}}  // namespace

std::span<const PageFile> page_files() {{
  static const std::array<PageFile, {size}> files{{{{
{rows}  }}}};
  return files;
}}

}}  // namespace bell::server
"""


def brotli(data: bytes) -> bytes:
    """By the command line tool if it is installed; browsers without it take gzip."""
    if shutil.which("brotli") is None:
        return b""
    return subprocess.run(["brotli", "--stdout", "--quality=11", "-"], input=data, stdout=subprocess.PIPE, check=True).stdout


def forms(path: Path) -> dict[str, bytes]:
    data = path.read_bytes()
    packed = {"plain": data}
    if path.suffix not in PACKED:
        for name, smaller in (("gzip", gzip.compress(data, 9, mtime=0)), ("brotli", brotli(data))):
            if smaller and len(smaller) < len(data):
                packed[name] = smaller
    return packed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, required=True, help="the built page; may be missing")
    parser.add_argument("--out", type=Path, required=True, help="the .cpp to write; the bytes go beside it")
    options = parser.parse_args()
    paths = sorted(path for path in options.root.rglob("*") if path.is_file() and path.suffix != ".map")
    folder = options.out.parent / "page"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    symbols, rows = [], []
    served = sorted((("/" + path.relative_to(options.root).as_posix()), path) for path in paths)
    for number, (name, path) in enumerate(served):
        kind = TYPES.get(path.suffix)
        if kind is None:
            parser.error(f"{path}: no content type is known for {path.suffix}; add it to TYPES")
        cells = {}
        for form, data in forms(path).items():
            symbol = f"bell_page_{number}_{form}"
            file = folder / f"{number}.{form}"
            file.write_bytes(data)
            symbols.append(
                f'asm(".pushsection .rodata\\n.global {symbol}\\n{symbol}:\\n.incbin \\"{file}\\"\\n'
                f'.global {symbol}_end\\n{symbol}_end:\\n.byte 0\\n.popsection");\n'
                f'extern "C" const char {symbol}[];\nextern "C" const char {symbol}_end[];\n'
            )
            cells[form] = f"between({symbol}, {symbol}_end)"
        etag = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        lasting = "true" if HASHED_NAME.search(path.name) and path.suffix != ".html" else "false"
        rows.append(
            f'      PageFile{{"{name}", "{kind}", "\\"{etag}\\"", {lasting}, {cells["plain"]}, '
            f'{cells.get("gzip", "{}")}, {cells.get("brotli", "{}")}}},\n'
        )
    write_if_changed(options.out, SOURCE.format(symbols="".join(symbols), size=len(rows), rows="".join(rows)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
