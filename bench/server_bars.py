#!/usr/bin/env python3
"""Measures everything the server must handle: every row is a run of `bell load` with its own server and store.

    ./dev bars                     all of it, about six minutes on an idle machine
    ./dev bars sqlite memory       only these: sqlite, memory, growth, postgres, restart, storm

Prints a table, with the load average at the end of each run, and whether each target was met. Exit 1 if not. On a
machine with other work only the processor time a move and the memory mean anything."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests/server"))
from postgres import Postgres, binaries  # noqa: E402

BELL = os.environ.get("BELL", str(ROOT / "build/release/bell"))
TABLES, FEW = 2000, 100
RATE, POSTGRES_RATE, EQUAL_RATE = 2000, 1000, 1000
SLOWEST_MS, MOST_BYTES, LONGEST_RETURN = 50, 64 * 1024, 10
GROWTH = 1.1  # what two runs of the same differ by

rows: list = []
bars: list = []


def load(name: str, *words) -> dict:
    print(f"{name} …", file=sys.stderr, flush=True)
    ended = subprocess.run([BELL, "load", "--json", *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if not ended.stdout:
        sys.exit(f"{name}: {ended.stderr}")
    report = json.loads(ended.stdout)
    report["name"] = name
    rows.append(report)
    wrong = {what: report[what] for what in ("errors", "lost", "doubled", "broken") if report[what]}
    if wrong:
        bars.append((f"{name}: nothing wrong", str(wrong), False))
    return report


def bar(what: str, measured: float, is_met: bool, unit: str = "") -> None:
    bars.append((what, f"{measured:,.1f}{unit}", is_met))


def pace(report: dict, wanted: int) -> None:
    # What is due in the last moment is acknowledged after it.
    bar(f"{report['name']}: at least {wanted:,} moves a second", report["moves_per_second"], report["moves_per_second"] > 0.99 * wanted)
    bar(f"{report['name']}: p99 below {SLOWEST_MS} ms", report["p99_ms"], report["p99_ms"] < SLOWEST_MS, " ms")


def sqlite(seconds: int) -> None:
    report = load(f"SQLite, {TABLES:,} tables", "--tables", TABLES, "--rate", RATE, "--seconds", seconds)
    pace(report, RATE)
    size = report["bytes_per_table"]
    bar("memory a table below 64 KiB", size / 1024, size < MOST_BYTES, " KiB")


def memory(_: int) -> None:
    """The same bar without the rate: for a machine that can't keep it."""
    size = load("memory", "--tables", TABLES, "--rate", TABLES // 4, "--seconds", 10)["bytes_per_table"]
    bar("memory a table below 64 KiB", size / 1024, size < MOST_BYTES, " KiB")


def growth(seconds: int) -> None:
    few, many = (load(f"equal rates, {tables:,} tables", "--tables", tables, "--rate", EQUAL_RATE, "--seconds", seconds)
                 for tables in (FEW, TABLES))
    ratio = many["server_us_per_move"] / few["server_us_per_move"]
    bar(f"a move at {TABLES:,} tables costs what it costs at {FEW}, times", ratio, ratio <= GROWTH)


def postgres(seconds: int) -> None:
    if not binaries():
        sys.exit("PostgreSQL is not installed")
    database = Postgres()
    try:
        pace(load(f"PostgreSQL, {TABLES:,} tables", "--store", database.url, "--tables", TABLES, "--rate", POSTGRES_RATE,
                  "--seconds", seconds), POSTGRES_RATE)
    finally:
        database.close()


def everybody_back(report: dict) -> None:
    back = report["slowest_return_seconds"]
    bar(f"{report['name']}: all {report['sockets']:,} sockets have their view within {LONGEST_RETURN} s", back,
        0 < back <= LONGEST_RETURN, " s")


def restart(_: int) -> None:
    everybody_back(load("killed and started again", "--tables", TABLES, "--rate", TABLES // 4, "--seconds", 120, "--kill-every", 4,
                        "--kills", 1))


def storm(_: int) -> None:
    everybody_back(load("every socket cut at once", "--tables", TABLES, "--rate", TABLES // 4, "--seconds", 12, "--storm-every", 8))


def print_table() -> None:
    heads = ("Run", "Moves a second", "p50, ms", "p99, ms", "Server, µs a move", "Generator, µs a move", "Bytes a move",
             "Memory a table, bytes", "All back, s", "Load average")
    print("| " + " | ".join(heads) + " |\n|" + " --- |" * len(heads))
    for row in rows:
        size = f"{row['bytes_per_table']:,}" if row["bytes_per_table"] else ""
        back = f"{row['slowest_return_seconds']:.1f}" if row["slowest_return_seconds"] else ""
        cells = (row["name"], f"{row['moves_per_second']:,.0f}", f"{row['p50_ms']:.1f}", f"{row['p99_ms']:.1f}",
                 f"{row['server_us_per_move']:.0f}", f"{row['generator_us_per_move']:.0f}",
                 f"{row['bytes_received'] / max(row['moves'], 1):,.0f}", size, back, f"{row['load_average']:.1f}")
        print("| " + " | ".join(cells) + " |")


def main() -> int:
    parts = {part.__name__: part for part in (sqlite, memory, growth, postgres, restart, storm)}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(parts))
    parser.add_argument("--seconds", type=int, default=20, help="each run is measured for so long (%(default)s)")
    wanted = parser.parse_args()
    if unknown := set(wanted.parts) - set(parts):
        parser.error(f"there is no part called {', '.join(sorted(unknown))}; there are {', '.join(parts)}")
    for name in wanted.parts or [name for name in parts if name != "memory"]:  # the first run measures that, too
        parts[name](wanted.seconds)
    print_table()
    print()
    for what, measured, is_met in bars:
        print(f"{'met   ' if is_met else 'MISSED'} {what}: {measured}")
    return 0 if all(is_met for _, _, is_met in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
