#!/usr/bin/env python3
"""Makes a C++ table of names and texts, so that the program needs no files beside it.

    embed.py files     --name rulebook   --out DIR --root rulebook       path -> text of every file with one of SUFFIXES
    embed.py citations --name rule_tests --out DIR --root tests/plays    rule id -> path of every play citing it
"""

import argparse
import sys
from pathlib import Path

from bell_tools import cited_in_play, write_if_changed

SUFFIXES = (".toml", ".sql", ".json", ".journal")

HEADER = """\
// The table `{name}`, made by tools/embed.py; do not edit.
#pragma once

#include <span>
#include <string_view>
#include <utility>

namespace bell::embedded {{

using Entry = std::pair<std::string_view, std::string_view>;

// {contents}, sorted.
std::span<const Entry> {name}();

}}  // namespace bell::embedded
"""

SOURCE = """\
// The table `{name}`, made by tools/embed.py; do not edit.
#include "embedded/{name}.h"

#include <array>

namespace bell::embedded {{
namespace {{

using namespace std::string_view_literals;

constexpr std::array<Entry, {size}> kEntries{{{{
{entries}}}}};

}}  // namespace

std::span<const Entry> {name}() {{ return kEntries; }}

}}  // namespace bell::embedded
"""


def literal(text: str) -> str:
    """A raw literal; its delimiter grows until the text does not contain it."""
    mark = "bell"
    while f"){mark}\"" in text:
        mark += "_"
    return f'R"{mark}({text}){mark}"sv'


def files(root: Path) -> list[tuple[str, str]]:
    paths = [path for path in root.rglob("*") if path.suffix in SUFFIXES]
    return [(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")) for path in paths]


def citations(root: Path) -> list[tuple[str, str]]:
    return [
        (rule, path.as_posix())
        for path in root.rglob("*.play")
        for rule in set(cited_in_play(path.read_text(encoding="utf-8")))
    ]


MODES = {
    "files": (files, "Paths below the root and the files' texts"),
    "citations": (citations, "Rule ids and the plays that cite them"),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=MODES)
    parser.add_argument("--name", required=True, help="the table's name in C++")
    parser.add_argument("--root", type=Path, nargs="+", required=True, help="folders to embed; may be missing")
    parser.add_argument("--out", type=Path, required=True, help="folder for NAME.h and NAME.cpp")
    options = parser.parse_args()
    gather, contents = MODES[options.mode]
    entries = sorted(entry for root in options.root for entry in gather(root))
    rows = "".join(f"    Entry{{{literal(key)}, {literal(text)}}},\n" for key, text in entries)
    write_if_changed(options.out / f"{options.name}.h", HEADER.format(name=options.name, contents=contents))
    write_if_changed(
        options.out / f"{options.name}.cpp", SOURCE.format(name=options.name, size=len(entries), entries=rows)
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
