#!/usr/bin/env python3
"""Checks that every rule has one permanent number, one home in the engine and at least one test.

A rule's home is the one file under src/engine that mentions Rule::ST_TRK_3 or RULE(ST_TRK_3). A test is a .play file
with the id on a `rule` line, or a C++ test that mentions the rule. rulebook/numbers.txt remembers every number ever
given; --record adds the new ones. Prints coverage per chapter; exit 1 if anything is wrong.
"""

import argparse
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

from bell_tools import RULE_ID, RulebookError, cited_in_play, read_rulebook, without_comments

ENUMERATOR = re.compile(r"\bRule::([A-Z][A-Z0-9_]*)|\bRULE\(\s*([A-Z][A-Z0-9_]*)\s*\)")
CPP = {".h", ".cpp"}
LEDGER = Path("rulebook/numbers.txt")
GUESTS = "tests/titles/"  # titles with a rulebook of their own: --root checks one


def files_under(root: Path, *folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (root / folder).rglob("*") if path.is_file())


def cited_as_enumerator(text: str) -> set[str]:
    return {(a or b).replace("_", "-") for a, b in ENUMERATOR.findall(without_comments(text))}


class Lint:
    def __init__(self, root: Path):
        self.root = root
        self.rules = {rule.id: rule for rule in read_rulebook(root / "rulebook")}
        self.faults: list[str] = []
        self.homes: dict[str, list[str]] = defaultdict(list)
        self.tests: dict[str, list[str]] = defaultdict(list)

    def run(self) -> None:
        for path in files_under(self.root, "src", "tests", "texts"):
            if not path.is_relative_to(self.root / GUESTS):
                self.read_citations(path)
        self.check_coverage()
        self.check_ledger()

    def name(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def read_citations(self, path: Path) -> None:
        if path.suffix not in CPP | {".play", ".toml"} or self.name(path).startswith("tests/compile_fail/"):
            return  # compile_fail tests may cite rules that do not exist
        text = path.read_text(encoding="utf-8")
        by_enumerator = cited_as_enumerator(text) if path.suffix in CPP else set()
        for rule_id in sorted((by_enumerator | set(RULE_ID.findall(text))) - set(self.rules)):
            self.faults.append(f"{self.name(path)}: cites {rule_id}, which is no rule")
        name = self.name(path)
        if path.suffix == ".play":
            self.note(self.tests, cited_in_play(text), name)
        elif name.startswith("tests/exam/") or (name.startswith("src/engine/") and path.name.endswith("_test.cpp")):
            # Elsewhere a rule's id is a sentence's key or a sample, not a test of the rule.
            self.note(self.tests, by_enumerator | set(RULE_ID.findall(without_comments(text))), name)
        elif name.startswith("src/engine/"):
            self.note(self.homes, by_enumerator, name)
            self.check_module(path, by_enumerator)

    def note(self, where: dict[str, list[str]], ids, name: str) -> None:
        for rule_id in sorted(set(ids)):
            where[rule_id].append(name)

    def check_module(self, path: Path, cited: set[str]) -> None:
        """A module, be it a folder or a file in modules/, cites its own chapter of the rulebook and the core."""
        parts = path.relative_to(self.root / "src/engine").with_suffix("").parts
        if len(parts) < 3 or parts[1] != "modules" or parts[2] == "modules":
            return
        title, module = parts[0], parts[2]
        allowed = {self.root / "rulebook" / title / f"{chapter}.toml" for chapter in (module, "core")}
        for rule_id in sorted(cited & set(self.rules)):
            if self.rules[rule_id].file not in allowed:
                self.faults.append(f"{self.name(path)}: {rule_id} is not of {title}/{module}.toml or core.toml")

    def check_coverage(self) -> None:
        for rule in self.rules.values():
            homes = self.homes[rule.id]
            if rule.status == "retired" and homes:
                self.faults.append(f"{rule.id}: retired, but {', '.join(homes)} cites it")
            if rule.status != "implemented":
                continue
            if not homes:
                self.faults.append(f"{rule.id}: implemented, but no file in src/engine cites it")
            if len(homes) > 1:
                self.faults.append(f"{rule.id}: more than one home: {', '.join(homes)}")
            if not self.tests[rule.id]:
                self.faults.append(f"{rule.id}: implemented, but no test cites it")

    def read_ledger(self) -> dict[int, str]:
        path = self.root / LEDGER
        lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else []
        return {int(value): rule_id for value, rule_id in (line.split() for line in lines if line)}

    def check_ledger(self) -> None:
        ledger = self.read_ledger()
        now = {rule.value: rule.id for rule in self.rules.values()}
        for value, rule_id in ledger.items():
            if now.get(value) != rule_id:
                self.faults.append(
                    f"{LEDGER}: {value} was given to {rule_id} for ever; a rule that goes stays as status = \"retired\""
                )
        for value in sorted(set(now) - set(ledger)):
            self.faults.append(f"{LEDGER}: {value} {now[value]} is new; tools/rulebook_lint.py --record adds it")

    def record(self) -> None:
        known = self.read_ledger()
        now = {rule.value: rule.id for rule in self.rules.values()}
        everything = sorted((now | known).items())
        (self.root / LEDGER).write_text("".join(f"{value} {rule_id}\n" for value, rule_id in everything))

    def chapters(self) -> dict[str, dict[str, int]]:
        table: dict[str, dict[str, int]] = {}
        for rule in sorted(self.rules.values(), key=lambda rule: rule.id):
            row = table.setdefault(rule.chapter, dict.fromkeys(("implemented", "homed", "tested", "open"), 0))
            row["implemented"] += rule.status == "implemented"
            row["homed"] += bool(self.homes[rule.id])
            row["tested"] += bool(self.tests[rule.id])
            row["open"] += rule.status == "open"
        return table


def print_table(chapters: dict[str, dict[str, int]]) -> None:
    print(f"{'chapter':<10}{'implemented':>12}{'homed':>8}{'tested':>8}{'open':>8}")
    for chapter, row in chapters.items():
        print(f"{chapter:<10}{row['implemented']:>12}{row['homed']:>8}{row['tested']:>8}{row['open']:>8}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    parser.add_argument("--record", action="store_true", help=f"add new numbers to {LEDGER}")
    options = parser.parse_args()
    try:
        lint = Lint(options.root)
    except RulebookError as error:
        print(error, file=sys.stderr)
        return 1
    if options.record:
        lint.record()
    lint.run()
    if options.json:
        print(json.dumps({"chapters": lint.chapters(), "faults": lint.faults}, indent=2))
    else:
        print_table(lint.chapters())
        for fault in lint.faults:
            print(fault, file=sys.stderr)
    return 1 if lint.faults else 0


if __name__ == "__main__":
    sys.exit(main())
