"""Tests `bell play` up to the terminal game: invalid command lines, and the journals it keeps."""

import os
import re
import shutil
import subprocess
import unittest

from program import BELL, NO, UNFINISHED, USAGE, BellTest, bell


class Play(BellTest):
    def test_orders_that_can_not_be_played(self):
        self.refused(USAGE, "play", "stonks", "--players", 3, "--humans", 4, says="there are only 3 seats")
        self.refused(USAGE, "play", "stonks", "--bots", "genius", says="there is no bot 'genius'")
        self.refused(USAGE, "play", "stonks", "--players", 7, says="2 to 5 players")
        self.refused(USAGE, "play", "stonks", "--lang", "xx", says="there is no language")
        self.refused(USAGE, "play", "--resume", self.folder / "missing", says="there is no journal")
        taken = self.file("taken.journal", "mine\n")
        self.refused(USAGE, "play", "stonks", "--journal", taken, says="exists already")
        self.assertEqual(taken.read_text(), "mine\n")

    def test_bots_alone_play_to_the_end_and_write_it_down(self):
        for players in [2, 4]:
            journal = self.folder / f"bots-{players}.journal"
            answer = bell("play", "stonks", "--players", players, "--humans", 0, "--bots", "intern", "--journal", journal)
            self.assertEqual(answer.exit, 0, answer.err)
            self.fine("replay", journal, "--verify")

    def test_a_person_plays_wall_street_to_the_score_sheet_and_never_reads_notation(self):
        tables = [(2, []), (3, ["--module", "magnates", "--option", "magnates=mix"]),
                  (5, ["--module", "purchase_option", "--option", "board=orange", "--option", "memory_aid=on"])]
        for players, more in tables:
            journal = self.folder / f"street-{players}.journal"
            answer = bell("play", "wall-street-1920", "--players", players, "--bots", "random", "--seed", 4,
                          "--journal", journal, *more, stdin=b"help\nlog\nscore\n" + b"1\n" * 2000)
            self.assertEqual((answer.exit, answer.err), (0, ""))
            self.assertIn("Score sheet", answer.out)
            self.assertIn("points.", answer.out.splitlines()[-1] + answer.out.splitlines()[-2])
            self.assertIsNone(re.search(r"\b(corn|cotton|steel|oil)(2|-up|-down)|dual ?\d|wall-street-1920\.", answer.out))
            self.fine("replay", journal, "--verify")

    def test_the_score_sheet_adds_up_line_by_line(self):
        tables = [["stonks"], ["stockpile", "--module", "bonds", "--module", "commodities_taxes"],
                  ["wall-street-1920", "--module", "magnates"]]
        for words in tables:
            answer = bell("play", *words, "--players", 3, "--bots", "intern", "--seed", 4, "--name", "Wilhelmina Featherstone",
                          "--journal", self.folder / f"{words[0]}.journal", stdin=b"1\n" * 3000)
            self.assertEqual((answer.exit, answer.err), (0, ""))
            sheet = answer.out[answer.out.rindex("Score sheet") :]
            rows = []
            for line in sheet.splitlines()[1:]:
                # "round 1" is no amount.
                cells = re.findall(r"-?\$?-?\d+(?=K?(?:\s|$))", re.sub(r"^\S+ \d(?=\s)", "", line))
                rows.append([int(cell.replace("$", "")) for cell in cells])
                if line.lower().startswith("total"):
                    break
            rows = [row for row in rows if row]
            self.assertEqual({len(row) for row in rows}, {3}, sheet)
            self.assertEqual([sum(column) for column in zip(*rows[:-1])], rows[-1], sheet)
            self.assertNotIn("Wilhelmina", (self.folder / f"{words[0]}.journal").read_text(), "a journal names nobody")

    def test_the_same_seed_deals_and_plays_the_same_match(self):
        def actions(name: str, seed: int) -> list[str]:
            journal = self.folder / name
            bell("play", "stonks", "--humans", 0, "--bots", "clerk", "--seed", seed, "--journal", journal)
            return re.findall(r"^\d+ ([^{]+) \{", journal.read_text(), re.MULTILINE)

        self.assertEqual(actions("one", 5), actions("again", 5))
        self.assertNotEqual(actions("one more", 5), actions("other", 6))

    def test_the_journal_is_kept_where_the_system_wants_it(self):
        answer = bell("play", "stonks", "--humans", 0, "--bots", "intern", env={"XDG_STATE_HOME": str(self.folder)})
        self.assertEqual(answer.exit, 0, answer.err)
        self.assertEqual([path.name for path in (self.folder / "bell").iterdir()], ["stonks-0001.journal"])

    def test_leaving_at_once_keeps_what_was_played(self):
        journal = self.folder / "left.journal"
        bell("play", "stonks", "--bots", "intern", "--seed", 3, "--journal", journal)
        self.assertTrue(journal.exists())
        self.fine("replay", journal)
        self.exits(UNFINISHED, "replay", journal, "--verify")

    def test_a_full_disk_is_said_and_stops_the_game(self):
        answer = bell("play", "stonks", "--humans", 0, "--bots", "intern", "--journal", "/dev/full")
        self.assertEqual(answer.exit, NO)
        self.assertIn("/dev/full", answer.err + answer.out)

    def test_h_shows_the_three_best_choices(self):
        journal = self.folder / "hint.journal"
        answer = bell("play", "stonks", "--bots", "intern", "--seed", 3, "--journal", journal, stdin=b"h\n")
        self.assertEqual(answer.exit, 0, answer.err)
        self.assertEqual(answer.out.count(" % to win: "), 3, answer.out)


