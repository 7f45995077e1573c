"""Tests the analysis: as JSON, as a page, for people; and how much luck is in a game."""

import json
import os
import re
import signal
import subprocess
import time
import unittest
from html.parser import HTMLParser

from languages import LANGUAGES, TEXTS, foreign_words
from program import ROOT, BELL, INTERRUPTED, NO, USAGE, WHAT_WAS_RUN, BellTest, bell

QUICK = ["--nodes", 20, "--playouts", 10]
VOID = {"meta", "br", "hr", "img", "input", "link", "line", "rect", "polyline"}


class Page(HTMLParser):
    """Every tag closed in order; keeps attributes and text."""

    def __init__(self, text: str):
        super().__init__()
        self.open, self.faults, self.tags, self.attributes, self.words = [], [], [], [], []
        self.feed(text)
        self.close()
        self.faults += [f"<{tag}> is never closed" for tag in self.open]

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> at {self.getpos()}")
        else:
            self.open.pop()

    def handle_data(self, data):
        if not {"style", "script"} & set(self.open):
            self.words.append(data)


class AnalyzeTest(BellTest):
    def match(self, players: int = 3, *more):
        return self.journal(players, "--option", "rounds=1", *more)

    def analyze(self, journal, *words):
        return self.fine("analyze", journal, *QUICK, *words)


class AsJson(AnalyzeTest):
    KEYS = ["title", "players", "actions", "over", "partial", "nodes", "playouts", "seed", "seats", "decisions", "spells", "standings"]

    def test_the_keys(self):
        report = self.analyze(self.match(3), "--json").json()
        self.assertEqual(list(report), self.KEYS)
        self.assertEqual((report["title"], report["players"], report["over"]), ("stonks", 3, True))
        self.assertEqual((report["nodes"], report["playouts"], report["seed"]), (20, 10, 1))
        self.assertEqual(
            list(report["seats"][0]),
            ["seat", "name", "decisions", "best_taken", "lost", "start", "luck", "play", "end"],
        )
        self.assertEqual(
            list(report["decisions"][0]),
            ["seq", "seat", "round", "taken", "best", "rank", "taken_share", "best_share", "lost", "lead_low", "lead_high", "choices"],
        )
        self.assertEqual(list(report["decisions"][0]["choices"][0]), ["action", "words", "number", "share", "visits"])
        self.assertEqual(list(report["spells"][0]), ["first", "last", "luck", "actions"])
        self.assertEqual(list(report["standings"][0]), ["after", "shares"])

    def test_it_fits_the_journal(self):
        journal = self.match(4)
        steps = self.fine("replay", journal, "--json").json()
        report = self.analyze(journal, "--json").json()
        self.assertEqual(report["actions"], len(steps))
        for decision in report["decisions"]:
            step = steps[decision["seq"] - 1]
            self.assertEqual(step["actor"], decision["seat"])
            self.assertEqual(step["action"], decision["taken"]["action"])
            self.assertEqual(sorted(step["legal"]), sorted(choice["action"] for choice in decision["choices"]))
            self.assertEqual(sum(choice["visits"] for choice in decision["choices"]), 20)
        by_chance = [step["action"] for step in steps if step["actor"] == "chance"]
        in_spells = [action["action"] for spell in report["spells"] for action in spell["actions"]]
        self.assertEqual(by_chance, in_spells)

    def test_sums(self):
        report = self.analyze(self.match(4), "--json").json()
        for spell in report["spells"]:
            self.assertAlmostEqual(sum(spell["luck"]), 0)
        for decision in report["decisions"]:
            self.assertGreaterEqual(decision["lost"], 0)
            if decision["rank"] == 1:
                self.assertEqual(decision["lost"], 0)
                self.assertEqual(decision["taken"], decision["best"])
        for seat, row in enumerate(report["seats"]):
            self.assertAlmostEqual(row["start"] + row["luck"] + row["play"], row["end"])
            self.assertAlmostEqual(row["luck"], sum(spell["luck"][seat] for spell in report["spells"]))
            mine = [decision for decision in report["decisions"] if decision["seat"] == seat]
            self.assertEqual(row["decisions"], len(mine))
            self.assertEqual(row["best_taken"], sum(decision["rank"] == 1 for decision in mine))
            self.assertAlmostEqual(row["lost"], sum(decision["lost"] for decision in mine))

    def test_same_seed_same_answer_on_any_number_of_threads(self):
        journal = self.match(3)
        first = self.analyze(journal, "--json").out
        self.assertEqual(first, self.analyze(journal, "--json", "--threads", 2).out)
        self.assertNotEqual(first, self.analyze(journal, "--json", "--seed", 2).out)

    def test_one_seat(self):
        report = self.analyze(self.match(3), "--json", "--as", 2).json()
        self.assertEqual({decision["seat"] for decision in report["decisions"]}, {2})
        self.assertTrue(report["spells"])

    def test_every_title(self):
        for title in ["stockpile", "wall-street-1920"]:
            folder = self.folder / title
            self.fine("sim", title, "--players", 2, "--games", 1, "--journals", folder)
            (journal,) = folder.iterdir()
            report = self.fine("analyze", journal, "--nodes", 4, "--playouts", 2, "--json").json()
            self.assertTrue(report["over"])
            self.assertTrue(report["decisions"] and report["spells"])
            for decision in report["decisions"]:
                self.assertNotIn("does not know", decision["taken"]["words"])


