"""`bell tutorial`: a first game of each title, taught to the end; and the page shows the same moments."""

import json
import unittest

from languages import LANGUAGES
from program import ROOT, USAGE, BellTest, needs
from screen import Screen, last_line

TITLES = ["stonks", "stockpile", "wall-street-1920"]


def lesson(title: str) -> dict:
    return json.loads((ROOT / f"lessons/{title}.json").read_text(encoding="utf-8"))


class Lessons(BellTest):
    def test_each_title_is_taught_to_its_end_in_every_language(self):
        for title in TITLES:
            steps = lesson(title)["steps"]
            for language in LANGUAGES:
                answers = "".join("show\n\n" if "act" in step or "quiz" in step else "\n" for step in steps)
                told = self.fine("tutorial", title, "--lang", language, stdin=answers.encode()).out
                for number in range(1, len(steps) + 1):
                    self.assertIn(f" {number} ", told.replace(":", " "), (title, language))
                for word in ["lesson.", "{"]:
                    self.assertNotIn(word, told, (title, language))

    def test_a_wrong_answer_is_told_what_it_misses(self):
        told = self.fine("tutorial", "stonks", stdin=b"1\n5\n\n\n1\nshow A10\nquit\n").out
        self.assertIn("Look again", told)
        self.assertIn("Right.", told)
        self.assertIn("That is allowed, but this lesson asks for something else: Show Apple 10.", told)
        self.assertIn("Lesson 4 of 9: Follow the company", told)

    def test_back_rules_and_what_can_be_typed(self):
        told = self.fine("tutorial", "wall-street-1920", stdin=b"\nback\n?\nxyz\nrules WS-MOV-1\nquit\n").out
        self.assertEqual(told.count("Lesson 1 of 8"), 2)
        for words in ["WS-SET-3  ", "WS-MOV-1  ", "A number answers"]:
            self.assertIn(words, told)

    def test_help_explains_the_signs(self):
        for title, sign in [("stonks", "speculation card"), ("stockpile", "bankrupt"), ("wall-street-1920", "gold or dual")]:
            told = " ".join(self.fine("tutorial", title, stdin=b"help\nquit\n").out.split())
            self.assertIn("A number answers", told)
            self.assertIn(sign, told)

    def test_which_title_is_said(self):
        self.refused(USAGE, "tutorial", says="which title do you want to learn? There are: ")
        self.refused(USAGE, "tutorial", "monopoly", says="monopoly")

    def test_the_page_shows_the_same_moments(self):
        for title in TITLES:
            kept = json.loads((ROOT / f"web/src/lessons/{title}.json").read_text(encoding="utf-8"))
            seen = self.fine("replay", ROOT / f"lessons/{title}.journal", "--json", "--as", "0").json()
            own = [(before["view"], now) for before, now in zip(seen, seen[1:]) if now.get("choices")]
            for step in lesson(title)["steps"]:
                view, now = own[step["decision"] - 1]
                moment = kept[str(step["decision"])]
                self.assertEqual(moment, {"view": view, "choices": now["choices"], "action": now["action"]},
                                 f"{title}: node web/build/lessons.mjs records it anew")


@needs("tmux")
class LessonsOnScreen(BellTest):
    def test_the_board_stands_above_what_is_taught_and_a_real_game_follows(self):
        screen = Screen("tutorial", "stonks")
        self.addCleanup(screen.close)
        go_on = ["Enter goes on (back, ?, quit):", "Your choice (show, back, ?, quit):", "Enter begins a real game (back, quit):"]
        steps = lesson("stonks")["steps"]
        for number, step in enumerate(steps, 1):
            seen = screen.wait_until(lambda seen, number=number: f"Lesson {number} of {len(steps)}" in seen and last_line(seen) in go_on)
            self.assertTrue(seen.startswith("STONKS"), seen)
            if "act" in step or "quiz" in step:
                screen.answer("show")
                screen.wait_for_prompt(*go_on)
            screen.keys("Enter")
        screen.wait_for("Press Enter to go on.")
        screen.answer("quit")
        screen.wait_for("EXIT 0")


if __name__ == "__main__":
    unittest.main()
