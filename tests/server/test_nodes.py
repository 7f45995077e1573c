"""Two servers on one PostgreSQL: one table, players on both."""

import time
import unittest

from house import PATIENCE, House, Person
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
            asked = self.whoever_is_asked(ann, ben)
            if asked.update["over"]:
                break
            number = asked.act()
            self.assertEqual(asked.until(lambda said: said["is"] == "done")["id"], number)

    def whoever_is_asked(self, *people: Person) -> Person:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for person in people:
                if person.update and (person.update["choices"] or person.update["over"]):
                    return person
                try:
                    person.listen(0.1)
                except TimeoutError:
                    pass
        raise AssertionError("nobody is asked")


if __name__ == "__main__":
    unittest.main()
