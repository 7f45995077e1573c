"""Two servers on one PostgreSQL behind a real balancer, set up with the files that the package ships. One of them is
killed in the middle: everybody comes back through the balancer and plays on."""

import re
import secrets
import time
import unittest
from pathlib import Path

from house import PATIENCE, ROOT, House, Person
from postgres import Postgres, binaries
from test_proxy import ProxyTest, program
from websocket import Closed, Refused

GONE = (Closed, ConnectionError, OSError, Refused, AssertionError)
LONG = PATIENCE + 40


class Player(Person):
    """Acts like the page: reconnects, repeats what was not answered, and continues."""

    def __init__(self, house, name: str):
        super().__init__(house, name)
        self.returns = 0
        self.done: list[int] = []

    def come(self) -> None:
        until = time.monotonic() + LONG
        while True:
            try:
                self.leave()
                self.update = None
                self.join()
                return
            except GONE:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def play(self, moves: int, others: "list[Player]") -> int:
        """Gives that many answers, whoever is asked in between; returns how many were given."""
        made = 0
        while made < moves:
            if self.update and self.update["over"]:
                break
            if not (self.update and self.update["choices"]):
                try:
                    self.listen(0.2)
                except TimeoutError:
                    for other in others:
                        other.answer_if_asked()
                except GONE:
                    self.returns += 1
                    self.come()
                continue
            if self.answer_if_asked():
                made += 1
        return made

    def answer_if_asked(self) -> bool:
        """Repeats one answer until it is acknowledged, with the same id each time."""
        try:
            while not (self.update and self.update["choices"]):
                self.listen(0.05)
        except TimeoutError:
            return False
        except GONE:
            self.returns += 1
            self.come()
            return False
        decision, action = self.update["turn"]["decision"], self.update["choices"][0]["action"]
        number = secrets.token_hex(8)
        until = time.monotonic() + LONG
        while time.monotonic() < until:
            try:
                self.line.send(do="act", id=number, decision=decision, action=action)
                said = self.until(lambda said: said.get("id") == number and (said["is"] == "done" or said["code"] != "not_saved"), 15)
                assert said["is"] == "done", said
                self.done.append(said["change"])
                self.answered = decision  # an update in flight may still ask it
                self.update = None
                return True
            except TimeoutError:
                pass
            except (Closed, ConnectionError, OSError):
                self.returns += 1
                self.come()
        raise AssertionError(f"{self.name}: no answer came")


@unittest.skipUnless(binaries(), "PostgreSQL is not installed")
class Balanced(ProxyTest):
    def setUp(self):
        super().setUp()
        self.database = Postgres()
        self.addCleanup(self.database.close)
        self.nodes = [self.node(), self.node()]

    def node(self) -> House:
        house = House("--public-url", self.url, "--trust-proxy", "127.0.0.1,::1", "--limit", "joins=10000", store=self.database.url)
        self.addCleanup(house.close)
        return house

    def sockets(self, node: House) -> int:
        text = node.get("/metrics", headers={"Host": "x"}).body.decode()
        return int(float(re.search(r"^bell_sockets(?:\{[^}]*\})? (\S+)", text, re.M)[1]))

    def play_and_kill(self, proxy) -> None:
        self.wait_until_open(proxy)
        people = [Player(self.front, name) for name in ("Ann", "Ben", "Cem")]
        for person in people:
            self.addCleanup(person.leave)
        people[0].open(seats=("open", "open", "open"), undo=False)
        for seat, person in enumerate(people):
            self.assertEqual(person.sit(people[0].table, seat).status, 200)
        for person in people:
            person.join()
        for person in people:
            person.play(2, people)
        victim = max(self.nodes, key=self.sockets)
        self.assertGreater(self.sockets(victim), 0, "somebody sits there")
        victim.kill()
        for person in people:
            self.assertEqual(person.play(4, people), 4)
        self.assertGreater(sum(person.returns for person in people), 0, "nobody had to come back: the kill hit nobody")
        changes = [change for person in people for change in person.done]
        self.assertEqual(len(changes), len(set(changes)), "one change, one answer")
        survivor = next(node for node in self.nodes if node is not victim)
        self.assertEqual(survivor.get(f"/api/tables/{people[0].table}", headers={"Host": f"localhost:{self.port}"}).json()["state"], "playing")

    @unittest.skipUnless(program("haproxy"), "HAProxy is not installed")
    def test_haproxy(self):
        pem = self.folder / "both.pem"
        pem.write_text(Path(self.cert).read_text() + Path(self.key).read_text())
        text = (ROOT / "packaging/haproxy.cfg").read_text(encoding="utf-8")
        for ours, theirs in ((r"bind :443 ssl crt \S+", f"bind 127.0.0.1:{self.port} ssl crt {pem}"),
                             (r"127\.0\.0\.1:8081", f"127.0.0.1:{self.nodes[0].port}"), (r"127\.0\.0\.1:8082", f"127.0.0.1:{self.nodes[1].port}")):
            text, count = re.subn(ours, theirs, text)
            self.assertEqual(count, 1, ours)
        file = self.folder / "haproxy.cfg"
        file.write_text(text, encoding="utf-8")
        self.play_and_kill(self.start(program("haproxy"), "-q", "-f", str(file)))

    @unittest.skipUnless(program("nginx"), "nginx is not installed")
    def test_nginx(self):
        self.play_and_kill(self.start_nginx(self.nodes))


if __name__ == "__main__":
    unittest.main()
