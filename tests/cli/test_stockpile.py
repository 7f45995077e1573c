"""Tests Stockpile on the command line: its setups, its numbers, its matches and a typed game."""

import unittest

from program import NO, USAGE, BellTest, bell

EVERYTHING = [
    word
    for module in (
        "bonds",
        "commodities_taxes",
        "forecast_dice",
        "first_player_card",
        "advanced_board",
        "investors",
        "strategy_cards",
    )
    for word in ("--module", module)
] + ["--option", "investors=base+cc+ii+promo", "--option", "promo_strategies=yes"]


class Titles(BellTest):
    def test_modules_and_options(self):
        titles = {title["name"]: title for title in self.fine("titles", "--json").json()}
        stockpile = titles["stockpile"]
        self.assertEqual(stockpile["players"], {"min": 2, "max": 5})
        self.assertEqual(len(stockpile["modules"]), 8)
        options = {option["name"]: option for option in stockpile["options"]}
        self.assertEqual(options["investors"]["default"], "base+cc+ii")
        self.assertEqual(len(options["investors"]["values"]), 15)
        self.assertEqual(options["investors"]["module"], "investors")
        self.assertIsNone(options["first_player"]["module"])
        for option in options.values():
            self.assertRegex(option["rule"], r"^SP-")

    def test_for_people(self):
        text = " ".join(self.fine("titles").out.split())  # help is folded at 80 columns
        self.assertIn("base, cc, ii, promo or several joined by +; default: base+cc+ii (SP-INV-4), with --module investors", text)
        self.assertNotIn("(none)", text)

    def test_a_missing_need_is_named(self):
        words = ["sim", "stockpile", "--games", 1, "--module", "investor_auction"]
        self.refused(USAGE, *words, says="`investor_auction` cannot be played without `investors`")

    def test_an_option_without_its_module_says_what_to_add(self):
        answer = self.refused(USAGE, "sim", "stockpile", "--games", 1, "--option", "promo_strategies=yes")
        self.assertIn("`promo_strategies=yes` cannot be played without `strategy_cards`; add that module", answer.err)
        self.assertIn("--module strategy_cards", answer.err)
        words = ["sim", "wall-street-1920", "--games", 1, "--option", "magnates=reward"]
        self.refused(USAGE, *words, says="`magnates=reward` cannot be played without `magnates`")
        self.refused(USAGE, *words, says="to add it: --module magnates")


class Components(BellTest):
    def test_every_number_has_a_provenance_and_a_rule(self):
        rows = self.fine("components", "stockpile", "--json").json()
        self.assertGreater(len(rows), 80)
        for row in rows:
            self.assertIn(row["provenance"], ["rulebook", "public", "reconstructed"], row["key"])
            self.assertRegex(row["rule"], r"^SP-")
        known = {row["key"]: row["provenance"] for row in rows}
        self.assertEqual(known["bids"], "public")
        self.assertEqual(known["power.soros"], "rulebook")
        self.assertEqual(known["strategy.bear-raid.cost"], "reconstructed")

    def test_an_owner_replaces_what_a_card_says(self):
        mine = self.file("mine.toml", "[stockpile]\nstrategy.naked-short.gain = 20\npower.liliane = 9\n")
        rows = {row["key"]: row for row in self.fine("components", "stockpile", "--json", "--components", mine).json()}
        self.assertEqual(rows["strategy.naked-short.gain"]["provenance"], "replaced")
        sim = ["sim", "stockpile", "--players", 4, "--games", 40, *EVERYTHING, "--json"]
        changed = self.fine(*sim, "--components", mine).json()["signature"]
        self.assertNotEqual(changed, self.fine(*sim).json()["signature"])

    def test_a_bad_number_is_refused_with_line_and_key(self):
        bad = self.file("bad.toml", "# mine\n[stockpile]\npower.soros = 100\n")
        self.refused(USAGE, "components", "stockpile", "--components", bad, says="line 3: `power.soros` needs")
        bad = self.file("deck.toml", "[stockpile]\ncommerce_deck = [3, 3, 3, 3, 3, 3, 9]\n")
        self.refused(USAGE, "sim", "stockpile", "--games", 1, "--components", bad, says="line 2: `commerce_deck` has more")


