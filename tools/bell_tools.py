"""Shared by the tools: the rulebook, the list of titles, C++ without comments, and files written only if they change."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

# A number, with the letter of its kind where there is one, or the name of a card that is a rule of its own: ST-TRK-3,
# WS-MAG-R1, SP-STR-NAKED-SHORT.
RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]{3}-(?:[A-Z]?[0-9]+|[A-Z]{2,}(?:-[A-Z]+)*)\b")
KINDS = {"rule", "ruling", "component", "setup", "variant"}
STATUSES = {"implemented", "open", "retired"}


@dataclass(frozen=True)
class Rule:
    id: str
    value: int
    kind: str
    status: str
    file: Path

    @property
    def enumerator(self) -> str:
        return self.id.replace("-", "_")

    @property
    def chapter(self) -> str:
        return "-".join(self.id.split("-")[:2])


class RulebookError(Exception):
    """The rulebook cannot be read as rules; its text says which file and why."""


def read_rule(entry: dict, file: Path) -> Rule:
    rule_id = entry.get("id")
    if not isinstance(rule_id, str) or not RULE_ID.fullmatch(rule_id):
        raise RulebookError(f"{file}: a rule's id looks like ST-TRK-3, not {rule_id!r}")
    value = entry.get("value")
    if not isinstance(value, int) or not 0 < value < 65536:
        raise RulebookError(f"{file}: {rule_id} needs a value from 1 to 65535")
    for key in ("title", "text", "source"):
        if not isinstance(entry.get(key), str) or not entry[key].strip():
            raise RulebookError(f"{file}: {rule_id} has no {key}")
    if entry.get("kind") not in KINDS:
        raise RulebookError(f"{file}: {rule_id} is of kind {entry.get('kind')!r}, not one of {sorted(KINDS)}")
    if entry.get("status") not in STATUSES:
        raise RulebookError(f"{file}: {rule_id} has status {entry.get('status')!r}, not one of {sorted(STATUSES)}")
    return Rule(rule_id, value, entry["kind"], entry["status"], file)


def read_rulebook(*folders: Path) -> list[Rule]:
    """Every rule under `folders`, by value. Files without [[rule]] hold components and are left alone."""
    rules: list[Rule] = []
    for file in sorted(file for folder in folders for file in folder.rglob("*.toml")):
        try:
            content = tomllib.loads(file.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise RulebookError(f"{file}: {error}") from error
        rules += [read_rule(entry, file) for entry in content.get("rule", [])]
    by_id: dict[str, Rule] = {}
    by_value: dict[int, Rule] = {}
    for rule in rules:
        if rule.id in by_id:
            raise RulebookError(f"{rule.file}: {rule.id} stands already in {by_id[rule.id].file}")
        if rule.value in by_value:
            raise RulebookError(f"{rule.file}: {rule.id} has the value {rule.value} of {by_value[rule.value].id}")
        by_id[rule.id] = by_value[rule.value] = rule
    return sorted(rules, key=lambda rule: rule.value)


def titles(root: Path) -> list[str]:
    """The folders of the titles, from cmake/titles.cmake."""
    listed = re.search(r"^set\(BELL_TITLES ([a-z0-9_ ]+)\)$", (root / "cmake/titles.cmake").read_text("utf-8"), re.MULTILINE)
    return listed[1].split()


COMMENT_OR_LITERAL = re.compile(
    r"""//[^\n]*|/\*.*?\*/|(R"(?P<mark>[^\s()\\]{0,16})\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')""",
    re.DOTALL,
)


def without_comments(source: str) -> str:
    """C++ with its comments blanked; line numbers stay, literals stay."""

    def keep_literal(match: re.Match) -> str:
        return match[1] if match[1] is not None else "\n" * match[0].count("\n") or " "

    # A digit separator (1'000) is no character literal.
    source = re.sub(r"(?<=[0-9])'(?=[0-9])", "", source)
    return COMMENT_OR_LITERAL.sub(keep_literal, source)


def cited_in_play(text: str) -> list[str]:
    """The ids on the `rule` lines of a .play file."""
    ids: list[str] = []
    for line in text.splitlines():
        words = line.split("#", 1)[0].split()
        if words and words[0] == "rule":
            ids += RULE_ID.findall(line.split("#", 1)[0])
    return ids


def write_if_changed(path: Path, text: str) -> None:
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
