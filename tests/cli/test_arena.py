"""Tests the arena: fair seats, valid intervals, and an error message for every invalid command line."""

import unittest

from program import USAGE, WHAT_WAS_RUN, BellTest


class Arena(BellTest):
    KEYS = [
        "name", "seats", "games", "win_share", "low", "high", "mean_place", "place_low", "place_high",
        "elo", "elo_low", "elo_high",
    ]  # fmt: skip

    def words(self, *words):
        return ("arena", "stonks", *words)

    def arena(self, *words):
        return self.fine(*self.words(*words), "--json").json()

    def test_the_keys(self):
        report = self.arena("--players", 4, "--bots", "clerk,intern,intern,intern", "--games", 24)
        self.assertEqual(list(report), [*WHAT_WAS_RUN, "games", "deals", "entrants", "lost_turns", "times"])
        self.assertEqual((report["games"], report["deals"]), (24, 6))
        for entrant in report["entrants"]:
            self.assertEqual(list(entrant), self.KEYS)

    def test_one_against_three(self):
        report = self.arena("--players", 4, "--bots", "clerk,intern,intern,intern", "--games", 24)
        clerk, intern = report["entrants"]
        self.assertEqual((clerk["name"], clerk["seats"]), ("clerk", 1))
        self.assertEqual((intern["name"], intern["seats"]), ("intern", 3))
        self.assertAlmostEqual(clerk["win_share"] + 3 * intern["win_share"], 1)
        self.assertAlmostEqual(clerk["mean_place"] + 3 * intern["mean_place"], 1 + 2 + 3 + 4)
        self.assertAlmostEqual(clerk["elo"], -intern["elo"])
        self.assertGreater(clerk["win_share"], 0.25)
        for entrant in report["entrants"]:
            self.assertLess(entrant["low"], entrant["win_share"])
            self.assertLessEqual(entrant["win_share"], entrant["high"])

    def test_bots_repeat_and_deals_are_whole(self):
        report = self.arena("--players", 3, "--bots", "clerk,intern", "--games", 10)
        self.assertEqual((report["games"], report["deals"]), (12, 4))
        self.assertEqual([entrant["seats"] for entrant in report["entrants"]], [2, 1])

    def test_same_seed_same_result_on_any_number_of_threads(self):
        words = ["--players", 3, "--bots", "broker:5,clerk,intern", "--games", 12, "--seed"]
        first, again = self.arena(*words, 9), self.arena(*words, 9, "--threads", 3)
        self.assertEqual(first["entrants"], again["entrants"])
        self.assertNotEqual(first["entrants"], self.arena(*words, 10)["entrants"])

    def test_every_title(self):
        for title in ["stonks", "stockpile", "wall-street-1920"]:
            words = ["arena", title, "--players", 2, "--bots", "clerk,intern", "--games", 4, "--json"]
            entrants = self.fine(*words).json()["entrants"]
            self.assertAlmostEqual(sum(entrant["win_share"] for entrant in entrants), 1)

    def test_the_sequential_test(self):
        words = ["--players", 2, "--bots", "clerk,intern", "--games", 2000, "--sprt"]
        report = self.arena(*words)
        self.assertLess(report["games"], 2000)
        self.assertEqual(report["sprt"]["verdict"], "H1")
        self.assertGreaterEqual(report["sprt"]["llr"], report["sprt"]["high"])
        again = self.arena(*words, "--threads", 3)
        self.assertEqual((again["entrants"], again["sprt"]), (report["entrants"], report["sprt"]))

    def test_the_sequential_test_may_end_undecided_or_with_no(self):
        words = ["--players", 2, "--bots", "intern,clerk", "--sprt", "--games"]
        self.assertEqual(self.arena(*words, 4)["sprt"]["verdict"], "undecided")
        report = self.arena(*words, 2000, "--elo0", -100, "--elo1", 300)
        self.assertEqual(report["sprt"]["verdict"], "H0")

    def test_for_people(self):
        text = self.fine(*self.words("--players", 2, "--bots", "clerk,intern", "--games", 20)).out
        self.assertIn("20 games", text)
        self.assertIn("10 deals", text)
        self.assertRegex(text, r"\nclerk +1 +20 +\d+\.\d % \(\d+\.\d to \d+\.\d\) ")
        self.assertIn("50.0 % is even", text)
        text = self.fine(*self.words("--players", 2, "--bots", "clerk,intern", "--games", 4, "--sprt")).out
        self.assertIn("undecided", text)


class WrongArenas(BellTest):
    def refuse(self, *words, says):
        self.refused(USAGE, "arena", "stonks", *words, says=says)

    def test_nobody_plays(self):
        self.refuse("--games", 4, says="who plays? Say --bots")

    def test_no_games(self):
        self.refuse("--bots", "intern", says="how many games? Say --games")
        self.refuse("--bots", "intern", "--games", 0, says="--games")

    def test_too_many_bots(self):
        self.refuse("--players", 2, "--bots", "clerk,intern,intern", "--games", 4, says="3 bots are too many for 2 players")

    def test_one_bot_by_two_names(self):
        for one, other in [("clerk", "greedy"), ("random", "intern"), ("broker:500", "broker"), ("broker:8000", "tycoon")]:
            self.refused(USAGE, "arena", "stonks", "--games", 4, "--bots", f"{one},{other}", says=f"all of these are {one}")

    def test_an_unknown_bot(self):
        self.refuse("--bots", "clerk,tycon", "--games", 4, says="did you mean tycoon?")

    def test_an_unknown_title(self):
        self.refused(USAGE, "arena", "stoncks", "--bots", "intern", "--games", 4, says="did you mean stonks?")
        self.refused(USAGE, "arena", "--bots", "intern", "--games", 4, says="which title?")

    def test_a_sequential_test_of_one_or_three(self):
        self.refuse("--players", 3, "--bots", "clerk", "--games", 4, "--sprt", says="compares bots")
        self.refuse("--players", 3, "--bots", "clerk,intern,broker", "--games", 4, "--sprt", says="compares two bots")

    def test_claims_that_are_none(self):
        words = ["--bots", "clerk,intern", "--games", 4]
        self.refuse(*words, "--elo0", 5, says="--sprt")
        self.refuse(*words, "--sprt", "--elo0", 60, says="60 is not below 50")
        self.refuse(*words, "--sprt", "--elo0", "x", says="'x' is not a whole number from -2000 to 2000")


if __name__ == "__main__":
    unittest.main()
