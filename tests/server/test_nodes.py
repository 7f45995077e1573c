"""Two servers on one PostgreSQL: one table, players on both."""

import time
import unittest

from house import House, Person, new_token, until_begun, whoever_is_asked
from postgres import Postgres, binaries
from test_proxy import ProxyTest


@unittest.skipUnless(binaries(), "PostgreSQL is not installed")
class Nodes(ProxyTest):
    def setUp(self):
        super().setUp()
        self.database = Postgres()
        self.addCleanup(self.database.close)

    def node(self, *flags) -> House:
        house = House(*flags, store=self.database.url)
        self.addCleanup(house.close)
        return house

    def test_players_of_one_table_on_two_nodes(self):
        one, two = self.node(), self.node()
        ann, ben = Person(one, "Ann"), Person(two, "Ben")
        self.addCleanup(ann.leave)
        self.addCleanup(ben.leave)
        ann.open(seats=("open", "open", "intern"), options={"rounds": "1"})
        self.assertEqual(ann.sit(seat=0).status, 200)
        self.assertEqual(ben.sit(ann.table, 1).status, 200)
        ann.join()
        ben.join()
        for _ in range(6):
            asked = whoever_is_asked(ann, ben)
            if asked.update["over"]:
                break
            number = asked.act()
            self.assertEqual(asked.until(lambda said: said["is"] == "done")["id"], number)

    # Heads are compared every five seconds anyway: what comes sooner has come by notice.
    SOON = 2.0

    def at_two_nodes(self):
        one, two = self.node(), self.node()
        ann, ben = Person(one, "Ann"), Person(two, "Ben")
        self.addCleanup(ann.leave)
        self.addCleanup(ben.leave)
        ann.open(seats=("open", "open", "open"), options={"rounds": "1"})
        cleo = Person(one, "Cleo")
        self.addCleanup(cleo.leave)
        for seat, person in enumerate((ann, ben, cleo)):
            self.assertEqual(person.sit(ann.table, seat).status, 200)
        for person in (ann, ben, cleo):
            person.join()
        until_begun([ann, ben, cleo])
        return ann, ben, cleo

    def test_what_one_node_writes_the_other_tells_at_once(self):
        ann, ben, cleo = self.at_two_nodes()
        took = []
        for _ in range(8):  # with comparisons alone these take two seconds and a half each
            asked = whoever_is_asked(ann, ben, cleo)
            if asked.update["over"]:
                break
            asked.act()
            change = asked.until(lambda said: said["is"] == "done")["change"]
            began = time.monotonic()
            for other in (ann, ben, cleo):
                if other is not asked and not (other.update and other.update["change"] >= change):
                    other.until(lambda said, c=change: said["is"] == "update" and said["change"] >= c)
            took.append(time.monotonic() - began)
        self.assertGreaterEqual(len(took), 3)
        self.assertLess(sorted(took)[len(took) // 2], self.SOON, took)

    def test_a_vote_is_one_vote_at_two_nodes(self):
        ann, ben, cleo = self.at_two_nodes()
        lost = new_token()
        asked = ann.house.post(f"/api/tables/{ann.table}/relink", {"seat": 2}, token=lost)
        self.assertEqual(asked.status, 200, asked.body)
        number = asked.json()["vote"]
        began = time.monotonic()
        told = ben.until(lambda said: said["is"] == "update" and said["vote"])
        took = time.monotonic() - began
        self.assertEqual((told["vote"]["vote"], told["vote"]["kind"]), (number, "relink"))
        ben.line.send(do="vote", id="00000000000000b1", vote=number, yes=True)
        ben.until(lambda said: said["is"] == "done")
        ann.until(lambda said: said["is"] == "update" and said["vote"] and 1 in said["vote"]["yes"])
        ann.line.send(do="vote", id="00000000000000a1", vote=number, yes=True)
        ann.until(lambda said: said["is"] == "done")
        began = time.monotonic()
        ben.until(lambda said: said["is"] == "update" and not said["vote"])
        took = min(took, time.monotonic() - began)
        self.assertLess(took, self.SOON)
        self.assertEqual(cleo.until(lambda said: said["is"] == "bye")["why"], "replaced")
        for house in (ann.house, ben.house):
            card = house.get(f"/api/tables/{ann.table}", token=lost).json()
            self.assertEqual(card["seat"], 2)


if __name__ == "__main__":
    unittest.main()
