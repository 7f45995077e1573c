#!/usr/bin/env python3
"""Spoils one thing in the rules at a time, in a copy of the source, and sees whether a test of the rules notices.

  mutants.py                    every mutant there is: many hours
  mutants.py --some 500         five hundred of them, evenly spread; --seed chooses others
  mutants.py --only bids.cpp    those of the files whose name contains this

What survives is either killed by a new play or listed in tests/mutants/equal.txt with the reason why nobody could
notice.
"""

import argparse
import random
import re
import sys
from dataclasses import dataclass

from source_copy import ROOT, Copy

COPY = Copy("mutants")
TARGETS = ["bell", "engine_test", "perft_test", "golden_test"]
EQUAL = ROOT / "tests/mutants/equal.txt"

# What is put in the place of what; each place of a pattern is a mutant.
SWAPS = [
    (r" < ", " <= "),
    (r" <= ", " < "),
    (r" > ", " >= "),
    (r" >= ", " > "),
    (r" == ", " != "),
    (r" != ", " == "),
    (r" && ", " || "),
    (r" \|\| ", " && "),
    (r" \+ 1\b", ""),
    (r" - 1\b", ""),
    (r" \+= ", " -= "),
    (r" -= ", " += "),
    (r"\+\+(?=\w)", "--"),
    (r"(?<![\w.\"])1(?![\w.\"])", "2"),
    (r"(?<![\w.\"])2(?![\w.\"])", "3"),
    (r"\bstd::min\b", "std::max"),
    (r"\bstd::max\b", "std::min"),
    (r"\bnext_seat\(([\w.\[\]]+), [\w.]+\)", r"\1"),
    (r"\bProgress::done\b", "Progress::again"),
]
STATEMENT = re.compile(r"^\s+(?!return|const|auto|using|static|if|for|while|case|break|else|RULE)[\w.\[\]>()*-]+.*;$")


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line + 1}: {self.before.strip()}  ->  {self.after.strip() or '(dropped)'}"


def is_rule_file(name: str) -> bool:
    """Rules, prices and scoring; not guesses, views and composition, which have tests of their own."""
    if "_test" in name or re.search(r"(imagine|guess|arrivals|known|project|deduce|invariants|composition|base_program)", name):
        return False
    return True


def mutants_of(name: str) -> list[Mutant]:
    found = []
    for at, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines()):
        code = line.split("//")[0].rstrip()
        if not code.strip() or code.lstrip().startswith(("#", "namespace", "using", "static_assert", "template")):
            continue
        if "ctx.tell" in code or ".what = " in code:
            continue
        for pattern, instead in SWAPS:
            for place in re.finditer(pattern, code):
                found.append(Mutant(name, at, line, code[: place.start()] + place.expand(instead) + code[place.end() :]))
        if STATEMENT.match(code):
            found.append(Mutant(name, at, line, ""))
    return found


def every_mutant(only: str) -> list[Mutant]:
    files = sorted(p.relative_to(ROOT).as_posix() for p in (ROOT / "src/engine").rglob("*.cpp"))
    return [m for name in files if is_rule_file(name) and only in name for m in mutants_of(name)]


def checks() -> list[list[str]]:
    plays = sorted(p.relative_to(ROOT).as_posix() for p in (ROOT / "tests/plays").rglob("*.play"))
    return [["bell", "plays", *plays], ["engine_test", "--gtest_brief=1"], ["perft_test", "--gtest_brief=1"],
            ["golden_test", "--gtest_brief=1"]]


def trial(mutant: Mutant) -> str:
    """"killed", "survived", or "unfit" for what does not compile."""
    path = COPY.root / mutant.file
    honest = path.read_text(encoding="utf-8")
    lines = honest.splitlines(keepends=True)
    lines[mutant.line] = mutant.after + "\n"
    path.write_text("".join(lines), encoding="utf-8")
    try:
        if COPY.build(*TARGETS):
            return "unfit"
        return "killed" if COPY.objection(checks(), seconds=120) else "survived"
    finally:
        path.write_text(honest, encoding="utf-8")


def known_equal() -> set[str]:
    """Mutants that nobody could notice, as "file: before -> after"; lines that begin with # say why."""
    if not EQUAL.exists():
        return set()
    return {line.strip() for line in EQUAL.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--some", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    mutants = every_mutant(options.only)
    if options.some and options.some < len(mutants):
        mutants = random.Random(options.seed).sample(mutants, options.some)
    COPY.refresh()
    if said := COPY.build(*TARGETS) or COPY.objection(checks()):
        print(f"the honest source fails: {said}", file=sys.stderr)
        return 1
    equal = known_equal()
    count = {"killed": 0, "survived": 0, "unfit": 0, "equal": 0}
    for mutant in mutants:
        key = f"{mutant.file}: {mutant.before.strip()} -> {mutant.after.strip()}"
        outcome = "equal" if key in equal else trial(mutant)
        count[outcome] += 1
        if outcome == "survived":
            print(f"SURVIVED  {mutant}", flush=True)
    tried = count["killed"] + count["survived"]
    print(f"{tried} tried, {count['killed']} killed, {count['survived']} survived, {count['equal']} known to be equal, "
          f"{count['unfit']} did not compile")
    print(f"{count['killed']} passed, {count['survived']} failed")
    return 1 if count["survived"] or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
