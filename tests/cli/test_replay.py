"""Tests journals: printed, shown, checked; and refused when they were edited."""

import json
import os
import subprocess
import time
import unittest
from pathlib import Path

from program import BELL, NO, ROOT, UNFINISHED, USAGE, BellTest, bell


class Steps(BellTest):
    KEYS = ["seq", "actor", "action", "legal", "rules", "events", "view", "checkpoint"]

    def test_one_object_a_step(self):
        for players in [2, 3, 5]:
            steps = self.fine("replay", self.journal(players), "--json").json()
            self.assertEqual([step["seq"] for step in steps], list(range(1, len(steps) + 1)))
            for step in steps:
                self.assertEqual(list(step), self.KEYS)
                self.assertIn(step["action"], step["legal"])
                self.assertTrue(step["rules"])
                self.assertRegex(step["checkpoint"], "^[0-9a-f]{16}$")
                self.assertIn(step["actor"], ["chance", *range(players)])

    def test_the_truth_after_every_step(self):
        steps = self.fine("replay", self.journal(4), "--json", "--truth").json()
        for step in steps:
            truth = step["truth"]
            if truth["round"] == 0:
                continue
            cards = [*truth["deck"], *truth["discard"]]
            cards += [truth["trick"]["market"]] if truth["trick"]["market"] else []
            cards += [play["card"] for play in truth["trick"]["plays"]]
            for player in truth["players"]:
                cards += [*player["hand"], *player["portfolio"], *player["hidden"], *player["last_cards"]]
                cards += [player["to_reveal"]] if player["to_reveal"] else []
            self.assertEqual(len(cards), 65)
            self.assertEqual(len(set(cards)), 65)

    def test_a_seat_sees_its_own_hand_alone(self):
        for step in self.fine("replay", self.journal(3), "--json", "--as", 1).json():
            for player in step["view"]["players"]:
                if player["seat"] != 1 and player["hand_size"] > 0:
                    self.assertIsNone(player["hand"])
                if player["seat"] == 1 and player["hand_size"] > 0:
                    self.assertEqual(len(player["hand"]), player["hand_size"])

    def test_a_seat_is_shown_what_it_lived_through_and_nothing_else(self):
        journal = self.journal(3)
        moments = self.fine("replay", journal, "--json", "--as", 1).json()
        self.assertEqual([moment["moment"] for moment in moments], list(range(1, len(moments) + 1)))
        own = [step["action"] for step in self.fine("replay", journal, "--json").json() if step["actor"] == 1]
        self.assertEqual([moment["action"] for moment in moments if "action" in moment], own)
        for moment in moments:
            self.assertLessEqual(set(moment), {"moment", "choices", "action", "events", "view", "question"})
            if "choices" in moment:
                self.assertTrue(all(choice["text"] for choice in moment["choices"]), "choices in words")
                self.assertIn(moment["action"], [choice["action"] for choice in moment["choices"]])
            for event in moment["events"]:
                if event["fact"] == "dealt" and event["seat"] != 1:
                    self.assertIsNone(event["card"])
        self.assertTrue(moments[-1]["question"]["text"], "what the table waits for, in words")
        self.refused(USAGE, "replay", journal, "--json", "--truth", "--as", 1)

    def test_an_unfinished_match_tells_no_points(self):
        whole = self.journal(3).read_text().splitlines(keepends=True)
        text = self.fine("replay", self.file("half.journal", "".join(whole[:60])), "--as", 1).out
        self.assertTrue(text.endswith("\nnot over\n"), text[-200:])

    def test_the_public_sees_no_hand_when_luck_acts(self):
        for step in self.fine("replay", self.journal(3), "--json").json():
            if step["actor"] == "chance":
                self.assertEqual({json.dumps(player["hand"]) for player in step["view"]["players"]}, {"null"})

    def test_as_many_steps_as_asked_for(self):
        journal = self.journal()
        self.assertEqual(len(self.fine("replay", journal, "--json", "--at", 7).json()), 7)
        self.assertEqual(self.fine("replay", journal, "--json", "--at", 0).json(), [])

    def test_same_journal_same_output(self):
        journal = self.journal()
        self.assertEqual(self.fine("replay", journal, "--json").out, self.fine("replay", journal, "--json").out)


class ForPeople(BellTest):
    def test_a_transcript_ends_with_the_result(self):
        text = self.fine("replay", self.journal()).out
        self.assertIn("won by ", text.strip().split("\n")[-1])
        self.assertGreater(text.count("\n"), 50)

    def test_the_table_after_some_steps(self):
        journal = self.journal()
        self.assertIn("as the public sees it", self.fine("replay", journal, "--at", 60).out)
        self.assertIn("as seat 2 sees it", self.fine("replay", journal, "--at", 60, "--as", 2).out)

    def test_seats_and_steps_that_are_not_there(self):
        journal = self.journal()
        self.refused(USAGE, "replay", journal, "--at", 100000, says="has only")
        self.refused(USAGE, "replay", journal, "--as", 3, says="the seats are 0 to 2")


