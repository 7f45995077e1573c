"""Parses sentences like src/texts/message_reader.cpp: ICU's arguments, plural, select and number."""

from dataclasses import dataclass, field

CATEGORIES = ("zero", "one", "two", "few", "many", "other")


class MessageError(Exception):
    """The pattern can't be read; its text says why."""


@dataclass
class Message:
    names: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)  # the literal texts
    plurals: dict[str, set[str]] = field(default_factory=dict)  # the cases of each argument
    selects: dict[str, set[str]] = field(default_factory=dict)


class Reader:
    def __init__(self, pattern: str):
        self.pattern, self.at, self.read = pattern, 0, Message()

    def here(self) -> str:
        return self.pattern[self.at : self.at + 1]

    def fail(self, what: str) -> None:
        raise MessageError(f"{what} after {self.pattern[: self.at]!r}")

    def expect(self, letter: str) -> None:
        if self.here() != letter:
            self.fail(f"no {letter}")
        self.at += 1

    def spaces(self) -> None:
        while self.here() in (" ", "\n") and self.here():
            self.at += 1

    def word(self, also: str = "") -> str:
        self.spaces()
        start = self.at
        while self.here() and (self.here().isascii() and self.here().isalnum() or self.here() in "_-" + also):
            self.at += 1
        word = self.pattern[start : self.at]
        self.spaces()
        if not word:
            self.fail("a name is missing")
        return word

    def quoted(self, in_plural: bool) -> str:
        follows = self.pattern[self.at + 1 : self.at + 2]
        self.at += 1
        if not follows or not (follows in "{}" or (follows == "#" and in_plural)):
            self.at += follows == "'"
            return "'"
        text = ""
        while self.here():
            letter = self.here()
            self.at += 1
            if letter == "'":
                if self.here() != "'":
                    break
                self.at += 1
            text += letter
        return text

    def message(self, is_branch: bool = False, in_plural: bool = False) -> None:
        text = ""
        while self.here() and not (is_branch and self.here() == "}"):
            if self.here() == "'":
                text += self.quoted(in_plural)
            elif self.here() == "{":
                self.argument()
                text += "\0"
            elif self.here() == "}":
                self.fail("a } without its {")
            else:
                text += self.here()
                self.at += 1
        self.read.texts.append(text)

    def argument(self) -> None:
        self.at += 1
        name = self.word()
        self.read.names.add(name)
        if self.here() == "}":
            self.at += 1
            return
        self.expect(",")
        form = self.word()
        if form == "number":
            return self.expect("}")
        if form not in ("plural", "select"):
            self.fail("none of number, plural and select")
        self.expect(",")
        self.spaces()
        cases = (self.read.plurals if form == "plural" else self.read.selects).setdefault(name, set())
        while self.here() and self.here() != "}":
            cases.add(self.branch(form == "plural"))
        self.expect("}")
        if "other" not in cases:
            self.fail("no case `other`")

    def branch(self, is_plural: bool) -> str:
        case = self.word("=" if is_plural else "")
        if is_plural and case not in CATEGORIES and not (case[0] == "=" and case[1:].isdigit()):
            self.fail("no category of numbers")
        self.expect("{")
        self.message(is_branch=True, in_plural=is_plural)
        self.expect("}")
        self.spaces()
        return case


def read_message(pattern: str) -> Message:
    reader = Reader(pattern)
    reader.message()
    return reader.read
