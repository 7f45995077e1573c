"""Tests each limit: what is just allowed goes through, more is clearly refused."""

import json
import socket
import time
import unittest
from concurrent.futures import ThreadPoolExecutor

from house import PATIENCE, House, HouseTest, Person, new_token, order, until_begun
from websocket import BINARY, PING, Closed, Refused


class Sizes(HouseTest):
    flags = ("--limit", "joins=10000", "--limit", "address_tables=1000")

    def test_a_body_of_64_kib_is_read_and_one_of_more_is_not(self):
        padded = json.dumps(order()).encode()
        fits = self.house.request("POST", "/api/tables", raw=padded + b" " * (64 * 1024 - len(padded)), token=new_token())
        self.assertEqual(fits.status, 200, fits.body)
        self.refused(self.house.request("POST", "/api/tables", raw=padded + b" " * (64 * 1024)), 413, "too_large")

    def test_a_header_of_more_than_8_kib_is_not_read(self):
        self.assertEqual(self.house.get("/api/about", headers={"X-Long": "x" * 4000}).status, 200)
        answer = self.house.get("/api/about", headers={"X-Long": "x" * 9000})
        self.assertEqual((answer.status, answer.json()["code"]), (431, "too_large"))

    def test_a_body_nested_deeper_than_16_is_refused(self):
        deep = "[" * 17 + "]" * 17
        no = self.refused(self.house.request("POST", "/api/tables", raw=deep.encode()), 400, "bad_request")
        self.assertIn("16", no["text"])

    def test_before_hello_a_kilobyte_is_enough(self):
        line = self.house.socket()
        line.send(do="hello", table="A" * 22, lang="en", token="x" * 2000)
        with self.assertRaises(Closed) as closed:
            line.receive()
        self.assertEqual(closed.exception.code, 1009)

    def test_a_frame_of_16_kib_is_read_and_one_of_more_is_not(self):
        ann = self.person()
        ann.open()
        ann.sit()
        ann.join()
        ann.line.send_text('{"do":"beat"}' + " " * (16 * 1024 - 13))
        ann.line.send_text('{"do":"beat"}' + " " * (16 * 1024))
        with self.assertRaises(Closed) as closed:
            while True:
                ann.line.receive()
        self.assertEqual(closed.exception.code, 1009)

    def test_pings_without_end_hurt_nobody(self):
        ann = self.person()
        ann.open()
        ann.sit()
        ann.join()
        for _ in range(200):
            ann.line.send_frame(PING, b"?")
        ann.line.send(do="look", since=0)
        ann.until(lambda said: said["is"] in ("update", "gathering"))

    def test_binary_frames_are_refused(self):
        ann = self.person()
        ann.open()
        ann.sit()
        ann.join()
        ann.line.send_frame(BINARY, b'{"do":"beat"}')
        self.assertEqual(ann.line.wait_for("no")["code"], "bad_message")