class Verify(BellTest):
    def refuse_text(self, text: str, says: str):
        self.refused(NO, "replay", self.file("edited.journal", text), "--verify", says=says)

    def test_a_whole_journal_holds(self):
        for players in range(2, 6):
            answer = self.fine("replay", self.journal(players), "--verify")
            self.assertRegex(answer.out, r"^verified \d+ steps, .*won by ")

    def test_as_json(self):
        report = self.fine("replay", self.journal(), "--verify", "--json").json()
        self.assertEqual(list(report), ["verified", "finished", "checkpoint", "winners", "scores"])
        self.assertTrue(report["finished"])

    def test_a_sound_match_that_is_not_over_is_no_forged_one(self):
        lines = self.journal().read_text().splitlines(keepends=True)
        for count in [8, 40, 90]:  # only the header; the deal; in the middle
            half = self.file("half.journal", "".join(lines[:count]))
            answer = self.exits(UNFINISHED, "replay", half, "--verify")
            self.assertEqual((answer.out.startswith("verified "), answer.err), (True, ""))
            self.assertIn("not over", answer.out)
            report = self.exits(UNFINISHED, "replay", half, "--verify", "--json").json()
            self.assertEqual((report["finished"], report["winners"], report["scores"]), (False, [], []))
            # An edited or torn journal is invalid, whether the match is over or not.
            edited = "".join(lines[:count]).replace('"3"', '"4"', 1)
            self.refused(NO, "replay", self.file("edited.journal", edited), "--verify", says="line")
        self.refused(NO, "replay", self.file("torn.journal", "".join(lines[:60])[:-3]), "--verify", says="line 60")

    def test_with_replaced_components(self):
        mine = self.file("mine.toml", "[stonks]\nshares = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9]\n")
        self.fine("replay", self.journal(3, "--components", mine), "--verify")

    def test_cut_anywhere_it_is_refused(self):
        text = self.journal().read_text()
        lines = text.splitlines(keepends=True)
        self.refuse_text("".join(lines[:-1]), "line")
        self.refuse_text(text[: len(text) // 2], "line")
        self.refuse_text(text[:-3], "line")

    def test_edited_anywhere_it_is_refused_with_the_line(self):
        lines = self.journal().read_text().splitlines(keepends=True)
        first = next(at for at, line in enumerate(lines) if line.startswith("1 "))
        for at in [first, first + 30, len(lines) - 3]:
            swapped = [*lines]
            digit = swapped[at].rstrip()[-1]
            swapped[at] = swapped[at].rstrip()[:-1] + ("0" if digit != "0" else "1") + "\n"
            self.refuse_text("".join(swapped), f"line {at + 1}")
        self.refuse_text("".join(lines[: first + 20] + lines[first + 21 :]), f"line {first + 21}")

    def test_another_header_is_refused(self):
        text = self.journal().read_text()
        for old, new in [('[Players "3"]', '[Players "4"]'), ('[Title "stonks"]', '[Title "chess"]'),
                         ('[Seat1 "intern"]', '[Seat1 "tycoon"]'), ('[Revision "1"]', '[Revision "2"]')]:
            self.assertIn(old, text)
            self.refuse_text(text.replace(old, new), "line 8: the header's checkpoint does not match")

    def test_the_old_format_is_read_and_an_unknown_title_or_revision_in_it_is_named(self):
        path = sorted((ROOT / "tests/journals/stonks").iterdir())[0]
        self.assertTrue(path.read_text().startswith('[Bell "1"]'))
        self.fine("replay", path, "--verify")
        text = path.read_text()
        self.refuse_text(text.replace('[Title "stonks"]', '[Title "chess"]'), "chess")
        self.refuse_text(text.replace('[Revision "1"]', '[Revision "7"]'), "by revision 7 of the rules of stonks")

    def test_a_file_that_is_no_journal(self):
        self.refuse_text("dear diary\n", "not an Opening Bell journal")
        self.refuse_text('[Bell "99"]\n', "line 1")

    def test_bytes_without_meaning(self):
        path = self.folder / "noise.journal"
        path.write_bytes(bytes(range(256)) * 20)
        for words in [(), ("--verify",), ("--json",), ("--at", 3)]:
            self.refused(NO, "replay", path, *words, says="line 1")

    def test_what_can_be_no_journal_is_refused_at_once(self):
        huge = self.folder / "huge.journal"
        with huge.open("wb") as file:
            file.write(b'[Bell "2"]\n')
            file.truncate(1 << 30)
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        picture = self.folder / "picture.png"
        picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(8 << 20))
        # Limits memory; the address sanitizer needs far more for itself.
        few = [] if b"__asan_init" in Path(BELL).read_bytes() else ["prlimit", "--as=200000000"]
        for path, code, says in [(huge, NO, "larger than 16 MiB"), (pipe, USAGE, "not an ordinary file"),
                                 ("/dev/zero", USAGE, "not an ordinary file"), (picture, NO, "not an Opening Bell journal")]:
            began = time.monotonic()
            done = subprocess.run([*few, BELL, "replay", path, "--verify"], capture_output=True, timeout=60, check=False)
            self.assertLess(time.monotonic() - began, 10)
            self.assertEqual(done.returncode, code, done.stderr)
            self.assertIn(says, done.stderr.decode())

    def test_control_characters_are_refused_and_not_printed(self):
        text = self.journal().read_text()
        answer = self.refused(NO, "replay", self.file("bell.journal", text.replace("deal ", "\x1b]0;mine\x07 ", 1)),
                              says="control character")
        self.assertNotIn("\x1b", answer.err)

    def test_a_file_that_is_not_there(self):
        self.refused(USAGE, "replay", self.folder / "missing.journal", "--verify", says="can't be read")
        self.refused(USAGE, "replay", self.folder, "--verify", says="can't be read")

    def test_a_broken_journal_leaves_no_half_document(self):
        lines = self.journal().read_text().splitlines(keepends=True)
        broken = self.file("broken.journal", "".join(lines[:50] + lines[51:]))
        self.assertEqual(bell("replay", broken, "--json").out, "")


if __name__ == "__main__":
    unittest.main()
