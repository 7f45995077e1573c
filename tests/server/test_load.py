"""Tests `bell load`: whole games over real sockets, killed servers, and the store afterwards."""

import json
import subprocess
import unittest

from house import BELL, House, HouseTest
from postgres import Postgres, binaries

PATIENCE = 300


def load(*words) -> subprocess.CompletedProcess:
    return subprocess.run([BELL, "load", "--lang", "en", *map(str, words)], capture_output=True, text=True, timeout=PATIENCE)


class Load(HouseTest):
    def played(self, *words, code: int = 0) -> dict:
        ended = load(*words, "--json")
        self.assertEqual(ended.returncode, code, ended.stdout + ended.stderr)
        return json.loads(ended.stdout)

    def assert_nothing_lost(self, report: dict) -> None:
        self.assertEqual([report[name] for name in ("errors", "lost", "doubled", "broken")], [0, 0, 0, 0], report)
        self.assertGreaterEqual(report["audited"], report["moves"])

    def test_a_small_run_is_measured_and_audited(self):
        report = self.played("--tables", 5, "--seconds", 2)
        self.assert_nothing_lost(report)
        self.assertEqual((report["tables"], report["sockets"]), (5, 20))
        self.assertGreater(report["moves"], 20)
        self.assertLessEqual(report["p50_ms"], report["p95_ms"])
        self.assertLessEqual(report["p95_ms"], report["p99_ms"])
        self.assertGreater(report["p50_ms"], 0)
        self.assertGreater(report["server_us_per_move"], 0)
        self.assertIn("joins", report["raised"])

    def test_the_rate_is_kept(self):
        report = self.played("--tables", 5, "--seconds", 2, "--rate", 20)
        self.assert_nothing_lost(report)
        self.assertLessEqual(report["moves"], 50)

    def test_everybody_comes_back_after_a_storm(self):
        report = self.played("--tables", 5, "--seconds", 3, "--storm-every", 1)
        self.assert_nothing_lost(report)
        self.assertGreaterEqual(report["storms"], 1)
        self.assertGreater(report["slowest_return_seconds"], 0)

    def test_ten_kills_lose_nothing(self):
        report = self.played("--tables", 5, "--seconds", PATIENCE, "--kill-every", 0.4, "--kills", 10)
        self.assert_nothing_lost(report)
        self.assertEqual(report["kills"], 10)

    @unittest.skipUnless(binaries(), "PostgreSQL is not installed")
    def test_ten_kills_of_one_of_two_nodes_lose_nothing(self):
        database = Postgres()
        self.addCleanup(database.close)
        report = self.played("--store", database.url, "--nodes", 2, "--tables", 5, "--seconds", PATIENCE,
                             "--kill-every", 0.5, "--kills", 10)
        self.assert_nothing_lost(report)
        self.assertEqual(report["kills"], 10)

    # A store that knows nothing about these tables has lost all their moves.
    def test_a_move_that_is_not_there_is_missed(self):
        served = House("--limit", "joins=1000", "--limit", "frames=1000")
        self.addCleanup(served.close)
        report = self.played(f"http://localhost:{served.port}", "--tables", 2, "--seconds", 1, "--rate", 20,
                             "--store", self.house.store, code=1)
        self.assertGreater(report["moves"], 0)
        self.assertEqual(report["lost"], report["audited"])
        self.assertEqual(report["broken"], 2)

    def test_what_a_house_refuses_is_said(self):
        ended = load(f"http://localhost:{self.house.port}", "--tables", 30, "--seconds", 1)
        self.assertEqual(ended.returncode, 1)
        self.assertIn("too many", ended.stderr.lower())

    def test_wrong_orders_are_refused(self):
        for words, expected in ((["http://bell.example.org"], "--anywhere"),
                                (["https://localhost"], "http"),
                                (["--nodes", 2], "PostgreSQL"),
                                (["http://localhost:1", "--kill-every", 1], "--kill-every"),
                                (["--kill-every", "soon"], "soon"),
                                (["--kills", 3], "--kill-every")):
            with self.subTest(words=words):
                ended = load(*words)
                self.assertEqual(ended.returncode, 2, ended.stderr)
                self.assertIn(expected, ended.stderr)


if __name__ == "__main__":
    unittest.main()
