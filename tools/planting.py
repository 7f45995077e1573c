"""Puts many faults into one build: every fault is another body of its function, selected by a number at the start.

Compiling each fault separately takes a minute; this way a fault costs no more than the tests that notice it. In a
copy of the source the body `{ honest }` of a function becomes

    { if (bell::planted(17)) { spoilt } else { honest } }

and BELL_PLANTED=17 in the environment plants number 17. Compile-time code stays honest.
"""

import os
import re
import resource
import signal
import subprocess
from dataclasses import dataclass

from bell_tools import COMMENT_OR_LITERAL, write_if_changed
from source_copy import ROOT, Copy

SWITCH = "src/kernel/planted.h"
SWITCH_TEXT = """\
// Which of the faults in this copy is planted: BELL_PLANTED, or none.
#pragma once

#include <cstdlib>
#include <type_traits>

namespace bell {

inline int planted_number() {
  static const char* const number = std::getenv("BELL_PLANTED");
  static const int chosen = number == nullptr ? 0 : std::atoi(number);
  return chosen;
}
constexpr bool planted(int number) { return !std::is_constant_evaluated() && planted_number() == number; }

}  // namespace bell
"""
TOO_LONG = "took more than its processor time"
BODY_FOLLOWS = re.compile(r"\)\s*(?:const|noexcept|override|->\s*[\w:<>&*, ]+|\s)*$")


@dataclass(frozen=True)
class Fault:
    """Characters `start` to `end` of a file, replaced by `text`."""

    number: int
    file: str
    start: int
    end: int
    text: str


def code_of(source: str) -> str:
    """The source with comments and literals blanked; every character stays where it was."""
    blank = lambda match: re.sub(r"[^\n]", " ", match[0])
    return COMMENT_OR_LITERAL.sub(blank, re.sub(r"(?<=[0-9])'(?=[0-9])", "_", source))


def function_bodies(code: str) -> list[tuple[int, int]]:
    """The positions of the outermost function bodies, including braces."""
    bodies, open_braces, body_depth = [], [], None
    for at, letter in enumerate(code):
        if letter == "{":
            if body_depth is None and BODY_FOLLOWS.search(code, max(0, at - 200), at):
                body_depth = len(open_braces)
            open_braces.append(at)
        elif letter == "}" and open_braces:
            start = open_braces.pop()
            if body_depth == len(open_braces):
                bodies.append((start, at + 1))
                body_depth = None
    return bodies


def body_around(bodies: list[tuple[int, int]], start: int, end: int) -> tuple[int, int] | None:
    return next((body for body in bodies if body[0] < start and end < body[1]), None)


def line_mark(source: str, at: int, file: str) -> str:
    return f'\n#line {source.count(chr(10), 0, at) + 1} "{file}"\n'


def switched(source: str, file: str, faults: list[Fault]) -> str:
    """The source with all these faults to choose from. A compiler that dislikes one names the file planted-<number>."""
    bodies = function_bodies(code_of(source))
    by_body: dict[tuple[int, int], list[Fault]] = {}
    for fault in faults:
        by_body.setdefault(body_around(bodies, fault.start, fault.end), []).append(fault)
    # Marked as a system header, because warnings about broken bodies are of no interest.
    parts, done = [f'#include "kernel/planted.h"\n#pragma GCC system_header{line_mark(source, 0, file)}'], 0
    for (start, end), of_body in sorted(by_body.items()):
        parts.append(source[done:start] + "{ ")
        for fault in of_body:
            spoilt = source[start : fault.start] + fault.text + source[fault.end : end]
            parts.append(f'if (bell::planted({fault.number}))\n#line 1 "planted-{fault.number}"\n{spoilt} else ')
        parts.append(f"{line_mark(source, start, file)}{source[start:end]} }}{line_mark(source, end, file)}")
        done = end
    return "".join(parts) + source[done:]


class Garden:
    """A copy of the source with faults to choose from, built once."""

    def __init__(self, name: str, targets: list[str]) -> None:
        self.copy = Copy(name)
        self.targets = targets
        self.unfit: set[int] = set()

    def plant(self, faults: list[Fault]) -> str:
        """Builds it; faults that do not compile are left out and are `unfit`. Returns an error, or an empty text."""
        self.copy.refresh(keep={SWITCH} | {fault.file for fault in faults})
        write_if_changed(self.copy.root / SWITCH, SWITCH_TEXT)
        while True:
            self.write([fault for fault in faults if fault.number not in self.unfit])
            said = self.copy.build(*self.targets)
            named = {int(number) for number in re.findall(r"planted-(\d+):", said)}
            if not said or not named - self.unfit:
                return said
            self.unfit |= named

    def write(self, faults: list[Fault]) -> None:
        by_file: dict[str, list[Fault]] = {}
        for fault in faults:
            by_file.setdefault(fault.file, []).append(fault)
        for path in (self.copy.root / "src").rglob("*"):
            file = path.relative_to(self.copy.root).as_posix()
            if path.suffix not in (".h", ".cpp") or file == SWITCH:
                continue
            honest = (ROOT / file).read_text(encoding="utf-8")
            write_if_changed(path, switched(honest, file, by_file[file]) if file in by_file else honest)

    def objection(self, number: int, checks: list[list[str]], seconds: int) -> str:
        """The output of the first check that fails with this fault, after the check's name; empty if none fails."""
        for program, *arguments in checks:
            done = self.run(number, program, arguments, seconds)
            if done.returncode == -signal.SIGXCPU:
                return f"{program}: {TOO_LONG}"
            if done.returncode != 0:
                said = [line for line in (done.stderr + done.stdout).splitlines() if is_telling(line)]
                return f"{program}: {said[0] if said else f'ended with {done.returncode}'}"
        return ""

    def run(self, number: int, program: str, arguments: list[str], seconds: int) -> subprocess.CompletedProcess:
        """A check that needs more than so many seconds of the processor, or all the memory, has failed."""

        def limited() -> None:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        return subprocess.run([self.copy.build_folder / program, *arguments], cwd=self.copy.root, capture_output=True,
                              text=True, errors="replace", preexec_fn=limited,
                              env=os.environ | {"BELL_PLANTED": str(number)})


def is_telling(line: str) -> bool:
    return bool(line.strip()) and not line.startswith(("Running main()", "[==", "[--", "[ RUN", "[  OK", "Note:"))
