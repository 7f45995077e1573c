"""A small repository in a temporary folder, for tests that plant one fault in it."""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOLS = Path(__file__).resolve().parent.parent

RULE = """\
[[rule]]
id = "{id}"
value = {value}
kind = "rule"
title = "Follow suit"
text = "Play the leading company if you can."
source = "Rulebook, a trick"
status = "{status}"
"""

FIRST_LINE = "// Knows one thing and says which.\n"


def rule(id: str, value: int, status: str = "implemented") -> str:
    return RULE.format(id=id, value=value, status=status)


class PlantedTest(unittest.TestCase):
    def setUp(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="bell-tools-"))
        self.addCleanup(shutil.rmtree, self.root)

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run_tool(self, name: str, *arguments: str) -> subprocess.CompletedProcess:
        command = [sys.executable, str(TOOLS / name), *arguments]
        return subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)

    def assert_red(self, result: subprocess.CompletedProcess, *words: str) -> None:
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        for word in words:
            self.assertIn(word, result.stderr)

    def assert_green(self, result: subprocess.CompletedProcess) -> None:
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
