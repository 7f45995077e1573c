"""A store that goes away while people play: killed, hanging, full, read-only. Whoever waits is told, nothing is lost or
done twice, and play goes on when it is back."""

import os
import re
import resource
import secrets
import signal
import sqlite3
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from house import BELL, PATIENCE, House, HouseTest, Person, order, until_begun
from postgres import Postgres, binaries

# A statement times out after seven seconds, a new connection after five, and there may be others in the queue.
LONG = 3 * PATIENCE
# So long a store stays away, in seconds: at once it is back in every run, a minute says more.
AWAY = float(os.environ.get("BELL_TEST_OUTAGE", "0"))


class OutageTest(unittest.TestCase):
    refused = HouseTest.refused

    def serve(self, **more) -> House:
        house = House("--limit", "joins=10000", "--limit", "frames=10000", **more)
        self.addCleanup(house.close)
        return house

    def seated(self, house: House) -> tuple[Person, Person]:
        """A table with people: the one who is asked, and another one."""
        group = [Person(house, name) for name in ("Ann", "Ben", "Cem")]
        group[0].open(seats=("open", "open", "open"), clock={"kind": "live", "move": 60, "bank": 60})
        for seat, person in enumerate(group):
            self.addCleanup(person.leave)
            self.assertEqual(person.sit(group[0].table, seat).status, 200)
            person.join()
        until_begun(group)
        while not any(person.update["choices"] for person in group):
            for person in group:
                person.until(lambda said: said["is"] == "update")
        asked, other, _ = sorted(group, key=lambda person: not person.update["choices"])
        return asked, other

    def ask(self, person: Person, **message) -> dict:
        """The server's first reply to this message."""
        number = secrets.token_hex(8)
        person.line.send(id=number, **message)
        return person.until(lambda said: said.get("id") == number, LONG)

    def come_back(self, person: Person) -> dict:
        person.leave()
        person.update, person.answered = None, 0
        person.join()
        return person.until(lambda said: said["is"] == "update", LONG)

    def outage(self, house: House, begin, end, says_no_at_once: bool = True) -> None:
        """One moves during the outage, the other waits behind it; afterwards everything is as if nothing had happened."""
        mover, other = self.seated(house)
        before = mover.update["change"]
        act = {"do": "act", "decision": mover.update["turn"]["decision"], "action": mover.update["choices"][0]["action"]}
        begin()
        number = mover.act(act["action"])
        self.assertEqual(mover.until(lambda said: said.get("id") == number, LONG)["code"], "not_saved")
        self.assertEqual(self.ask(other, do="away")["code"], "not_saved", "who waits behind it is told, too")
        house.until_ready(503)
        if says_no_at_once:
            self.assertEqual(self.ask(other, do="chat", text="anybody there?")["code"], "store_away")
            self.refused(house.post("/api/tables", order(), token=mover.token), 503, "store_away")
        # A player who reconnects meanwhile sees what was saved last, and that no clock runs.
        seen = self.come_back(other)
        self.assertEqual((seen["change"], seen["clock"]["running"]), (before, False))
        until = time.monotonic() + AWAY
        while time.monotonic() < until:
            time.sleep(min(5, AWAY))
            for person in (mover, other):
                person.line.send(do="beat")
        end()
        said = mover.until(lambda said: said.get("id") == number, LONG)
        self.assertEqual(said["is"], "done", "told once that it waits, and then that it is done")
        other.until(lambda told: told["is"] == "update" and told["change"] >= said["change"], LONG)
        house.until_ready()
        house.until_logged("store.away")
        house.until_logged("store.back")

        house.kill()
        house.start()
        self.come_back(mover)
        mover.line.send(id=number, **act)
        again = mover.until(lambda told: told.get("id") == number, LONG)
        self.assertEqual(again, said, "it is in the store, once")
        mover.update = None
        mover.line.send(do="look", since=0)
        mover.until_asked()
        mover.act()
        mover.until(lambda told: told["is"] == "done", LONG)
        doctor = subprocess.run([BELL, "doctor", "--store", house.store], capture_output=True, text=True, timeout=LONG, check=False)
        self.assertEqual(doctor.returncode, 0, doctor.stdout + doctor.stderr)


