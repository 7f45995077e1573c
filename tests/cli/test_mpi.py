"""Tests that ranks give the same result whatever their number. BELL_MPIRUN names the command that starts them."""

import json
import os
import re
import signal
import subprocess
import time
import unittest
from pathlib import Path

from program import BELL, FINE, INTERRUPTED, NO, USAGE, Answer, BellTest, bell

MPIRUN = os.environ.get("BELL_MPIRUN")

# What differs from run to run.
CLOCK = re.compile(r'"times": \{[^}]*\}')

BOT = """#!/usr/bin/env python3
import json, os, signal, sys
for line in sys.stdin:
    {body}
    request = json.loads(line)
    print(json.dumps({{"id": request["id"], "action": 0}}), flush=True)
"""


def mpirun_line(*words) -> list[str]:
    """More ranks than cores, and as anybody: a build machine is often small, and its user root."""
    line = [MPIRUN, "--oversubscribe", *(["--allow-run-as-root"] if os.geteuid() == 0 else []), *words]
    return list(map(str, line))


def mpirun(*words) -> Answer:
    return Answer(
        subprocess.run(mpirun_line(*words), stdin=subprocess.DEVNULL, capture_output=True, timeout=120, check=False)
    )


def wait_until(is_so) -> None:
    ends = time.monotonic() + 60
    while not is_so():
        if time.monotonic() > ends:
            raise AssertionError("it did not come to it")
        time.sleep(0.02)


def stat_of(process: str) -> list[str]:
    """What /proc says of it behind its name: state, parent, …"""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:  # gone meanwhile
        return []


def ranks_of(job: subprocess.Popen) -> list[int]:
    """The processes that mpirun has started, in the order of their ranks."""
    all_of_them = [path.name for path in Path("/proc").iterdir() if path.name.isdigit()]
    return sorted(int(each) for each in all_of_them if stat_of(each)[1:2] == [str(job.pid)])


def seconds_worked(process: int) -> float:
    return int((stat_of(str(process)) or [0] * 12)[11]) / os.sysconf("SC_CLK_TCK")


def in_ranks(count: int, *words) -> Answer:
    return mpirun("-n", count, BELL, *words)


def our_lines(answer: Answer) -> list[str]:
    """Without mpirun's own messages about a failed job."""
    return [line for line in answer.err.splitlines() if line.startswith("bell: ")]


