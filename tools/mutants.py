#!/usr/bin/env python3
"""Breaks one thing in the rules at a time, in a copy of the source, and checks that a test of the rules notices.

  mutants.py                    every mutant there is
  mutants.py --some 500         five hundred of them, evenly spread; --seed chooses others
  mutants.py --only bids.cpp    those of the files whose name contains this
  mutants.py --again LOG        those that survived in the output of an earlier run
  mutants.py --headers          only those in headers, on which much of the program depends

What survives is either killed by a new play or listed in tests/mutants/equal.txt with the reason why nobody could
notice.
"""

import argparse
import re
import sys
from collections import Counter
from pathlib import Path

from planting import Fault, Garden
from source_copy import ROOT
from spoiling import Place, places_in

TARGETS = ["bell", "engine_test", "perft_test", "golden_test"]
EQUAL = ROOT / "tests/mutants/equal.txt"
# More bodies than this in one build take longer to compile than two builds.
AT_ONCE = 1200
# Seconds of CPU time; without a fault the checks take less than two each.
PATIENCE = 6


def is_rule_file(name: str) -> bool:
    """Rules, prices and scoring; not guesses, views, composition and the kernel of steps, which have tests of their own."""
    other = r"_test|/core/|imagine|guess|arrivals|known|project|deduce|invariants|composition|base_program|recollection|prospect|appraisal|revision|titles"
    return not re.search(other, name)


def every_place(only: str, suffix: str) -> list[Place]:
    files = sorted(p.relative_to(ROOT).as_posix() for p in (ROOT / "src/engine").rglob("*" + suffix))
    return [place for name in files if is_rule_file(name) and only in name
            for place in places_in(name, (ROOT / name).read_text(encoding="utf-8"))]


def evenly(places: list[Place], some: int, seed: int) -> list[Place]:
    if not some or some >= len(places):
        return places
    stride = len(places) / some
    return [places[int(n * stride + seed) % len(places)] for n in range(some)]


def checks(file: str) -> list[list[str]]:
    """The fastest checks first; of plays and golden matches only those of the file's title."""
    title = file.split("/")[2] if (ROOT / "tests/plays" / file.split("/")[2]).is_dir() else ""
    plays = sorted(p.relative_to(ROOT).as_posix() for p in (ROOT / "tests/plays" / title).rglob("*.play"))
    golden = f"--gtest_filter=Golden{title.title().replace('_', '')}*"
    return [["engine_test", "--gtest_brief=1", "--gtest_fail_fast"], ["bell", "plays", *plays],
            ["perft_test", "--gtest_brief=1"], ["golden_test", "--gtest_brief=1", "--gtest_fail_fast", golden]]


def known_equal() -> set[str]:
    """Mutants that no test can notice, as printed, without the line's number; lines that begin with # say why."""
    if not EQUAL.exists():
        return set()
    return {line.strip() for line in EQUAL.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")}


def try_all(places: list[Place], count: Counter) -> str:
    """An error before anything could be tried; else empty, and every survivor has been printed."""
    garden = Garden("mutants", TARGETS)
    faults = [Fault(number, p.file, p.start, p.end, p.text) for number, p in enumerate(places, start=1)]
    demanded = {place.file: checks(place.file) for place in places}
    if said := garden.plant(faults) or garden.objection(0, checks("src/engine/every/title"), PATIENCE):
        return said
    for number, place in enumerate(places, start=1):
        if number in garden.unfit:
            count["did not compile"] += 1
        elif objection := garden.objection(number, demanded[place.file], PATIENCE):
            count["killed by " + objection.split(":")[0]] += 1
        else:
            count["survived"] += 1
            print(f"SURVIVED  {place}", flush=True)
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--some", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="")
    parser.add_argument("--again", default="")
    parser.add_argument("--headers", action="store_true")
    options = parser.parse_args()
    equal = known_equal()
    chosen = evenly(every_place(options.only, ".h" if options.headers else ".cpp"), options.some, options.seed)
    if options.again:
        log = Path(options.again).read_text(encoding="utf-8")
        chosen = [place for place in chosen if place.shown in log]
    places = [place for place in chosen if place.key not in equal]
    count = Counter()
    for first in range(0, len(places), AT_ONCE):
        if said := try_all(places[first : first + AT_ONCE], count):
            print(f"the honest source fails: {said}", file=sys.stderr)
            return 1
    killed = sum(times for outcome, times in count.items() if outcome.startswith("killed"))
    for outcome, times in sorted(count.items()):
        print(f"{times:5}  {outcome}")
    print(f"{len(chosen) - len(places):5}  known to be equal")
    print(f"{killed} passed, {count['survived']} failed")
    return 1 if count["survived"] or not killed else 0


if __name__ == "__main__":
    sys.exit(main())
