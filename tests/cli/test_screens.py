"""Tests the terminal game as a person sees it: what keys do on each screen."""

import re
import time
import unittest

from program import BELL, BellTest, needs
from screen import Screen, last_line, numbers_on

PROMPT = "Your choice (help, ?"
ENTER = "Press Enter"
OVER = "EXIT"


def is_bare_prompt(line: str) -> bool:
    """The question is there, and nothing was typed yet."""
    return line.startswith(PROMPT) and line.endswith(":")


@needs("tmux")
class Doors(BellTest):
    def open(self, *words, **options) -> Screen:
        screen = Screen("play", *words, "--seed", 3, **options)
        self.addCleanup(screen.close)
        return screen

    def open_at_prompt(self, *words, **options) -> Screen:
        screen = self.open(*words, **options)
        screen.wait_for(ENTER)
        screen.type("")
        screen.wait_for(PROMPT)
        return screen

    def test_each_title_begins_with_three_sentences_and_who_plays(self):
        for title, goal in [("stonks", "You collect shares of five companies"), ("stockpile", "You buy stockpiles"),
                            ("wall-street-1920", "You collect shares of four companies")]:
            seen = self.open(title, "--bots", "intern").wait_for(ENTER)
            self.assertIn(goal, seen)
            self.assertIn("Ann (you)", seen)
            self.assertIn("(intern)", seen)

    def test_quitting_works_on_every_page(self):
        screen = self.open("stonks")
        screen.wait_for(ENTER)
        screen.type("quit")
        self.assertIn("bell play --resume", screen.wait_for(OVER))
        screen = self.open_at_prompt("stonks")
        screen.type("quit")
        screen.wait_for("EXIT 0")
        screen = self.open_at_prompt("stonks")
        screen.type("log")
        screen.wait_for("Enter goes back")
        screen.keys("C-c")
        screen.wait_for("EXIT 0")
        screen = self.open("stonks", "--humans", 2)
        screen.wait_for(ENTER)
        screen.type("")
        screen.wait_for("press Enter when nobody")
        screen.type("quit")
        screen.wait_for("EXIT 0")

    def test_the_log_scrolls_and_is_searched(self):
        screen = self.open_at_prompt("stockpile", "--players", 5, "--bots", "intern")
        screen.type("log")
        bottom = screen.wait_for("Enter goes back")
        screen.keys("Home")
        screen.wait_for_change(bottom)
        screen.keys("/")
        screen.wait_until(lambda seen: last_line(seen) == "/")
        screen.answer("insider")
        found = screen.wait_until(lambda seen: last_line(seen).endswith("Ctrl-C leaves"))
        self.assertIn("insider", found)
        screen.keys("q")
        screen.wait_for(PROMPT)

    def test_keys_typed_before_a_question_answer_nothing(self):
        screen = self.open("stonks", "--players", 3, "--bots", "intern", env={"BELL_PACE": "slow", "BELL_NO_PAUSE": ""})
        screen.wait_for(ENTER)
        screen.type("")
        time.sleep(0.3)  # bots lay their cards, each shown for a moment
        for _ in range(3):
            screen.type("1")
        seen = screen.wait_for(PROMPT)
        time.sleep(0.2)
        self.assertIn("which card will you show?", screen.text())
        self.assertNotIn("You lay down", seen)

    def test_a_window_that_is_too_small_says_which_size_is_needed(self):
        screen = self.open("stonks", width=70, height=20)
        screen.wait_for(ENTER)
        screen.type("")
        self.assertIn("80×24", screen.wait_for("the game needs"))
        screen.tmux("resize-window", "-t", "s", "-x", "80", "-y", "24")
        screen.wait_for("STONKS")

    def open_in_a_shell(self, *words) -> Screen:
        screen = Screen("titles")  # a shell to come back to
        self.addCleanup(screen.close)
        screen.tmux("respawn-pane", "-k", "-t", "s", "env PS1=READY TERM=screen XDG_STATE_HOME=" + screen.folder.name +
                    " LC_ALL=C.UTF-8 bash --norc -i")
        screen.wait_for("READY")
        screen.type(" ".join(map(str, [BELL, *words])))
        return screen

    def rest_and_come_back(self, screen: Screen, sign: str) -> None:
        screen.wait_for(sign)
        self.assertTrue(screen.is_on_screen_of_its_own())
        screen.keys("C-z")
        screen.wait_for("Stopped")
        self.assertFalse(screen.is_on_screen_of_its_own())
        screen.type("fg")
        screen.wait_for(sign)
        self.assertTrue(screen.is_on_screen_of_its_own())

    def test_ctrl_z_gives_the_screen_back(self):
        screen = self.open_in_a_shell("play", "stonks", "--seed", 3)
        self.rest_and_come_back(screen, ENTER)
        screen.type("")
        screen.wait_for(PROMPT)
        screen.answer("log")
        self.rest_and_come_back(screen, "Enter goes back")
        screen.keys("q")
        screen.wait_for(PROMPT)
        screen.type("quit")
        screen.wait_for("bell play --resume")

    def test_ctrl_z_in_the_tutorial_and_the_viewer(self):
        screen = self.open_in_a_shell("tutorial", "stonks")
        self.rest_and_come_back(screen, "(show, back, ?, quit")
        screen.answer("quit")
        screen.wait_until(lambda seen: not screen.is_on_screen_of_its_own())
        screen = self.open_in_a_shell("replay", self.journal())
        self.rest_and_come_back(screen, "q: leave")
        screen.keys("q")
        screen.wait_until(lambda seen: not screen.is_on_screen_of_its_own())

    def test_a_page_is_laid_out_anew_in_a_window_of_another_size(self):
        screen = self.open_at_prompt("wall-street-1920", "--players", 5, "--bots", "intern", width=140, height=45)
        screen.answer("log")
        screen.wait_for("Enter goes back")
        before = max(map(len, screen.text().splitlines()[:-1]))
        self.assertGreater(before, 60)
        screen.tmux("resize-window", "-t", "s", "-x", str(before - 10), "-y", "30")
        seen = screen.wait_until(lambda seen: len(seen.splitlines()) == 30 and "Enter goes back" in last_line(seen))
        self.assertLessEqual(max(map(len, seen.splitlines())), before - 10)
        words = " ".join(seen.split())
        screen.keys("q")
        screen.wait_for(PROMPT)
        self.assertIn(". ", words)

    def test_an_answer_leaves_the_first_line_where_it_is(self):
        screen = self.open_at_prompt("stonks", "--players", 5, "--bots", "intern")
        for _ in range(3):  # Enter on the last line would scroll
            screen.answer("9999")
            seen = screen.wait_until(lambda seen: "There is no choice 9999" in seen and is_bare_prompt(last_line(seen)))
            self.assertTrue(seen.startswith("STONKS"))

    def test_what_is_typed_can_be_corrected(self):
        screen = self.open_at_prompt("stonks", "--bots", "intern")
        screen.keys("-l", "λάθοςx")
        screen.wait_for("λάθοςx")
        screen.keys("BSpace", "BSpace")
        screen.wait_until(lambda seen: last_line(seen).endswith("λάθο"))
        screen.keys("C-u")
        screen.wait_until(lambda seen: last_line(seen).endswith(":"))
        screen.answer("players")
        screen.wait_for("Ann (you)")
        screen.keys("C-d")
        screen.wait_for("EXIT 0")

    def test_the_whole_table_is_one_key_away(self):
        screen = self.open_at_prompt("stonks", "--players", 5, "--option", "variant=small_caps", "--bots", "intern")
        screen.wait_for("t: the whole table")
        screen.answer("t")
        self.assertTrue(screen.wait_for("Enter goes back").startswith("STONKS"))
        screen.keys("Enter")
        screen.wait_for(PROMPT)

    def test_a_choice_is_taken_back_before_anybody_learns_of_it(self):
        screen = self.open_at_prompt("stonks", "--players", 3, "--bots", "intern")
        before = screen.wait_for("which card will you show?")
        screen.answer("1")
        screen.wait_for("which card do you lay face down?")
        screen.answer("undo")
        after = screen.wait_for("which card will you show?")
        self.assertEqual(sorted(numbers_on(after)), sorted(numbers_on(before)))
        screen.answer("2")
        screen.wait_for("which card do you lay face down?")

    def test_what_can_not_be_taken_back_is_said(self):
        screen = self.open_at_prompt("stonks", "--players", 3, "--bots", "intern")
        screen.type("undo")
        screen.wait_for("can't be taken back")

    def test_who_plays_how_fast_and_what_is_reported(self):
        screen = self.open_at_prompt("stonks", "--bots", "clerk")
        screen.type("players")
        self.assertIn("Ben (clerk)", screen.wait_for("Ann (you)"))
        screen.type("pace slow")
        screen.wait_for("at the pace `slow`")
        screen.type("report never")
        screen.wait_for("`never`")

    def test_hints_name_the_choice_by_its_number_and_words(self):
        screen = self.open_at_prompt("stonks", "--bots", "intern")
        offered = screen.text()
        screen.type("h")
        seen = screen.wait_for("% to win")
        hinted = re.findall(r"% to win: (\d+)\) (\S+)", seen)
        self.assertTrue(hinted, seen)
        for number, label in hinted:
            self.assertRegex(offered, rf"{number}\) {re.escape(label)}")

    def play_until(self, screen: Screen, is_there) -> str:
        """The last choice of all that are offered, until something comes up or the match is over."""
        seen = screen.text()
        while not is_there(seen) and OVER not in seen:
            if last_line(seen) == ENTER + " to go on.":
                screen.answer("on")
            elif is_bare_prompt(last_line(seen)):
                screen.answer(str(numbers_on(seen)[-1]))
            seen = screen.wait_until(lambda seen: is_there(seen) or OVER in seen or last_line(seen) == ENTER + " to go on." or
                                     is_bare_prompt(last_line(seen)))
        return seen

    def test_a_round_ends_with_a_report(self):
        for title, price in [("stockpile", r"Steel +[▁▂▃▄▅▆▇█]+ +\d+ → \d+"), ("wall-street-1920", r"oil +[▁▂▃▄▅▆▇█]+ +\d+ → \d+")]:
            screen = self.open_at_prompt(title, "--players", 2, "--bots", "random")
            seen = self.play_until(screen, lambda seen: "Prices so far" in seen and last_line(seen).startswith(ENTER))
            self.assertRegex(seen, price)
            screen.answer("log")
            screen.wait_for("Enter goes back")

    def test_a_trick_ends_with_a_report_if_wanted(self):
        screen = self.open_at_prompt("stonks", "--players", 2, "--bots", "random", env={"BELL_REPORT": "turns"})
        seen = self.play_until(screen, lambda seen: "Prices so far" in seen and last_line(seen).startswith(ENTER) or
                               "Round 2 of" in seen)
        self.assertIn("Prices so far", seen)
        self.assertRegex(seen, r"C▲ carrot +[▁▂▃▄▅▆▇█]+ +\d+ → \d+")

    def test_nothing_is_reported_to_who_wants_none(self):
        for title, is_later in [("stonks", "Round 2 of"), ("wall-street-1920", "Round 3 ·")]:
            screen = self.open_at_prompt(title, "--players", 2, "--bots", "random", env={"BELL_REPORT": "never"})
            seen = self.play_until(screen, lambda seen, word=is_later: "Prices so far" in seen or word in seen)
            self.assertIn(is_later, seen)
            self.assertNotIn("Prices so far", seen)

    def test_a_question_mark_quotes_the_rule_that_matters_now(self):
        for title, rule in [("stonks", "ST-"), ("stockpile", "SP-"), ("wall-street-1920", "WS-")]:
            screen = self.open_at_prompt(title, "--players", 3, "--bots", "intern")
            screen.answer("?")
            seen = screen.wait_until(lambda seen, rule=rule: re.search(rule + r"[A-Z]+-\d  \w+", seen))
            quoted = re.search(rule + r"[A-Z]+-\d  .+", seen).group()
            id = quoted.split()[0]
            if "goes back" in seen:
                screen.keys("Enter")
                screen.wait_for(PROMPT)
            screen.answer(f"rules {id}")
            self.assertIn(quoted.strip(), screen.wait_for(id))

    def test_hints_say_the_same_dollars_as_the_choices(self):
        for title in ["stockpile", "wall-street-1920"]:
            screen = self.open_at_prompt(title, "--players", 2, "--bots", "random", width=140, height=45)
            seen = self.play_until(screen, lambda seen: last_line(seen).startswith(PROMPT) and re.search(r"\d\) .*\$\d", seen)
                                   and "more" not in last_line(seen))
            screen.answer("h")
            hints = re.findall(r"% to win: (\d+)\) ([^\n]+)", screen.wait_for("% to win"))
            self.assertTrue(hints)
            for number, label in hints:
                dollars = re.findall(r"-?\$\d+K?", label)
                self.assertTrue(all(f"{each}" in seen for each in dollars), (label, seen))
                last_word = label.split(" > ")[-1].split()[-1]
                self.assertRegex(seen, rf"\b{number}\) [^\n]*{re.escape(last_word)}")

    def open_dumb(self, *words):
        screen = Screen("titles")
        self.addCleanup(screen.close)
        path = self.folder / "raw"
        command = " ".join(map(str, [BELL, *words]))
        screen.tmux("respawn-pane", "-k", "-t", "s", f"script -qec 'env TERM=dumb XDG_STATE_HOME={self.folder} {command}' {path}; "
                    "echo EXIT $?; exec cat")
        return screen, path

    def test_a_dumb_terminal_gets_no_escapes(self):
        screen, path = self.open_dumb("play", "stonks", "--seed", 3)
        screen.wait_for(ENTER)
        screen.type("")
        screen.wait_for("Your choice")
        screen.type("quit")
        screen.wait_for(OVER)
        self.assertNotIn(b"\033", path.read_bytes().split(b"Script done")[0].split(b"\n", 1)[1])

    def test_a_dumb_terminal_reads_the_log_from_its_end_and_searches_it(self):
        screen, _ = self.open_dumb("play", "wall-street-1920", "--players", 5, "--bots", "random", "--seed", 3)
        screen.wait_for(ENTER)
        screen.type("")
        screen.wait_for("Your choice")
        screen.type("log")
        keys = "Enter goes on"
        end = screen.wait_until(lambda seen: last_line(seen).startswith(keys))
        screen.type("b")
        screen.wait_until(lambda seen: seen != end and last_line(seen).startswith(keys) and "b\n" not in last_line(seen))
        screen.type("/zebra")
        screen.wait_for("“zebra” is not in here.", "\"zebra\" is not in here.")
        screen.type("/lies at place")
        screen.wait_until(lambda seen: "lies at place" in seen.rpartition("/lies at place")[2])
        screen.type("quit")
        screen.wait_for(OVER)


if __name__ == "__main__":
    unittest.main()