class Sitting:
    """A match that waits for its first line: a process that holds its journal."""

    def __init__(self, *words, env: dict | None = None):
        self.process = subprocess.Popen([BELL, "play", *map(str, words)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, env={**os.environ, **(env or {})})

    def wait_for_prompt(self) -> None:
        seen = b""
        while b"Your choice" not in seen:
            more = os.read(self.process.stdout.fileno(), 65536)
            if not more:
                raise AssertionError(self.process.stderr.read().decode())
            seen += more

    def leave(self) -> tuple[int, str]:
        out, err = self.process.communicate(timeout=60)
        return self.process.returncode, (out + err).decode()


class TwoProcesses(BellTest):
    WORDS = ["stonks", "--players", 3, "--bots", "intern", "--seed", 3]

    def test_a_journal_that_is_being_played_can_not_be_taken_up_again(self):
        journal = self.folder / "held.journal"
        sitting = Sitting(*self.WORDS, "--journal", journal)
        self.addCleanup(sitting.process.kill)
        sitting.wait_for_prompt()
        before = journal.read_text()
        refused = self.refused(NO, "play", "--resume", journal, says=f"by process {sitting.process.pid}", stdin=b"1\n")
        self.assertIn(str(journal), refused.err)
        self.assertEqual(journal.read_text(), before)
        self.fine("replay", journal)  # reading is allowed
        self.assertEqual(sitting.leave()[0], 0)
        resumed = bell("play", "--resume", journal, stdin=b"1\n" * 400)
        self.assertEqual(resumed.exit, 0, resumed.err)
        self.fine("replay", journal, "--verify")

    def test_a_resumed_match_is_held_too(self):
        journal = self.folder / "held.journal"
        bell("play", *self.WORDS, "--journal", journal, stdin=b"1\n1\n")
        sitting = Sitting("--resume", journal)
        self.addCleanup(sitting.process.kill)
        sitting.wait_for_prompt()
        self.refused(NO, "play", "--resume", journal, says=f"by process {sitting.process.pid}")
        self.assertEqual(sitting.leave()[0], 0)

    def test_who_was_killed_holds_nothing(self):
        journal = self.folder / "killed.journal"
        sitting = Sitting(*self.WORDS, "--journal", journal)
        sitting.wait_for_prompt()
        sitting.process.kill()
        sitting.leave()
        self.assertEqual(bell("play", "--resume", journal, stdin=b"1\n" * 400).exit, 0)
        self.fine("replay", journal, "--verify")

    def test_those_who_start_at_once_take_different_names(self):
        sittings = [Sitting(*self.WORDS, env={"XDG_STATE_HOME": str(self.folder)}) for _ in range(6)]
        for sitting in sittings:
            self.assertEqual(sitting.leave()[0], 0)
        names = sorted(path.name for path in (self.folder / "bell").iterdir())
        self.assertEqual(names, [f"stonks-000{number}.journal" for number in range(1, 7)])
        for name in names:
            self.fine("replay", self.folder / "bell" / name)


class Disks(BellTest):
    def test_a_state_folder_that_can_not_be_made_is_named(self):
        self.file("state", "a file where a folder should be")
        self.refused(NO, "play", "stonks", says=f"{self.folder}/state/bell can't be written: something on the way there is not a folder",
                     env={"XDG_STATE_HOME": str(self.folder / "state")})

    def test_a_read_only_state_folder_says_so(self):
        # Root may write everywhere, so another user runs a copy of the program.
        words = []
        program = self.folder / "bell"
        if os.geteuid() == 0:
            shutil.copy(BELL, program)
            words = ["setpriv", "--reuid=65534", "--clear-groups"]
        state = self.folder / "state"
        state.mkdir()
        state.chmod(0o555)
        self.folder.chmod(0o755)
        done = subprocess.run([*words, program if words else BELL, "play", "stonks", "--humans", "0"], capture_output=True,
                              timeout=60, check=False, env={**os.environ, "XDG_STATE_HOME": str(state)})
        self.assertEqual((done.returncode, done.stdout), (NO, b""), done.stderr)
        self.assertEqual(done.stderr.decode(), f"bell: {state}/bell can't be written: permission denied.\n")

    def test_a_disk_that_is_full_at_the_start_leaves_no_journal(self):
        journal = self.folder / "full.journal"
        done = subprocess.run(["prlimit", "--fsize=10", BELL, "play", "stonks", "--humans", "0", "--journal", journal],
                              capture_output=True, timeout=60, check=False)
        self.assertEqual(done.returncode, NO)
        self.assertIn("the file would be too large", done.stderr.decode())
        self.assertFalse(journal.exists())

    def test_a_disk_that_gets_full_before_the_deal_is_written_leaves_no_journal(self):
        journal = self.folder / "full.journal"
        done = subprocess.run(["prlimit", "--fsize=600", BELL, "play", "stockpile", "--humans", "0", "--journal", journal],
                              capture_output=True, timeout=60, check=False)
        self.assertEqual(done.returncode, NO)
        self.assertIn("the file would be too large", done.stderr.decode())
        self.assertFalse(journal.exists())

    def test_a_disk_that_gets_full_keeps_what_was_played(self):
        journal = self.folder / "full.journal"
        done = subprocess.run(["prlimit", "--fsize=9000", BELL, "play", "stonks", "--humans", "0", "--bots", "intern",
                               "--journal", journal], capture_output=True, timeout=60, check=False)
        self.assertEqual(done.returncode, NO)
        self.assertIn("the last action did not happen", done.stderr.decode())
        self.fine("replay", journal)
        self.assertEqual(bell("play", "--resume", journal).exit, 0)
        self.fine("replay", journal, "--verify")

    def test_whatever_is_written_to_a_full_disk_is_a_sentence(self):
        journal = self.journal()
        page, answer = self.folder / "page.html", self.folder / "answer"
        for words, why in [(["sim", "stonks", "--games", "1", "--journals", self.folder / "games"], "can't be written"),
                           (["analyze", journal, "--nodes", "1", "--playouts", "1", "--html", page], "the file would be too large"),
                           (["manual"], "the file would be too large")]:
            with answer.open("wb") as out:
                done = subprocess.run(["prlimit", "--fsize=100", BELL, *words], stdout=out, stderr=subprocess.PIPE,
                                      timeout=60, check=False)
            self.assertEqual(done.returncode, NO, words)
            self.assertIn(why, done.stderr.decode())
        self.assertFalse(page.exists())
        self.assertEqual([file.name for file in self.folder.glob("*.part")], [])


if __name__ == "__main__":
    unittest.main()
