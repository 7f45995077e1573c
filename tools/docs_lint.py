#!/usr/bin/env python3
"""Checks the documents: what a link leads to is there, and a limit they name is that of the program. Exit 1 otherwise."""

import argparse
import re
import sys
from pathlib import Path

LINK = re.compile(r"\]\(([^)\s]+)\)")
ELSEWHERE = ("http://", "https://", "mailto:", "#")

# A number in a document, and where the program has it: {document, what is said around it, source, how it stands there}.
# An `A << B` there is counted in units of 2^B.
LIMITS = [
    ("docs/journal-format.md", r"has at most (\d+) MiB", "src/journal/journal.h", r"kMostBytes = std::size_t\{(\d+)\} << 20U"),
    ("docs/command-line.md", r"goes no deeper than (\d+)", "src/lab/lab.h", r"kDeepest = (\d+)"),
    ("docs/command-line.md", r"Names have up to (\d+) characters", "src/cli/people.cpp", r"kLongest = (\d+)"),
]


def documents(root: Path) -> list[Path]:
    return sorted([*root.glob("*.md"), *(root / "docs").rglob("*.md")])


def broken_links(root: Path) -> list[str]:
    faults = []
    for path in documents(root):
        text = re.sub(r"```.*?```|`[^`\n]*`", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for link in LINK.findall(text):
            if not link.startswith(ELSEWHERE) and not (path.parent / link.split("#")[0]).exists():
                faults.append(f"{path.relative_to(root)}: {link} is not there")
    return faults


def number_in(path: Path, pattern: str) -> str | None:
    found = re.search(pattern, path.read_text(encoding="utf-8")) if path.is_file() else None
    return found[1] if found else None


def wrong_limits(root: Path) -> list[str]:
    faults = []
    for document, said, source, meant in LIMITS:
        told, true = number_in(root / document, said), number_in(root / source, meant)
        if told is None or told != true:
            faults.append(f"{document}: /{said}/ says {told}, {source} has {true}")
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=Path("."))
    root = parser.parse_args().root
    faults = broken_links(root) + wrong_limits(root)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(documents(root))} documents, {len(LIMITS)} limits, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
