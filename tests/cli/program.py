"""Runs the program under test. BELL names it; without, the release build is taken."""

import json
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BELL = os.environ.get("BELL", str(ROOT / "build/release/bell"))

FINE, NO, USAGE, UNFINISHED, INTERRUPTED = 0, 1, 2, 3, 130

# How every long run describes itself, first.
WHAT_WAS_RUN = ["title", "players", "modules", "options", "bots", "seed", "version", "revision", "partial"]

COMMANDS = ["titles", "play", "tutorial", "matches", "sim", "arena", "luck", "bench", "replay", "analyze", "plays", "rules", "components", "perft", "signature", "schema",
            "tables", "backup", "restore", "doctor", "verify", "serve", "join", "load", "manual", "completion", "help"]

# What a person should never see.
ACCIDENTS = ["terminate called", "what():", "Assertion", "AddressSanitizer", "runtime error", "this should not happen"]


def needs(*tools: str):
    """Leaves a test out where one of these programs is missing. Not where they were installed for it: there it fails."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    return unittest.skipIf(missing and "BELL_TOOLS_REQUIRED" not in os.environ, f"needs {', '.join(missing)}")


class Answer:
    def __init__(self, done: subprocess.CompletedProcess):
        self.exit = done.returncode
        self.out = done.stdout.decode()
        self.err = done.stderr.decode()

    def json(self):
        return json.loads(self.out)


def bell(*words, stdin: bytes = b"", stdout=subprocess.PIPE, env: dict | None = None) -> Answer:
    done = subprocess.run(
        [BELL, *map(str, words)],
        input=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        timeout=300,
        env={**os.environ, **(env or {})},
        check=False,
    )
    if done.stdout is None:
        done.stdout = b""
    return Answer(done)


class BellTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def fine(self, *words, **options) -> Answer:
        answer = bell(*words, **options)
        self.assertEqual((answer.exit, answer.err), (FINE, ""), words)
        return answer

    def exits(self, expected: int, *words, **options) -> Answer:
        answer = bell(*words, **options)
        self.assertEqual(answer.exit, expected, (words, answer.err))
        return answer

    def refused(self, expected: int, *words, says: str = "", **options) -> Answer:
        """One line on stderr that begins with our name and contains `says`; nothing on stdout."""
        answer = bell(*words, **options)
        self.assertEqual(answer.exit, expected, (words, answer.err))
        self.assertEqual(answer.out, "", words)
        self.assertTrue(answer.err.startswith("bell: "), answer.err)
        self.assertEqual(answer.err.count("\n"), 1, answer.err)
        self.assertIn(says.lower(), answer.err.lower())
        for accident in ACCIDENTS:
            self.assertNotIn(accident, answer.err)
        return answer

    def journal(self, players: int = 3, *more) -> Path:
        """One finished game, written down."""
        folder = Path(tempfile.mkdtemp(prefix=f"journals-{players}-", dir=self.folder))
        self.fine("sim", "stonks", "--players", players, "--games", 1, "--seed", 5, "--journals", folder, *more)
        (path,) = folder.iterdir()
        return path
