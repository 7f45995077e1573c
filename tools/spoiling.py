"""Finds the places in a rule's source where one small thing could be changed."""

import re
from collections import Counter
from dataclasses import dataclass

from planting import body_around, code_of, function_bodies

# Kind, text to find, replacement.
SWAPS = [
    ("comparison", r" < ", " <= "),
    ("comparison", r" <= ", " < "),
    ("comparison", r" > ", " >= "),
    ("comparison", r" >= ", " > "),
    ("comparison", r" == ", " != "),
    ("comparison", r" != ", " == "),
    ("condition", r" && ", " || "),
    ("condition", r" \|\| ", " && "),
    ("condition", r"\breturn true;", "return false;"),
    ("condition", r"\breturn false;", "return true;"),
    ("sign", r" \+ (?=[\w(])", " - "),
    ("sign", r"(?<=[\w)\]]) - (?=[\w(])", " + "),
    ("sign", r" \+= ", " -= "),
    ("sign", r" -= ", " += "),
    ("constant", r"(?<![\w.])0(?![\w.])", "1"),
    ("constant", r"(?<![\w.])1(?![\w.])", "0"),
    ("constant", r"(?<![\w.])1(?![\w.])", "2"),
    ("constant", r"(?<![\w.])2(?![\w.])", "3"),
    ("constant", r"(?<![\w.])3(?![\w.])", "2"),
    ("order", r"\bstd::min\b", "std::max"),
    ("order", r"\bstd::max\b", "std::min"),
    ("order", r"([\w.]+\[\w+\]) <=> ([\w.]+\[\w+\])", r"\2 <=> \1"),
    ("rounding", r"(\([^()]+\)|[\w.\[\]]+(?:\(\))?) / ([\w.]+(?:\(rules\))?)", r"((\1) + (\2) - 1) / (\2)"),
    ("rounding", r"\((\w+) \+ 1\) / 2", r"\1 / 2"),
    ("seat", r"\bnext_seat\(([\w.\[\]]+), [\w.]+\)", r"\1"),
    ("seat", r"\bnth_in_turn_order\([^,]+, [^,]+, (\w+)\)", r"seat_at(\1)"),
    ("seat", r"\b(?:act|action)\.by\b", "seat_at(0)"),
    ("seat", r"\bboard\.first_player\b(?! =)", "seat_at(0)"),
    ("step", r"\bProgress::done\b", "Progress::again"),
]
NOT_A_STATEMENT = r"(?!return\b|if\b|for\b|while\b|switch\b|case\b|do\b|else\b|using\b|static|assert|RULE|const\b|auto\b|throw\b)"
# An assignment, a call or a counter step; declarations have two words before the sign.
STATEMENT = re.compile(
    rf"(?:(?<=[;{{}}])|(?<=\))|(?<=else))\s+({NOT_A_STATEMENT}(?:\+\+|--)?[a-z][\w.:>-]*"
    rf"(?:\[[^\]]*\]|\.\w+)*(?=\(|\s[-+*|&]?=\s|\+\+|--|;))")
CONDITION = re.compile(r"\bif (\()")


@dataclass(frozen=True)
class Place:
    """Characters `start` to `end` of a file and their replacement."""

    file: str
    line: int
    kind: str
    start: int
    end: int
    text: str
    shown: str  # with a number from the second on, where a file has several that look alike

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.kind}: {self.shown}"

    @property
    def key(self) -> str:
        """The same place after the lines above it have moved."""
        return f"{self.file}: {self.kind}: {self.shown}"


def end_of(code: str, start: int, closing: str) -> int:
    """Where the bracket at `start` is closed, or the statement that begins there ends."""
    depth = 0
    for at in range(start, len(code)):
        if code[at] in "([{":
            depth += 1
        elif code[at] in ")]}":
            depth -= 1
        if depth == 0 and code[at] == closing:
            return at + 1
    return len(code)


def spans_of_words(code: str, bodies: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """What is told, the details of a refusal, what an action promises and what everybody can work out are no rules: they
    have tests of their own."""
    told = [(found.start(), end_of(code, found.end() - 1, ")")) for found in re.finditer(r"\b(?:tell\.|tell_|say|\w+foreseen\.)\w*\(", code)]
    refused = [(found.start(), end_of(code, found.start(), "}")) for found in re.finditer(r"\{[^{};]*\bReason::", code)]
    other = re.compile(r"([Pp]rospect\w*[ (]|\b(?:Purse|Landing|Stakes|Fares?|choices_are_public|is_known|has_moved|gold_in"
                       r"|fore(?:see|tell)\w*)\b)[^;{}]*$")
    promised = [body for body in bodies if other.search(code[max(0, body[0] - 300) : body[0]])]
    return told + refused + promised


def swaps_in(code: str):
    for kind, pattern, instead in SWAPS:
        for found in re.finditer(pattern, code):
            yield kind, found.start(), found.end(), found.expand(instead)


def dropped_lines_in(code: str):
    for found in STATEMENT.finditer(code):
        start = found.start(1)
        yield "dropped line", start, end_of(code, start, ";"), ";"
    for found in CONDITION.finditer(code):
        start, end = found.start(1) + 1, end_of(code, found.start(1), ")") - 1
        start += code[start:end].rfind(";") + 1
        if not re.search(r"\w = ", code[start:end]):
            yield "dropped line", start, end, " false"


def shown(source: str, start: int, end: int, text: str) -> str:
    """The line before and after the change, for people who look for it in the source."""
    first, last = source.rfind("\n", 0, start) + 1, source.find("\n", end)
    before = " ".join(source[first:last].split())
    after = " ".join((source[first:start] + text + source[end:last]).split())
    return f"{before}  ->  {after}"


def places_in(file: str, source: str) -> list[Place]:
    code = code_of(source)
    bodies = function_bodies(code)
    words = spans_of_words(code, bodies)
    found, alike = [], Counter()
    for kind, start, end, text in sorted([*swaps_in(code), *dropped_lines_in(code)], key=lambda row: (row[1], row[0], row[3])):
        line = code[code.rfind("\n", 0, start) + 1 : start]
        if body_around(bodies, start, end) is None or re.search(r"\b(constexpr|static_assert|template)\b|#", line):
            continue
        if any(first <= start < last for first, last in words) or re.match(r"ctx\.tell|rules\.\w*foreseen", code[start:]):
            continue
        look = shown(source, start, end, text)
        alike[kind, look] += 1
        look += f"  ({alike[kind, look]})" if alike[kind, look] > 1 else ""
        found.append(Place(file, code.count("\n", 0, start) + 1, kind, start, end, text, look))
    return found
