"""Long runs: a bar for whoever watches, and what Ctrl-C and SIGTERM leave of them."""

import json
import os
import pty
import select
import signal
import subprocess
import time
import unittest
from pathlib import Path

from keyboard import Terminal
from program import BELL, INTERRUPTED, ROOT, BellTest

LONG = {
    "sim": ["sim", "stonks", "--games", 1_000_000_000, "--threads", 2],
    "arena": ["arena", "stonks", "--games", 90_000, "--bots", "intern,clerk:1,intern"],
    "luck": ["luck", "stonks", "--games", 100_000, "--playouts", 4],
    "bench": ["bench"],
}


class LongRun:
    """A run whose stderr is a terminal, and whose stdout is kept."""

    def __init__(self, *words):
        self.terminal, theirs = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen([BELL, *map(str, words)], stdout=subprocess.PIPE, stderr=theirs, env=environment)
        os.close(theirs)
        self.seen = b""

    def wait_for(self, text: str) -> None:
        """Until it stands on the terminal."""
        ends = time.monotonic() + 60
        while text.encode() not in self.seen:
            if not select.select([self.terminal], [], [], max(0, ends - time.monotonic()))[0]:
                raise AssertionError(f"{text!r} did not come: {self.seen!r}")
            self.seen += os.read(self.terminal, 65536)

    def wait_until_it_listens(self) -> None:
        """Until Ctrl-C does not simply end it."""
        ends = time.monotonic() + 60
        while time.monotonic() < ends:
            status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
            caught = int(status.split("SigCgt:")[1].split()[0], 16)
            if caught & 1 << (signal.SIGINT - 1):
                return
            time.sleep(0.005)
        raise AssertionError("it does not listen")

    def end(self, *signals) -> tuple[int, str]:
        for each in signals:
            self.process.send_signal(each)
        out = self.process.communicate(timeout=60)[0].decode()
        return self.process.returncode, out

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()
        os.close(self.terminal)


class LongRuns(BellTest):
    def begin(self, *words) -> LongRun:
        run = LongRun(*words)
        self.addCleanup(run.close)
        return run

    def match(self) -> Path:
        return self.journal(4)


class Bars(LongRuns):
    def test_time_left_is_shown_to_whoever_watches(self):
        runs = {**LONG, "analyze": ["analyze", self.match(), "--nodes", 500]}
        for name, words in runs.items():
            with self.subTest(name):
                self.begin(*words).wait_for(" left")

    def test_a_terminal_that_obeys_nothing_gets_no_orders(self):
        words = ["sim", "stonks", "--games", 2000]
        for kind, is_drawn in [("xterm", True), ("dumb", False), ("", False)]:
            terminal = Terminal(*words, env={"TERM": kind})
            self.addCleanup(terminal.close)
            seen = terminal.read()
            self.assertEqual(("\x1b" in seen, " left" in seen), (is_drawn, is_drawn), kind)
            self.assertIn("2,000 games", seen)


class Interrupted(LongRuns):
    def test_people_are_told_that_it_is_a_part(self):
        for name, says in {"sim": "(interrupted)", "arena": "(interrupted)", "luck": "(interrupted)",
                           "bench": "Interrupted: these are the runs that were completed."}.items():
            for sent in [signal.SIGINT, signal.SIGTERM]:
                with self.subTest((name, sent)):
                    run = self.begin(*LONG[name])
                    run.wait_for(" left")
                    code, out = run.end(sent)
                    self.assertEqual(code, INTERRUPTED)
                    self.assertIn(says, out)

    def test_programs_are_told_what_was_played(self):
        for name in LONG:
            run = self.begin(*LONG[name], "--json")
            run.wait_for(" left")
            code, out = run.end(signal.SIGINT)
            report = json.loads(out)
            self.assertEqual((code, report["partial"]), (INTERRUPTED, True), name)
            if name == "bench":
                self.assertLess(len(report["rows"]), 30)
                continue
            self.assertTrue(0 < report["games"] < LONG[name][LONG[name].index("--games") + 1])
            if name == "sim":
                self.assertAlmostEqual(sum(report["wins"]), report["games"])
            if name == "arena":
                self.assertEqual(report["games"], report["deals"] * 3)

    def test_an_analysis(self):
        run = self.begin("analyze", self.match(), "--nodes", 500)
        run.wait_for(" left")
        code, out = run.end(signal.SIGINT)
        self.assertEqual(code, INTERRUPTED)
        self.assertRegex(out, r"Interrupted: \d+ of \d+ decisions (was|were) judged, and luck was not weighed\.")

    def test_perft_shows_the_deepest_tree_it_counted(self):
        run = self.begin("perft", "stonks", "--players", 4, "--depth", 12)
        run.wait_until_it_listens()
        code, out = run.end(signal.SIGINT)
        self.assertEqual(code, INTERRUPTED)
        leaves, partial = out.splitlines()
        depth = int(partial.rpartition(" ")[2])
        self.assertIn(f"interrupted at depth {depth + 1}", partial)
        self.assertEqual(leaves + "\n", self.fine("perft", "stonks", "--players", 4, "--depth", depth).out)

    def test_signatures_that_are_printed_are_whole(self):
        whole = self.fine("signature", "stonks", "--players", 2, "--games", 20_000).out
        terminal = Terminal("signature", "stonks", "--games", 20_000)
        self.addCleanup(terminal.close)
        line = terminal.read("\n").replace("\r", "")
        os.kill(terminal.pid, signal.SIGINT)
        self.assertEqual(line, whole)
        self.assertIn("interrupted: only whole signatures were printed", terminal.read())
        self.assertEqual(terminal.end(), INTERRUPTED)

    def test_plays_are_counted_as_far_as_they_were_run(self):
        run = self.begin("plays", *[ROOT / "tests/plays"] * 60)
        run.wait_until_it_listens()
        code, out = run.end(signal.SIGINT)
        self.assertEqual(code, INTERRUPTED)
        self.assertRegex(out, r"^\d+ passed, 0 failed\n$")
        run.wait_for("not run")

    def test_a_second_ctrl_c_does_not_wait_for_a_game(self):
        bot = self.file("sleeps.py", "#!/usr/bin/env python3\nimport sys, time\n"
                        "sys.stdin.readline(); print('asked', file=sys.stderr, flush=True); time.sleep(300)\n")
        bot.chmod(0o755)
        run = self.begin("sim", "stonks", "--games", 1, "--bots", f"exec:{bot}:300000ms")
        run.wait_for("asked")
        run.process.send_signal(signal.SIGINT)
        with self.assertRaises(subprocess.TimeoutExpired):
            run.process.wait(timeout=0.5)  # the game goes on
        self.assertEqual(run.end(signal.SIGINT), (-signal.SIGINT, ""))

    def test_what_is_whole_is_no_part_whatever_signal_came(self):
        bot = self.file("slow.py", "#!/usr/bin/env python3\nimport json, sys, time\n"
                        "for line in sys.stdin:\n"
                        "    print('asked', file=sys.stderr, flush=True); time.sleep(0.02)\n"
                        "    print(json.dumps({'id': json.loads(line)['id'], 'action': 0}), flush=True)\n")
        bot.chmod(0o755)
        run = self.begin("sim", "stonks", "--games", 1, "--bots", f"exec:{bot}:20000ms,intern,intern", "--option", "rounds=1")
        run.wait_for("asked")
        code, out = run.end(signal.SIGINT)  # in the last game, which is played to its end
        self.assertEqual(code, 0)
        self.assertNotIn("interrupted", out)


if __name__ == "__main__":
    unittest.main()
