"""A real `bell serve` with its own store, and clients for it. BELL names the program."""

import hashlib
import http.client
import json
import os
import re
import secrets
import shutil
import signal
import ssl
import subprocess
import tempfile
import threading
import time
import unittest
from pathlib import Path

from websocket import WebSocket

ROOT = Path(__file__).resolve().parents[2]
BELL = os.environ.get("BELL", str(ROOT / "build/release/bell"))
# Sanitizer builds are slower.
PATIENCE = float(os.environ.get("BELL_TEST_PATIENCE", "20"))

ACCIDENTS = ["terminate called", "what():", "Assertion", "AddressSanitizer", "ThreadSanitizer", "runtime error",
             "this should not happen", "connection.accident"]


def new_token() -> str:
    return secrets.token_hex(32)


class Answer:
    def __init__(self, status: int, headers: dict, body: bytes):
        self.status, self.headers, self.body = status, headers, body

    def json(self):
        return json.loads(self.body)


class House:
    """One server process; it can be stopped, killed and started again on the same store."""

    def __init__(self, *flags, store: str | None = None, env: dict | None = None, tls: ssl.SSLContext | None = None):
        self.folder = Path(tempfile.mkdtemp(prefix="bell-house-"))
        self.store = store or f"sqlite:{self.folder / 'bell.db'}"
        self.flags, self.env, self.tls = flags, env or {}, tls
        self.log: list[str] = []
        self.port = 0
        self.start()

    def start(self) -> None:
        """Uses a free port: the earlier one may be in use by then."""
        words = [BELL, "serve", "--port", "0", "--store", self.store, "--bot-beat", "5"]
        words += ["--drain", "0"] if "--drain" not in self.flags else []
        words += map(str, self.flags)
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                        cwd=self.folder, env={**os.environ, **self.env})
        self.said: list[str] = []
        earlier = len(self.log)
        self.readers = [threading.Thread(target=self._read, args=pair, daemon=True)
                        for pair in ((self.process.stdout, self.said), (self.process.stderr, self.log))]
        for reader in self.readers:
            reader.start()
        until = time.monotonic() + PATIENCE
        while True:
            for line in self.log[earlier:]:
                found = re.search(r"server\.open.*\bport[\"=: ]+(\d+)", line)
                if found and len(self.said) >= 2:
                    self.port = int(found[1])
                    return
            if self.process.poll() is not None or time.monotonic() > until:
                raise AssertionError(f"the server did not open: {self.said} {self.log}")
            time.sleep(0.01)

    @staticmethod
    def _read(stream, into: list[str]) -> None:
        for line in stream:
            into.append(line.rstrip("\n"))

    def tell(self, number: int = signal.SIGTERM) -> None:
        self.process.send_signal(number)

    def wait(self, timeout: float = PATIENCE) -> int:
        code = self.process.wait(timeout)
        for reader in self.readers:
            reader.join(5)
        return code

    def stop(self) -> int:
        """Gracefully, so that a sanitizer can check for leaks."""
        self.tell()
        while "--drain" in self.flags and self.process.poll() is None:
            time.sleep(0.05)
            self.tell()  # a second signal: exits at once
        return self.wait()

    def kill(self) -> None:
        self.process.kill()
        self.wait()

    def close(self) -> None:
        code = self.stop() if self.process.poll() is None else 0
        self.process.stdout.close()
        self.process.stderr.close()
        shutil.rmtree(self.folder, ignore_errors=True)
        for line in self.log:
            for accident in ACCIDENTS:
                assert accident not in line, line
        assert code == 0, f"the server ended with {code}: {self.log[-20:]}"

    # The headers that a program sends.
    def request(self, method: str, path: str, body=None, token: str | None = None, headers: dict | None = None,
                raw: bytes | None = None) -> Answer:
        kind = http.client.HTTPSConnection if self.tls else http.client.HTTPConnection
        more = {"context": self.tls} if self.tls else {}
        connection = kind("localhost", self.port, timeout=PATIENCE, **more)
        sent = dict(headers or {})
        if token:
            sent["Authorization"] = f"Bearer {token}"
        data = raw
        if body is not None:
            data = json.dumps(body).encode()
        if data is not None:
            sent.setdefault("Content-Type", "application/json")
        try:
            connection.request(method, path, data, sent)
            answer = connection.getresponse()
            return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
        finally:
            connection.close()

    def get(self, path: str, **more) -> Answer:
        return self.request("GET", path, **more)

    def post(self, path: str, body=None, **more) -> Answer:
        return self.request("POST", path, {} if body is None else body, **more)

    def until_ready(self, status: int = 200) -> None:
        """Readiness depends on the store's last result; a heartbeat may change it for a moment."""
        self.until(lambda: self.get("/readyz").status == status, f"/readyz does not become {status}")

    def until_logged(self, event: str) -> None:
        self.until(lambda: any(event in line for line in self.log), f"{event} is not in the log")

    @staticmethod
    def until(holds, why: str = "") -> None:
        until = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < until, why
            time.sleep(0.05)

    def socket(self, **more) -> WebSocket:
        return WebSocket("localhost", self.port, tls=self.tls, timeout=PATIENCE, **more)


