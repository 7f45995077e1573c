#!/usr/bin/env python3
"""Checks that the engine is as fast as before. Two builds take turns: `bell bench` of an earlier commit, then of this tree, ten times.

A title is slower if the new build needs more time a node in nine of ten pairs: by chance that happens once in a
hundred. States must not have grown. With --count, instructions a node are counted instead (valgrind): they do not
depend on what else the machine does. Exit 1 if a title is slower or a state larger.

The commit to compare with is built under build/speed_pairs, once."""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from math import comb, exp, log
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# The last commit before views, verbs and facts were described once and choices said what they do.
BEFORE = "abf77e9"
SURE = 0.02  # how seldom chance alone may call a title slower


def built(commit: str) -> Path:
    place = ROOT / "build/speed_pairs" / commit
    program = place / "build/release/bell"
    if not program.exists():
        place.mkdir(parents=True, exist_ok=True)
        source = subprocess.run(["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
        subprocess.run(["tar", "-x", "-C", str(place)], input=source, check=True)
        surroundings = {**os.environ, "CCACHE_BASEDIR": str(place)}
        subprocess.run(["cmake", "--preset", "release"], cwd=place, env=surroundings, stdout=subprocess.DEVNULL, check=True)
        subprocess.run(["cmake", "--build", "--preset", "release", "--target", "bell"], cwd=place, env=surroundings,
                       stdout=subprocess.DEVNULL, check=True)
    return program


def key(row: dict) -> tuple:
    return row["title"], row["players"], ",".join(row["modules"])


def bench(program: Path) -> dict:
    said = subprocess.run([program, "bench", "--json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout
    return {key(row): row for row in json.loads(said)["rows"]}


def mean(ratios) -> float:
    """The mean of ratios: twice as slow and twice as fast cancel out."""
    return exp(statistics.fmean(log(ratio) for ratio in ratios))


def by_chance(slower: int, pairs: int) -> float:
    """The probability that this many pairs, or more, are slower by chance."""
    return sum(comb(pairs, n) for n in range(slower, pairs + 1)) / 2**pairs


def compare_times(before: Path, after: Path, pairs: int) -> bool:
    runs = []
    for n in range(pairs):
        runs.append((bench(before), bench(after)))
        print(f"pair {n + 1} of {pairs}, load average {os.getloadavg()[0]:.1f}", file=sys.stderr)
    rows = [name for name in runs[0][0] if name in runs[0][1]]
    is_fine = True
    print(f"{'title':<18}{'players':>8}  {'modules':<34}{'ns before':>10}{'ns now':>10}{'now/before':>12}{'bytes':>12}")
    for name in rows:
        old, new = ([run[side][name]["ns_per_node"] for run in runs] for side in (0, 1))
        sizes = [runs[0][side][name]["state_bytes"] for side in (0, 1)]
        is_fine = is_fine and sizes[1] <= sizes[0]
        print(f"{name[0]:<18}{name[1]:>8}  {name[2][:32]:<34}{statistics.median(old):>10.1f}{statistics.median(new):>10.1f}"
              f"{statistics.median(b / a for a, b in zip(old, new)):>12.3f}{sizes[0]:>6}{sizes[1]:>6}"
              f"{'  LARGER' if sizes[1] > sizes[0] else ''}")
    print()
    for title in dict.fromkeys(name[0] for name in rows):
        ratios = [mean(run[1][name]["ns_per_node"] / run[0][name]["ns_per_node"] for name in rows if name[0] == title)
                  for run in runs]
        slower = sum(ratio > 1 for ratio in ratios)
        is_slower = by_chance(slower, pairs) < SURE
        is_fine = is_fine and not is_slower
        print(f"{title}: time a node {statistics.median(ratios):.3f} of what it was ({min(ratios):.3f} to {max(ratios):.3f}), "
              f"slower in {slower} of {pairs} pairs{': SLOWER' if is_slower else ''}")
    return is_fine


def instructions(program: Path, setup: list, games: int) -> tuple:
    """Of so many random games: instructions and nodes."""
    with tempfile.NamedTemporaryFile(prefix="bell-count-") as counts:
        said = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=" + counts.name, program, "sim", *setup,
                               "--games", str(games), "--seed", "1", "--json"], capture_output=True, text=True, check=True)
        total = next(line for line in Path(counts.name).read_text().splitlines() if line.startswith(("summary:", "totals:")))
    report = json.loads(said.stdout)
    return int(total.split()[1]), report["decisions"] + report["chance"]


def compare_counts(before: Path, after: Path, games: int) -> bool:
    rows = bench(before).keys() & bench(after).keys()
    ratios: dict = {}
    print(f"{'title':<18}{'players':>8}  {'modules':<34}{'before':>10}{'now':>10}{'now/before':>12}  instructions a node")
    for title, players, modules in sorted(rows):
        setup = [title, "--players", str(players)]
        for module in filter(None, modules.split(",")):
            setup += ["--module", module]
        each = []
        for program in (before, after):
            few, many = instructions(program, setup, games), instructions(program, setup, 2 * games)
            each.append((many[0] - few[0]) / (many[1] - few[1]))  # what starting costs drops out
        ratios.setdefault(title, []).append(each[1] / each[0])
        print(f"{title:<18}{players:>8}  {modules[:32]:<34}{each[0]:>10.1f}{each[1]:>10.1f}{each[1] / each[0]:>12.3f}", flush=True)
    for title, of_title in ratios.items():
        print(f"{title}: {mean(of_title):.3f} of the instructions a node")
    return all(mean(of_title) <= 1 for of_title in ratios.values())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", default=BEFORE, help="a commit (%(default)s) or a program built from one")
    parser.add_argument("--after", default=str(ROOT / "build/release/bell"), help="a program (%(default)s)")
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--count", type=int, metavar="GAMES", help="count instructions of so many games instead")
    wanted = parser.parse_args()
    before = Path(wanted.before) if Path(wanted.before).is_file() else built(wanted.before)
    after = Path(wanted.after)
    is_fine = compare_counts(before, after, wanted.count) if wanted.count else compare_times(before, after, wanted.pairs)
    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
