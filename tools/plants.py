#!/usr/bin/env python3
"""Plants leaks in a copy of the source, one at a time, and demands that the tests of secrecy catch each.

  plants.py                    every leak
  plants.py --some 12 --turn 3 twelve of them, others at each turn
  plants.py "every hand"       those whose name contains this

A leak is a row of tests/plants/*.toml: a file, what to find there, what to put in its place.
"""

import argparse
import sys
import time
import tomllib
from dataclasses import dataclass

from source_copy import ROOT, Copy

COPY = Copy("plants")
TARGETS = ["twins", "secrecy_test"]
# The gate first: it is quick. Wrong odds show only in the tests of guesses.
CHECKS = [
    ["twins", "120000"],
    ["secrecy_test", "--gtest_brief=1", "--gtest_filter=*Guesses*:*Influence*:*ImaginedWorlds*:*UnseenCards*:*HiddenThings*"],
]


@dataclass(frozen=True)
class Plant:
    name: str
    file: str
    find: str
    replace: str


def read_plants() -> list[Plant]:
    rows = []
    for path in sorted((ROOT / "tests/plants").glob("*.toml")):
        rows += [Plant(**row) for row in tomllib.loads(path.read_text(encoding="utf-8"))["plant"]]
    return rows


def trial(plant: Plant) -> str:
    """Empty if the leak was caught, else what is wrong."""
    path = COPY.root / plant.file
    honest = path.read_text(encoding="utf-8")
    if honest.count(plant.find) != 1:
        return f"is found {honest.count(plant.find)} times in {plant.file}: the source has moved on"
    path.write_text(honest.replace(plant.find, plant.replace), encoding="utf-8")
    try:
        if said := COPY.build(*TARGETS):
            return f"does not compile:\n{said}"
        return "" if COPY.objection(CHECKS) else "WAS NOT CAUGHT"
    finally:
        path.write_text(honest, encoding="utf-8")


def chosen(plants: list[Plant], options: argparse.Namespace) -> list[Plant]:
    if options.name:
        return [plant for plant in plants if any(name in plant.name for name in options.name)]
    if options.some:
        first = options.turn * options.some
        return [plants[(first + n) % len(plants)] for n in range(min(options.some, len(plants)))]
    return plants


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="*")
    parser.add_argument("--some", type=int, default=0)
    parser.add_argument("--turn", type=int, default=int(time.time()) // 86400, help="which of them: by default the day")
    options = parser.parse_args()
    plants = chosen(read_plants(), options)
    COPY.refresh()
    if said := COPY.build(*TARGETS):
        print(f"the honest source does not build:\n{said}", file=sys.stderr)
        return 1
    if said := COPY.objection(CHECKS):
        print(f"the honest source is accused: {said}", file=sys.stderr)
        return 1
    escaped = 0
    for plant in plants:
        wrong = trial(plant)
        escaped += bool(wrong)
        print(f"{'FAILED' if wrong else 'caught'}  {plant.name}{': ' + wrong if wrong else ''}", flush=True)
    print(f"{len(plants) - escaped} passed, {escaped} failed")
    return 1 if escaped or not plants else 0


if __name__ == "__main__":
    sys.exit(main())
