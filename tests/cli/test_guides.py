"""What the program says about itself: help, the manual page, completion, and the questions before a game."""

import os
import re
import shutil
import subprocess
import unittest
from pathlib import Path

from keyboard import Terminal
from languages import LANGUAGES
from program import BELL, COMMANDS, ROOT, USAGE, BellTest, bell, needs


class Help(BellTest):
    def test_help_is_said_both_ways_round(self):
        self.assertEqual(self.fine("help").out, self.fine("--help").out)
        for command in COMMANDS:
            self.assertEqual(self.fine("help", command).out, self.fine(command, "--help").out, command)
        self.refused(USAGE, "help", "ply", says="did you mean play?")

    def test_every_option_is_explained_in_every_language(self):
        for language in LANGUAGES:
            for command in COMMANDS:
                text = self.fine(command, "--help", "--lang", language).out
                self.assertNotIn("help.", text, (language, command))
                self.assertNotIn("cli.", text, (language, command))

    def test_exit_codes_are_in_help_manual_and_documents(self):
        document = (ROOT / "docs/command-line.md").read_text(encoding="utf-8")
        manual = self.fine("manual").out
        help_text = self.fine("help").out
        for code in ["0", "1", "2", "3", "130"]:
            self.assertIn(f"| {code} |", document)
            self.assertIn(f"\\fB{code}\\fR", manual)
            self.assertRegex(help_text, rf"\b{code}\b")

    def test_what_the_environment_says_is_in_manual_and_document(self):
        document = (ROOT / "docs/command-line.md").read_text(encoding="utf-8")
        for name in ["LANG", "XDG_STATE_HOME", "BELL_STORE", "BELL_PACE", "BELL_REPORT", "NO_COLOR", "TERM"]:
            self.assertRegex(document, rf"\| [^|]*`{name}`")
            for language in LANGUAGES:
                self.assertRegex(self.fine("manual", "--lang", language).out, rf"\n\.TP\n\\fB[^\n]*{name}\\fR\n")
        manual = self.fine("manual").out
        for word in ["none, fast, normal or slow", "never, rounds or turns", "dumb"]:
            self.assertIn(word, manual)

    def test_the_document_names_every_command(self):
        document = (ROOT / "docs/command-line.md").read_text(encoding="utf-8")
        for command in COMMANDS:
            self.assertIn(f"`bell {command}", document)

    def test_the_language_may_stand_in_front(self):
        self.assertEqual(self.fine("--lang", "pt", "titles").out, self.fine("titles", "--lang=pt").out)
        self.assertEqual(self.fine("--lang=el", "--help").out, self.fine("--help", env={"LC_ALL": "el_GR.UTF-8"}).out)

    def test_what_is_wrong_with_a_line_is_told_in_its_language(self):
        for words in [("titles", "more"), ("titles", "--lang"), ("replay", "x", "--truth"), ("play", "--resume", "--journal", "x"),
                      ("sim", "stonks", "--games", "x"), ("sim", "stonks", "--journals", ""), ("-v",)]:
            english = self.refused(USAGE, *words).err
            spanish = self.refused(USAGE, *words, env={"LC_ALL": "es_ES.UTF-8"}).err
            self.assertNotEqual(english, spanish, words)
        self.refused(USAGE, "titles", "one", "two", says="too many arguments: one two")
        self.refused(USAGE, "sim", "stonks", "--games", 1, "--journals", "", says="--journals: its value is empty")

    def test_titles_are_told_in_a_sentence(self):
        for title in self.fine("titles", "--json").json():
            self.assertRegex(title["about"], r"^[A-Z].*\.$")
        for language in LANGUAGES:
            self.assertNotIn("in_a_sentence", self.fine("titles", "--lang", language).out)