class AsPage(AnalyzeTest):
    def page(self, journal, *words) -> str:
        file = self.folder / "page.html"
        self.analyze(journal, "--html", file, *words)
        return file.read_text(encoding="utf-8")

    def test_it_is_well_formed(self):
        page = Page(self.page(self.match(4)))
        self.assertEqual(page.faults, [])
        self.assertEqual(page.tags.count("h1"), 1)
        lines = [value for name, value in page.attributes if name == "class" and re.fullmatch(r"seat\d", value)]
        self.assertEqual(len(lines), 8)  # four lines and their samples
        ids = [value for name, value in page.attributes if name == "id"]
        self.assertEqual(len(ids), len(set(ids)))
        self.assertIn(("lang", "en"), page.attributes)

    def test_it_needs_nothing_from_elsewhere(self):
        text = self.page(self.match(4))
        for lure in ["http://", "https://", "<script", "<link", "<img", "<iframe", "@import", "url("]:
            self.assertNotIn(lure, text)
        page = Page(text)
        self.assertFalse({name for name, _ in page.attributes if name == "src" or name.startswith("on")})
        ids = {value for name, value in page.attributes if name == "id"}
        for name, value in page.attributes:
            if name == "href":
                self.assertIn(value.removeprefix("#"), ids, "a link leads to a place on the page")

    def test_it_follows_the_light_and_the_width(self):
        text = self.page(self.match(3))
        self.assertIn("prefers-color-scheme: dark", text)
        self.assertIn("max-width", text)
        self.assertIn('name="viewport"', text)

    def test_charts_have_words_for_those_who_can_not_see_them(self):
        text = self.page(self.match(3))
        self.assertRegex(text, r'<svg class="shares"[^>]*role="img"[^>]*aria-labelledby="shares-title shares-text"')
        self.assertRegex(text, r'<desc id="shares-text">Ann \(intern\): from [\d.]+ % to ')
        for svg in re.findall(r"<svg [^>]*>", text):
            self.assertTrue("role=" in svg or "aria-hidden=" in svg, svg)

    def test_every_decision_has_the_board_it_was_made_on(self):
        journal = self.match(3)
        file = self.folder / "page.html"
        decisions = self.analyze(journal, "--html", file, "--json").json()["decisions"]
        text = file.read_text(encoding="utf-8")
        for decision in decisions:
            (moment,) = re.findall(rf'<div class="moment" id="d{decision["seq"]}">(.*?)</details>', text, re.DOTALL)
            self.assertIn('<div class="board">', moment)
            self.assertIn("Ann", moment)
            taken = re.search(r'<li class="is-taken"><span class="nr">([^<]*)</span>', moment)
            if taken:  # not among those folded
                self.assertEqual(taken[1].replace("&gt;", ">"), decision["taken"]["number"] + ")")
        self.assertEqual(text.count('<div class="board">'), len(decisions))

    def test_rounds_are_marked_and_prices_drawn(self):
        journal = self.journal(3, "--option", "rounds=2")
        text = self.page(journal)
        marks = re.search(r'<div class="rounds"[^>]*>(.*?)</div>', text)[1]
        self.assertEqual(re.findall(r">(\d+)<", marks), ["1", "2"])
        charts = re.findall(r'<svg class="course".*?</svg>', text, re.DOTALL)
        self.assertEqual(len(charts), 4)  # the companies of three players
        for chart in charts:
            self.assertEqual(chart.count('<line class="round"'), 2)
            self.assertRegex(chart, r'aria-label="\w+: from \d+ to \d+; lowest \d+, highest \d+\."')
        self.assertEqual(re.findall(r"<b>Round (\d)</b>", text), ["1", "2"])

    def test_every_title_in_every_language(self):
        for title, sign in [("stockpile", "BB"), ("wall-street-1920", "CT")]:
            folder = self.folder / title
            self.fine("sim", title, "--players", 2, "--games", 1, "--journals", folder)
            (journal,) = folder.iterdir()
            for language in LANGUAGES:
                file = self.folder / f"{title}.{language}.html"
                self.fine("analyze", journal, "--nodes", 2, "--playouts", 1, "--html", file, "--lang", language)
                text = file.read_text(encoding="utf-8")
                page = Page(text)
                self.assertEqual(page.faults, [], language)
                self.assertIn(("lang", language), page.attributes)
                self.assertIn(f"<h4>{TEXTS[language].sentences['cli.analysis.board.prices']}</h4>", text)
                self.assertIn(f">{sign}</span>", text)
                labels = [value for name, value in page.attributes if name in ("aria-label", "title")]
                self.assertEqual(foreign_words(language, " ".join(page.words + labels)), set(), (title, language))
                self.assertNotRegex("".join(page.words), r"\b(cli|ui|analysis|stockpile|wall-street-1920)\.[a-z_]+")

    def test_people_are_called_as_they_say(self):
        journal = self.folder / "left.journal"
        bell("play", "stonks", "--players", 3, "--bots", "intern", "--journal", journal, "--seed", 2, stdin=b"1\n" * 6)
        text = self.analyze(journal, "--name", "Wilhelmina Featherstone").out
        self.assertIn("0 Wilhelmina Featherstone", text)
        self.refused(USAGE, "analyze", journal, "--name", "A", "--name", "B", says="name")
        page = self.page(journal, "--name", "<b>Bo</b>")
        self.assertIn("&lt;b&gt;Bo", page)
        self.assertNotIn("<b>Bo", page)

    def test_actions_are_told_in_words(self):
        words = "".join(Page(self.page(self.match(3))).words)
        self.assertRegex(words, r"Play (carrot|grass|honey|fish|apple) \d+")
        self.assertRegex(words, r"Open the market with ")
        self.assertNotRegex(words, r"\bplay [CGHFA]\d+\b")

    def test_names_can_not_smuggle_markup_in(self):
        name = "<script>alert('x')</script>&\"quoted\""
        # In format 1 names are outside the chain of checkpoints, so anybody could add one.
        journal = (ROOT / "tests/journals/stonks/2-players-1.journal").read_text()
        escaped = name.replace("\\", "\\\\").replace('"', '\\"')
        players = '[Players "2"]\n'
        self.assertIn(players, journal)
        file = self.file("named.journal", journal.replace(players, players + f'[Seat0 "{escaped}"]\n[Seat1 "b"]\n'))
        text = self.page(file)
        self.assertNotIn("<script", text)
        page = Page(text)
        self.assertEqual(page.faults, [])
        self.assertIn(name, "".join(page.words))

    def test_the_page_and_the_answer_come_together(self):
        file = self.folder / "page.html"
        report = self.analyze(self.match(3), "--html", file, "--json").json()
        self.assertEqual(list(report), AsJson.KEYS)
        self.assertTrue(file.read_text().endswith("</html>\n"))

    def test_an_old_page_is_replaced_and_nothing_is_left_beside(self):
        file = self.file("page.html", "old")
        journal = self.match(3)
        before = sorted(os.listdir(self.folder))
        self.analyze(journal, "--html", file)
        self.assertTrue(file.read_text().startswith("<!DOCTYPE html>"))
        self.assertEqual(sorted(os.listdir(self.folder)), before)

    def test_a_journal_is_never_replaced_by_its_page(self):
        journal = self.match(3)
        kept = journal.read_bytes()
        (self.folder / "link").symlink_to(journal)
        (self.folder / "same").hardlink_to(journal)
        for name in [journal, journal.parent / "." / journal.name, self.folder / "link", self.folder / "same"]:
            self.refused(NO, "analyze", journal, *QUICK, "--html", name, says="it is what is being read")
            self.refused(NO, "analyze", name, *QUICK, "--html", journal, says="it is what is being read")
        self.assertEqual(journal.read_bytes(), kept)

    def test_where_nothing_can_be_written(self):
        journal = self.match(3)
        blocked = self.file("blocked", "a file, not a folder")
        for path in [self.folder, blocked / "page.html", self.folder / "missing" / "page.html", "/dev/full", "/dev/null"]:
            self.refused(NO, "analyze", journal, *QUICK, "--html", path, says=f"{path} can't be written")
        self.assertTrue(os.path.exists("/dev/null") and not os.path.isfile("/dev/null"))
        self.assertEqual(blocked.read_text(), "a file, not a folder")


