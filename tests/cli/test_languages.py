"""Tests that errors are in the reader's language: no English words except in quotations of other programs."""

import json
import re
import unittest

from languages import LANGUAGES, TEXTS, TRANSLATED, english_for, foreign_words
from program import COMMANDS, FINE, NO, ROOT, BellTest, bell

MODULES = ["moderate", "small_caps"]
TITLES = ["stonks", "stockpile", "wall-street-1920"]
# An action as journals write it; and what a field of JSON is called.
NOTATION = re.compile(r"(?<=\d, )[a-z]+ [^:]*(?=:)|(?<=[(:])\s?\w+(?=: )")


def without_quotations(language: str, text: str) -> str:
    """Without what another program said in its own words; the sentences that pass it on have {said}."""
    for key, sentence in TEXTS[language].sentences.items():
        before, said, after = sentence.partition("{said}")
        if said and key.endswith(("says", "damaged")):
            text = re.sub(re.escape(before) + ".*" + re.escape(after), " ", text, flags=re.DOTALL)
    return text


class Errors(BellTest):
    """Each command line fails in a different way."""

    def setUp(self):
        super().setUp()
        self.file("syntax.toml", "port = \n")
        self.file("kind.toml", "drain = 1.5\n")
        self.file("dots.toml", ".".join("a" * 40) + " = 1\n")
        self.file("numbers.toml", "[stonks]\nhand = true\n")
        self.file("letter.db", "Dear reader, this is no database at all." * 40)
        self.file("cert.json", '{"commitment": 1}')
        self.file("list.json", "[1]")
        self.file("not.json", "{")
        for name, deed in {"leaves": "exit 3", "stops": "kill -9 $$", "babbles": "while read -r x; do echo hello; done",
                           "lists": "while read -r x; do echo '[1]'; done", "short": "while read -r x; do echo '{\"id\": 1}'; done"}.items():
            self.file(name, f"#!/bin/sh\n{deed}\n").chmod(0o755)
        self.file("asleep", "")
        journal = self.journal()
        lines = journal.read_text(encoding="utf-8").splitlines(keepends=True)
        self.file("whole.journal", "".join(lines))
        self.file("torn.journal", "".join(lines)[:-5])
        self.file("short.journal", "".join(lines[:-3]))
        self.file("edited.journal", "".join(lines).replace(" C", " G", 1))
        self.file("tag.journal", "".join(["[Bell \"1\"]\n", "[Weather \"fine\"]\n", *lines[1:]]))
        self.file("empty.journal", "")

    def lines(self) -> list[list]:
        at = self.folder
        sim = ["sim", "stonks", "--games", 1]
        return [
            ["waltz"],
            [*sim, "--waltz"],
            ["sim", "stonks", "--games", "x"],
            ["sim", "stonks", "--games"],
            [*sim, "--option", "rounds"],
            [*sim, "--module", "waltz"],
            [*sim, "--players", 9],
            [*sim, "--components", at / "none.toml"],
            [*sim, "--components", at / "syntax.toml"],
            [*sim, "--components", at / "dots.toml"],
            [*sim, "--components", at / "numbers.toml"],
            [*sim, "--bots", "genius"],
            [*sim, "--bots", f"exec:{at}/none"],
            [*sim, "--bots", f"exec:{at}/asleep"],
            *(["replay", "--verify", at / f"{name}.journal"] for name in ["none", "torn", "short", "edited", "tag", "empty"]),
            ["replay", at],
            ["replay", at / ("x" * 300)],
            ["replay", at / "letter.db" / "inside"],
            *(["verify", at / "whole.journal", at / f"{name}.json"] for name in ["none", "cert", "list", "not"]),
            ["plays", at / "none.play"],
            ["serve", "--settings", at / "none.toml"],
            ["serve", "--settings", at / "syntax.toml"],
            ["serve", "--settings", at / "kind.toml"],
            ["serve", "--port", "x"],
            ["serve", "--address", "x"],
            ["serve", "--limit", "x"],
            ["serve", "--tls-cert", "x.pem"],
            ["serve", "--store", "memory:", "--port", 0, "--tls-cert", at / "x.pem", "--tls-key", at / "x.pem"],
            ["serve", "--store", "memory:", "--port", 0, "--password-file", at / "none"],
            ["serve", "--store", "sqlite:"],
            ["serve", "--store", "letters"],
            ["serve", "--store", f"sqlite:{at}/letter.db/x.db"],
            ["serve", "--store", f"sqlite:{at}/letter.db"],
            ["doctor", "--store", f"sqlite:{at}/none.db"],
            ["backup", at / "letter.db", "--store", f"sqlite:{at}/letter.db"],
            ["backup", at / "copy", "--store", f"sqlite:{at}/letter.db"],
            ["join", "-"],
        ]

    def foreign_words(self, language: str, text: str, typed: list) -> set[str]:
        told = NOTATION.sub(" ", without_quotations(language, text)).replace(str(self.folder), " ")
        return foreign_words(language, told, [*typed, *MODULES, self.folder])

    def test_no_word_of_english(self):
        for line in self.lines():
            exits = bell(*line, "--lang", "en").exit
            for language in TRANSLATED:
                with self.subTest(language=language, line=line):
                    answer = bell(*line, "--lang", language)
                    self.assertNotEqual(answer.exit, FINE, answer.out)
                    self.assertEqual(answer.exit, exits)
                    told = answer.out + answer.err
                    self.assertNotEqual(told, "")
                    self.assertEqual(self.foreign_words(language, told, line), set(), told)

    def test_what_a_program_did_wrong(self):
        for language in TRANSLATED:
            for name in ["leaves", "stops", "babbles", "lists", "short"]:
                with self.subTest(language=language, bot=name):
                    line = ["sim", "stonks", "--games", 1, "--bots", f"exec:{self.folder}/{name}", "--lang", language]
                    told = re.sub(r'"(?:[^"\\]|\\.)*"', "", bell(*line).err)  # the program's own line
                    self.assertEqual(self.foreign_words(language, told, line), set(), told)

    def test_what_is_wrong_with_a_play(self):
        head = "rule ST-TRK-3\ntitle stonks seats 3 modules none\n"
        table = head + "given seat 0 hand G12 F7 · seat 1 hand G6 C13 · seat 2 hand C9 H4\ngiven market H9 · at play_cards\n"
        lines = ["", "waltz", "do", "do waltz", "do seat 0 waltz", "do seat 0 play G12 · seat 1 play C13", "run to lunch", "run x · y",
                 "expect waltz", "expect level fish", "expect turn seat 2", "expect seat 7 points 1", "expect turn seat 0 please",
                 "event played seat 0 G12", "legal seat 0 play G12", "offers seat 0 play C13", "offers not seat 0 play F7",
                 "refuse seat 0 play F7 because ST-TRK-3", "refuse setup because ST-VAR-1", "given round 2", "title stonks"]
        wrong = ["", "rule WALTZ\n", "expect round 1\n", "rule ST-TRK-1\ntitle waltz seats 3\nexpect round 1\n",
                 head + "given seat 0 hand C7 C8\nexpect round 1\n", head + "given row fish\n", *(f"{table}{line}\n" for line in lines)]
        for number, play in enumerate(wrong):
            self.file(f"{number}.play", play)
        for language in TRANSLATED:
            for number, play in enumerate(wrong):
                with self.subTest(language=language, play=play):
                    answer = bell("plays", self.folder / f"{number}.play", "--lang", language)
                    self.assertEqual(answer.exit, NO, answer.out)
                    # The table as it stood is written as plays are, further in.
                    told = "".join(line for line in answer.out.splitlines(keepends=True) if not line.startswith("    "))
                    self.assertEqual(self.foreign_words(language, told, ["stockpile"]), set(), told)

    def test_a_full_disk(self):
        for language in TRANSLATED:
            with open("/dev/full", "wb") as full:
                answer = bell("titles", "--lang", language, stdout=full)
            self.assertEqual(answer.exit, NO)
            self.assertEqual(self.foreign_words(language, answer.err, []), set(), answer.err)


