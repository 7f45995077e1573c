#!/usr/bin/env python3
"""Kills servers in the middle of loaded play, many times: one on SQLite, then one of two on PostgreSQL. What was
acknowledged must be there afterwards, once, and every table must play on. `./dev kills`; exit 1 if it is not so."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from postgres import Postgres, binaries

ROOT = Path(__file__).resolve().parents[2]
BELL = os.environ.get("BELL", str(ROOT / "build/release/bell"))
LONGEST = 3600  # seconds


def campaign(name: str, kills: int, every: float, *words: str) -> bool:
    line = [BELL, "load", "--lang", "en", "--seconds", str(LONGEST), "--kill-every", str(every), "--kills", str(kills),
            "--json", *words]
    ended = subprocess.run(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=2 * LONGEST)
    if not ended.stdout:
        print(ended.stderr, file=sys.stderr)
        return False
    report = json.loads(ended.stdout)
    print(f"{name}: {report['kills']} kills in {report['seconds']:.0f} s, {report['tables']} tables, "
          f"{report['audited']} acknowledged moves, {report['matches']} matches ended; lost {report['lost']}, "
          f"doubled {report['doubled']}, broken {report['broken']}, errors {report['kinds_of_errors']}; "
          f"everybody back within {report['slowest_return_seconds']:.1f} s (load average {report['load_average']:.1f})")
    return ended.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sqlite", type=int, default=200, help="kills of the one server on SQLite (200)")
    parser.add_argument("--postgres", type=int, default=50, help="kills of one of two servers on PostgreSQL (50)")
    parser.add_argument("--tables", type=int, default=20)
    wanted = parser.parse_args()
    is_fine = True
    if wanted.sqlite:
        is_fine &= campaign("SQLite", wanted.sqlite, 0.8, "--tables", str(wanted.tables))
    if wanted.postgres and not binaries():
        print("PostgreSQL is not installed", file=sys.stderr)
        return 1
    if wanted.postgres:
        database = Postgres()
        try:
            is_fine &= campaign("PostgreSQL, one of two nodes", wanted.postgres, 1.0, "--tables", str(wanted.tables),
                                "--store", database.url, "--nodes", "2")
        finally:
            database.close()
    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
