"""`bell join -`: the terminal, and a program, at a served table."""

import os
import subprocess
import sys
import unittest

from house import BELL, PATIENCE, ROOT, HouseTest


class Join(HouseTest):
    flags = ("--limit", "frames=10000", "--limit", "joins=10000")

    def join(self, *words, typed: str, timeout: float = 120) -> subprocess.CompletedProcess:
        return subprocess.run([BELL, "join", "-", *words], input=typed, capture_output=True, text=True, timeout=timeout,
                              check=False, env={**os.environ, "COLUMNS": "100", "LINES": "40"})

    @property
    def address(self) -> str:
        return f"http://localhost:{self.house.port}"

    def test_a_whole_game_in_the_terminal(self):
        done = self.join("--open", "stonks", "--players", "3", "--bots", "intern", "--name", "Ann",
                         typed=self.address + "\n" + "1\n" * 400)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("STONKS", done.stdout)
        self.assertIn("#seat=", done.stderr, "how to come back")
        self.assertIn("(intern)", done.stdout, "a bot is labelled as one")
        self.assertNotIn("left the match", done.stdout)

    def test_leaving_and_coming_back_by_the_seats_link(self):
        first = self.join("--open", "stonks", "--players", "3", "--bots", "intern", typed=self.address + "\n1\nquit\n")
        self.assertEqual(first.returncode, 0, first.stderr)
        link = next(line.strip() for line in first.stderr.splitlines() if "#seat=" in line)
        again = self.join(typed=link + "\nwhy\nscore\nhint\n" + "1\n" * 400)
        self.assertEqual(again.returncode, 0, again.stderr)
        self.assertIn("STONKS", again.stdout)

    def test_every_title_can_be_drawn(self):
        for title in ("stockpile", "wall-street-1920"):
            done = self.join("--open", title, "--players", "3", "--bots", "intern", typed=self.address + "\n1\n1\nquit\n")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertGreater(len(done.stdout.splitlines()), 15, title)

    def test_a_program_in_a_seat(self):
        bot = ROOT / "docs/examples/careful_bot.py"
        done = self.join("--open", "stonks", "--players", "3", "--bots", "intern", "--bot", f"exec:{bot}", "--name", "Prog",
                         typed=self.address + "\n")
        self.assertEqual(done.returncode, 0, done.stderr[-600:])
        table = done.stderr.split("/t/")[1].split(".")[0]
        card = self.house.get(f"/api/tables/{table}").json()
        self.assertEqual((card["state"], card["people"][0]["name"]), ("finished", "Prog (bot)"))

    def test_a_program_can_not_read_the_house_it_plays_in(self):
        """Its store lies in the program's own folder, or below it."""
        for store in (self.house.folder / "bell.db", self.house.folder / "below" / "copy.db"):
            store.parent.mkdir(exist_ok=True)
            store.touch()
            bot = self.house.folder / "reader.py"
            bot.write_text((ROOT / "docs/examples/careful_bot.py").read_text().replace("import json", f"""
import json, sys
try: open({str(store)!r}, "rb").read(); print("READ IT", file=sys.stderr)
except OSError: print("closed", file=sys.stderr)
""", 1))
            bot.chmod(0o755)
            done = self.join("--open", "stonks", "--players", "2", "--bots", "intern", "--bot", f"exec:{bot}",
                             typed=self.address + "\n")
            self.assertEqual(done.returncode, 0, done.stderr[-600:])
            self.assertNotIn("READ IT", done.stderr)
            self.assertIn("closed", done.stderr)

    def test_what_is_wrong_is_told_in_one_sentence(self):
        for typed, code, says in (("", 2, "standard input"), ("nonsense\n", 2, "https://"), ("http://localhost:1/t/" + "A" * 22 + "\n", 1, "can't be reached"),
                                  (f"{self.address}/t/{'A' * 22}\n", 1, "no such table"), (self.address + "\n", 2, "https://")):
            done = self.join(typed=typed)
            self.assertEqual(done.returncode, code, (typed, done.stderr))
            self.assertIn(says.lower(), done.stderr.lower())
            self.assertEqual(done.stdout, "")
        self.assertEqual(self.join("--bot", "broker", typed=self.address + "\n").returncode, 2)
        self.assertEqual(self.join("--bot", "exec:/nowhere", typed=self.address + "\n").returncode, 2)

    def test_the_link_is_in_no_argument(self):
        done = subprocess.run([BELL, "join", self.address], capture_output=True, text=True, timeout=PATIENCE, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn("standard input", done.stderr)


if __name__ == "__main__":
    sys.exit(unittest.main())