class Answers(BellTest):
    """What a reader of another language asks for at length."""

    def test_the_commonest_words_would_be_found(self):
        common = set("the and with from your card share price round player seat points sell bid discard".split())
        for language in TRANSLATED:
            self.assertEqual(common - english_for(language), set(), language)

    def test_every_language_has_a_folder_and_every_folder_is_a_language(self):
        self.assertEqual(LANGUAGES[0], "en")
        self.assertGreaterEqual(len(TRANSLATED), 3)
        for language in LANGUAGES:
            self.fine("titles", "--lang", language)

    def test_the_rules(self):
        for language in TRANSLATED:
            self.assertNotEqual(self.fine("rules", "SP-DEM-2", "--lang", language).out, self.fine("rules", "SP-DEM-2").out)
            for title in TITLES:
                told = self.fine("rules", title, "--lang", language).out
                self.assertGreater(len(told), 5000)
                self.assertEqual(foreign_words(language, told), set(), (language, title))

    def test_help(self):
        for language in TRANSLATED:
            for command in [*COMMANDS, ""]:
                told = self.fine(*command.split(), "--help", "--lang", language).out
                # Lines to be copied, and the names that stand in front of each explanation.
                told = re.sub(r"(?m)^(?:  (?:echo .*\| )?bell .*$|.*: bell .*$|  \S.*?(?:  +|$))", "", told)
                self.assertEqual(foreign_words(language, told), set(), (language, command))

    def test_the_lessons(self):
        for language in TRANSLATED:
            for title in TITLES:
                steps = json.loads((ROOT / f"lessons/{title}.json").read_text(encoding="utf-8"))["steps"]
                answers = "".join("show\n\n" if "act" in step or "quiz" in step else "\n" for step in steps)
                told = self.fine("tutorial", title, "--lang", language, stdin=answers.encode()).out
                self.assertEqual(foreign_words(language, told), set(), (language, title))


if __name__ == "__main__":
    unittest.main()