def order(title: str = "stonks", seats=("open", "intern", "intern"), **more) -> dict:
    return {"title": title, "players": len(seats), "modules": [], "options": {}, "seats": list(seats),
            "clock": {"kind": "none"}, "listed": True, "watch": True, "hints": True, "undo": True, "name": "", **more}


class Person:
    """A client with a token, a nonce, and a socket that answers like the page."""

    def __init__(self, house: House, name: str = "Ann"):
        self.house, self.name = house, name
        self.token, self.nonce = new_token(), secrets.token_hex(32)
        self.table, self.seat = "", 0
        self.line: WebSocket | None = None
        self.update: dict | None = None
        self.chats: list[dict] = []
        self.has_opened = False
        self.answered = 0  # the decision answered last: an update that still asks it is outdated

    def open(self, **more) -> dict:
        answer = self.house.post("/api/tables", order(**more), token=self.token)
        assert answer.status == 200, answer.body
        self.table = answer.json()["table"]
        return answer.json()

    def sit(self, table: str | None = None, seat: int = 0) -> Answer:
        self.table, self.seat = table or self.table, seat
        promise = hashlib.sha256(bytes.fromhex(self.nonce)).hexdigest()
        return self.house.post(f"/api/tables/{self.table}/sit", {"seat": seat, "name": self.name, "hat": "top", "lang": "en",
                                                                  "nonce_hash": promise}, token=self.token)

    def join(self, **hello) -> "Person":
        self.line = self.house.socket()
        self.line.send(do="hello", table=self.table, token=self.token, lang="en", **hello)
        welcome = self.line.receive(PATIENCE)
        assert welcome["is"] == "welcome", welcome
        return self

    def listen(self, timeout: float = PATIENCE) -> dict:
        """Reads one message; opens the nonce if asked."""
        message = self.line.receive(timeout)
        if message["is"] == "gathering" and message["open_nonces"] and not self.has_opened:
            self.has_opened = True
            self.line.send(do="nonce", nonce=self.nonce)
        elif message["is"] == "update" and not (self.answered and message["turn"]["decision"] == self.answered):
            self.update = message
        elif message["is"] == "chat":
            self.chats.append(message)
        return message

    def until(self, holds, timeout: float = PATIENCE) -> dict:
        """The first message for which this holds."""
        until = time.monotonic() + timeout
        while True:
            message = self.listen(max(0.01, until - time.monotonic()))
            if holds(message):
                return message

    def until_asked(self, timeout: float = PATIENCE) -> dict:
        """An update with choices, or the end."""
        if self.update and (self.update["choices"] or self.update["over"]):
            return self.update
        self.until(lambda said: self.update and (self.update["choices"] or self.update["over"]), timeout)
        return self.update

    def act(self, action: str | None = None, number: str | None = None) -> str:
        """Answers the question with an offered choice; returns the id used."""
        used = number or secrets.token_hex(8)
        chosen = action or self.update["choices"][secrets.randbelow(len(self.update["choices"]))]["action"]
        self.answered = self.update["turn"]["decision"]
        self.line.send(do="act", id=used, decision=self.answered, action=chosen)
        self.update = None
        return used

    def leave(self) -> None:
        if self.line:
            self.line.close()
            self.line = None


def until_begun(group: list[Person]) -> None:
    """Nonces are opened when everybody has sat down, so all sockets are read in turn."""
    until = time.monotonic() + PATIENCE
    while not all(person.update for person in group):
        assert time.monotonic() < until, "the match did not begin"
        for person in group:
            try:
                if not person.update:
                    person.listen(0.05)
            except TimeoutError:
                pass


def whoever_is_asked(*people: Person) -> Person:
    """Somebody with choices, or anybody when it is over."""
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


class HouseTest(unittest.TestCase):
    maxDiff = None
    flags: tuple = ()
    house: House

    @classmethod
    def setUpClass(cls):
        cls.house = House(*cls.flags)
        cls.addClassCleanup(cls.house.close)

    def person(self, name: str = "Ann", house: House | None = None) -> Person:
        person = Person(house or self.house, name)
        self.addCleanup(person.leave)
        return person

    def refused(self, answer: Answer, status: int, code: str) -> dict:
        """Expects a refusal with this code and a sentence."""
        self.assertEqual((answer.status, answer.json()["code"]), (status, code), answer.body)
        self.assertEqual(answer.json()["is"], "no")
        self.assertGreater(len(answer.json()["text"]), 10)
        return answer.json()
