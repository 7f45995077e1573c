"""Tests the server behind nginx and HAProxy, configured with the package's files."""

import http.client
import os
import re
import shutil
import signal
import ssl
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from house import PATIENCE, ROOT, Answer, House, Person
from websocket import WebSocket

SBIN = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])


def program(name: str) -> str | None:
    return shutil.which(name, path=SBIN)


def free_port() -> int:
    import socket
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def certificate(folder: Path) -> tuple[Path, Path]:
    cert, key = folder / "cert.pem", folder / "key.pem"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout",
                    key, "-out", cert, "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
                   check=True, capture_output=True)
    return cert, key


class Front:
    """The proxy, behind the interface of House."""

    def __init__(self, port: int, tls: ssl.SSLContext):
        self.port, self.tls = port, tls

    def request(self, method: str, path: str, body=None, token=None, headers=None) -> Answer:
        import json
        connection = http.client.HTTPSConnection("localhost", self.port, timeout=PATIENCE, context=self.tls)
        sent = {"Content-Type": "application/json", **(headers or {})}
        if token:
            sent["Authorization"] = f"Bearer {token}"
        connection.request(method, path, json.dumps(body).encode() if body is not None else None, sent)
        answer = connection.getresponse()
        result = Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
        connection.close()
        return result

    def get(self, path: str, **more) -> Answer:
        return self.request("GET", path, **more)

    def post(self, path: str, body=None, **more) -> Answer:
        return self.request("POST", path, {} if body is None else body, **more)

    def socket(self, **more) -> WebSocket:
        return WebSocket("localhost", self.port, tls=self.tls, timeout=PATIENCE, **more)


class ProxyTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        os.chmod(self.folder, 0o755)
        self.cert, self.key = certificate(self.folder)
        self.port = free_port()
        self.front = Front(self.port, ssl.create_default_context(cafile=self.cert))
        self.url = f"https://localhost:{self.port}"

    def start(self, *words) -> subprocess.Popen:
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)
        return process

    def start_nginx(self, nodes: list[House]) -> subprocess.Popen:
        """Starts nginx with the package's file, in front of these servers."""
        behind = " ".join(f"server 127.0.0.1:{node.port} max_fails=1 fail_timeout=2s;" for node in nodes)
        site = (ROOT / "packaging/nginx.conf").read_text(encoding="utf-8")
        for ours, theirs in ((r"server 127\.0\.0\.1:8080;", behind), (r"listen \[::\]:.*", ""),
                             (r"listen 80;", f"listen 127.0.0.1:{free_port()};"),
                             (r"listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"), (r"bell\.example\.org(?!/)", "localhost"),
                             (r"/etc/letsencrypt/\S+fullchain\.pem", str(self.cert)), (r"/etc/letsencrypt/\S+privkey\.pem", str(self.key)),
                             # The port is part of the name here, because a test does not use the default port.
                             (r"proxy_set_header Host \$host;", f"proxy_set_header Host $host:{self.port};")):
            site, count = re.subn(ours, theirs, site)
            self.assertGreater(count, 0, ours)
        temporary = " ".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        file = self.folder / "nginx.conf"
        file.write_text(f"daemon off; pid {self.folder}/pid; error_log {self.folder}/error.log; events {{}}\n"
                        f"http {{ access_log {self.folder}/access.log; {temporary}\n{site}\n}}\n", encoding="utf-8")
        return self.start(program("nginx"), "-e", str(self.folder / "error.log"), "-c", str(file))

    def wait_until_open(self, process: subprocess.Popen) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                if self.front.get("/api/about").status == 200:
                    return
            except OSError:
                pass
            if process.poll() is not None or time.monotonic() > until:
                self.fail(f"the proxy did not start: {process.stderr.read() if process.poll() is not None else ''}")
            time.sleep(0.05)

    def play_a_little(self, person: Person, moves: int = 3) -> None:
        for _ in range(moves):
            if person.until_asked()["over"]:
                return
            number = person.act()
            self.assertEqual(person.until(lambda said: said["is"] == "done")["id"], number)


@unittest.skipUnless(program("nginx"), "nginx is not installed")
class Nginx(ProxyTest):
    def test_play_behind_nginx(self):
        house = House("--public-url", self.url, "--trust-proxy", "127.0.0.1,::1", "--limit", "joins=5")
        self.addCleanup(house.close)
        nginx = self.start_nginx([house])
        self.wait_until_open(nginx)

        ann = Person(self.front)
        self.addCleanup(ann.leave)
        ann.open(seats=("open", "intern", "intern"))
        self.assertEqual(ann.sit().status, 200)
        ann.join()
        self.play_a_little(ann)
        self.assertNotIn(ann.token, (self.folder / "access.log").read_text(encoding="utf-8"))

        self.assertEqual(self.front.get("/metrics").status, 404, "not for the world")
        self.assertIn("max-age", self.front.get("/").headers["strict-transport-security"])
        self.assertEqual(house.get("/metrics", headers={"Host": "x"}).status, 200, "but for whoever is on the machine")
        self.assertEqual(self.front.post("/api/tables", {"x": "y" * 70_000}).status, 413)
        strange = {"X-Forwarded-For": "203.0.113.50"}
        statuses = [self.front.post(f"/api/tables/{ann.table}/sit", {}, headers=strange).status for _ in range(6)]
        self.assertEqual(statuses[-1], 429, "who invents a forwarded address is counted by the real one")
        self.assertNotIn("forwarded.untrusted", "\n".join(house.log))


if __name__ == "__main__":
    unittest.main()