class Manual(BellTest):
    @needs("man")
    def test_it_is_a_page_that_man_reads_without_a_complaint(self):
        for language in LANGUAGES:
            page = self.folder / f"bell-{language}.1"
            page.write_text(self.fine("manual", "--lang", language).out, encoding="utf-8")
            shown = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", str(page)], capture_output=True, timeout=60, check=True,
                                   env={**os.environ, "MANWIDTH": "80", "LC_ALL": "C.UTF-8"})
            self.assertEqual(shown.stderr, b"")
            text = re.sub(r".\x08", "", shown.stdout.decode())
            for command in COMMANDS:
                self.assertIn(f"bell {command}", text)


class Completion(BellTest):
    def ways(self, *words) -> list[str]:
        return self.fine("complete", "--", *words).out.split()

    def test_how_a_line_goes_on(self):
        self.assertEqual(self.ways("pl"), ["play", "plays"])
        self.assertEqual(self.ways("play", "st"), ["stonks", "stockpile"])
        self.assertEqual(self.ways("sim", "stonks", "--pl"), ["--players"])
        self.assertEqual(self.ways("sim", "stonks", "--module", ""), ["moderate", "small_caps"])
        self.assertEqual(self.ways("sim", "stonks", "--option", "ro"), ["rounds="])
        self.assertEqual(self.ways("sim", "wall-street-1920", "--option", "board="), ["board=blue", "board=orange"])
        self.assertEqual(self.ways("play", "--bots", "clerk,br"), ["clerk,broker"])
        self.assertEqual(self.ways("play", "--bots", "clerk,ex"), ["clerk,exec:"])
        self.assertEqual(self.ways("play", "--bots", "clerk,exec:./x"), [":files", "clerk,exec:"])
        self.assertEqual(self.ways("play", "--bots=exec:./x"), [":files", "--bots=exec:"])
        self.assertEqual(self.ways("titles", "--lang=p"), ["--lang=pt"])
        self.assertEqual(self.ways("titles", "--json=p"), [])
        self.assertEqual(sorted(self.ways("titles", "--lang", "")), sorted(LANGUAGES))
        self.assertEqual(self.ways("replay", ""), [":files"])
        self.assertEqual(self.ways("analyze", "x", "--html", ""), [":files"])
        self.assertEqual(self.ways("help", "re"), ["replay", "restore"])
        self.assertEqual(self.ways("completion", ""), ["bash", "zsh", "fish"])
        self.assertEqual(self.ways("nonsense", ""), [])
        self.assertIn("--json", self.ways("titles", ""))

    def test_what_completes_is_accepted(self):
        for command in COMMANDS:
            self.assertIn(command, self.ways(""))
            for flag in self.ways(command, "--"):
                self.assertIn(flag, self.fine("help", command).out)

    def surroundings(self) -> dict:
        """Where `bell` is the program under test."""
        folder = self.folder / "path"
        folder.mkdir()
        (folder / "bell").symlink_to(Path(BELL).resolve())
        return {"PATH": f"{folder}:{os.environ['PATH']}", "HOME": str(self.folder)}

    def shell(self, program: str, *words) -> str:
        done = subprocess.run([program, *words], capture_output=True, timeout=60, check=False, cwd=self.folder,
                              env={**os.environ, **self.surroundings()})
        self.assertEqual(done.stderr.decode(), "")
        return done.stdout.decode()

    def test_in_a_bash_that_somebody_types_in(self):
        script = self.file("completion.bash", self.fine("completion", "bash").out)
        self.file("bot one.py", "")
        (self.folder / "games").mkdir()
        self.file("games/a=b.journal", "")
        terminal = Terminal("--norc", "--noprofile", "--noediting", "-i", program=shutil.which("bash"), columns=200,
                            env={**self.surroundings(), "PS1": "$ ", "INPUTRC": "/dev/null"})
        self.addCleanup(terminal.close)
        terminal.type("set -o emacs; bind 'set enable-bracketed-paste off'; bind 'set bell-style none'\r")
        terminal.type(f"cd {self.folder}; source {script}; echo rea''dy\r")
        terminal.read("ready\r\n$ ")
        for typed, becomes in [
            ("bell tut", "bell tutorial "),
            ("bell sim stonks --option ro", "bell sim stonks --option rounds="),
            ("bell sim wall-street-1920 --option board=bl", "bell sim wall-street-1920 --option board=blue "),
            ("bell titles --lang=p", "bell titles --lang=pt "),
            ("bell sim stonks --bots broker:500,cl", "bell sim stonks --bots broker:500,clerk "),
            ("bell sim stonks --bots clerk,exec:./b", "bell sim stonks --bots clerk,exec:./bot\\ one.py "),
            ("bell join x --bot exec:./ga", "bell join x --bot exec:./games/"),
            ("bell replay games/a=b", "bell replay games/a=b.journal "),
        ]:
            with self.subTest(typed):
                # What is left of the line is thrown away, once it is there to be read.
                terminal.type(typed + "\t")
                terminal.read(becomes, seconds=10)
                terminal.type("\x15")

    def test_in_bash(self):
        script = self.file("bell.bash", self.fine("completion", "bash").out)
        ask = (f"source {script}; COMP_LINE='bell sim sto'; COMP_POINT=12; COMP_WORDS=(bell sim sto); COMP_CWORD=2; _bell;"
               "echo \"${COMPREPLY[@]}\"; COMP_LINE='bell replay bell.b'; COMP_POINT=18; COMP_WORDS=(bell replay bell.b);"
               "_bell; echo \"${COMPREPLY[@]}\"")
        self.assertEqual(self.shell("bash", "--norc", "-c", ask), "stonks stockpile\nbell.bash\n")

    @needs("zsh")
    def test_in_zsh(self):
        script = self.file("_bell", self.fine("completion", "zsh").out)
        ask = (f"autoload -U compinit; compinit -u -D; source {script}; compadd() {{ shift; print -- $@ }};"
               "words=(bell play st); CURRENT=3; _bell")
        self.assertEqual(self.shell("zsh", "-f", "-c", ask).split(), ["stonks", "stockpile"])

    @needs("fish")
    def test_in_fish(self):
        script = self.file("bell.fish", self.fine("completion", "fish").out)
        self.file("one.py", "")
        ask = f"source {script}; complete --do-complete 'bell play st'; complete --do-complete 'bell sim stonks --bots clerk,exec:./on'"
        self.assertEqual(sorted(self.shell("fish", "--no-config", "-c", ask).split()), ["clerk,exec:./one.py", "stockpile", "stonks"])


