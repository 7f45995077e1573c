#!/usr/bin/env python3
"""Checks that every line is in the right room: includes, words, names and sizes, as defined in rooms.toml.

Prints one line per fault, `file:line: what`; exit 1 if there is any. Warnings alone are exit 0.
"""

import argparse
import fnmatch
import re
import sys
import tomllib
from pathlib import Path

from bell_tools import titles, without_comments

FOLDERS = ("src", "tests", "bench", "fuzz")
GUESTS = "tests/titles/"  # laid out like the repository: each is checked as a root of its own
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]*)"|<([^>]*)>)')
TYPE_HEAD = re.compile(r"^(template\s*<.*>\s*)?(typedef\s+)?(namespace|class|struct|union|enum|extern|concept)\b", re.DOTALL)


def bind(pattern: str, folder: str) -> dict[str, str] | None:
    """What {title} and {module} stand for if `folder` lies in `pattern`; None if it does not."""
    bound: dict[str, str] = {}
    wanted, given = pattern.split("/"), folder.split("/")
    if len(given) < len(wanted):
        return None
    for want, have in zip(wanted, given):
        if want.startswith("{"):
            bound[want] = have
        elif want != have:
            return None
    return bound


def fill(pattern: str, bound: dict[str, str]) -> str:
    for name, value in bound.items():
        pattern = pattern.replace(name, value)
    return pattern


def may_include(path: str, allowed: list[str]) -> bool:
    for entry in allowed:
        if entry.endswith("/*"):
            if path.rsplit("/", 1)[0] == entry[:-2]:
                return True
        elif path == entry or (entry.endswith("/") and path.startswith(entry)):
            return True
    return False


def word_pattern(word: str) -> str:
    """Finds `word` and, for a plain noun, its capitalised and plural forms; ModuleId::word is a manifest's business."""
    if word.islower() and word.isalpha():
        return rf"(?<!ModuleId::)\b[{word[0]}{word[0].upper()}]{word[1:]}s?\b"
    return rf"(?<!ModuleId::)\b{re.escape(word)}" + (r"\b" if word[-1].isalnum() else "")


