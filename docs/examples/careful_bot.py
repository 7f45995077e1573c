#!/usr/bin/env python3
"""A bot for every title: one JSON line in, one JSON line out. See docs/bot-protocol.md.

It knows no rules. It plays any legal choice, but prefers to spend little: of a few random choices it takes
the one with the smallest numbers in its notation. Its randomness depends on the request alone, so games repeat.
"""

import json
import random
import re
import sys


def numbers_in(notation: str) -> int:
    return sum(int(number) for number in re.findall(r"\d+", notation))


def choose(request: dict, lot: random.Random) -> str:
    legal = [choice["action"] for choice in request["legal"]]
    few = lot.sample(legal, min(3, len(legal)))
    return min(few, key=numbers_in)


def answer(line: str) -> dict:
    request = json.loads(line)
    return {
        "id": request["id"],
        "action": choose(request, random.Random(line)),
        "evaluation": 1 / request["setup"]["players"],  # optional: the share of the victory we expect
    }


def main() -> None:
    for line in sys.stdin:  # until the match is over and our input is closed
        print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main()
