"""Tests settings, restarts, shutdown, and a store that is away for a while."""

import os
import signal
import sqlite3
import subprocess
import unittest

from house import BELL, PATIENCE, House, HouseTest, Person, order, new_token
from websocket import Closed


class Start(unittest.TestCase):
    def refused(self, code: int, *flags, says: str, env: dict | None = None) -> None:
        usual = {"--port": "0", "--store": "memory:"}
        words = [word for name, value in usual.items() if name not in flags for word in (name, value)]
        done = subprocess.run([BELL, "serve", *words, *flags], capture_output=True, text=True,
                              timeout=PATIENCE, env={**os.environ, **(env or {})}, check=False)
        self.assertEqual(done.returncode, code, done.stderr)
        self.assertIn(says, done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1, done.stderr)

    def test_wrong_settings_stop_it_with_one_sentence(self):
        self.refused(2, "--limit", "frame", says="NAME=NUMBER")
        self.refused(2, "--limit", "frame=7", says="1024")
        self.refused(2, "--public-url", "bell", says="https://")
        self.refused(2, "--settings", "/nowhere/bell.toml", says="can't be read")
        self.refused(2, "--port", "x", says="port")
        self.refused(2, says="the environment: drain = “long”", env={"BELL_DRAIN": "long"})
        self.refused(1, "--tls-cert", "/nowhere", "--tls-key", "/nowhere", says="--tls-cert")
        self.refused(1, "--password-file", "/nowhere", says="--password-file")
        self.refused(1, "--store", "mysql:x", says="mysql")
        self.refused(1, "--store", "sqlite:/proc/nowhere/x.db", says="/proc/nowhere")

    def test_a_port_that_is_taken_is_named(self):
        house = House(store="memory:")
        self.addCleanup(house.close)
        self.refused(1, "--port", str(house.port), says=f"port {house.port}")

    def test_one_store_one_server(self):
        house = House()
        self.addCleanup(house.close)
        self.refused(1, "--store", house.store, says=str(house.process.pid))

    def test_it_says_where_it_is_and_where_the_data_is(self):
        house = House()
        self.addCleanup(house.close)
        said = "\n".join(house.said)
        self.assertIn(f"http://localhost:{house.port}", said)
        self.assertIn("bell.db", said)
        self.assertEqual(os.stat(house.folder / "bell.db").st_mode & 0o777, 0o600)

    def test_the_settings_file_in_the_folder_is_read(self):
        house = House(store="memory:")
        self.addCleanup(house.close)
        house.stop()
        (house.folder / "bell.toml").write_text("[limit]\nname = 7\n", encoding="utf-8")
        house.start()
        self.assertEqual(house.get("/api/about").json()["limits"]["name"], 7)


class Restart(HouseTest):
    def seated(self, house: House, **more) -> Person:
        ann = Person(house)
        self.addCleanup(ann.leave)
        ann.open(seats=("open", "intern", "intern"), **more)
        self.assertEqual(ann.sit().status, 200)
        ann.join().until_asked()
        return ann

    def test_every_table_is_there_again_after_a_kill(self):
        house = House()
        self.addCleanup(house.close)
        people = [self.seated(house) for _ in range(5)]
        for person in people[:4]:
            person.act()
            person.until(lambda said: said["is"] == "done")
            person.until_asked()
        before = [(person.update["change"], person.update["view"], person.update["choices"]) for person in people]
        house.kill()
        house.start()
        for person, (change, view, choices) in zip(people, before):
            person.update = None
            person.join()
            again = person.until_asked()
            self.assertGreaterEqual(again["change"], change)
            if again["change"] == change:
                self.assertEqual((again["view"], again["choices"]), (view, choices))
            person.act()
            person.until(lambda said: said["is"] == "done")

    def test_an_answer_before_the_kill_is_the_same_answer_after_it(self):
        house = House()
        self.addCleanup(house.close)
        ann = self.seated(house)
        decision, action = ann.update["turn"]["decision"], ann.update["choices"][0]["action"]
        number = ann.act(action)
        done = ann.until(lambda said: said["is"] == "done")
        house.kill()
        house.start()
        ann.join()
        ann.line.send(do="act", id=number, decision=decision, action=action)
        self.assertEqual(ann.until(lambda said: said["is"] == "done"), done)

    def test_the_farewell(self):
        house = House("--drain", "1")
        self.addCleanup(house.close)
        ann = self.seated(house)
        house.tell(signal.SIGTERM)
        bye = ann.until(lambda said: said["is"] == "bye")
        self.assertEqual(bye["why"], "restart")
        self.assertGreater(bye["until"], 0)
        self.assertEqual(house.wait(), 0)
        with self.assertRaises((Closed, ConnectionError)):
            while True:
                ann.line.receive()

    def test_between_the_farewell_and_the_end_nothing_new_begins(self):
        house = House("--drain", "3600")
        self.addCleanup(house.close)
        house.tell(signal.SIGTERM)
        house.until_ready(503)
        self.refused(house.post("/api/tables", order(), token=new_token()), 503, "draining")
        self.assertEqual(house.stop(), 0, "a second signal does not wait")

    def test_when_a_later_version_has_changed_the_store_the_older_one_says_goodbye(self):
        house = House("--drain", "2")
        self.addCleanup(house.close)
        ann = self.seated(house)
        with sqlite3.connect(house.folder / "bell.db") as later:
            later.execute("UPDATE about SET schema = schema + 1")
        later.close()
        bye = ann.until(lambda said: said["is"] == "bye")  # it looks with every beat
        self.assertEqual(bye["why"], "restart")
        self.assertEqual(house.wait(), 0)
        house.until_logged("a later version has changed the store")

    def test_a_store_that_is_away_is_told_and_play_goes_on_when_it_is_back(self):
        house = House()
        self.addCleanup(house.close)
        ann = self.seated(house)
        # A writer that holds the file's lock acts like a disk that does not answer.
        other = sqlite3.connect(house.folder / "bell.db", isolation_level=None)
        self.addCleanup(other.close)
        other.execute("begin immediate")
        number = ann.act()
        first = ann.until(lambda said: said["is"] in ("no", "done"))
        self.assertEqual((first["is"], first.get("code"), first["id"]), ("no", "not_saved", number))
        house.until_ready(503)
        other.execute("rollback")
        again = ann.until(lambda said: said["is"] in ("no", "done"))
        self.assertEqual((again["is"], again["id"]), ("done", number), "told once that it waits, then that it is done")
        ann.until_asked()
        house.until_ready()
        house.until_logged("store.away")
        house.until_logged("store.back")


if __name__ == "__main__":
    unittest.main()