@unittest.skipUnless(binaries(), "PostgreSQL is not installed")
class DatabaseAway(OutageTest):
    def setUp(self):
        self.database = Postgres()
        self.addCleanup(self.database.close)

    def test_killed_and_started_again(self):
        self.outage(self.serve(store=self.database.url), lambda: self.database.stop("immediate"), self.database.start)

    def test_hanging(self):
        house = self.serve(store=self.database.url)
        self.outage(house, lambda: self.database.tell(signal.SIGSTOP), lambda: self.database.tell(signal.SIGCONT), says_no_at_once=False)
        # Nothing waits for it for ever, not even shutdown.
        self.database.tell(signal.SIGSTOP)
        self.addCleanup(self.database.tell, signal.SIGCONT)
        house.tell(signal.SIGTERM)
        self.assertEqual(house.wait(LONG + 30), 0)


class DiskAway(OutageTest):
    def test_no_room_for_a_larger_file(self):
        house = self.serve()

        def limit(bytes_: int) -> None:
            _, hard = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (bytes_, hard))

        self.outage(house, lambda: limit((house.folder / "bell.db-wal").stat().st_size), lambda: limit(resource.RLIM_INFINITY))


    def test_the_terminal_waits_for_it(self):
        house = self.serve()
        words = [BELL, "join", "-", "--open", "stonks", "--players", "3", "--bots", "intern", "--name", "Ann"]
        with tempfile.TemporaryFile("w+") as out, tempfile.NamedTemporaryFile("r") as told, open(told.name, "w") as err:
            player = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=out, stderr=err, text=True)
            self.addCleanup(player.kill)
            player.stdin.write(f"http://localhost:{house.port}\n")
            player.stdin.flush()
            house.until(lambda: "#seat=" in Path(told.name).read_text())
            table, token = re.search(r"/t/(\S+?)#seat=(\S+)", Path(told.name).read_text()).groups()
            house.until(lambda: any(card["your_turn"] for card in house.post("/api/mine", {"tables": [{"table": table, "token": token}]}).json()["tables"]))
            other = sqlite3.connect(house.folder / "bell.db", isolation_level=None)
            self.addCleanup(other.close)
            other.execute("begin immediate")
            player.stdin.write("1\n")
            player.stdin.flush()
            house.until_logged("store.away")
            other.execute("rollback")
            player.stdin.write("1\n" * 400)
            player.stdin.close()
            self.assertEqual(player.wait(LONG), 0, Path(told.name).read_text())
            out.seek(0)
            self.assertIn("Not saved yet", out.read())


def tiny_disk(folder: Path) -> bool:
    """A file system of two megabytes; needs root, and a machine where root may mount."""
    words = ["mount", "-t", "tmpfs", "-o", "size=2m", "bell", str(folder)]
    return os.geteuid() == 0 and subprocess.run(words, capture_output=True, check=False).returncode == 0


class TinyDisk(OutageTest):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="bell-disk-"))
        self.addCleanup(self.folder.rmdir)
        if not tiny_disk(self.folder):
            self.skipTest("nothing can be mounted here")
        self.addCleanup(subprocess.run, ["umount", "--lazy", str(self.folder)], check=True)

    def test_full(self):
        ballast = self.folder / "ballast"

        def fill() -> None:
            with ballast.open("wb", buffering=0) as file:
                for size in (4096, 512, 1):
                    try:
                        while file.write(bytes(size)):
                            pass
                    except OSError:
                        pass

        house = self.serve(store=f"sqlite:{self.folder / 'bell.db'}")
        self.outage(house, fill, ballast.unlink)

    def test_only_for_reading(self):
        house = self.serve(store=f"sqlite:{self.folder / 'bell.db'}")
        house.stop()
        subprocess.run(["mount", "-o", "remount,ro", str(self.folder)], check=True)
        refused = subprocess.run([BELL, "serve", "--port", "0", "--store", house.store], capture_output=True, text=True,
                                 timeout=PATIENCE, check=False)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("bell.db", refused.stderr)
        self.assertIn("read-only", refused.stderr)
        self.assertEqual(refused.stderr.count("\n"), 1, refused.stderr)
        subprocess.run(["mount", "-o", "remount,rw", str(self.folder)], check=True)
        house.start()


if __name__ == "__main__":
    unittest.main()