def long_functions(code: str, limit: int) -> list[tuple[int, int]]:
    """(line, length) of every function body longer than `limit`. Reads braces, not C++: good enough for a warning."""
    code = re.sub(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', '""', code)
    code = re.sub(r"^\s*#.*$", "", code, flags=re.MULTILINE)
    found, opened, head_start = [], [], 0
    for at, char in enumerate(code):
        if char == "{":
            head = code[head_start:at].strip()
            is_body = ")" in head and not TYPE_HEAD.match(head) and not any(body for _, body in opened)
            opened.append((at, is_body))
        elif char == "}" and opened:
            start, is_body = opened.pop()
            length = code.count("\n", start, at) + 1
            if is_body and length > limit:
                found.append((code.count("\n", 0, start) + 1, length))
        if char in "{};":
            head_start = at + 1
    return found


class Lint:
    def __init__(self, root: Path, config: dict):
        self.root = root
        self.config = config
        self.faults: list[str] = []
        self.warnings: list[str] = []

    def run(self) -> None:
        for folder in FOLDERS:
            for path in sorted((self.root / folder).rglob("*")):
                if path.suffix in {".h", ".cpp"} and not path.is_relative_to(self.root / GUESTS):
                    self.check(path)

    def check(self, path: Path) -> None:
        name = path.relative_to(self.root).as_posix()
        text = path.read_text(encoding="utf-8")
        code = without_comments(text)
        self.check_shape(name, text, code)
        self.check_bans(name, text, code)
        if name.startswith("src/"):
            self.check_room(name, code, is_test=name.endswith("_test.cpp"))

    def fault(self, name: str, line: int, what: str) -> None:
        self.faults.append(f"{name}:{line}: {what}")

    def check_shape(self, name: str, text: str, code: str) -> None:
        lines = text.split("\n")
        if not re.match(r"// \S.{15,}", lines[0]):
            self.fault(name, 1, "the first line is a comment that says what this file knows")
        budget = self.config["budget"]
        if len(lines) - 1 > budget["file_lines"]:
            self.fault(name, len(lines) - 1, f"longer than {budget['file_lines']} lines: split it")
        for line, length in long_functions(code, budget["function_lines"]):
            self.warnings.append(f"{name}:{line}: a function of {length} lines")

    def check_bans(self, name: str, text: str, code: str) -> None:
        for ban in self.config.get("ban", []):
            if not any(name.startswith(folder + "/") for folder in ban["in"]):
                continue
            if any(fnmatch.fnmatch(name, pattern) for pattern in ban.get("except", [])):
                continue
            read = text if ban.get("comments") else code
            for harmless in ban.get("allow", []):
                read = re.sub(harmless, "", read)
            self.report_matches(name, read, ban["pattern"], ban["why"])

    def report_matches(self, name: str, text: str, pattern: str, why: str) -> None:
        for number, line in enumerate(text.split("\n"), 1):
            if match := re.search(pattern, line):
                self.fault(name, number, f"`{match[0]}`: {why}")

    def check_room(self, name: str, code: str, *, is_test: bool) -> None:
        folder = name.rsplit("/", 1)[0]
        rooms = [(room, bound) for room in self.config["room"] if (bound := bind(room["folder"], folder)) is not None]
        if not rooms:
            self.fault(name, 1, "stands in no room of rooms.toml")
            return
        room, bound = max(rooms, key=lambda entry: (entry[0]["folder"].count("/"), "{" not in entry[0]["folder"]))
        self.check_includes(name, code, room, bound, is_test=is_test)
        if is_test:
            return
        for room, bound in rooms:
            for word in self.forbidden_words(room, bound):
                self.report_matches(name, code, word_pattern(word), f"a word that has no place in {room['folder']}")

    def check_includes(self, name: str, code: str, room: dict, bound: dict[str, str], *, is_test: bool) -> None:
        allowed = [fill(entry, bound) for entry in room["include"]]
        for number, line in enumerate(code.split("\n"), 1):
            match = INCLUDE.match(line)
            if not match:
                continue
            path = match[1] or match[2]
            if ".." in path.split("/"):
                self.fault(name, number, f"includes {path}: paths start at a room")
            elif is_test:
                continue
            elif match[1] and not may_include(path, allowed):
                self.fault(name, number, f"{room['folder']} may not include {path}")
            elif match[2] and "." in path and not may_include(path, room.get("external", [])):
                self.fault(name, number, f"{room['folder']} may not use <{path}>")

    def forbidden_words(self, room: dict, bound: dict[str, str]) -> list[str]:
        words: list[str] = []
        for word in room.get("forbid", []):
            if word == "{modules}":
                words += self.modules_of(bound["{title}"], bound.get("{module}"))
            elif word.startswith("@"):
                words += self.config["vocabulary"][word[1:]]
            else:
                words.append(word)
        return words

    def modules_of(self, title: str, but: str | None) -> list[str]:
        folder = self.root / "src/engine" / title / "modules"
        names = {path.name for path in folder.glob("*") if path.is_dir()}
        return sorted(names - {but})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    root = parser.parse_args().root
    config = tomllib.loads((root / "rooms.toml").read_text(encoding="utf-8"))
    guests = sorted(path for path in (root / GUESTS).glob("*") if path.is_dir())
    config["vocabulary"]["titles"] = titles(root) + [guest.name for guest in guests]
    faults: list[str] = []
    for place in (root, *guests):
        lint = Lint(place, config)
        lint.run()
        prefix = "" if place == root else f"{place.relative_to(root).as_posix()}/"
        for warning in lint.warnings:
            print(f"warning: {prefix}{warning}")
        faults += [prefix + fault for fault in lint.faults]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