class Matches(BellTest):
    def test_every_number_of_players_with_every_module(self):
        for players in range(2, 6):
            self.fine("sim", "stockpile", "--players", players, "--games", 10, *EVERYTHING, "--check")
        self.fine("sim", "stockpile", "--players", 4, "--games", 10, *EVERYTHING, "--module", "investor_auction", "--check")

    def test_a_replay_tells_the_truth_by_name(self):
        folder = self.folder / "journals"
        self.fine("sim", "stockpile", "--players", 4, "--games", 1, "--seed", 5, "--journals", folder, *EVERYTHING)
        (journal,) = folder.iterdir()
        self.fine("replay", journal, "--verify")
        steps = self.fine("replay", journal, "--json", "--truth").json()
        for step in steps:
            truth = step["truth"]
            self.assertEqual(set(truth["prices"]), {"automotive", "bank", "computers", "electric", "laboratories", "steel"})
            self.assertEqual([player["seat"] for player in truth["players"]], [0, 1, 2, 3])
            for key in ["cash", "worth", "regular", "split", "hand"]:
                self.assertIn(key, truth["players"][0])
            self.assertEqual(len(truth["bonds"]["held"]), 4)
            for module, key in [("commodities_taxes", "owned"), ("investors", "investors"), ("strategy_cards", "hand")]:
                self.assertIn(key, truth[module]["players"][3])
                self.assertIn("deck", truth[module])
            self.assertEqual(len(truth["piles"]), 4)
            self.assertFalse(any(card is None for player in truth["players"] for card in player["hand"]))
            self.assertFalse(any(card["card"] is None for pile in truth["piles"] for card in pile["cards"]))
        self.assertEqual(steps[-1]["truth"]["round"], 6)
        self.assertTrue(steps[-1]["truth"]["winners"])
        richest = max(player["cash"] for player in steps[-1]["truth"]["players"])
        self.assertEqual(steps[-1]["truth"]["players"][steps[-1]["truth"]["winners"][0]]["cash"], richest)

    def test_a_transcript_is_for_people(self):
        folder = self.folder / "journals"
        self.fine("sim", "stockpile", "--players", 3, "--games", 1, "--journals", folder, *EVERYTHING)
        (journal,) = folder.iterdir()
        text = self.fine("replay", journal).out
        for notation in ["fee1", "fee2", "fee3", "{", "stockpile.h"]:
            self.assertNotIn(notation, text)


class Typed(BellTest):
    def play(self, *lines, players=3, more=()):
        words = ["play", "stockpile", "--players", players, "--seed", 3, "--journal", self.folder / "typed.journal", *more]
        answer = bell(*words, stdin="".join(line + "\n" for line in lines).encode())
        self.assertEqual(answer.exit, 0, answer.err)
        return answer.out

    def test_two_cards_placed_on_one_line(self):
        text = self.play("1 2", "quit")
        self.assertEqual(text.count("You put "), 2)
        self.assertIn("Your bid?", text)

    def test_bids_in_money_and_why_not(self):
        text = self.play("1 1", "bid 1 for 25", "? bid 1 for 25", "quit")
        self.assertIn("SP-DEM-2: Your cash is $20K, the bid is $25K.", text)

    def test_nonsense_says_what_can_be_typed(self):
        text = self.play("sing", "help", "quit")
        self.assertIn("bid 2 for 10", text)
        self.assertIn("SP-DEM-2", text)

    def test_a_whole_match_with_every_module(self):
        for players in [2, 5]:
            (self.folder / "typed.journal").unlink(missing_ok=True)
            text = self.play(*["1"] * 400, players=players, more=EVERYTHING)
            self.assertIn("Score sheet", text)
            self.assertIn("majorities", text)
            self.assertNotIn("is not an action here", text)


if __name__ == "__main__":
    unittest.main()
