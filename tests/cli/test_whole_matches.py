"""Whole matches in terminals of three sizes, with everything in the box: a player who takes any choice on the screen gets to
the end, and sees title, prices and every choice at each question."""

import random
import re
import unittest

from program import BellTest, needs
from screen import Screen, last_line, numbers_on

CHOICE = [f"Your choice (help, ?{more}):" for more in
          ["", ", t: the whole table", *(f"{table}, log: {number} more" for table in ["", ", t: the whole table"] for number in range(1, 100))]]
ENTER = "Press Enter to go on."
MODULES = ["bonds", "commodities_taxes", "forecast_dice", "first_player_card", "advanced_board", "investors",
           "investor_auction", "strategy_cards"]

# The first words of the title line, and a price of each company.
STONKS = "STONKS", [rf"{mark}\W" for mark in "CGHFA"], r"[(\[]\d[)\]]"
STOCKPILE = "Stockpile", ["Automotive", "Bank", "Computers", "Electric", "Labs", "Steel"], r"\[\d+\$?\]"
WALL_STREET = "1920 Wall Street", ["corn", "cotton", "steel", "oil"], r"\(\d+\)"


@needs("tmux")
class WholeMatches(BellTest):
    def play(self, *match) -> None:
        for width, height in [(80, 24), (100, 30), (140, 45)]:
            with self.subTest(width=width, height=height):
                self.play_at(width, height, *match)

    def play_at(self, width: int, height: int, heading: str, companies: list[str], price: str, *words) -> None:
        screen = Screen("play", *words, "--players", 5, "--bots", "intern", "--seed", 7, width=width, height=height)
        self.addCleanup(screen.close)
        dice = random.Random(7)
        asked = 0
        seen = screen.wait_for_prompt(*CHOICE, ENTER)
        while "EXIT" not in seen:
            if last_line(seen) == ENTER:
                screen.answer("on")
            else:
                asked += 1
                self.look_at(seen, heading, companies, price)
                self.count(screen, numbers_on(seen))
                screen.answer(str(dice.choice(numbers_on(seen))))
            seen = screen.wait_for_prompt(*CHOICE, ENTER)
        self.assertIn("EXIT 0", seen)
        self.assertGreater(asked, 20, "a whole match was played")

    def look_at(self, seen: str, heading: str, companies: list[str], price: str) -> None:
        first = seen.splitlines()[0]
        self.assertTrue(first.startswith(heading), seen)
        if "Before the first round" in first:
            return
        self.assertEqual(len(re.findall(price, seen)) >= len(companies), True, seen)
        for company in companies:
            self.assertRegex(seen, company)

    def count(self, screen: Screen, numbers: list[int]) -> None:
        """The program's list of choices must agree with the screen."""
        screen.answer("999")
        said = screen.wait_until(lambda seen: re.search(r"1 to \d+|only choice 1\b", seen) and last_line(seen) in CHOICE)
        found = re.search(r"1 to (\d+)", said)
        self.assertEqual(sorted(numbers), list(range(1, int(found[1]) + 1 if found else 2)), said)

    def test_stonks(self):
        self.play(*STONKS, "stonks", "--option", "variant=small_caps")

    def test_stockpile(self):
        modules = [word for name in MODULES for word in ("--module", name)]
        self.play(*STOCKPILE, "stockpile", *modules, "--option", "investors=base+cc+ii+promo", "--option", "promo_strategies=yes")

    def test_1920_wall_street(self):
        self.play(*WALL_STREET, "wall-street-1920", "--module", "magnates", "--module", "purchase_option", "--option",
                  "magnates=mix", "--option", "memory_aid=on", "--option", "board=blue")


if __name__ == "__main__":
    unittest.main()