class ForPeople(AnalyzeTest):
    def test_sums_mistakes_and_spells(self):
        text = self.analyze(self.match(3)).out
        self.assertIn("Stonks, ", text)
        self.assertIn("won by ", text)
        self.assertIn("best taken", text)
        self.assertIn("2 Cleo (intern)", text)
        self.assertIn("The greatest spells of luck, ", text)

    def test_help_says_what_is_told(self):
        self.assertIn("reveals what was hidden", self.fine("analyze", "--help").out)


class BadJournals(AnalyzeTest):
    def test_files_that_are_none(self):
        self.refused(USAGE, "analyze", says="which journal?")
        self.refused(USAGE, "analyze", self.folder / "missing", says="can't be read")
        self.refused(USAGE, "analyze", self.file("empty", ""), says="it is empty")
        self.refused(NO, "analyze", self.file("foreign", "hello\n"), says="line 1")

    def test_an_edited_line_is_named(self):
        lines = self.match(3).read_text().split("\n")
        at = next(n for n, line in enumerate(lines) if ": play " in line)
        edited = lines[:]
        edited[at] = re.sub(r"#\w{16}", "#" + "0" * 16, edited[at])
        self.refused(NO, "analyze", self.file("hash.journal", "\n".join(edited)), says=f"line {at + 1}: ")
        edited = lines[:]
        edited[at] = re.sub(r"play \w+", "play Z9", edited[at])
        self.refused(NO, "analyze", self.file("action.journal", "\n".join(edited)), says=f"line {at + 1}: ")

    def test_a_refused_journal_writes_no_page(self):
        lines = self.match(3).read_text().split("\n")
        at = next(n for n, line in enumerate(lines) if ": play " in line)
        lines[at] = re.sub(r"#\w{16}", "#" + "0" * 16, lines[at])
        page = self.folder / "page.html"
        self.refused(NO, "analyze", self.file("hash.journal", "\n".join(lines)), "--html", page)
        self.assertFalse(page.exists())

    def test_a_match_cut_short_is_judged_as_far_as_it_goes(self):
        text = self.match(3).read_text()
        lines = text.split("\n")
        at = next(n for n, line in enumerate(lines) if ": play " in line)
        whole = self.file("cut.journal", "\n".join(lines[: at + 3]) + "\n")
        torn = self.file("torn.journal", "\n".join(lines[: at + 3]) + "\n" + lines[at + 3][:9])
        report = self.analyze(whole, "--json").json()
        self.assertFalse(report["over"])
        self.assertTrue(report["decisions"])
        self.assertEqual(report, self.analyze(torn, "--json").json())
        self.assertIn("not over", self.analyze(whole).out)

    def test_nothing_but_a_header(self):
        header = self.match(3).read_text().split("\n1 chance")[0]
        report = self.analyze(self.file("header.journal", header + "\n"), "--json", "--html", self.folder / "x.html").json()
        self.assertEqual((report["actions"], report["decisions"], report["spells"]), (0, [], []))
        self.assertEqual(Page((self.folder / "x.html").read_text()).faults, [])

    def test_seats_and_numbers_that_are_none(self):
        journal = self.match(3)
        self.refused(USAGE, "analyze", journal, "--as", 3, says="the seats are 0 to 2")
        self.refused(USAGE, "analyze", journal, "--nodes", 0, says="--nodes")
        self.refused(USAGE, "analyze", journal, "--playouts", "many", says="--playouts")


