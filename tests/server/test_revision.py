"""New rules under a match that is on: its checkpoints are another version's. It is played again, its people agree, and it
goes on; also after the next restart, and for whoever reads it afterwards."""

import importlib.util
import json
import random
import sqlite3
import subprocess
import sys

from house import BELL, ROOT, House, HouseTest, Person, until_begun, whoever_is_asked


def stores_by_hand():
    sys.path.append(str(ROOT / "tests/cli"))
    spec = importlib.util.spec_from_file_location("stores_by_hand", ROOT / "tests/cli/house.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Revision(HouseTest):
    def served_by_an_earlier_version(self, house: House, table: str) -> int:
        """What its rules wrote: every action the same, every hash of a state another one."""
        store = sqlite3.connect(house.folder / "bell.db")
        header, revision = store.execute("SELECT header, revision FROM tables WHERE id = ?", [table]).fetchone()
        header = stores_by_hand().with_revision(header, revision + 100)
        store.execute("UPDATE tables SET header = ?, revision = ? WHERE id = ?", [header, revision + 100, table])
        dice = random.Random(7)
        for (seq,) in store.execute("SELECT seq FROM entries WHERE table_id = ?", [table]).fetchall():
            store.execute("UPDATE entries SET checkpoint = ? WHERE table_id = ? AND seq = ?",
                          [dice.getrandbits(63), table, seq])
        store.commit()
        store.close()
        return revision

    def bell(self, *words) -> subprocess.CompletedProcess:
        return subprocess.run([BELL, *map(str, words)], cwd=self.house.folder, capture_output=True, text=True, check=False)

    def moves(self, *group: Person, count: int) -> None:
        for _ in range(count):
            asked = whoever_is_asked(*group)
            number = asked.act()
            asked.until(lambda said, n=number: said["is"] == "done" and said["id"] == n)

    def agree(self, *group: Person) -> list[dict]:
        """What each saw before."""
        seen = []
        for person in group:
            told = person.until(lambda said: said["is"] == "update" and said["vote"])
            self.assertEqual(told["vote"]["kind"], "revision")
            self.assertEqual(told["choices"], [], "nobody plays before it is agreed")
            seen.append(told["view"])
        for person in group:
            person.line.send(do="vote", id=f"00000000000000f{person.seat}", vote=told["vote"]["vote"], yes=True)
            person.until(lambda said: said["is"] == "done")
        for person in group:
            person.until(lambda said: said["is"] == "update" and not said["vote"])
        return seen

    def test_a_match_of_other_checkpoints_goes_on_when_its_people_agree(self):
        house = self.house
        ann, ben = self.person("Ann"), self.person("Ben")
        ann.open(seats=("open", "open"), title="stockpile")
        for seat, person in enumerate((ann, ben)):
            self.assertEqual(person.sit(ann.table, seat).status, 200)
            person.join()
        until_begun([ann, ben])
        self.moves(ann, ben, count=4)
        view = whoever_is_asked(ann, ben).update["view"]
        house.stop()
        known = self.served_by_an_earlier_version(house, ann.table)

        doctor = self.bell("doctor", "--store", house.store, "--json")
        report = json.loads(doctor.stdout)
        self.assertEqual([one["table"] for one in report["other_revision"]], [ann.table], doctor.stdout)
        self.assertEqual(report["faults"], [])

        house.start()
        for person in (ann, ben):
            person.update, person.answered = None, 0
            person.join()
        self.assertIn(view, self.agree(ann, ben), "every action was still possible")
        self.moves(ann, ben, count=4)

        # What it agreed to is in the journal: the next start asks nobody.
        house.stop()
        house.start()
        for person in (ann, ben):
            person.update, person.answered = None, 0
            person.join()
            self.assertIsNone(person.until(lambda said: said["is"] == "update")["vote"])
        self.moves(ann, ben, count=2)
        for person in (ann, ben):
            person.line.send(do="resign", id=f"00000000000000e{person.seat}")
            person.until(lambda said: said["is"] == "done")
        ann.until(lambda said: said["is"] == "update" and said["over"], 60)

        where = f"/api/tables/{ann.table}"
        replay = house.get(f"{where}/replay?as=all", token=ann.token)
        self.assertEqual(replay.status, 200, replay.body[:300])
        journal = house.get(f"{where}/journal", token=ann.token).body.decode()
        self.assertIn(f"table: revision {known} ", journal)
        self.assertIn(f'[Revision "{known + 100}"]', journal)
        (house.folder / "game.journal").write_text(journal, encoding="utf-8")
        deal = house.get(f"{where}/deal", token=ann.token).body.decode()
        (house.folder / "deal.json").write_text(deal, encoding="utf-8")
        for words in (("replay", "game.journal", "--verify"), ("verify", "game.journal", "deal.json")):
            done = self.bell(*words)
            self.assertEqual(done.returncode, 0, (words, done.stderr))
        self.assertGreater(len(json.loads(deal)["draws"]), 5)
