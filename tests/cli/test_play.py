"""`bell play` up to the door of the terminal game: orders that can't be played, and journals it keeps."""

import re
import unittest

from program import NO, USAGE, BellTest, bell


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

    def test_the_journal_is_kept_where_the_system_wants_it(self):
        answer = bell("play", "stonks", "--humans", 0, "--bots", "intern", env={"XDG_STATE_HOME": str(self.folder)})
        self.assertEqual(answer.exit, 0, answer.err)
        self.assertEqual([path.name for path in (self.folder / "bell").iterdir()], ["stonks-0001.journal"])

    def test_leaving_at_once_keeps_what_was_played(self):
        journal = self.folder / "left.journal"
        bell("play", "stonks", "--bots", "intern", "--seed", 3, "--journal", journal)
        self.assertTrue(journal.exists())
        self.fine("replay", journal)
        self.refused(NO, "replay", journal, "--verify", says="before the match is over")

    def test_a_full_disk_is_said_and_stops_the_game(self):
        answer = bell("play", "stonks", "--humans", 0, "--bots", "intern", "--journal", "/dev/full")
        self.assertEqual(answer.exit, NO)
        self.assertIn("/dev/full", answer.err + answer.out)


    def test_h_shows_the_three_best_choices(self):
        journal = self.folder / "hint.journal"
        answer = bell("play", "stonks", "--bots", "intern", "--seed", 3, "--journal", journal, stdin=b"h\n")
        self.assertEqual(answer.exit, 0, answer.err)
        self.assertEqual(answer.out.count(" % to win: "), 3, answer.out)


if __name__ == "__main__":
    unittest.main()
