#!/usr/bin/env python3
"""Our server beside boardgame.io's, on small games for four with hidden hands: moves for each second of processor time
that the server's process spends, all its threads, whole matches from opening to end. Ours writes every move to the disk
before it tells anybody; theirs keeps it in memory.

On both sides every table has four people, each with a socket of their own, and nobody watches; whoever is in turn plays
at once. A match is opened and joined over HTTP, everybody connects, and when it is over they leave and open another.

Ours plays Stonks, our smallest title. Theirs plays three games: `told`, of the size of Stonks, which tells each player
what ours tells (game.js) and is the comparison; `silent`, the same without sentences and choices, because clients for
boardgame.io usually know the rules; and `bare`, tricks and nothing else (bare.js), which shows how much of that their
server needs for any game at all.

Needs node and npm; installs boardgame.io into build/. Exit 1 if ours does less than four times as much as theirs does
with `told`."""

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
        ports: list[str] = []
        for line in server.stdout:
            if line.startswith("listening "):
                ports = line.split()[1:]
                break
        crowd = subprocess.run(["node", "crowd.js", game, *ports, str(server.pid), str(tables), str(seconds)], cwd=PLACE,
                               stdout=subprocess.PIPE, text=True, timeout=seconds + 120, check=True)
        return json.loads(crowd.stdout)
    finally:
        server.kill()
        server.wait()


def ours(tables: int, seconds: int) -> dict:
    ended = subprocess.run([BELL, "load", "--tables", str(tables), "--seconds", str(seconds), "--json"],
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=seconds + 300, check=True)
    report = json.loads(ended.stdout)
    return {"moves": report["moves"], "matches": report["matches"], "bytes": report["bytes_received"],
            "moves_per_second": report["moves_per_second"],
            "moves_per_cpu_second": 1e6 / report["server_us_per_move"], "p50_ms": report["p50_ms"], "p99_ms": report["p99_ms"]}


def shown(name: str, run: dict) -> str:
    return (f"{name:<36} {run['moves_per_cpu_second']:>6.0f} moves a CPU second {run['moves_per_second']:>6.0f} a second  "
            f"p50 {run['p50_ms']:.1f} ms  p99 {run['p99_ms']:.1f} ms  {run['bytes'] / run['moves']:>6.0f} bytes a move  "
            f"{run['moves'] / max(1, run['matches']):.0f} moves a match")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=10)
    wanted = parser.parse_args()
    install()
    games = {name: theirs(name, wanted.tables, wanted.seconds) for name in ("told", "silent", "bare")}
    own = ours(wanted.tables, wanted.seconds)
    for name, run in games.items():
        print(shown(f"boardgame.io, in memory, {name}", run))
    print(shown("bell serve, SQLite, full durability", own))
    times = {name: own["moves_per_cpu_second"] / run["moves_per_cpu_second"] for name, run in games.items()}
    print(", ".join(f"{n:.1f} times {name}" for name, n in times.items()) + f"; load average {os.getloadavg()[0]:.1f}")
    return 0 if times["told"] >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