class Interrupted(AnalyzeTest):
    def test_an_interrupted_analysis_leaves_the_old_page_alone(self):
        journal = self.match(4)
        page = self.file("page.html", "old")
        before = sorted(os.listdir(self.folder))
        process = subprocess.Popen(
            [BELL, "analyze", journal, "--nodes", "20000", "--html", page, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
        self.assertEqual(process.returncode, INTERRUPTED)
        report = json.loads(out)
        self.assertTrue(report["partial"])
        self.assertEqual((report["spells"], report["standings"]), ([], []))
        for decision in report["decisions"]:
            self.assertGreaterEqual(decision["rank"], 1, "only what was judged")
        for seat in report["seats"]:
            self.assertEqual((seat["luck"], seat["end"]), (None, None))
        self.assertEqual(sum(seat["decisions"] for seat in report["seats"]), len(report["decisions"]))
        self.assertEqual(page.read_text(), "old")
        self.assertEqual(sorted(os.listdir(self.folder)), before)


class Luck(BellTest):
    def luck(self, *words):
        return self.fine("luck", "stonks", "--players", 3, "--option", "rounds=1", "--games", 40, "--playouts", 2, *words)

    def test_the_keys(self):
        report = self.luck("--json").json()
        self.assertEqual(
            list(report),
            [*WHAT_WAS_RUN, "games", "spells", "playouts", "luck_part", "luck_part_low", "luck_part_high", "seats", "times"],
        )
        self.assertEqual(list(report["seats"][0]), ["seat", "bot", "win_share", "mean_luck", "low", "high"])
        self.assertEqual((report["games"], report["playouts"], len(report["seats"])), (40, 2, 3))
        self.assertAlmostEqual(sum(seat["mean_luck"] for seat in report["seats"]), 0)
        self.assertAlmostEqual(sum(seat["win_share"] for seat in report["seats"]), 1)
        for seat in report["seats"]:
            self.assertLess(seat["low"], seat["mean_luck"])
            self.assertLess(seat["mean_luck"], seat["high"])

    def test_same_seed_same_luck_on_any_number_of_threads(self):
        first, again = self.luck("--json").json(), self.luck("--json", "--threads", 2).json()
        del first["times"], again["times"]
        self.assertEqual(first, again)
        other = self.luck("--json", "--seed", 2).json()
        self.assertNotEqual(first["seats"], other["seats"])

    def test_for_people(self):
        text = self.luck("--bots", "clerk,intern").out
        self.assertIn("of the differences between results are luck", text)
        self.assertIn("seat 1 (intern)", text)

    def test_wrong_orders(self):
        self.refused(USAGE, "luck", says="which title?")
        self.refused(USAGE, "luck", "stonks", says="how many games?")
        self.refused(USAGE, "luck", "stonks", "--games", 1, says="is not a whole number from 2")
        self.refused(USAGE, "luck", "stonks", "--games", 2, "--bots", "oracle", says="there is no bot 'oracle'")
        self.refused(USAGE, "luck", "stonks", "--players", 2, "--games", 2, "--bots", "intern,intern,intern", says="3 bots")


if __name__ == "__main__":
    unittest.main()
