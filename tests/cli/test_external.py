"""Bots that are programs: good ones, and every way to be a bad one."""

import json
import os
import socket
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from program import BELL, NO, ROOT, USAGE, BellTest, bell

EXAMPLE = ROOT / "docs/examples/careful_bot.py"
TITLES = ["stonks", "stockpile", "wall-street-1920"]

START = "#!/usr/bin/env python3\nimport json, os, signal, sys, time\n"
FIRST_LEGAL = """
for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"id": request["id"], "action": request["legal"][0]["action"]}), flush=True)
"""

# What the bot does, and the message about it.
BAD_BOTS = {
    "crashes": ("sys.stdin.readline(); sys.exit(3)", "exit status 3"),
    "never reads": ("sys.exit(0)", "exit status 0"),
    "is killed": ("os.kill(os.getpid(), signal.SIGSEGV)", "signal 11"),
    "no json": ("for line in sys.stdin: print('hello', flush=True)", "not JSON"),
    "no object": ("for line in sys.stdin: print('[1]', flush=True)", "should be an object"),
    "wrong id": ("for line in sys.stdin: print('{\"id\": -1, \"action\": 0}', flush=True)", "id: should be"),
    "no action": ("for line in sys.stdin: print(json.dumps({'id': json.loads(line)['id']}), flush=True)", "action: is missing"),
    "illegal": (
        "for line in sys.stdin: print(json.dumps({'id': json.loads(line)['id'], 'action': 'win'}), flush=True)",
        "not among the legal",
    ),
    "bad evaluation": (
        "for line in sys.stdin:"
        " print(json.dumps({'id': json.loads(line)['id'], 'action': 0, 'evaluation': 7}), flush=True)",
        "not a number from 0 to 1",
    ),
    "half a line": ("sys.stdin.readline(); sys.stdout.write('{\"id\"'); sys.stdout.flush(); sys.exit(0)", "exit status 0"),
    "huge line": ("sys.stdout.write('x' * 10_000_000)", "64 KiB"),
    "nested": ("for line in sys.stdin: print('[' * 60_000, flush=True)", "nested deeper"),
    "closes its output": ("sys.stdin.readline(); os.close(1); time.sleep(60)", "it closed its output"),
    "bytes": ("sys.stdin.readline(); os.write(1, b'\\xff\\xfe\\n'); time.sleep(60)", "not JSON"),
}

ATTEMPTS = """
import socket
HERE = os.path.dirname(os.path.realpath(__file__))
def attempt(name, deed):
    try:
        if deed() is not False: print(name, file=sys.stderr, flush=True)
    except (OSError, MemoryError, RuntimeError): pass
def spawn():
    for _ in range(200):
        if os.fork() == 0: time.sleep(5); os._exit(0)
attempt("tried", lambda: True)
attempt("own", lambda: open(HERE + "/breaks_out.weights").read() + open(HERE + "/breaks_out/more.txt").read())
attempt("beside", lambda: open(HERE + "/beside.txt").read())
attempt("own-store", lambda: open(HERE + "/breaks_out.db").read())
attempt("own-log", lambda: open(HERE + "/breaks_out.db-wal").read())
attempt("house", lambda: open(HERE + "/house.db").read())
attempt("house-below", lambda: open(HERE + "/kept/house.db").read())
attempt("match-below", lambda: open(HERE + "/kept/a.journal").read())
attempt("around", lambda: os.listdir(HERE))
attempt("settings", lambda: os.listdir("/etc"))
attempt("outside", lambda: open(OUTSIDE).read())
attempt("journal", lambda: os.listdir(HERE + "/journals"))
attempt("command-line", lambda: open(f"/proc/{os.getppid()}/cmdline").read())
attempt("files-of-ours", lambda: os.listdir(f"/proc/{os.getppid()}/fd"))
attempt("inherited", lambda: any(int(fd) > 3 for fd in os.listdir("/proc/self/fd")))
attempt("environment", lambda: "SECRET" in os.environ)
attempt("writing", lambda: open(HERE + "/note.txt", "w"))
attempt("temporary", lambda: open("/tmp/bell-note.txt", "w"))
def through(address, kind):
    with socket.socket(socket.AF_UNIX, kind) as line: line.connect(address)
def through_a_pair():
    line, _ = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    line.connect(HERE + "/letters")
attempt("socket", lambda: through(HERE + "/door", socket.SOCK_STREAM))
attempt("abstract-socket", lambda: through("\\0" + HERE, socket.SOCK_STREAM))
attempt("letters", lambda: through(HERE + "/letters", socket.SOCK_DGRAM))
attempt("letters-of-a-pair", through_a_pair)
attempt("pair", lambda: socket.socketpair())
attempt("network", lambda: socket.create_connection(("127.0.0.1", DOOR), timeout=1))
attempt("memory", lambda: bytearray(3 << 30))
attempt("processes", spawn)
attempt("parent", lambda: os.kill(os.getppid(), 0))
"""


