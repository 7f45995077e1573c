"""Two servers on one PostgreSQL behind the real HAProxy: one table, players on both, and one of them is killed."""

import re
import ssl
import time
import unittest

from house import PATIENCE, ROOT, House, Person
from postgres import Postgres, binaries
from test_proxy import Front, ProxyTest, free_port, program
from websocket import Closed


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

    @unittest.skipUnless(program("haproxy"), "HAProxy is not installed")
    def test_a_killed_node_loses_nothing(self):
        flags = ("--public-url", self.url, "--trust-proxy", "127.0.0.1")
        nodes = [self.node(*flags), self.node(*flags)]
        both = self.folder / "both.pem"
        both.write_bytes(self.cert.read_bytes() + self.key.read_bytes())
        text = (ROOT / "packaging/haproxy.cfg").read_text(encoding="utf-8")
        for ours, theirs in ((r"127\.0\.0\.1:8081", f"127.0.0.1:{nodes[0].port}"), (r"127\.0\.0\.1:8082", f"127.0.0.1:{nodes[1].port}"),
                             (r"bind :443", f"bind 127.0.0.1:{self.port}"), (r"/etc/haproxy/bell\.pem", str(both)), ("leastconn", "roundrobin")):
            text = re.sub(ours, theirs, text)
        file = self.folder / "haproxy.cfg"
        file.write_text(text, encoding="utf-8")
        self.wait_until_open(self.start(program("haproxy"), "-db", "-f", str(file)))

        people = [Person(self.front, name) for name in ("Ann", "Ben", "Cleo")]
        people[0].open(seats=("open", "open", "open"))
        for seat, person in enumerate(people):
            self.addCleanup(person.leave)
            self.assertEqual(person.sit(people[0].table, seat).status, 200)
            person.join()
        done: list[tuple[Person, str, int, str, int]] = []
        for turn in range(10):
            if turn == 5:
                nodes[0].kill()
            asked = self.whoever_can(people)
            decision, action = asked.update["turn"]["decision"], asked.update["choices"][0]["action"]
            number = asked.act(action)
            answer = self.answered(asked, number, decision, action)
            done.append((asked, number, decision, action, answer["change"]))
        for person, number, decision, action, change in done:
            person.leave()
            person.join()
            person.line.send(do="act", id=number, decision=decision, action=action)
            again = person.until(lambda said: said["is"] in ("done", "no"))
            self.assertEqual((again["is"], again.get("change")), ("done", change), "acknowledged before the kill, so it is there")

    def reconnect(self, person: Person) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                person.leave()
                person.join()
                return
            except (OSError, Closed, AssertionError, ssl.SSLError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def whoever_can(self, people: list[Person]) -> Person:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for person in people:
                try:
                    if person.update and person.update["choices"]:
                        return person
                    person.listen(0.1)
                except TimeoutError:
                    continue
                except (OSError, Closed, AttributeError):
                    person.update = None
                    self.reconnect(person)
        raise AssertionError("nobody is asked")

    def answered(self, person: Person, number: str, decision: int, action: str) -> dict:
        """Done, if need be over a new line: the same answer with the same id."""
        while True:
            try:
                answer = person.until(lambda said: said["is"] in ("done", "no"))
                self.assertEqual(answer["is"], "done", answer)
                return answer
            except (OSError, Closed):
                self.reconnect(person)
                person.line.send(do="act", id=number, decision=decision, action=action)

    def test_a_database_that_is_away_for_a_moment(self):
        house = self.node()
        ann = Person(house)
        self.addCleanup(ann.leave)
        ann.open(seats=("open", "intern", "intern"))
        ann.sit()
        ann.join().until_asked()
        self.database.stop("immediate")
        number = ann.act()
        first = ann.until(lambda said: said["is"] in ("no", "done"), 60)
        self.assertEqual((first["is"], first["code"]), ("no", "not_saved"))
        self.database.start()
        ann.until(lambda said: said["is"] in ("done", "update"), 60)
        self.assertTrue(number)
        for _ in range(100):
            if house.get("/readyz").status == 200:
                break
            time.sleep(0.1)
        self.assertEqual(house.get("/readyz").status, 200)


if __name__ == "__main__":
    unittest.main()
