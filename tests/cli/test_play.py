"""`bell play` up to the door of the terminal game: orders that can't be played, and journals it keeps."""

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
            answer = bell("play", "stonks", "--players", players, "--humans", 0, "--seed", 3, "--journal", journal)
            self.assertEqual(answer.exit, 0, answer.err)
            self.fine("replay", journal, "--verify")

    def test_the_journal_is_kept_where_the_system_wants_it(self):
        answer = bell("play", "stonks", "--humans", 0, env={"XDG_STATE_HOME": str(self.folder)})
        self.assertEqual(answer.exit, 0, answer.err)
        self.assertEqual([path.name for path in (self.folder / "bell").iterdir()], ["stonks-0001.journal"])

    def test_leaving_at_once_keeps_what_was_played(self):
        journal = self.folder / "left.journal"
        bell("play", "stonks", "--seed", 3, "--journal", journal)
        self.assertTrue(journal.exists())
        self.fine("replay", journal)
        self.refused(NO, "replay", journal, "--verify", says="before the match is over")

    def test_a_full_disk_is_said_and_stops_the_game(self):
        answer = bell("play", "stonks", "--humans", 0, "--journal", "/dev/full")
        self.assertEqual(answer.exit, NO)
        self.assertIn("/dev/full", answer.err + answer.out)


if __name__ == "__main__":
    unittest.main()