@unittest.skipUnless(MPIRUN, "needs a build with BELL_MPI")
class Ranks(BellTest):
    def bot(self, body: str) -> str:
        path = self.file("bot.py", BOT.format(body=body))
        path.chmod(0o755)
        return f"exec:{path}:20000ms"

    def same(self, *words) -> dict:
        """Two and three ranks give the same result as one process, byte for byte."""
        alone = self.fine(*words, "--json")
        for count in [2, 3]:
            shared = in_ranks(count, *words, "--json")
            self.assertEqual((shared.exit, shared.err), (FINE, ""), words)
            self.assertEqual(CLOCK.sub("", shared.out), CLOCK.sub("", alone.out), f"{count} ranks: {words}")
        return json.loads(alone.out)

    def refused_once(self, expected: int, *words, says: str):
        answer = in_ranks(3, *words)
        self.assertEqual(answer.exit, expected, answer.err)
        self.assertEqual(answer.out, "")
        (line,) = our_lines(answer)
        self.assertIn(says, line)

    def test_sim(self):
        self.same("sim", "stonks", "--players", 4, "--games", 1001, "--seed", 7)
        self.same("sim", "stockpile", "--players", 3, "--games", 50, "--bots", "clerk,intern", "--threads", 2, "--check")

    def test_arena(self):
        self.same("arena", "stonks", "--players", 3, "--games", 50, "--bots", "clerk,intern,intern")

    def test_a_sequential_test_stops_at_the_same_deal(self):
        report = self.same("arena", "stonks", "--players", 2, "--games", 2000, "--bots", "clerk,intern", "--sprt")
        self.assertLess(report["games"], 2000)

    def test_lost_turns(self):
        bot = self.bot("sys.exit(3)")
        words = ["sim", "stonks", "--players", 3, "--games", 4, "--bots", f"{bot},intern,intern", "--option", "rounds=1"]
        alone, shared = bell(*words, "--json"), in_ranks(2, *words, "--json")
        self.assertEqual(CLOCK.sub("", shared.out), CLOCK.sub("", alone.out))
        self.assertEqual(our_lines(shared), our_lines(alone))

    def test_journals_go_to_one_folder(self):
        words = ["sim", "stonks", "--players", 2, "--games", 7, "--json", "--journals"]
        texts = []
        for name, run in [("alone", bell), ("shared", lambda *each: in_ranks(3, *each))]:
            self.assertEqual(run(*words, self.folder / name / "journals").exit, FINE)
            paths = sorted((self.folder / name / "journals").iterdir())
            texts.append([(path.name, path.read_text()) for path in paths])
        self.assertEqual(len(texts[0]), 7)
        self.assertEqual(texts[0], texts[1])

    def test_for_people(self):
        answer = in_ranks(2, "sim", "stonks", "--games", 10)
        self.assertEqual(answer.out.count("10 games"), 1, answer.out)

    def test_a_wrong_order_is_refused_once(self):
        self.refused_once(USAGE, "sim", "stonks", "--gamse", 4, says="did you mean --games?")
        self.refused_once(USAGE, "sim", "stonks", "--games", 4, "--bots", "tycon", says="did you mean tycoon?")
        self.refused_once(USAGE, "titles", says="bell titles is for one process")

    def test_journals_that_can_not_be_written_are_refused_once(self):
        file = self.file("file", "")
        self.refused_once(NO, "sim", "stonks", "--games", 4, "--journals", file / "here", says="can't be written")

    def test_a_file_that_one_rank_lacks_stops_all(self):
        path = self.file("mine.toml", "[stonks]\nrounds = 5\n")
        words = ["bash", "-c", 'test "$OMPI_COMM_WORLD_RANK" != 1 || cd /; exec "$@"', "bash", BELL]
        answer = mpirun("-n", 2, "--wdir", self.folder, *words, "sim", "stonks", "--games", 4, "--components", path.name)
        self.assertEqual(answer.exit, USAGE, answer.err)
        (line,) = our_lines(answer)
        self.assertIn("bell: rank 1: ", line)
        self.assertIn("mine.toml", line)

    def test_ranks_with_different_orders_are_refused(self):
        words = [BELL, "sim", "stonks", "--games", 4, "--seed"]
        answer = mpirun("-n", 1, *words, 1, ":", "-n", 1, *words, 2)
        self.assertEqual(answer.exit, USAGE, answer.err)
        (line,) = our_lines(answer)
        self.assertIn("rank 1 was started differently from rank 0", line)

    def begin(self, *words) -> subprocess.Popen:
        # A busy machine may need more than the second that mpirun gives its ranks to answer.
        line = mpirun_line("--mca", "odls_base_sigkill_timeout", 3, "-n", 2, BELL, *words)
        job = subprocess.Popen(line, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.addCleanup(job.communicate)
        self.addCleanup(job.kill)
        return job

    def test_ctrl_c_shows_what_all_have_played(self):
        job = self.begin("arena", "stonks", "--games", 1_000_000, "--bots", "intern,clerk:1,intern", "--json")
        wait_until(lambda: len(ranks_of(job)) == 2 and all(seconds_worked(rank) > 1 for rank in ranks_of(job)))
        job.send_signal(signal.SIGINT)
        report = json.loads(job.communicate(timeout=100)[0])
        self.assertIs(report["partial"], True)
        self.assertTrue(0 < report["games"] < 1_000_000)
        self.assertEqual(report["games"], report["deals"] * 3)

    def test_a_signal_to_one_rank_stops_all(self):
        folder = self.folder / "journals"
        job = self.begin("sim", "stonks", "--games", 100_000, "--seed", 7, "--json", "--journals", folder)
        wait_until(lambda: folder.is_dir() and len(list(folder.glob("game-*"))) > 20)
        os.kill(ranks_of(job)[1], signal.SIGTERM)
        out, err = job.communicate(timeout=100)
        self.assertEqual(job.returncode, INTERRUPTED, err)
        report = json.loads(out)
        self.assertIs(report["partial"], True)
        self.assertEqual(report["games"], len(list(folder.glob("game-*.journal"))))

    def test_a_rank_that_dies_ends_the_job(self):
        dying = 'test "$OMPI_COMM_WORLD_RANK" != 1 || (sleep 1; kill -9 $$) & exec "$@"'
        words = ["sim", "stonks", "--games", 10_000_000, "--json"]
        answer = mpirun("-n", 2, "bash", "-c", dying, "bash", BELL, *words)
        self.assertNotEqual(answer.exit, FINE)
        self.assertEqual(answer.out, "")
        self.assertRegex(answer.err, r"process rank 1 .* exited on signal 9")


@unittest.skipIf(MPIRUN, "about a build without BELL_MPI")
class NoMpi(BellTest):
    def test_a_program_without_mpi_does_not_play_everything_several_times(self):
        words = ["sim", "stonks", "--games", 1]
        env = {"OMPI_COMM_WORLD_SIZE": "2", "OMPI_COMM_WORLD_RANK": "0"}
        self.refused(USAGE, *words, env=env, says="built without MPI")
        silent = bell(*words, env={**env, "OMPI_COMM_WORLD_RANK": "1"})
        self.assertEqual((silent.exit, silent.out, silent.err), (USAGE, "", ""))
        self.fine(*words, env={**env, "OMPI_COMM_WORLD_SIZE": "1"})


if __name__ == "__main__":
    unittest.main()
