"""Tests backup, restore, doctor and tables."""

import fcntl
import os
import sqlite3
import stat
import time
import unittest

from house import CLOSED, add_table, make_store, with_revision
from program import NO, USAGE, BellTest


class StoreTest(BellTest):
    def setUp(self):
        super().setUp()
        self.path = self.folder / "house.db"
        self.url = f"sqlite:{self.path}"
        self.store = make_store(self.path)
        self.addCleanup(self.store.close)
        played = self.journal()
        add_table(self.store, "whole", played)
        add_table(self.store, "half", played, entries=40)
        self.path.chmod(0o600)

    def value(self, sql: str, path=None):
        with sqlite3.connect(path or self.path) as look:
            return look.execute(sql).fetchone()[0]

    def lock(self):
        """Locks the store like a server."""
        file = open(f"{self.path}.lock", "w", encoding="utf-8")
        self.addCleanup(file.close)
        fcntl.flock(file, fcntl.LOCK_EX)
        file.write("4711\n")
        file.flush()


class Backup(StoreTest):
    def test_a_copy_is_whole_private_and_replaces_nothing(self):
        copy = self.folder / "copy.db"
        self.lock()  # also while it is served
        self.fine("backup", copy, "--store", self.url)
        self.assertEqual(stat.S_IMODE(copy.stat().st_mode), 0o600)
        self.assertEqual(self.value("SELECT count(*) FROM entries", copy), self.value("SELECT count(*) FROM entries"))
        self.refused(NO, "backup", copy, "--store", self.url, says="never replaces a file")
        self.assertEqual(sorted(path.name for path in self.folder.glob("copy*")), ["copy.db"])

    def test_what_can_not_be_copied_is_said_and_leaves_nothing(self):
        self.refused(USAGE, "backup", "--store", self.url, says="where to?")
        self.refused(NO, "backup", self.folder / "x", "--store", f"sqlite:{self.folder}/none.db", says="no such file")
        letter = self.file("letter.db", "a letter to my aunt, long enough to be taken for something else" * 20)
        self.refused(NO, "backup", self.folder / "x", "--store", f"sqlite:{letter}", says="not an SQLite database")
        self.refused(NO, "backup", self.folder / "no/such/folder/x", "--store", self.url, says="can't be written")
        self.assertEqual(list(self.folder.glob("x*")), [])

    def test_of_a_postgresql_the_way_is_told_without_the_password(self):
        answer = self.refused(NO, "backup", "x.dump", "--store", "postgres://ann:s3cret@db/bell", says="pg_dump")
        self.assertNotIn("s3cret", answer.err)


class Restore(StoreTest):
    def test_the_store_goes_back_with_a_new_epoch_and_the_old_one_is_kept(self):
        copy = self.folder / "copy.db"
        self.fine("backup", copy, "--store", self.url)
        self.store.execute("DELETE FROM tables WHERE id = 'whole'")
        self.store.commit()
        self.store.close()
        answer = self.fine("restore", copy, "--store", self.url)
        self.assertIn("house.db.before-1", answer.out)
        self.assertEqual(self.value("SELECT count(*) FROM tables"), 2)
        self.assertEqual(self.value("SELECT count(*) FROM tables", self.folder / "house.db.before-1"), 1)
        self.assertNotEqual(self.value("SELECT epoch FROM about"), "first")
        self.assertEqual(stat.S_IMODE(self.path.stat().st_mode), 0o600)
        self.said_that_it_went_back()
        self.fine("doctor", "--store", self.url)

    def said_that_it_went_back(self):
        """Where a match is on, by the table itself, so that nobody wonders where their moves are."""
        with sqlite3.connect(self.path) as look:
            said = look.execute("SELECT table_id, n, seat, text FROM chat").fetchall()
        self.assertEqual([line[:3] for line in said], [("half", 1, 255)], said)
        self.assertIn("backup", said[0][3])

    def test_a_store_in_use_is_left_alone(self):
        copy = self.folder / "copy.db"
        self.fine("backup", copy, "--store", self.url)
        self.lock()
        self.refused(NO, "restore", copy, "--store", self.url, says="in use by process 4711")
        self.assertEqual(self.value("SELECT epoch FROM about"), "first")

    def test_what_is_no_backup_changes_nothing(self):
        letter = self.file("letter", "a letter to my aunt, long enough to be taken for something else" * 20)
        self.refused(NO, "restore", letter, "--store", self.url, says="not an SQLite database")
        self.refused(NO, "restore", self.folder / "none", "--store", self.url, says="no such file")
        empty = self.folder / "empty.db"
        sqlite3.connect(empty).execute("CREATE TABLE x (y)").connection.commit()
        self.refused(NO, "restore", empty, "--store", self.url, says="not an Opening Bell store")
        self.refused(USAGE, "restore", "--store", self.url, says="which backup?")
        self.assertEqual(self.value("SELECT epoch FROM about"), "first")

    def test_a_new_epoch_alone(self):
        self.fine("restore", "--new-epoch", "--store", self.url)
        self.assertNotEqual(self.value("SELECT epoch FROM about"), "first")
        self.assertEqual(self.value("SELECT count(*) FROM tables"), 2)
        self.said_that_it_went_back()


