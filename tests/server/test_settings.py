"""What the documents and the shipped settings say of numbers and names is what the program does."""

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from house import BELL, PATIENCE, ROOT


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def number(text: str) -> int:
    product = 1
    for part in text.replace("'", "").split("*"):
        product *= int(part)
    return product


def limits() -> dict[str, int]:
    rows = re.findall(r"^  std::uint64_t (\w+) = ([\d'* ]+);", read("src/server/limits.h"), re.MULTILINE)
    return {name: number(value) for name, value in rows}


def settings() -> dict[str, str]:
    """As they would be written in the file."""
    found = {}
    for kind, name, value in re.findall(r"^  ([\w:]+) (\w+) = ([^;{}]+);", read("src/server/settings.h"), re.MULTILINE):
        if kind in ("std::uint64_t", "std::uint16_t", "bool", "std::string"):
            found[name.replace("_", "-")] = value.strip()
    found["address"] = re.search(r'Address address = .*make_address\("([^"]+)"\)', read("src/server/settings.h"))[1]
    return found


class Documents(unittest.TestCase):
    def test_hosting_names_each_limit_with_its_number(self):
        said = {}
        for names, values in re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ([\d, ]+) \|", read("docs/hosting.md"), re.MULTILINE):
            said.update(zip(re.findall(r"`(\w+)`", names), map(int, values.split(", "))))
        self.assertEqual(said, limits())

    def test_hosting_names_the_usual_settings(self):
        hosting, usual = read("docs/hosting.md"), settings()
        for name in ("address", "port", "drain", "bot-beat", "webhook-wait"):
            row = re.search(rf"^\|[^|]*`--{name}\b.*$", hosting, re.MULTILINE)
            self.assertIsNotNone(row, name)
            self.assertIn(usual[name], row[0].rsplit("|", 2)[1], name)

    def test_the_shipped_settings_are_the_usual_ones(self):
        """Above the line that says so, examples below it."""
        shipped = read("packaging/bell.toml")
        defaults, examples = shipped.split("# Examples")
        usual = settings()
        rows = re.findall(r'^# ([a-z-]+) = ("[^"]*"|\S+)', defaults, re.MULTILINE)
        self.assertGreater(len(rows), 5)
        for name, value in rows:
            if name != "store":
                self.assertEqual(value.strip('"'), usual[name].strip('"'), name)
        table = examples.split("[limit]")[1]
        rows = re.findall(r"^# (\w+) = (\d+)", table, re.MULTILINE)
        self.assertEqual({name: int(value) for name, value in rows}, limits())

    def test_the_data_is_where_the_documents_say(self):
        with tempfile.TemporaryDirectory() as state:
            house = subprocess.Popen([BELL, "serve", "--port", "0", "--drain", "0"], stdout=subprocess.PIPE, text=True,
                                     cwd=state, env={**os.environ, "XDG_STATE_HOME": state})
            try:
                file = Path(state) / "bell"
                said = house.stdout.readline() + house.stdout.readline()
            finally:
                house.terminate()
                house.wait(PATIENCE)
                house.stdout.close()
            found = [path.name for path in file.glob("*.db")]
            self.assertEqual(len(found), 1, said)
            self.assertIn(found[0], said)
        self.assertIn(f"~/.local/state/bell/{found[0]}", read("docs/hosting.md"))
        self.assertIn(f"sqlite:/var/lib/bell/{found[0]}", read("packaging/bell.toml"))


class Service(unittest.TestCase):
    def test_the_filter_of_system_calls_leaves_what_is_needed(self):
        """`nice` for threads that stand back, and the limit of open files: both belong to @resources."""
        unit = read("packaging/bell.service")
        rules = re.findall(r"^SystemCallFilter=(.*)$", unit, re.MULTILINE)
        self.assertIn("@resources", rules[1])
        allowed = " ".join(rules[2:]).split()
        for call in re.findall(r"\b(setpriority|setrlimit)\(", read("src/server/net/server.cpp")):
            self.assertIn(call, allowed)


if __name__ == "__main__":
    unittest.main()
