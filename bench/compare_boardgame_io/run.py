#!/usr/bin/env python3
"""Our server beside boardgame.io's, on small games for four with hidden hands: moves for each second of processor time
that the server's process spends. Ours writes every move to the disk before it tells anybody; theirs keeps it in memory.

Ours plays Stonks, our smallest title. Theirs plays two games: one of the size of Stonks (game.js: the same cards, hands,
prices and portfolios, and so views of about the same size), which is the comparison; and a bare game of tricks (bare.js),
which shows how much of that their server needs for any game at all.

Needs node and npm; installs boardgame.io into build/. Exit 1 if ours does less than four times as much as theirs does
with the game of its size."""

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BELL = os.environ.get("BELL", str(ROOT / "build/release/bell"))
PLACE = ROOT / "build/compare_boardgame_io"
BAR = 4.0


def install() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "game.js", "bare.js", "server.js", "crowd.js"):
        shutil.copy(HERE / name, PLACE / name)
    if not (PLACE / "node_modules/boardgame.io").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"], cwd=PLACE, check=True)


def theirs(game: str, tables: int, seconds: int) -> dict:
    server = subprocess.Popen(["node", "server.js"], cwd=PLACE, stdout=subprocess.PIPE, text=True,
                              env={**os.environ, "NODE_ENV": "production"})
    try:
        port = ""
        for line in server.stdout:
            if line.startswith("listening "):
                port = line.split()[1]
                break
        crowd = subprocess.run(["node", "crowd.js", game, port, str(server.pid), str(tables), str(seconds)], cwd=PLACE,
                               stdout=subprocess.PIPE, text=True, timeout=seconds + 120, check=True)
        return json.loads(crowd.stdout)
    finally:
        server.kill()
        server.wait()


def ours(tables: int, seconds: int) -> dict:
    ended = subprocess.run([BELL, "load", "--tables", str(tables), "--seconds", str(seconds), "--json"],
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=seconds + 300, check=True)
    report = json.loads(ended.stdout)
    return {"moves": report["moves"], "moves_per_second": report["moves_per_second"],
            "moves_per_cpu_second": 1e6 / report["server_us_per_move"], "p50_ms": report["p50_ms"], "p99_ms": report["p99_ms"]}


def shown(name: str, run: dict) -> str:
    return (f"{name:<34} {run['moves_per_cpu_second']:>8.0f} moves a CPU second {run['moves_per_second']:>8.0f} a second  "
            f"p50 {run['p50_ms']:.1f} ms  p99 {run['p99_ms']:.1f} ms")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=10)
    wanted = parser.parse_args()
    install()
    other = theirs("tricks", wanted.tables, wanted.seconds)
    bare = theirs("bare", wanted.tables, wanted.seconds)
    own = ours(wanted.tables, wanted.seconds)
    times, bare_times = (own["moves_per_cpu_second"] / run["moves_per_cpu_second"] for run in (other, bare))
    print(shown("boardgame.io, in memory", other))
    print(shown("boardgame.io, a bare game", bare))
    print(shown("bell serve, SQLite, full durability", own))
    print(f"{times:.1f} times as many moves as with a game of the same size, {bare_times:.1f} times as with a bare one; "
          f"load average {os.getloadavg()[0]:.1f}")
    return 0 if times >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