class Questions(BellTest):
    def ask(self, *words) -> Terminal:
        terminal = Terminal("play", *words, env={"XDG_STATE_HOME": str(self.folder)})
        self.addCleanup(terminal.close)
        return terminal

    def test_who_names_no_game_is_asked_and_enter_is_enough(self):
        terminal = self.ask()
        for question in ["Which game?", "Which rules?", "How many players", "How strong are the bots?"]:
            terminal.read(question)
            terminal.read("Number (Enter:")
            terminal.type("\r")
        terminal.read("bell play stonks --players 4 --bots clerk\r\n")
        terminal.read("Press Enter")  # behind the title in three sentences
        terminal.type("\r")
        terminal.read("Your choice")
        (journal,) = (self.folder / "bell").iterdir()
        self.assertEqual(journal.name, "stonks-0001.journal")
        self.assertIn('[Seat3 "clerk"]', journal.read_text())

    def test_wrong_answers_are_asked_again_and_q_leaves(self):
        terminal = self.ask("--players", 2)
        terminal.read("Number (Enter:")
        terminal.type("9\r")
        terminal.read("A number from 1 to 3, please")
        terminal.read("Number (Enter:")
        terminal.type("3\r")
        terminal.read("Which rules?")
        terminal.read("Number (Enter:")
        terminal.type("2\r")
        terminal.read("How strong are the bots?")  # how many was said already
        terminal.read("Number (Enter:")
        terminal.type("q\r")
        self.assertEqual(terminal.end(), 0)
        self.assertFalse((self.folder / "bell").exists())

    def answers(self, *words, numbers: list) -> str:
        """What the questions of that many prompts come to."""
        terminal = self.ask(*words)
        seen = ""
        for number in numbers:
            seen += terminal.read("Number (Enter:")
            terminal.type(f"{number}\r")
        return seen + terminal.read("Next time") + terminal.read("\n")

    def test_rules_that_go_together_are_chosen_by_name(self):
        titles = [title["name"] for title in self.fine("titles", "--json").json()]
        number = {name: at + 1 for at, name in enumerate(titles)}
        stockpile = self.answers(numbers=[number["stockpile"], 2, "", ""])
        self.assertRegex(stockpile, r"1\) First game\s+2\) Everything: \w+")
        for module in ["bonds", "investors", "strategy_cards"]:
            self.assertIn(f" --module {module}", stockpile)
        self.assertIn(" --option board=orange\r\n", self.answers(numbers=[number["wall-street-1920"], "", "", ""]))
        variant = self.answers(numbers=[number["stonks"], 3, "", ""])
        self.assertIn(" --module small_caps\r\n", variant)
        modules = self.answers("--option", "rounds=1", numbers=[number["stonks"], "", ""])  # what was said is not asked
        self.assertIn("bell play stonks --players 4 --bots clerk --option rounds=1\r\n", modules)

    def test_what_was_typed_before_a_question_does_not_answer_it(self):
        terminal = self.ask()
        terminal.read("Number (Enter:")
        terminal.type("1\r9\r3\r2\r")
        for question in ["Which rules?", "How many players", "How strong are the bots?"]:
            terminal.read(question)
            self.assertNotIn("please", terminal.read("Number (Enter:"))
            terminal.type("\r")
        terminal.read("bell play stonks --players 4 --bots clerk")

    def test_what_was_typed_before_a_lesson_is_chosen_does_not_choose_it(self):
        terminal = Terminal("tutorial")
        self.addCleanup(terminal.close)
        terminal.read("Number (Enter:")
        terminal.type("9\r3\r")
        terminal.read("please")
        terminal.read("Number (Enter:")
        terminal.type("\r")
        terminal.read("Lesson 1 of 9")  # of the first title

    def test_a_pipe_is_not_asked(self):
        self.refused(USAGE, "play", says="in a terminal, `bell play` alone asks you")


