"""What each command answers, for people and as JSON."""

import json
import re
import stat
import unittest

from program import NO, ROOT, USAGE, WHAT_WAS_RUN, BellTest, bell


class Titles(BellTest):
    def test_players_variants_and_options(self):
        titles = {title["name"]: title for title in self.fine("titles", "--json").json()}
        stonks = titles["stonks"]
        self.assertEqual(stonks["players"], {"min": 2, "max": 5})
        self.assertEqual([variant["name"] for variant in stonks["variants"]], ["moderate", "small_caps"])
        options = {option["name"]: option for option in stonks["options"]}
        self.assertEqual(options["rounds"]["default"], "3")
        self.assertEqual(options["rounds"]["values"], [str(n) for n in range(1, 10)])
        self.assertEqual(options["rounds"]["rule"], "ST-END-5")
        self.assertIn("moderate", options["variant"]["values"])

    def test_for_people(self):
        text = self.fine("titles").out
        self.assertIn("stonks: 2 to 5 players", text)
        self.assertIn("intern, clerk, broker, tycoon", text)


class Sim(BellTest):
    KEYS = [*WHAT_WAS_RUN, "games", "decisions", "chance", "wins", "mean_score", "signature", "lost_turns", "times"]

    def sim(self, *words):
        return self.fine("sim", "stonks", "--games", 20, *words, "--json").json()

    def test_the_keys(self):
        report = self.sim("--players", 4)
        self.assertEqual(list(report), self.KEYS)
        self.assertEqual(report["games"], 20)
        self.assertEqual(len(report["wins"]), 4)
        self.assertEqual(len(report["mean_score"]), 4)
        self.assertAlmostEqual(sum(report["wins"]), 20)
        self.assertEqual(list(report["times"]), ["seconds", "games_per_second", "nodes_per_second"])
        self.assertEqual((report["title"], report["players"], report["bots"], report["partial"]), ("stonks", 4, ["intern"], False))
        self.assertRegex(report["signature"], r"^[0-9a-f]{16}$")

    def test_same_seed_same_games_on_any_number_of_threads(self):
        first = self.sim("--players", 3, "--seed", 9)
        again = self.sim("--players", 3, "--seed", 9, "--threads", 2)
        other = self.sim("--players", 3, "--seed", 10)
        for key in ["decisions", "chance", "wins", "mean_score", "signature"]:
            self.assertEqual(first[key], again[key], key)
        self.assertNotEqual(first["signature"], other["signature"])

    def test_equal_runs_are_equal_bytes_but_for_the_times(self):
        first, again = self.sim("--players", 3), self.sim("--players", 3)
        del first["times"], again["times"]
        self.assertEqual(json.dumps(first), json.dumps(again))

    def test_every_number_of_players_keeps_every_invariant(self):
        for players in range(2, 6):
            self.sim("--players", players, "--check")

    def test_bots_take_the_seats_in_turn(self):
        words = ["sim", "stonks", "--players", 3, "--games", 1, "--option", "rounds=1", "--json", "--bots"]
        played = [self.fine(*words, bots).json()["signature"] for bots in ["intern", "intern,clerk", "clerk,intern"]]
        self.assertEqual(len(set(played)), 3)

    def test_a_level_may_be_given_a_budget(self):
        words = ["sim", "stonks", "--players", 3, "--games", 1, "--option", "rounds=1", "--json", "--bots"]
        played = [self.fine(*words, bots).json()["signature"] for bots in ["broker:20", "tycoon:20", "broker:30"]]
        self.assertEqual(played[0], played[1])
        self.assertNotEqual(played[0], played[2])

    def test_older_names_of_bots_are_understood(self):
        words = ["sim", "stonks", "--players", 3, "--games", 1, "--option", "rounds=1", "--json", "--bots"]
        self.assertEqual(*[self.fine(*words, bots).json()["signature"] for bots in ["greedy,random", "clerk,intern"]])

    def test_a_variant_is_a_module_and_an_option(self):
        by_module = self.sim("--players", 4, "--module", "moderate")["signature"]
        by_option = self.sim("--players", 4, "--option", "variant=moderate")["signature"]
        self.assertEqual(by_module, by_option)
        self.assertNotEqual(by_module, self.sim("--players", 4)["signature"])

    def test_replaced_components_change_the_game(self):
        mine = self.file("mine.toml", "[stonks]\nshares = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9]\n")
        self.assertNotEqual(self.sim("--components", mine)["mean_score"], self.sim()["mean_score"])

    def test_a_journal_for_every_game(self):
        folder = self.folder / "many"
        self.sim("--journals", folder)
        self.assertEqual(len(list(folder.iterdir())), 20)
        for journal in folder.iterdir():
            self.assertEqual(stat.S_IMODE(journal.stat().st_mode), 0o600)

    def test_a_journal_that_is_there_stays(self):
        folder = self.folder / "kept"
        folder.mkdir()
        for game in [19, 7]:
            (folder / f"game-{game:07}.journal").write_text("mine")
        self.refused(NO, "sim", "stonks", "--games", 20, "--journals", folder, says="game-0000007.journal' is there already")
        self.assertEqual({path.name: path.read_text() for path in folder.iterdir()},
                         {"game-0000007.journal": "mine", "game-0000019.journal": "mine"})
        self.fine("sim", "stonks", "--games", 7, "--journals", folder)  # games 0 to 6 are in nobody's way

    def test_for_people(self):
        self.assertIn("signature ", self.fine("sim", "stonks", "--games", 3).out)


