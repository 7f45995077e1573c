"""Tests help at every level, and an error message for every invalid command line."""

import re
import subprocess
import unittest

from languages import LANGUAGES
from program import BELL, COMMANDS, NO, USAGE, BellTest, bell


class Help(BellTest):
    def test_the_program_names_its_commands(self):
        text = self.fine("--help").out
        for command in COMMANDS:
            self.assertIn(f"\n  {command} ", text)
        self.assertIn("Example:", text)

    def test_every_command_has_help_with_an_example(self):
        for command in COMMANDS:
            with self.subTest(command):
                text = self.fine(command, "--help").out
                self.assertRegex(text, rf"Example:\n(.*\n)*?.*\bbell {command}\b")

    def test_help_speaks_every_language_on_80_columns_and_shows_no_key(self):
        for command in [*COMMANDS, ""]:
            texts = {lang: self.fine(*command.split(), "--help", "--lang", lang).out for lang in LANGUAGES}
            for lang, text in texts.items():
                with self.subTest(command=command, lang=lang):
                    self.assertNotRegex(text, r"\b(help|cli)\.\w")
                    # Examples stay on one line, so that they can be copied.
                    wide = [line for line in text.splitlines() if len(line) > 80 and not re.match(r"  (echo .*\| )?bell ", line)]
                    self.assertEqual(wide, [])
                    if lang != "en":
                        self.assertNotRegex(text, r"(?m)^(Options|Subcommands):")
                        self.assertNotEqual(text.splitlines()[0], texts["en"].splitlines()[0])

    def test_titles_and_rules_fit_80_columns_in_every_language(self):
        for lang in LANGUAGES:
            for words in [["titles"], ["rules", "stonks"], ["rules", "stockpile"], ["rules", "wall-street-1920"]]:
                text = self.fine(*words, "--lang", lang).out
                # A test's path cannot be broken.
                wide = [line for line in text.splitlines() if len(line) > 80 and "tests/" not in line]
                self.assertEqual(wide, [], (lang, words))

    def test_the_version(self):
        self.assertRegex(self.fine("--version").out, r"^bell \d+\.\d+\.\d+\n$")


class WrongUsage(BellTest):
    def test_no_command(self):
        self.refused(USAGE, says="which command? There are: titles, play")

    def test_an_unknown_command_lists_those_there_are(self):
        self.refused(USAGE, "sin", says="did you mean sim? There are: titles, play, tutorial, matches, sim")
        self.refused(USAGE, "waltz", says="there is no command 'waltz'")

    def test_an_unknown_option_lists_those_there_are(self):
        self.refused(USAGE, "sim", "stonks", "--player", 3, says="did you mean --players? There are: --help, --players")
        self.refused(USAGE, "--verison", says="did you mean --version?")

    def test_an_unknown_title_lists_those_there_are(self):
        for command in ["play", "sim", "perft", "signature", "components"]:
            more = ["--games", "1"] if command == "sim" else []
            self.refused(USAGE, command, "stoncks", *more, says="there is no title 'stoncks'; did you mean stonks?")
        self.refused(USAGE, "rules", "stoncks", says="did you mean stonks?")

    def test_a_missing_title(self):
        self.refused(USAGE, "sim", "--games", 1, says="which title?")
        self.refused(USAGE, "rules", says="which rules?")
        self.refused(USAGE, "plays", says="which plays?")
        self.refused(USAGE, "replay", says="which journal?")
        self.refused(USAGE, "sim", "stonks", says="how many games?")

    def test_numbers_that_are_none(self):
        for value in ["-5", "1e3", "0", "", "12x", "99999999999999999999"]:
            self.refused(USAGE, "sim", "stonks", "--games", value, says="--games")
        self.refused(USAGE, "sim", "stonks", "--games", 1, "--seed", "-1", says="is not a whole number from 0")
        self.refused(USAGE, "sim", "stonks", "--games", 1, "--threads", "0", says="is not a whole number from 1 to 256")

    def test_too_much_on_the_line(self):
        self.refused(USAGE, "titles", "stonks", says="bell titles --help")

    def test_a_flag_without_its_value(self):
        self.refused(USAGE, "sim", "stonks", "--games", says="bell sim --help")

    def test_a_flag_given_twice(self):
        self.refused(USAGE, "sim", "stonks", "--games", 1, "--games", 2, says="--games is given more than once")

    def test_truth_goes_with_json_only(self):
        self.refused(USAGE, "replay", "x", "--truth", says="--json")