class Names(BellTest):
    def test_people_are_called_as_they_say(self):
        told = bell("play", "stonks", "--players", 3, "--humans", 2, "--name", "Ben", "--name", "Zoë", "--bots", "intern", "--seed", 3,
                    "--journal", self.folder / "named.journal", stdin=b"1\n" * 6)
        self.assertIn("Zoë", told.out)
        self.assertIn("Ben", told.out)
        self.assertIn("Cleo (intern)", told.out)  # nobody else is called Ben
        self.assertNotIn("Ben (intern)", told.out)

    def test_names_are_not_written_down_and_can_be_said_again(self):
        journal = self.folder / "named.journal"
        bell("play", "stonks", "--name", "Wilhelmina", "--bots", "intern", "--seed", 3, "--journal", journal, stdin=b"1\n")
        self.assertNotIn("Wilhelmina", journal.read_text())
        bell("play", "--resume", journal, "--name", "Wilhelmina", stdin=b"1\n" * 400)
        self.fine("replay", journal, "--verify")

    def test_names_that_are_none(self):
        for name in ["", " ", "x" * 25, "a\nb", "\x1b[31m", "a\u202eb", "\u200b"]:
            answer = self.refused(USAGE, "play", "stonks", "--name", name, says="--name")
            self.assertNotIn("\x1b", answer.err)
        self.refused(USAGE, "play", "stonks", "--humans", 2, "--name", "Ann", "--name", "Ann", says="two people need two names")
        self.refused(USAGE, "play", "stonks", "--name", "Ann", "--name", "Ben", says="2 names are given for 1 person")


if __name__ == "__main__":
    unittest.main()