class Doctor(StoreTest):
    def doctor(self):
        return self.fine("doctor", "--store", self.url, "--json").json()

    def test_a_house_in_order(self):
        report = self.doctor()
        self.assertEqual((report["tables"], report["faults"], report["other_revision"]), (2, [], []))
        self.assertGreater(report["entries"], 40)
        self.assertIn("2 tables with", self.fine("doctor", "--store", self.url).out)

    def test_an_edited_entry_is_found_and_named(self):
        self.store.execute("UPDATE entries SET checkpoint = checkpoint + 1 WHERE table_id = 'half' AND seq = 30")
        self.store.commit()
        answer = self.exits(NO, "doctor", "--store", self.url, "--json")
        (fault,) = answer.json()["faults"]
        self.assertEqual((fault["table"], fault["code"]), ("half", "edited"))
        self.assertIn("action 30", fault["text"])

    def test_a_lost_entry_is_found(self):
        self.store.execute("DELETE FROM entries WHERE table_id = 'whole' AND seq = 12")
        self.store.commit()
        (fault,) = self.exits(NO, "doctor", "--store", self.url, "--json").json()["faults"]
        self.assertEqual(fault["table"], "whole")

    def test_a_head_that_lags_is_found(self):
        self.store.execute("UPDATE tables SET head = head - 1 WHERE id = 'half'")
        self.store.commit()
        (fault,) = self.exits(NO, "doctor", "--store", self.url, "--json").json()["faults"]
        self.assertEqual((fault["table"], fault["code"]), ("half", "wrong_head"))

    def test_tables_of_other_rules_are_told_beforehand_and_are_no_fault(self):
        other = self.file("other.journal", with_revision(self.journal(2).read_text(encoding="utf-8"), 9999))
        add_table(self.store, "foreign", other, entries=3)
        report = self.doctor()
        (named,) = report["other_revision"]
        self.assertEqual((named["table"], named["code"]), ("foreign", "other_revision"))
        self.assertIn("revision 9999", named["text"])
        self.assertEqual(report["faults"], [])

    def test_a_damaged_file_is_said(self):
        self.store.close()
        with open(self.path, "r+b") as file:
            file.seek(os.path.getsize(self.path) // 2)
            file.write(b"\xff" * 3000)
        answer = self.exits(NO, "doctor", "--store", self.url)
        self.assertRegex(answer.out + answer.err, "damaged|malformed")

    def test_a_store_of_a_later_version_is_left_alone(self):
        self.store.execute("UPDATE about SET schema = 99")
        self.store.commit()
        self.refused(NO, "doctor", "--store", self.url, says="later version")

    def test_addresses_of_no_store(self):
        self.refused(USAGE, "doctor", "--store", "house.db", says="sqlite:PATH or postgres://")
        self.refused(NO, "doctor", "--store", f"sqlite:{self.folder}/none.db", says="no such file")
        self.refused(NO, "doctor", "--store", "postgres://ann:s3cret@/x?host=/nowhere", says="can't be opened")


class Tables(StoreTest):
    def test_listed_for_people_and_programs(self):
        self.lock()  # also while it is served
        text = self.fine("tables", "--store", self.url).out
        self.assertRegex(text, r"half +stonks +playing +19[67]\d-\d\d-\d\d \d\d:\d\d +Ann, broker\n")
        self.assertIn("2 tables", text)
        listed = self.fine("tables", "list", "--store", self.url, "--json").json()
        self.assertEqual({each["table"]: each["state"] for each in listed}, {"half": "playing", "whole": "finished"})

    def test_the_environment_names_the_store(self):
        self.assertIn("2 tables", self.fine("tables", env={"BELL_STORE": self.url}).out)

    def test_closing(self):
        self.fine("tables", "close", "half", "--store", self.url)
        self.assertEqual(self.value("SELECT state FROM tables WHERE id = 'half'"), CLOSED)
        self.assertEqual(self.value("SELECT version FROM tables WHERE id = 'half'"), 2)
        self.refused(NO, "tables", "close", "half", "--store", self.url, says="closed already")
        self.refused(NO, "tables", "close", "none", "--store", self.url, says="none")
        self.refused(USAGE, "tables", "close", "--store", self.url, says="which table?")

    def test_a_lost_link_is_replaced(self):
        link = self.fine("tables", "relink", "half", "--seat", 0, "--store", self.url).out
        self.assertRegex(link, r"^/t/half#seat=[0-9a-f]{64}\n$")
        kept = self.value("SELECT token_hash FROM seats WHERE table_id = 'half' AND seat = 0")
        self.assertNotEqual(kept, "aa")
        self.assertNotIn(kept, link)
        self.refused(NO, "tables", "relink", "half", "--seat", 1, "--store", self.url, says="no person sits at seat 1")
        self.refused(USAGE, "tables", "relink", "half", "--store", self.url, says="which seat?")

    def test_pruning_leaves_what_is_played_and_what_is_new(self):
        add_table(self.store, "new", self.journal(), created=int(time.time() * 1000))
        self.assertIn("1 of 3", self.fine("tables", "prune", "--days", 30, "--store", self.url).out)
        self.assertEqual(self.value("SELECT group_concat(id) FROM (SELECT id FROM tables ORDER BY id)"), "half,new")
        self.assertEqual(self.value("SELECT count(*) FROM entries WHERE table_id = 'whole'"), 0)
        self.refused(USAGE, "tables", "prune", "--store", self.url, says="how old?")

    def test_a_store_that_is_served_is_not_changed(self):
        self.lock()
        for words in (["close", "half"], ["relink", "half", "--seat", 0], ["prune", "--days", 1]):
            self.refused(NO, "tables", *words, "--store", self.url, says="in use by process 4711")

    def test_a_misspelt_action(self):
        self.refused(USAGE, "tables", "clos", "--store", self.url, says="did you mean close?")


if __name__ == "__main__":
    unittest.main()