class Rules(BellTest):
    KEYS = {"id", "title", "text", "kind", "source", "tests"}

    def test_all_rules_of_a_title(self):
        rules = self.fine("rules", "stonks", "--json").json()
        self.assertGreater(len(rules), 40)
        for rule in rules:
            self.assertEqual(set(rule) - {"ruling"}, self.KEYS, rule["id"])
            self.assertIn(rule["kind"], ["rule", "ruling", "component"])
            self.assertTrue(rule["text"] and rule["source"])

    def test_a_chapter_and_a_short_title(self):
        chapter = self.fine("rules", "st-trk", "--json").json()
        self.assertGreater(len(chapter), 3)
        self.assertEqual({rule["id"][:7] for rule in chapter}, {"ST-TRK-"})
        self.assertEqual(self.fine("rules", "wall").out, self.fine("rules", "wall-street-1920").out)

    def test_one_rule_however_it_is_spelt(self):
        for spelling in ["ST-TRK-3", "st-trk-3"]:
            (rule,) = self.fine("rules", spelling, "--json").json()
            self.assertEqual(rule["id"], "ST-TRK-3")

    def test_for_people(self):
        self.assertTrue(self.fine("rules", "ST-TRK-3").out.startswith("ST-TRK-3  "))

    def test_an_unknown_rule(self):
        self.refused(USAGE, "rules", "ST-TRK-99", says="did you mean ST-TRK-")


class Components(BellTest):
    KEYS = ["key", "rule", "text", "value", "least", "most", "provenance", "note"]

    def test_every_number_has_a_provenance(self):
        for component in self.fine("components", "stonks", "--json").json():
            self.assertEqual(list(component), self.KEYS)
            self.assertIn(component["provenance"], ["rulebook", "public", "reconstructed"])
            self.assertNotIsInstance(component["value"], str)

    def test_the_document_has_the_true_ranges(self):
        ranges = {}
        for title in ["stonks", "stockpile"]:
            for component in self.fine("components", title, "--json").json():
                count = str(len(component["value"])) if isinstance(component["value"], list) else "one"
                ranges.setdefault(component["key"], []).append((count, f"{component['least']} to {component['most']}"))
        document = (ROOT / "docs/components.md").read_text(encoding="utf-8")
        rows = re.findall(r"^\| (`[^|]+) \| ([^|]+) \| ([^|]+) \|", document, re.M)
        self.assertGreater(len(rows), 25)
        for keys, count, each in rows:
            for key in re.findall("`([^`]+)`", keys):
                self.assertIn((count, each), ranges[key], key)

    def test_guesses_are_marked(self):
        lines = self.fine("components", "stonks").out.split("\n")
        self.assertTrue(any(line.startswith("? shares") for line in lines))

    def test_a_replaced_number_says_so(self):
        mine = self.file("mine.toml", "[stonks]\nrounds = 5\n")
        listed = self.fine("components", "stonks", "--components", mine, "--json").json()
        (rounds,) = [component for component in listed if component["key"] == "rounds"]
        self.assertEqual((rounds["value"], rounds["provenance"]), (5, "replaced"))


class Developers(BellTest):
    def test_perft_counts_and_divides(self):
        report = self.fine("perft", "stonks", "--players", 3, "--depth", 2, "--json").json()
        self.assertEqual(report["leaves"], sum(report["divide"].values()))
        self.assertIn(f"{report['leaves']} leaves", self.fine("perft", "stonks", "--players", 3, "--depth", 2).out)

    def test_signature_of_every_number_of_players(self):
        listed = self.fine("signature", "stonks", "--games", 5, "--json").json()
        self.assertEqual([entry["players"] for entry in listed], [2, 3, 4, 5])
        simulated = self.fine("sim", "stonks", "--players", 3, "--games", 5, "--json").json()
        self.assertEqual(listed[1]["signature"], simulated["signature"])

    def test_signature_of_a_variant(self):
        listed = self.fine("signature", "stonks", "--module", "moderate", "--games", 2, "--json").json()
        self.assertEqual([entry["players"] for entry in listed], [3, 4, 5])


class Bench(BellTest):
    KEYS = ["title", "players", "modules", "games_per_second", "nodes_per_second", "ns_per_node", "state_bytes", "copies_per_second"]

    def test_the_rows_and_the_yardstick(self):
        report = self.fine("bench", "--json").json()
        self.assertEqual(list(report), ["version", "partial", "rows", "yardstick_ns"])
        self.assertFalse(report["partial"])
        self.assertGreater(report["yardstick_ns"], 0)
        self.assertEqual({row["players"] for row in report["rows"]}, {2, 3, 4, 5})
        for row in report["rows"]:
            self.assertEqual(list(row), self.KEYS)
            self.assertGreater(row["ns_per_node"], 0)


class Plays(BellTest):
    def test_a_file_that_is_no_play_fails(self):
        bad = self.file("a-price-never-sings.play", "sing a song\n")
        answer = bell("plays", bad)
        self.assertEqual(answer.exit, NO)
        self.assertIn("FAILED", answer.out)
        self.assertTrue(answer.out.endswith("0 passed, 1 failed\n"))

    def test_what_can_be_no_play_is_refused_in_few_words(self):
        line = self.file("line.play", "dance" * 20_000)
        with (self.folder / "large.play").open("wb") as large:
            large.truncate(1 << 30)
        for file, why in [(line, "a line begins with `rule, title, given"), (self.folder / "large.play", "is too large for a play")]:
            answer = self.exits(NO, "plays", file)
            self.assertIn(why, answer.out)
            self.assertLess(len(answer.out), 3000)

    def test_a_directory_stands_for_its_plays(self):
        self.assertRegex(self.fine("plays", ROOT / "tests/plays").out, r"^\d+ passed, 0 failed\n$")

    def test_no_plays(self):
        self.refused(USAGE, "plays", self.folder, says="there is no .play file")
        self.refused(USAGE, "plays", self.folder / "missing.play", says="there is no file")


if __name__ == "__main__":
    unittest.main()