class NoSuchGame(BellTest):
    def sim(self, *words):
        return ("sim", "stonks", "--games", 1, *words)

    def test_seven_players(self):
        self.refused(USAGE, *self.sim("--players", 7), says="2 to 5 players")

    def test_one_player(self):
        self.refused(USAGE, *self.sim("--players", 1), says="2 to 5 players")

    def test_two_variants_at_once(self):
        answer = self.refused(USAGE, *self.sim("--players", 4, "--module", "moderate", "--module", "small_caps"))
        self.assertIn("moderate", answer.err)
        self.assertIn("small_caps", answer.err)

    def test_a_variant_with_too_few(self):
        self.refused(USAGE, *self.sim("--players", 2, "--module", "moderate"), says="moderate")

    def test_an_unknown_module(self):
        self.refused(USAGE, *self.sim("--module", "moderat"), says="did you mean moderate?")

    def test_options_that_are_none(self):
        self.refused(USAGE, *self.sim("--option", "rounds=0"), says="rounds")
        self.refused(USAGE, *self.sim("--option", "rounds"), says="NAME=VALUE")
        self.refused(USAGE, *self.sim("--option", "round=3"), says="did you mean rounds?")
        self.refused(USAGE, *self.sim("--option", "rounds=1", "--option", "rounds=2"), says="twice")

    def test_an_option_is_told_its_values_only_if_it_has_none_of_them(self):
        self.refused(USAGE, *self.sim("--option", "rounds=0"), says="it takes: 1")
        answer = self.refused(USAGE, *self.sim("--players", 2, "--option", "rounds=1"), says="bell rules ST-TWO-2")
        self.assertIn("With these players", answer.err)
        self.assertNotIn("It takes", answer.err)
        self.assertNotIn("lists what it can be", answer.err)

    def test_an_unknown_bot(self):
        self.refused(USAGE, *self.sim("--bots", "tycon"), says="did you mean tycoon?")
        self.refused(USAGE, *self.sim("--bots", "broker:many"), says="there is no bot 'broker:many'")
        self.refused(USAGE, *self.sim("--bots", "broker:0"), says="there is no bot 'broker:0'")
        self.refused(USAGE, *self.sim("--players", 2, "--bots", "intern,intern,intern"), says="3 bots")

    def test_an_unknown_language(self):
        self.refused(USAGE, "rules", "stonks", "--lang", "xx", says="there is no language 'xx'")

    def test_components_that_are_none(self):
        for command in [self.sim(), ("components", "stonks"), ("play", "stonks"), ("perft", "stonks")]:
            self.refused(USAGE, *command, "--components", self.folder / "missing.toml", says="missing.toml")
            bad = self.file("bad.toml", "[stonks]\nshares = [1, 2")
            self.refused(USAGE, *command, "--components", bad, says="bad.toml")
            foreign = self.file("foreign.toml", "[stonks]\ndividends = 3\n")
            self.refused(USAGE, *command, "--components", foreign, says="dividends")
        with (self.folder / "large.toml").open("wb") as large:
            large.truncate(1 << 30)
        for endless in ["/dev/zero", self.folder / "large.toml"]:
            self.refused(USAGE, "sim", "stonks", "--games", 1, "--components", endless, says="is too large")


class Edges(BellTest):
    def test_a_full_disk_under_stdout(self):
        for words in [("titles",), ("--help",), ("rules", "stonks", "--json")]:
            with open("/dev/full", "wb") as full:
                self.refused(NO, *words, stdout=full, says="can't be written: the disk is full")

    def test_a_reader_that_leaves_is_no_accident(self):
        process = subprocess.run(
            ["bash", "-c", '"$0" rules stonks --json | head -c 1 >/dev/null', BELL],
            stderr=subprocess.PIPE, timeout=60, check=False,
        )
        self.assertEqual(process.stderr, b"")

    def test_no_control_character_reaches_a_terminal(self):
        bad = "\x1b]0;mine\x07\x9b2J"
        play = self.file("bad.play", f"rule   ST-TRK-3\ntitle  stonks   seats 3   modules none\ndo     seat 0 {bad}\n")
        mine = self.file("mine.toml", f'[stonks]\n"{bad}" = 3\n')
        for words in [(bad,), ("sim", bad, "--games", 1), ("sim", "stonks", "--games", 1, "--bots", bad), ("rules", bad), ("plays", play),
                      ("sim", "stonks", "--games", 1, "--components", mine), ("sim", "stonks", "--games", 1, "--components", bad),
                      ("replay", bad), ("play", "--resume", bad), ("sim", "stonks", "--games", 1, "--option", bad), ("titles", bad)]:
            answer = bell(*words)
            self.assertNotEqual(answer.exit, 0, words)
            for control in ["\x1b", "\x07", "\x9b"]:
                self.assertNotIn(control, answer.out + answer.err, words)

    def test_more_bots_than_a_table_of_ones_own_has_seats(self):
        self.refused(USAGE, "join", "-", "--open", "stonks", "--players", 2, "--bots", "clerk,intern",
                     says="2 bots are named for 2 players, one of whom is you: leave some out or raise --players")
        self.refused(USAGE, "join", "-", "--open", "stonks", "--bots", "clerk,intern,intern", says="raise --players")

    def test_journals_where_nothing_can_be_written(self):
        self.refused(NO, "sim", "stonks", "--games", 1, "--journals", "/dev/full/journals")
        self.refused(NO, "sim", "stonks", "--games", 1, "--journals", "/proc/nowhere")

    def test_no_progress_bar_without_a_terminal(self):
        self.assertEqual(bell("sim", "stonks", "--games", 200).err, "")


if __name__ == "__main__":
    unittest.main()
