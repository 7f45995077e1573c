#!/usr/bin/env python3
"""Plants leaks in a copy of the source, one at a time, and requires that the tests of secrecy catch each.

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

from planting import TOO_LONG, Fault, Garden, body_around, code_of, function_bodies
from source_copy import ROOT

TARGETS = ["twins", "secrecy_test", "odds_test", "table_test", "replays_test"]
# A little of the twins test first, then more: most leaks show at once. Wrong odds show only in the tests of guesses.
OF_RULES = [
    ["twins", "3000"],
    ["twins", "3000", "2"],  # with more secrets
    ["secrecy_test", "--gtest_brief=1", "--gtest_fail_fast",
     "--gtest_filter=*Guesses*:*Influence*:*ImaginedWorlds*:*UnseenCards*:*HiddenThings*"],
    ["odds_test", "--gtest_brief=1", "--gtest_fail_fast",
     "--gtest_filter=*Odds.OfMarketCards:*Odds.OfPlacements:*Odds.OfInsiderPairs:*Odds.OfCommerceCards:*Odds.OfInvestors:*Odds.OfSecretChoices:*Odds.OfHiddenCards"],
    ["twins", "2000000", "3"],
]
OF_TABLES = [
    ["table_test", "--gtest_brief=1", "--gtest_fail_fast"],
    ["replays_test", "--gtest_brief=1", "--gtest_fail_fast"],
    ["secrecy_test", "--gtest_brief=1", "--gtest_fail_fast", "--gtest_filter=*WireTwins*"],
]
PATIENCE = 120


@dataclass(frozen=True)
class Plant:
    name: str
    file: str
    find: str
    replace: str

    def misplaced(self) -> str:
        """Why it cannot be planted; empty if it can."""
        source = (ROOT / self.file).read_text(encoding="utf-8")
        if source.count(self.find) != 1:
            return f"is found {source.count(self.find)} times in {self.file}: the source has moved on"
        start = source.index(self.find)
        if body_around(function_bodies(code_of(source)), start, start + len(self.find)) is None:
            return "is not inside a function"
        return ""

    def checks(self) -> list[list[str]]:
        is_rule = self.file.startswith("src/engine/") and not self.file.startswith("src/engine/core/")
        return OF_RULES if is_rule else OF_TABLES

    def fault(self, number: int) -> Fault:
        start = (ROOT / self.file).read_text(encoding="utf-8").index(self.find)
        return Fault(number, self.file, start, start + len(self.find), self.replace)


def read_plants() -> list[Plant]:
    rows = []
    for path in sorted((ROOT / "tests/plants").glob("*.toml")):
        rows += [Plant(**row) for row in tomllib.loads(path.read_text(encoding="utf-8"))["plant"]]
    return rows


def chosen(plants: list[Plant], options: argparse.Namespace) -> list[Plant]:
    if options.name:
        return [plant for plant in plants if any(name in plant.name for name in options.name)]
    if options.some:
        first = options.turn * options.some
        return [plants[(first + n) % len(plants)] for n in range(min(options.some, len(plants)))]
    return plants


def trial(garden: Garden, plant: Plant, number: int) -> tuple[bool, str]:
    """Whether the leak was caught, and by what."""
    if number in garden.unfit:
        return False, "does not compile"
    objection = garden.objection(number, plant.checks(), PATIENCE)
    # A check that takes too long has not said what leaks.
    return bool(objection) and not objection.endswith(TOO_LONG), objection[:150] or "WAS NOT CAUGHT"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="*")
    parser.add_argument("--some", type=int, default=0)
    parser.add_argument("--turn", type=int, default=int(time.time()) // 86400, help="which of them: by default the day")
    options = parser.parse_args()
    plants = chosen(read_plants(), options)
    misplaced = [f"{plant.name}: {why}" for plant in plants if (why := plant.misplaced())]
    if misplaced:
        print("\n".join(misplaced), file=sys.stderr)
        return 1
    garden = Garden("plants", TARGETS)
    if said := garden.plant([plant.fault(number) for number, plant in enumerate(plants, start=1)]):
        print(f"the honest source does not build:\n{said}", file=sys.stderr)
        return 1
    needed = [checks for checks in (OF_RULES, OF_TABLES) if any(plant.checks() is checks for plant in plants)]
    if said := garden.objection(0, sum(needed, []), PATIENCE):
        print(f"the honest source is accused: {said}", file=sys.stderr)
        return 1
    escaped = 0
    for number, plant in enumerate(plants, start=1):
        caught, how = trial(garden, plant, number)
        escaped += not caught
        print(f"{'caught' if caught else 'FAILED'}  {plant.name}: {how}", flush=True)
    print(f"{len(plants) - escaped} passed, {escaped} failed")
    return 1 if escaped or not plants else 0


if __name__ == "__main__":
    sys.exit(main())