class Waits(HouseTest):
    flags = ("--limit", "wait=700")

    def test_a_header_that_takes_its_time_is_cut_off(self):
        with socket.create_connection(("localhost", self.house.port)) as slow:
            slow.settimeout(PATIENCE)
            began = time.monotonic()
            slow.sendall(b"GET / HT")
            self.assertEqual(slow.recv(1000), b"")
            self.assertLess(time.monotonic() - began, 5)

    def test_a_body_that_takes_its_time_is_cut_off(self):
        with socket.create_connection(("localhost", self.house.port)) as slow:
            slow.settimeout(PATIENCE)
            slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{")
            self.assertEqual(slow.recv(1000), b"")

    def test_a_hello_must_come_in_time(self):
        line = self.house.socket()
        began = time.monotonic()
        with self.assertRaises((Closed, ConnectionError)):
            line.receive()
        self.assertLess(time.monotonic() - began, 5)


class Rates(HouseTest):
    flags = ("--limit", "frames=5", "--limit", "seat_sockets=2", "--limit", "watchers=2", "--limit", "chats=3",
             "--limit", "chat=20", "--limit", "name=8", "--limit", "joins=1000", "--limit", "address_tables=3")

    def seated(self) -> Person:
        ann = self.person()
        ann.open(seats=("open", "open", "open"))
        self.assertEqual(ann.sit().status, 200)
        return ann

    def close_all(self, ann: Person) -> None:
        """Tables that are gone no longer count."""
        self.house.post(f"/api/tables/{ann.table}/stand", token=ann.token)

    def test_frames_in_a_second(self):
        ann = self.seated()
        ann.join()
        for _ in range(30):
            ann.line.send(do="beat")
        bye = ann.line.wait_for("bye")
        self.assertEqual(bye["why"], "limit")
        with self.assertRaises((Closed, ConnectionError)):
            while True:
                ann.line.receive()

    def test_sockets_of_a_seat_watchers_and_chat(self):
        ann = self.seated()
        first, second = Person(self.house), Person(self.house)
        for tab in (first, second):
            tab.token, tab.table = ann.token, ann.table
            tab.join()
            self.addCleanup(tab.leave)
        third = self.house.socket()
        third.send(do="hello", table=ann.table, token=ann.token, lang="en")
        self.assertEqual(third.receive()["code"], "too_many_sockets")
        third.close()

        watchers = [self.house.socket() for _ in range(3)]
        answers = []
        for line in watchers:  # one after another: the last one is refused
            line.send(do="hello", table=ann.table, lang="en")
            answers.append(line.receive())
        self.assertEqual([answer["is"] for answer in answers], ["welcome", "welcome", "no"])
        self.assertEqual(answers[2]["code"], "too_many_watchers")
        for line in watchers:
            line.close()

        for n in range(4):
            second.line.send(do="chat", id=f"{n + 1:016x}", text=f"line {n}")
        self.assertEqual(second.line.wait_for("no")["id"], f"{4:016x}")
        time.sleep(1)
        second.line.send(do="chat", id="00000000000000aa", text="x" * 21)
        self.assertEqual(second.line.wait_for("no")["code"], "chat_too_long")
        second.line.send(do="chat", id="00000000000000ab", text="a\u202eb")
        self.assertEqual(second.line.wait_for("no")["code"], "chat_forbidden")

    def test_names(self):
        ann = self.person("A" * 9)
        ann.open(seats=("open", "open", "open"))
        no = self.refused(ann.sit(), 409, "name_too_long")
        self.assertIn("8", no["text"])
        ann.name = "a\u202eb"
        self.refused(ann.sit(), 409, "name_forbidden")
        ann.name = " \u200d "
        self.refused(ann.sit(), 409, "name_empty")
        ann.name = "A" * 8
        self.assertEqual(ann.sit().status, 200)
        ben = self.person("A" * 8)
        self.assertNotEqual(ben.sit(ann.table, 1).status, 200, "one name once a table")


class Tables(HouseTest):
    flags = ("--limit", "address_tables=3", "--limit", "joins=1000")

    def test_open_tables_of_an_address(self):
        people = [self.person() for _ in range(3)]
        for person in people:
            person.open(seats=("open", "intern", "intern"))
        self.refused(self.house.post("/api/tables", order(), token=new_token()), 429, "too_many_tables")
        self.assertEqual(people[1].sit().status, 200)
        people[1].join().until_asked()
        self.assertEqual(self.house.post("/api/tables", order(), token=new_token()).status, 200, "one has begun")


class AllTables(HouseTest):
    flags = ("--limit", "tables=3", "--limit", "joins=1000")

    def test_tables_in_all(self):
        people = [self.person(f"Ann {n}") for n in range(3)]
        for person in people:
            person.open()
            self.assertEqual(person.sit().status, 200)
            person.join()
        self.refused(self.house.post("/api/tables", order(), token=new_token()), 503, "full")


class Joins(HouseTest):
    flags = ("--limit", "joins=4", "--trust-proxy", "127.0.0.0/8,::1")

    def test_joins_are_counted_by_who_calls(self):
        def opening(address: str):
            return self.house.post("/api/tables", order(), token=new_token(), headers={"X-Forwarded-For": address})

        for _ in range(4):
            self.assertEqual(opening("198.51.100.1").status, 200)
        self.refused(opening("198.51.100.1"), 429, "too_many")
        self.refused(opening("6.6.6.6, 198.51.100.1"), 429, "too_many")
        self.assertEqual(opening("198.51.100.2").status, 200)
        for n in range(4):
            self.assertEqual(opening(f"2001:db8::{n + 1}").status, 200)
        self.refused(opening("2001:db8::ffff"), 429, "too_many")
        self.assertEqual(opening("2001:db8:0:1::1").status, 200)


class Reads(HouseTest):
    flags = ("--limit", "reads=4", "--trust-proxy", "127.0.0.0/8,::1")

    def test_what_has_to_be_played_again_is_counted_by_who_asks(self):
        ann = self.person()
        ann.open()

        def read(what: str, address: str):
            return self.house.get(f"/api/tables/{ann.table}/{what}", headers={"X-Forwarded-For": address})

        for what in ("replay", "journal", "deal", "analysis"):
            self.assertNotEqual(read(what, "198.51.100.1").status, 429, what)
        for what in ("replay?from=1", "journal", "deal", "analysis"):
            self.refused(read(what, "198.51.100.1"), 429, "too_many")
        self.refused(self.house.post("/api/mine", {"tables": []}, headers={"X-Forwarded-For": "198.51.100.1"}), 429, "too_many")
        self.assertNotEqual(read("replay", "198.51.100.2").status, 429)
        card = self.house.get(f"/api/tables/{ann.table}", headers={"X-Forwarded-For": "198.51.100.1"})
        self.assertEqual(card.status, 200, "a card is cheap")


class Kept:
    """What would be sent, for later."""

    def __init__(self):
        self.sent = b""

    def sendall(self, data: bytes) -> None:
        self.sent += data


class Slow(HouseTest):
    flags = ("--limit", "frames=1000000")

    def test_who_does_not_read_is_sent_away(self):
        """What waits for it would fill the memory: 256 frames, and at the next message it is told why it goes."""
        ann, ben = self.person("Ann"), self.person("Ben")
        ann.open(seats=("open", "open", "intern"))
        for seat, person in enumerate((ann, ben)):
            self.assertEqual(person.sit(ann.table, seat).status, 200)
            person.join()
        until_begun([ann, ben])
        ask = Kept()
        line, ann.line.socket = ann.line.socket, ask
        for n in range(1000):
            ann.line.send(do="why", id=f"{n + 1:016x}", action="x" * 200)
        ann.line.socket = line
        line.settimeout(PATIENCE)
        for _ in range(40):
            line.sendall(ask.sent)
        bye = None
        with self.assertRaises((Closed, ConnectionError)):
            while True:
                said = ann.line.receive()
                bye = said if said["is"] == "bye" else bye
        self.assertIsNotNone(bye, "it was read to its last frame")
        self.assertEqual(bye["why"], "slow")
        ben.until(lambda said: said["is"] == "update" and not said["people"][0]["here"])


class Crowd(HouseTest):
    flags = ("--limit", "sockets=5")

    def test_connections_in_all(self):
        lines = []
        with self.assertRaises((Closed, ConnectionError, OSError, Refused)):
            for _ in range(6):
                lines.append(self.house.socket())
        self.assertEqual(len(lines), 5)
        for line in lines:
            line.close()

        def is_answered() -> bool:
            try:
                return self.house.get("/healthz").status == 200
            except OSError:
                return False

        self.house.until(is_answered, "nobody is let in although there is room again")


class Household(HouseTest):
    flags = ("--limit", "address_sockets=4")

    def test_connections_from_one_address(self):
        lines = []
        with self.assertRaises((Closed, ConnectionError, OSError, Refused)):
            for _ in range(5):
                lines.append(self.house.socket())
        self.assertEqual(len(lines), 4)
        for line in lines:
            line.close()


class Silence(HouseTest):
    flags = ("--limit", "beat=300", "--limit", "silence=3000")

    def test_who_is_silent_is_gone_and_who_beats_is_not(self):
        ann, ben = self.person("Ann"), self.person("Ben")
        ann.open(seats=("open", "open", "intern"))
        self.assertEqual((ann.sit().status, ben.sit(ann.table, 1).status), (200, 200))
        ann.join()
        began = time.monotonic()
        ben.join()
        gone_at = None
        ben.line.wait_for("beat")
        while time.monotonic() - began < PATIENCE:
            ann.line.send(do="beat")
            try:
                ben.line.receive(0.2)
            except TimeoutError:
                pass
            except (Closed, ConnectionError):
                gone_at = time.monotonic() - began
                break
        self.assertIsNotNone(gone_at, "a silent socket was kept")
        self.assertGreater(gone_at, 2.9)
        ann.line.send(do="look", since=0)
        ann.until(lambda said: said["is"] in ("update", "gathering"))


class Votes(HouseTest):
    flags = ("--limit", "vote=500", "--limit", "absent=2500")

    def ask_for_a_bot(self, person: Person, number: str) -> dict:
        person.line.send(do="absent", id=number, seat=1)
        return person.until(lambda said: said["is"] in ("no", "done") and said["id"] == number)

    def test_a_bot_is_asked_for_after_a_while_and_silence_is_a_no(self):
        group = [self.person(name) for name in ("Ann", "Ben", "Cem")]
        group[0].open(seats=["open"] * 3)
        for seat, person in enumerate(group):
            self.assertEqual(person.sit(group[0].table, seat).status, 200)
            person.join()
        until_begun(group)
        ann, ben, cem = group
        ben.line.close()
        ann.until(lambda said: said["is"] == "update" and not said["people"][1]["here"])
        self.assertEqual(self.ask_for_a_bot(ann, "00000000000000c1")["code"], "not_absent")
        time.sleep(2.6)
        asked = time.monotonic()
        self.assertEqual(self.ask_for_a_bot(ann, "00000000000000c2")["is"], "done")
        cem.until(lambda said: said["is"] == "update" and said["vote"])
        over = cem.until(lambda said: said["is"] == "update" and said["vote"] is None)
        self.assertGreater(time.monotonic() - asked, 0.45)
        self.assertEqual(over["people"][1]["name"], "Ben")
        self.assertIsNone(over["people"][1]["played_by"], "nobody else agreed")


class Password(HouseTest):
    @classmethod
    def setUpClass(cls):
        import tempfile
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        file = f"{folder.name}/password"
        with open(file, "w", encoding="utf-8") as stream:
            stream.write("open sesame\n")
        cls.house = House("--password-file", file)
        cls.addClassCleanup(cls.house.close)

    def test_the_house_password_and_five_tries_a_minute(self):
        self.assertTrue(self.house.get("/api/about").json()["password"])
        self.assertEqual(self.house.post("/api/tables", order(password="open sesame"), token=new_token()).status, 200)

        def guess(wrong: str) -> tuple[int, str]:
            answer = self.house.post("/api/tables", order(password=wrong), token=new_token())
            return answer.status, answer.json()["code"]

        # All at once, because every twelve seconds another attempt is allowed.
        with ThreadPoolExecutor(15) as guessers:
            answers = list(guessers.map(guess, ("", "open", "sesame", "Open Sesame", "open sesame ") * 3))
        self.assertEqual(set(answers), {(403, "wrong_password"), (429, "too_many_tries")})
        self.assertGreaterEqual(answers.count((403, "wrong_password")), 5)
        self.assertNotIn("open sesame", "\n".join(self.house.log))


if __name__ == "__main__":
    unittest.main()
