#!/usr/bin/env python3
"""Prints every key with its sentence in each language, one under the other or in columns, for comparison.

    texts_table.py                      all of them, as Markdown with a column for each language
    texts_table.py --key stonks.action  only keys that begin so
    texts_table.py --longest 40         the labels that need most room: language, width, key, text
"""

import argparse
import sys
import unicodedata
from pathlib import Path

from messages import read_message
from texts import FALLBACK, read_texts


def columns(text: str) -> int:
    """Columns that a text takes in a terminal, its arguments left out."""
    return sum(0 if unicodedata.combining(letter) else 1 for letter in text if letter != "\0")


def print_table(languages: dict, beginning: str) -> None:
    names = [FALLBACK, *sorted(set(languages) - {FALLBACK})]
    print("| key | " + " | ".join(names) + " |")
    print("|" + " --- |" * (len(names) + 1))
    for part in ("sentences", "rules"):
        for key in sorted(getattr(languages[FALLBACK], part)):
            if key.startswith(beginning):
                cells = [getattr(languages[name], part).get(key, "**missing**") for name in names]
                print(f"| `{key}` | " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |")


def print_longest(languages: dict, beginning: str, count: int) -> None:
    widths = [
        (max(map(columns, read_message(text).texts)), name, key, text)
        for name, language in languages.items()
        for key, text in language.sentences.items()
        if key.startswith(beginning) and not text.endswith((".", "?", ";", "!", ":"))  # labels, not sentences
    ]
    for width, name, key, text in sorted(widths, reverse=True)[:count]:
        print(f"{width:4}  {name}  {key}: {text}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path("."))
    parser.add_argument("--key", default="", help="only keys that begin so")
    parser.add_argument("--longest", type=int, help="so many labels that need most room")
    arguments = parser.parse_args()
    languages = read_texts(arguments.root)
    if arguments.longest:
        print_longest(languages, arguments.key, arguments.longest)
    else:
        print_table(languages, arguments.key)
    return 0


if __name__ == "__main__":
    sys.exit(main())
