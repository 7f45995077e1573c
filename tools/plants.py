#!/usr/bin/env python3
"""Plants leaks in a copy of the source, one at a time, and demands that the tests of secrecy catch each.

  plants.py                    every leak
  plants.py --some 12 --turn 3 twelve of them, others at each turn
  plants.py "every hand"       those whose name contains this

A leak is a row of tests/plants/*.toml: a file, what to find there, what to put in its place.
"""

import argparse
import os
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build/plants"
BUILD = COPY / "build/release"
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


def copy_tree() -> None:
    """Copies what git knows; a file that has not changed keeps its time, so that little is built again."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    wanted = set(filter(None, names.split("\0")))
    for name in sorted(wanted):
        source, target = ROOT / name, COPY / name
        if not source.is_file() or (target.is_file() and target.read_bytes() == source.read_bytes()):
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source.read_bytes())
        target.chmod(source.stat().st_mode)
    for folder in ("src", "tests", "rulebook", "texts", "cmake"):
        for path in (COPY / folder).rglob("*"):
            if path.is_file() and path.relative_to(COPY).as_posix() not in wanted:
                path.unlink()


def build() -> str:
    """Empty if it was built, else what the compiler said."""
    environment = os.environ | {"CCACHE_BASEDIR": str(COPY), "CCACHE_NOHASHDIR": "1"}
    if not (BUILD / "build.ninja").exists():
        subprocess.run(["cmake", "--preset", "release"], cwd=COPY, env=environment, check=True, capture_output=True)
    targets = [check[0] for check in CHECKS]
    done = subprocess.run(["ninja", "-C", str(BUILD), "--quiet", *targets], env=environment, capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stdout[-2000:]


def objection() -> str:
    """What the first check that objects says; empty if none does."""
    for program, *arguments in CHECKS:
        done = subprocess.run([BUILD / program, *arguments], cwd=COPY, capture_output=True, text=True)
        if done.returncode != 0:
            said = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
            return f"{program}: {said[0] if said else done.returncode}"
    return ""


def trial(plant: Plant) -> str:
    """Empty if the leak was caught, else what is wrong."""
    path = COPY / plant.file
    honest = path.read_text(encoding="utf-8")
    if honest.count(plant.find) != 1:
        return f"is found {honest.count(plant.find)} times in {plant.file}: the source has moved on"
    path.write_text(honest.replace(plant.find, plant.replace), encoding="utf-8")
    try:
        if said := build():
            return f"does not compile:\n{said}"
        return "" if objection() else "WAS NOT CAUGHT"
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
    copy_tree()
    if said := build():
        print(f"the honest source does not build:\n{said}", file=sys.stderr)
        return 1
    if said := objection():
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