class External(BellTest):
    def bot(self, name: str, body: str) -> str:
        path = self.file(name.replace(" ", "_") + ".py", START + body + "\n")
        path.chmod(0o755)
        return f"exec:{path}"

    def test_the_example_plays_every_title_and_repeats(self):
        for title in TITLES:
            words = ["sim", title, "--players", 3, "--games", 1, "--bots", f"exec:{EXAMPLE}:20000ms,intern", "--json"]
            first, again = self.fine(*words, "--check").json(), self.fine(*words).json()
            self.assertEqual(first["lost_turns"], [])
            self.assertEqual(first["signature"], again["signature"])

    def test_a_program_is_asked_with_what_its_seat_sees(self):
        bot = self.bot("logs", "for line in sys.stdin:\n"
                       "    sys.stderr.write(line); sys.stderr.flush(); r = json.loads(line)\n"
                       "    print(json.dumps({'id': r['id'], 'action': len(r['legal']) - 1}), flush=True)")
        log = bell("sim", "stonks", "--players", 3, "--games", 1, "--bots", f"{bot}:20000ms,intern,intern",
                   "--option", "rounds=1").err
        requests = [json.loads(line) for line in log.splitlines()]
        self.assertGreater(len(requests), 3)
        self.assertEqual([request["id"] for request in requests], list(range(1, len(requests) + 1)))
        for request in requests:
            self.assertEqual(list(request),
                             ["id", "title", "setup", "seat", "view", "events", "legal", "budget"])
            self.assertEqual((request["title"], request["seat"], request["budget"]),
                             ("stonks", 0, {"milliseconds": 20000}))
            self.assertEqual(request["setup"],
                             {"players": 3, "modules": [], "options": {"rounds": "1"}, "components": {}})
        counts = [len(request["events"]) for request in requests]
        self.assertEqual(counts, sorted(counts))

    def test_what_it_says_gives_no_orders_to_the_terminal(self):
        bot = self.bot("paints", "sys.stderr.write('\\x1b[31mred\\x07 \\x9b2J caf\u00e9'); sys.stderr.flush()\n"
                       "for line in sys.stdin:\n"
                       "    r = json.loads(line); print(json.dumps({'id': r['id'], 'action': 0}), flush=True)")
        for words in [["sim", "--games", 1], ["arena", "--games", 2]]:
            said = bell(words[0], "stonks", "--players", 3, *words[1:], "--bots", f"{bot}:20000ms,intern,intern", "--option", "rounds=1").err
            self.assertIn("?[31mred? ??2J caf\u00e9\n", said)
            self.assertNotRegex(said, "[\x00-\x08\x0b-\x1f\x7f-\x9f]")

    def test_bad_bots_lose_their_turns_and_nothing_else(self):
        for name, (body, says) in BAD_BOTS.items():
            with self.subTest(name):
                # A time limit so long that waiting for it would fail the test: a fault must be noticed when it happens.
                bot = self.bot(name, body) + ":100000ms"
                began = time.monotonic()
                answer = bell("sim", "stonks", "--players", 3, "--games", 1, "--bots", f"{bot},intern,intern",
                              "--option", "rounds=1", "--json")
                self.assertLess(time.monotonic() - began, 60)
                self.assertEqual(answer.exit, 0, answer.err)
                (lost,) = answer.json()["lost_turns"]
                self.assertEqual(lost["bot"], bot)
                self.assertGreaterEqual(lost["turns"], 3)
                self.assertIn(says, lost["first"])
                self.assertIn(f"bell: {bot} lost {lost['turns']} turns", answer.err)

    def test_bad_bots_in_an_arena_lose_their_turns_and_nothing_else(self):
        words = ["arena", "stonks", "--players", 2, "--games", 2, "--option", "rounds=2"]
        bad = {name: BAD_BOTS[name] for name in ["crashes", "illegal", "bad evaluation"]}
        bad["hangs"] = ("time.sleep(600)", "in time")
        for name, (body, says) in bad.items():
            with self.subTest(name):
                bot = self.bot(name, body) + ":10ms"
                answer = bell(*words, "--bots", f"{bot},intern", "--threads", 2, "--json")
                self.assertEqual(answer.exit, 0, answer.err)
                report = answer.json()
                self.assertEqual((report["games"], report["entrants"][0]["name"]), (2, bot))
                (lost,) = report["lost_turns"]
                self.assertEqual((lost["bot"], lost["first_game"]), (bot, 0))
                self.assertGreaterEqual(lost["turns"], 6)
                self.assertIn(says, lost["first"])
                self.assertIn(f"bell: {bot} lost {lost['turns']} turns", answer.err)

    def test_an_arena_reports_no_turns_of_who_lost_none(self):
        bot = self.bot("fine", FIRST_LEGAL) + ":20000ms"
        answer = self.fine("arena", "stonks", "--players", 2, "--games", 2, "--option", "rounds=2", "--bots",
                           f"{bot},intern", "--json")
        self.assertEqual(answer.json()["lost_turns"], [])

    def test_who_hangs_is_ended_with_everything_it_started(self):
        bot = self.bot("hangs", "import subprocess\nchild = subprocess.Popen(['sleep', '600'])\n"
                       "print(os.getpid(), child.pid, file=sys.stderr, flush=True)\ntime.sleep(600)")
        began = time.monotonic()
        answer = bell("sim", "stonks", "--players", 3, "--games", 1, "--bots", f"{bot}:10ms,intern,intern",
                      "--option", "rounds=1", "--json")
        self.assertLess(time.monotonic() - began, 120)
        self.assertEqual(answer.exit, 0, answer.err)
        self.assertIn("in time", answer.json()["lost_turns"][0]["first"])
        lines = [line.split() for line in answer.err.splitlines()]
        started = [int(word) for line in lines if len(line) == 2 for word in line]
        self.assertGreaterEqual(len(started), 2)
        for pid in started:
            state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, check=False).stdout
            self.assertIn(state.strip()[:1], [b"", b"Z"], "nobody of them runs any more")

    def test_one_lapse_costs_one_turn(self):
        bot = self.bot("once", FIRST_LEGAL.replace("    print", "    if request['id'] == 1: sys.exit(1)\n    print"))
        answer = bell("sim", "stonks", "--players", 3, "--games", 1, "--bots", f"{bot}:20000ms,intern,intern", "--json")
        self.assertEqual([lost["turns"] for lost in answer.json()["lost_turns"]], [1])

    def test_a_program_is_locked_in(self):
        """It tries whatever could tell it more than its seat knows, and says on stderr what succeeded."""
        (self.folder / "breaks_out").mkdir()
        (self.folder / "kept").mkdir()
        for name in ("breaks_out.weights", "breaks_out/more.txt", "beside.txt", "breaks_out.db", "breaks_out.db-wal",
                     "house.db", "kept/house.db", "kept/a.journal"):
            (self.folder / name).write_text("a file")
        for address, kind in ((f"{self.folder}/door", socket.SOCK_STREAM), (f"\0{self.folder}", socket.SOCK_STREAM),
                              (f"{self.folder}/letters", socket.SOCK_DGRAM)):
            door = socket.socket(socket.AF_UNIX, kind)
            self.addCleanup(door.close)
            door.bind(address)
            if kind == socket.SOCK_STREAM:
                door.listen()
        outside = tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False)
        self.addCleanup(os.unlink, outside.name)
        with socket.create_server(("127.0.0.1", 0)) as door:
            where = f"OUTSIDE = {outside.name!r}\nDOOR = {door.getsockname()[1]}\n"
            bot = self.bot("breaks out", where + ATTEMPTS + FIRST_LEGAL)
            answer = bell("sim", "stonks", "--players", 3, "--games", 2, "--bots", f"{bot}:20000ms,intern,intern",
                          "--journals", self.folder / "journals", "--option", "rounds=1", "--json",
                          env={"SECRET": "seed"})
        self.assertEqual(answer.exit, 0, answer.err)
        self.assertEqual(answer.json()["lost_turns"], [])
        done = set(answer.err.split())
        if os.geteuid() == 0:
            done.discard("processes")  # the kernel does not count those of root
        self.assertEqual(done, {"tried", "own", "pair"}, "only what is called like it may be read")

    def test_a_folder_of_its_own_with_a_store_in_it_stays_closed(self):
        (self.folder / "reads").mkdir()
        (self.folder / "reads/house.db").write_text("a store")
        bot = self.bot("reads", "try: print(open(os.path.realpath(__file__)[:-3] + '/house.db').read(), file=sys.stderr)\n"
                       "except OSError: print('closed', file=sys.stderr)\n" + FIRST_LEGAL)
        answer = bell("sim", "stonks", "--games", 1, "--bots", f"{bot}:20000ms,intern", "--option", "rounds=1")
        self.assertEqual((answer.exit, set(answer.err.split())), (0, {"closed"}))

    def test_a_relative_path_of_programs_opens_nothing(self):
        """Where bell is run a house may be kept, and PATH may say that programs are there, too."""
        (self.folder / "house.db").write_text("a store")
        bot = self.bot("reads", "try: print(open('house.db').read(), file=sys.stderr)\n"
                       "except OSError: print('closed', file=sys.stderr)\n" + FIRST_LEGAL)
        for path in (".", str(self.folder)):
            done = subprocess.run([BELL, "sim", "stonks", "--games", "1", "--bots", f"{bot}:20000ms,intern"], check=False,
                                  capture_output=True, text=True, cwd=self.folder, timeout=120,
                                  env={**os.environ, "PATH": os.environ["PATH"] + ":" + path})
            self.assertEqual((done.returncode, set(done.stderr.split())), (0, {"closed"}))

    def test_the_seed_can_not_be_read_on_the_command_line(self):
        """Whatever the kernel can do: it is gone from the line before a bot begins."""
        for words in (["--seed", "7070707"], ["--seed=7070707"]):
            with subprocess.Popen([BELL, "sim", "stonks", "--games", "1", *words, "--bots",
                                   self.bot("waits", "print('here', file=sys.stderr, flush=True)\ntime.sleep(600)")],
                                  stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as running:
                self.assertEqual(running.stderr.readline(), b"here\n")
                line = Path(f"/proc/{running.pid}/cmdline").read_bytes()
                running.kill()  # a polite request would wait for the bot's answer
                running.stderr.read()
            self.assertIn(b"stonks", line)
            self.assertNotIn(b"7070707", line)

    def test_play_reports_a_bad_bot_and_a_journal_starts_no_program_by_itself(self):
        bot = self.bot("crashes", "sys.exit(9)")
        journal = self.folder / "played.journal"
        answer = bell("play", "stonks", "--players", 3, "--humans", 0, "--bots", bot, "--journal", journal,
                      "--option", "rounds=1")
        self.assertEqual(answer.exit, 0, answer.err)
        self.assertEqual(answer.err.count("the first time: it ended with exit status 9"), 3, answer.err)
        self.fine("replay", journal, "--verify")
        text = journal.read_text().splitlines(keepends=True)
        journal.write_text("".join(text[: len(text) // 2]))
        refused = bell("play", "--resume", journal)
        self.assertEqual(refused.exit, NO)
        self.assertIn(f"--bots {bot}", refused.err)
        resumed = bell("play", "--resume", journal, "--bots", bot)
        self.assertEqual(resumed.exit, 0, resumed.err)
        self.fine("replay", journal, "--verify")

    def test_programs_that_can_not_be_run_are_refused_at_once(self):
        plain = self.file("plain.py", "print()")
        for command in [["sim", "stonks", "--games", 1], ["play", "stonks"]]:
            self.refused(USAGE, *command, "--bots", "exec:", says="which program?")
            self.refused(USAGE, *command, "--bots", f"exec:{self.folder}/none", says="No such file")
            self.refused(USAGE, *command, "--bots", f"exec:{plain}", says="chmod +x")
            self.refused(USAGE, *command, "--bots", f"exec:{self.folder}", says="not an executable file")

    def test_a_program_that_is_no_program_loses_its_turns(self):
        path = self.file("broken", "#!/no/such/interpreter\n")
        path.chmod(0o755)
        answer = bell("sim", "stonks", "--games", 1, "--bots", f"exec:{path},intern,intern", "--json")
        self.assertEqual(answer.exit, 0, answer.err)
        self.assertIn("can't be started", answer.json()["lost_turns"][0]["first"])


if __name__ == "__main__":
    unittest.main()
