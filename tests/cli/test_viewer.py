"""`bell replay` in a terminal: the drawn board, stepped through with keys; and drawn once for a pipe."""

import re
import tempfile
import unittest
from pathlib import Path

from keyboard import Terminal
from program import NO, USAGE, BellTest, bell

LEFT, RIGHT, UP, DOWN, HOME, END, TAB = "\x1b[D", "\x1b[C", "\x1b[A", "\x1b[B", "\x1b[H", "\x1b[F", "\t"
TITLES = ["stonks", "stockpile", "wall-street-1920"]


class ViewerTest(BellTest):
    def match(self, title: str, *more) -> str:
        folder = Path(tempfile.mkdtemp(prefix=f"{title}-", dir=self.folder))
        self.fine("sim", title, "--players", 3, "--games", 1, "--seed", 5, "--journals", folder, *more)
        (path,) = folder.iterdir()
        return str(path)

    def open(self, *words, **options) -> Terminal:
        viewer = Terminal("replay", *words, **options)
        self.addCleanup(viewer.close)
        return viewer

    @staticmethod
    def place(screen: str) -> tuple[int, int]:
        """The number of the picture in the last screen's status line, and how many there are."""
        at, last = re.findall(r"(\d+) of (\d+) · ", screen)[-1]
        return int(at), int(last)


class Keys(ViewerTest):
    def test_every_title_is_stepped_through_and_left(self):
        for title in TITLES:
            viewer = self.open(self.match(title))
            self.assertEqual(self.place(viewer.read("q: leave"))[0], 0)
            places = []
            for key in [RIGHT, RIGHT, LEFT, " ", END, RIGHT, HOME, LEFT]:
                viewer.type(key)
                places.append(self.place(viewer.read("q: leave")))
            last = places[0][1]
            self.assertEqual([at for at, _ in places], [1, 2, 1, 2, last, last, 0, 0], title)
            viewer.type("q")
            self.assertEqual(viewer.end(), 0)

    def test_rounds(self):
        viewer = self.open(self.match("stonks"))
        viewer.read("q: leave")
        rounds = []
        for key in [DOWN, DOWN, DOWN, UP, UP]:
            viewer.type(key)
            rounds.append(re.findall(r"of \d+ · Round (\d)", viewer.read("q: leave"))[-1])
        self.assertEqual(rounds, ["1", "2", "3", "2", "1"])
        viewer.type("g")
        viewer.read("Round:")
        viewer.type("3\r")
        self.assertIn("· Round 3", viewer.read("q: leave"))
        viewer.type("g9\r")
        self.assertIn("There is no round 9", viewer.read("3 rounds so far"))

    def test_seats_are_changed_once_the_match_is_over(self):
        path = self.match("stonks")
        viewer = self.open(path)
        self.assertIn("Tab: seat", viewer.read("q: leave"))
        viewer.type(END)
        self.assertIn("as everybody sees it", viewer.read("q: leave"))
        for seat in range(3):
            viewer.type(TAB)
            self.assertIn(f"(--as {seat})", viewer.read("q: leave"))
        viewer.type(TAB)
        self.assertIn("as everybody sees it", viewer.read("q: leave"))

    def test_while_it_is_played_nobody_looks_into_other_hands(self):
        whole = Path(self.match("stonks")).read_text(encoding="utf-8").splitlines(keepends=True)
        half = self.file("half.journal", "".join(whole[:60]))
        for words in [(half,), (half, "--as", 1)]:
            viewer = self.open(*words)
            screen = viewer.read("q: leave")
            self.assertNotIn("Tab", screen)
            viewer.type(TAB + END)
            screen = viewer.read("q: leave")
            self.assertEqual("--as 1" in screen, len(words) > 1)
            self.assertNotIn("(--as 0)", screen)
        # With --as it is one seat's match even after the end.
        self.assertNotIn("Tab", self.open(self.match("stonks"), "--as", 2).read("q: leave"))

    def test_a_narrow_window_keeps_the_status_and_other_languages_theirs(self):
        viewer = self.open(self.match("stockpile"), "--lang", "el", rows=24, columns=80)
        viewer.type(END)
        self.assertIn("q: έξοδος", viewer.read("q: έξοδος"))

    def test_everything_and_what_the_signs_mean_are_a_key_away(self):
        signs = {"stonks": "beats", "stockpile": "bankrupt", "wall-street-1920": "variation"}
        for title in TITLES:
            viewer = self.open(self.match(title))
            viewer.read("q: leave")
            viewer.type("?")
            self.assertIn(signs[title], viewer.read("Enter goes back"))
            viewer.type("\r")
            viewer.read("q: leave")
            viewer.type("t")
            self.assertIn("\x1b[H\x1b[2J", viewer.read("Enter goes back"))
            viewer.type("q")
            viewer.read("q: leave")
            viewer.type("q")
            self.assertEqual(viewer.end(), 0)

    def test_ctrl_c_and_a_dumb_terminal(self):
        path = self.match("stonks")
        viewer = self.open(path)
        viewer.read("q: leave")
        viewer.type("\x03")
        self.assertEqual(viewer.end(), 0)
        plain = self.open(path, env={"TERM": "dumb"})
        told = plain.read()
        self.assertIn("won by", told)
        self.assertNotIn("\x1b", told)

    def test_a_forged_journal_is_refused_and_not_shown(self):
        text = Path(self.match("stonks")).read_text(encoding="utf-8").splitlines(keepends=True)
        forged = self.file("forged.journal", "".join(text[:50] + text[51:]))
        viewer = self.open(forged)
        told = viewer.read()
        self.assertIn("line 51", told)
        self.assertNotIn("\x1b[?1049h", told)
        self.assertEqual(viewer.end(), NO)


class Drawn(ViewerTest):
    def test_the_table_is_drawn_for_a_pipe(self):
        for title in TITLES:
            path = self.match(title)
            public = self.fine("replay", path, "--at", 80).out
            self.assertIn("as the public sees it", public)
            self.assertNotIn("\x1b", public)
            self.assertLessEqual(max(map(len, public.splitlines())), 100)
            own = self.fine("replay", path, "--at", 80, "--as", 1).out
            self.assertIn("as seat 1 sees it", own)
            self.assertNotEqual(public.splitlines()[1:], own.splitlines()[1:], title)

    def test_a_seat_is_drawn_what_it_saw(self):
        path = self.match("stonks")
        (step,) = [s for s in self.fine("replay", path, "--json", "--truth", "--at", 60).json() if s["seq"] == 60]
        hands = [player["hand"] for player in step["truth"]["players"]]
        own = self.fine("replay", path, "--at", 60, "--as", 1).out
        for card in hands[1]:
            self.assertRegex(own, rf"\b{card}\b")
        hidden = {card for hand in (hands[0], hands[2]) for card in hand} - {*hands[1]}
        shown = set(re.findall(r"\b[CGHFA]\d+\b", own))
        self.assertEqual(shown & hidden, set())

    def test_steps_that_are_not_there(self):
        path = self.match("stonks")
        self.refused(USAGE, "replay", path, "--at", 100000, says="has only")
        start = self.fine("replay", path, "--at", 0).out
        self.assertIn("Before the first round", start)
        self.assertNotIn("Round 0", start)


if __name__ == "__main__":
    unittest.main()
