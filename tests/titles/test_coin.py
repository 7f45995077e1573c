"""Plays a fourth title, Coin, through every room: BELL is a build with it.

Proves that there is one list of titles, and that a title's parts are found in its own folders.
"""

import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "cli"))

from program import NO, ROOT, USAGE, BellTest, bell  # noqa: E402  (found beside the tests of the program)

COIN = HERE / "coin"
PLAYS = COIN / "tests/plays/coin"


class Folders(unittest.TestCase):
    """The files outside its own folders that adding a title changes: this list of numbers, and cmake/titles.cmake."""

    def test_everything_but_the_ledger_stands_in_a_folder_of_its_own(self):
        shared = {
            path.relative_to(COIN).as_posix()
            for path in COIN.rglob("*")
            if path.is_file() and "coin" not in path.relative_to(COIN).as_posix().removesuffix(path.suffix).split("/")
        }
        self.assertEqual(shared, {"rulebook/numbers.txt"})

    def test_no_file_of_the_house_is_taken(self):
        taken = [path for path in COIN.rglob("*.*") if path.is_file() and (ROOT / path.relative_to(COIN)).exists()]
        self.assertEqual(taken, [COIN / "rulebook/numbers.txt"])


class Offered(BellTest):
    def test_titles_list_it_with_its_module_and_options(self):
        titles = [title["name"] for title in self.fine("titles", "--json").json()]
        self.assertEqual(titles, ["stonks", "stockpile", "wall-street-1920", "coin"])
        coin = self.fine("titles", "--json").json()[-1]
        self.assertEqual(coin["players"], {"min": 2, "max": 2})
        self.assertEqual([module["name"] for module in coin["modules"]], ["stakes"])
        self.assertEqual([(option["name"], option["module"]) for option in coin["options"]],
                         [("rounds", None), ("stakes", "stakes")])

    def test_what_does_not_fit_is_refused_in_words(self):
        sim = ["sim", "coin", "--games", 1]
        self.refused(USAGE, *sim, "--players", 3, says="too many players for `coin`")
        self.refused(USAGE, *sim, "--option", "rounds=3", says="it takes: 2, 4, 6, 8, 10")
        self.refused(USAGE, *sim, "--option", "stakes=thrice", says="to add it: --module stakes")

    def test_rules_and_printed_numbers(self):
        self.assertIn("A right guess scores 2 points", " ".join(self.fine("rules", "CN-RND-4").out.split()))
        self.assertEqual(len(self.fine("rules", "coin", "--json").json()), 8)
        mine = self.file("mine.toml", "[coin]\nprize = 5\n")
        rows = {row["key"]: row for row in self.fine("components", "coin", "--components", mine, "--json").json()}
        self.assertEqual((rows["prize"]["value"], rows["prize"]["provenance"]), (5, "replaced"))
        odd = self.file("odd.toml", "[coin]\nrounds = 3\n")
        self.refused(USAGE, "sim", "coin", "--games", 1, "--components", odd, says="`rounds` needs an even number")

    def test_the_schema_describes_it(self):
        definitions = self.fine("schema").json()["$defs"]
        self.assertEqual(definitions["CoinView"]["properties"]["title"], {"const": "coin"})
        self.assertEqual(len(definitions["CoinFact"]["anyOf"]), 7)
        self.assertEqual(len(definitions["CoinChoice"]["anyOf"]), 2)
        self.assertIn("CoinView", self.fine("schema", "--typescript").out)


class Played(BellTest):
    def one_journal(self, *more) -> Path:
        folder = self.folder / "journals"
        self.fine("sim", "coin", "--games", 1, "--seed", 5, "--journals", folder, *more)
        (path,) = folder.iterdir()
        return path

    def test_every_bot_plays_it_and_repeats(self):
        for bots in ["intern", "clerk", "broker:20,tycoon:40", f"exec:{ROOT / 'docs/examples/careful_bot.py'}:20000ms,intern"]:
            words = ["sim", "coin", "--games", 5, "--seed", 3, "--bots", bots, "--module", "stakes", "--json"]
            first, again = self.fine(*words, "--check").json(), self.fine(*words).json()
            self.assertEqual(first["signature"], again["signature"], bots)

    def test_a_bots_seat_does_not_just_take_what_comes_first(self):
        journal = self.folder / "bots.journal"
        words = ["play", "coin", "--humans", 0, "--bots", "intern", "--option", "rounds=10", "--journal", journal]
        self.assertEqual(bell(*words).exit, 0)
        said = {step["action"] for step in self.fine("replay", journal, "--json").json() if step["actor"] != "chance"}
        self.assertEqual(said, {"claim heads", "claim tails", "guess heads", "guess tails"})

    def test_every_line_of_play_is_counted(self):
        self.assertEqual(self.fine("perft", "coin", "--depth", 6, "--json").json()["leaves"], 64)

    def test_a_replay_tells_each_viewer_no_more_than_it_may_know(self):
        journal = self.one_journal("--module", "stakes")
        self.fine("replay", journal, "--verify")
        for step in self.fine("replay", journal, "--json", "--truth").json():
            self.assertIn(step["truth"]["coin"], ["heads", "tails", None])
        for seat in (0, 1):
            for moment in self.fine("replay", journal, "--json", "--as", seat).json():
                view = moment["view"]
                self.assertEqual(view["stakes"], {"factor": 2})
                if view["steps"] in (["claim"], ["guess"]):
                    self.assertEqual(view["coin"] is None, view["hider"] != seat)
        self.assertIn("guesses", self.fine("replay", journal).out)

    def test_a_person_plays_by_number_and_by_notation(self):
        journal = self.folder / "typed.journal"
        words = ["play", "coin", "--seed", 3, "--bots", "clerk", "--journal", journal]
        lines = ["sing", "help", "claim heads", "? claim tails", "guess tails", "score", "1", "1"]
        answer = bell(*words, stdin="".join(line + "\n" for line in lines).encode())
        self.assertEqual((answer.exit, answer.err), (0, ""))
        for words in ["Say heads, the truth", "You say: heads.", "CN-RND-4", "if right", "Score sheet"]:
            self.assertIn(words, answer.out)
        self.assertNotIn("coin.", answer.out.replace("the coin.", ""))
        self.fine("replay", journal, "--verify")

    def test_experiments(self):
        self.assertEqual(self.fine("arena", "coin", "--games", 4, "--bots", "clerk,intern", "--json").json()["games"], 4)
        self.fine("luck", "coin", "--games", 4, "--playouts", 2)
        self.fine("analyze", self.one_journal(), "--nodes", 20, "--playouts", 2)
        self.assertRegex(self.fine("signature", "coin", "--players", 2).out, "[0-9a-f]{16}")

    def test_a_play_that_is_not_true_fails(self):
        text = (PLAYS / "a-right-guess-scores-two.play").read_text(encoding="utf-8")
        answer = bell("plays", self.file("wrong.play", text.replace("points 2", "points 3")))
        self.assertEqual(answer.exit, NO)
        self.assertIn("seat 1 points 3", answer.out + answer.err)


if __name__ == "__main__":
    unittest.main()
