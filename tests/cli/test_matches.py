"""Tests recorded matches: listed, and resumed without naming the file; contradictions are refused."""

import unittest

from program import USAGE, BellTest, bell


class Matches(BellTest):
    def setUp(self):
        super().setUp()
        self.home = {"XDG_STATE_HOME": str(self.folder)}
        self.kept = self.folder / "bell"

    def simulate(self, title: str) -> None:
        self.kept.mkdir(exist_ok=True)
        self.fine("sim", title, "--players", 3, "--games", 1, "--journals", self.kept / title)
        (self.kept / title / "game-0000000.journal").rename(self.kept / f"{title}.journal")

    def cut(self, title: str) -> None:
        path = self.kept / f"{title}.journal"
        lines = path.read_text().splitlines(keepends=True)
        path.write_text("".join(lines[: len(lines) // 2]))

    def test_an_empty_folder_says_how_to_begin(self):
        answer = self.fine("matches", env=self.home)
        self.assertIn("`bell play` starts one", answer.out)
        self.assertEqual(self.fine("matches", "--json", env=self.home).json(), [])
        self.refused(USAGE, "play", "--resume", says="there is no unfinished match", env=self.home)

    def test_what_is_there_is_listed_and_the_rest_passed_over(self):
        self.simulate("stonks")
        self.simulate("stockpile")
        self.cut("stockpile")
        (self.kept / "noise.journal").write_text("no journal\n")
        rows = {row["title"]: row for row in self.fine("matches", "--json", env=self.home).json()}
        self.assertEqual(sorted(rows), ["stockpile", "stonks"])
        self.assertEqual((rows["stonks"]["finished"], rows["stockpile"]["finished"]), (True, False))
        self.assertEqual(rows["stonks"]["players"], ["intern"] * 3)
        text = self.fine("matches", env=self.home).out
        self.assertEqual(len(text.splitlines()), 2)
        self.assertIn("over", text)

    def test_resume_alone_takes_the_one_that_is_not_over(self):
        self.simulate("stonks")
        self.simulate("stockpile")
        self.cut("stockpile")
        bell("play", "--resume", env=self.home)  # bots only: they play it to its end
        self.assertTrue(all(row["finished"] for row in self.fine("matches", "--json", env=self.home).json()))

    def test_a_journal_says_what_it_is(self):
        self.simulate("stonks")
        self.cut("stonks")
        path = self.kept / "stonks.journal"
        before = path.read_bytes()
        for words in (["stockpile"], ["--players", 4], ["--module", "moderate"], ["--option", "rounds=1"], ["--humans", 2],
                      ["--bots", "clerk"]):  # fmt: skip
            self.refused(USAGE, "play", *words, "--resume", path, says="is a match of stonks for 3")
        self.assertEqual(path.read_bytes(), before)


class Contradictions(BellTest):
    def test_are_refused_with_what_to_change(self):
        self.refused(USAGE, "play", "stonks", "--humans", 3, "--bots", "clerk", says="people leave only 0 of the 3 seats")
        self.refused(USAGE, "sim", "stonks", "--games", 1, "--bots", "intern:5", says="leave out the budget")
        self.refused(USAGE, "arena", "stonks", "--games", 3, "--bots", "clerk", says="all of these are clerk")
        self.refused(USAGE, "sim", "stockpile", "--games", 1, "--module", "investors", "--option", "investors=base+base",
                     says="base is named twice")  # fmt: skip
        self.refused(USAGE, "arena", "stonks", "--games", 3, "--bots", "clerk,clerk", says="all of these are clerk")
        self.refused(USAGE, "sim", "stonks", "--games", 1, "--module", "moderate", "--option", "variant=small_caps",
                     says="leave out one of them")  # fmt: skip
        self.refused(USAGE, "sim", "wall-street-1920", "--games", 1, "--option", "magnates=mix", says="To add it: --module magnates")
        other = self.file("other.toml", "[stockpile]\ncash = 30\n")
        for words in (["sim", "stonks", "--games", 1], ["components", "stonks"], ["play", "stonks"]):
            self.refused(USAGE, *words, "--components", other, says="add a table [stonks] to it")
        self.refused(USAGE, "analyze", "any.journal", "--html", "", says="--html takes the name of a file")
        for more in (["--at", 3], ["--as", 1], ["--json", "--truth"]):
            self.refused(USAGE, "replay", "any.journal", "--verify", *more, says="do not go together")
        self.refused(USAGE, "play", "stonks", "--journal", self.folder, says="not an ordinary file")
        self.refused(USAGE, "verify", says="which journal?")
        self.refused(USAGE, "verify", "any.journal", says="which certificate?")
        self.refused(USAGE, "perft", "stonks", "--depth", 13, says="from 0 to 12")
        self.refused(USAGE, "rules", "SP-DEM-99", says="did you mean SP-DEM-9?")
        self.refused(USAGE, "rules", "st-trk-33", says="did you mean ST-TRK-3?")
        for odd in ["xx", "foo", "nix"]:  # so short that every name would be a near miss
            self.assertNotIn("did you mean", self.refused(USAGE, "rules", odd).err)
        journal = self.folder / "j"
        self.fine("sim", "stonks", "--games", 1, "--journals", journal)
        self.refused(USAGE, "analyze", journal / "game-0000000.journal", "--html", "", says="--html takes the name")
        self.refused(USAGE, "play", "--resume", journal / "game-0000000.journal", "stockpile", says="leave out the title stockpile")

    def test_a_title_may_be_shortened(self):
        for name in ["1920", "wall", "street"]:
            report = self.fine("sim", name, "--games", 1, "--json").json()
            self.assertEqual(report["title"], "wall-street-1920")
            self.assertTrue(self.fine("sim", name, "--games", 1).out.startswith("1920 Wall Street, 3 players\n"), "it says which")
        self.refused(USAGE, "sim", "sto", "--games", 1, says="there is no title 'sto'")

    def test_a_title_may_be_written_as_on_its_box(self):
        for name in ["1920 Wall Street", "Wall Street", "WALL_STREET_1920"]:
            self.assertEqual(self.fine("sim", name, "--games", 1, "--json").json()["title"], "wall-street-1920")
        self.refused(USAGE, "sim", "Stoncks", "--games", 1, says="there is no title 'Stoncks'; did you mean stonks?")
        told = self.fine("luck", "stockpile", "--games", 2, "--module", "bonds", "--module", "forecast_dice").out
        self.assertTrue(told.startswith("Stockpile, 3 players; Bonds and Forecast dice\n"), told)


if __name__ == "__main__":
    unittest.main()
