#!/usr/bin/env python3
"""Checks in the object files that the rules do not allocate, print, read a clock or draw random numbers.

Looks at the external symbols of the rules' object files; the allowed ones are in rooms.toml, [symbols].
"""

import argparse
import re
import subprocess
import sys
import tomllib
from pathlib import Path


def source_of(path: Path) -> str:
    """The source of an object file; of a folder compiled as one, the folder with "_" for "/"."""
    name = path.as_posix().split(".dir/", 1)[1].removesuffix(".o")
    return re.sub(r"folders/\w+/(\w+)\.cpp", r"\1", name)


def objects_of(build: Path, pattern: str) -> list[tuple[str, Path]]:
    """(source, object file) of every object whose source matches `pattern`."""
    found = ((source_of(path), path) for path in sorted(build.glob("CMakeFiles/bell_*.dir/**/*.o")))
    return [(source, path) for source, path in found if re.fullmatch(pattern, source)]


def undefined_symbols(path: Path) -> list[str]:
    command = ["nm", "--undefined-only", "--demangle", "--format=just-symbols", str(path)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def faults_in(build: Path, objects: str, allow: list[str]) -> list[str]:
    checked = objects_of(build, objects)
    if not checked:
        return [f"{build}: no object files of the rules; build the release preset first"]
    allowed = re.compile("|".join(f"(?:{pattern})" for pattern in allow))
    return [
        f"{source}: needs {symbol}"
        for source, path in checked
        for symbol in undefined_symbols(path)
        if not allowed.fullmatch(symbol)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--config", type=Path, default=root / "rooms.toml")
    parser.add_argument("--build", type=Path, default=root / "build/release", help="a build without link-time optimisation")
    options = parser.parse_args()
    config = tomllib.loads(options.config.read_text(encoding="utf-8"))["symbols"]
    faults = faults_in(options.build, config["objects"], config["allow"])
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
