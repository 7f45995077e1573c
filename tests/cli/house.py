"""Builds a store like bell serve's by hand: the schema from src/store, the journals of simulated games."""

import re
import sqlite3
from pathlib import Path

from program import ROOT

ENTRY = re.compile(
    r"(?P<seq>\d+) (?P<actor>[^:]+): (?P<action>.*) \{change (?P<change>\d+)(?:, decision (?P<decision>\d+))?"
    r"(?:, id (?P<id>[0-9a-f]{16}))?(?:, at (?P<at>\d+))?\} #(?P<checkpoint>[0-9a-f]{16})"
)
ACTORS = {"chance": 254, "table": 253}
GATHERING, PLAYING, FINISHED, CLOSED = 1, 2, 3, 4
WORD = (1 << 64) - 1


def signed(word: str | None) -> int:
    number = int(word or "0", 16)
    return number - (1 << 64) if number >> 63 else number


def mix(x: int) -> int:
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & WORD
    return x ^ (x >> 31)


def combine(chain: int, word: int) -> int:
    return mix(((chain << 23 | chain >> 41) + 0x9E3779B97F4A7C15 * (word + 1)) & WORD)


def checkpoint_of(tags: str) -> str:
    """The checkpoint of a journal's header, as computed by src/kernel/hash.h."""
    data = tags.encode()
    chain = len(data)
    whole = len(data) // 8 * 8
    for at in range(0, whole, 8):
        chain = combine(chain, int.from_bytes(data[at : at + 8], "little"))
    return f"{combine(chain, int.from_bytes(data[whole:], 'little')):016x}"


def with_revision(journal: str, revision: int) -> str:
    """As if a version with other rules had begun it."""
    tags, rest = re.sub(r'\[Revision "\d+"\]', f'[Revision "{revision}"]', journal).split("begin #")
    return f"{tags}begin #{checkpoint_of(tags)}{rest[16:]}"


def make_store(path: Path) -> sqlite3.Connection:
    store = sqlite3.connect(path)
    steps = sorted((ROOT / "src/store/schema").glob("*.sql"))
    for step in steps:
        store.executescript(re.sub(r"/\*sqlite (.*?)\*/", r"\1", step.read_text(encoding="utf-8")))
    store.execute("INSERT INTO about VALUES (?, 'first')", [len(steps)])
    store.commit()
    return store


def add_table(store: sqlite3.Connection, table: str, journal: Path, entries: int | None = None, created: int = 1) -> None:
    """The journal's first `entries`, or the whole of it, as a table."""
    text = journal.read_text(encoding="utf-8")
    header = re.match(r"(.*?\nbegin [^\n]*\n)", text, re.S).group(1)
    found = [match for line in text.splitlines() if (match := ENTRY.fullmatch(line))]
    kept = found[:entries]
    is_over = len(kept) == len(found)
    title = re.search(r'\[Title "(.*)"\]', header).group(1)
    revision = int(re.search(r'\[Revision "(\d+)"\]', header).group(1))
    store.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, 1, '{}', 1, '', 1, '', '', ?, ?, ?, ?, ?, ?, '', NULL, '', '')",
        [table, title, header, revision, created, FINISHED if is_over else PLAYING, len(kept),
         int(kept[-1]["change"]) if kept else 0, created, int(is_over)],
    )
    store.execute("INSERT INTO seats VALUES (?, 0, 1, 'Ann', '', 'en', '', 'aa', '', '', 0)", [table])
    store.execute("INSERT INTO seats VALUES (?, 1, 2, '', '', '', 'broker', '', '', '', 0)", [table])
    for each in kept:
        actor = ACTORS.get(each["actor"])
        store.execute(
            "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [table, int(each["seq"]), int(each["change"]), actor if actor is not None else int(each["actor"].split()[1]),
             each["action"], int(each["decision"] or 0), signed(each["id"]), signed(each["checkpoint"]), int(each["at"] or 0)],
        )
    store.commit()
