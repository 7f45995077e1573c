"""Whose turn it is, told to a chat tool: a real receiver behind TLS, on this machine and therefore allowed by name."""

import http.server
import json
import ssl
import tempfile
import threading
import time
import unittest
from pathlib import Path

from house import PATIENCE, House, HouseTest, new_token, order
from test_proxy import certificate


class Receiver:
    """Records requests; answers with a status, a redirect, or not at all."""

    def __init__(self, folder: Path):
        self.cert, key = certificate(folder)
        self.status, self.location, self.is_silent = 200, "", False
        self.received: list[tuple[str, dict, dict]] = []
        receiver = self

        class Door(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.received.append((self.path, dict(self.headers), json.loads(body)))
                if receiver.is_silent:
                    time.sleep(7)
                    return
                self.send_response(receiver.status)
                if receiver.location:
                    self.send_header("Location", receiver.location)
                self.send_header("Content-Length", "2")
                self.end_headers()
                self.wfile.write(b"ok")

            do_GET = do_POST

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self.server.daemon_threads = True
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(self.cert, key)
        self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class WebhookTest(HouseTest):
    private, trusted = "true", True

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.receiver = Receiver(Path(folder.name))
        cls.addClassCleanup(cls.receiver.close)
        cls.hook = f"https://localhost:{cls.receiver.port}/services/T0/secret-part"
        cls.house = House("--webhook-hosts", f"hooks.example.org, localhost:{cls.receiver.port}", "--webhook-private", cls.private,
                          "--webhook-wait", "1", "--limit", "joins=1000", env={"SSL_CERT_FILE": str(cls.receiver.cert)} if cls.trusted else {})
        cls.addClassCleanup(cls.house.close)

    def setUp(self):
        self.receiver.received.clear()
        self.receiver.status, self.receiver.location, self.receiver.is_silent = 200, "", False

    def leave_in_the_middle(self, **more):
        """Ann answers and leaves, so that the next question finds her away."""
        ann = self.person("Ann <!channel>")
        ann.open(seats=("open", "intern", "intern"), webhook=self.hook, **more)
        self.assertEqual(ann.sit().status, 200)
        ann.join().until_asked()
        ann.act()
        ann.until(lambda said: said["is"] == "done")
        ann.leave()
        return ann

    def wait_for(self, holds, timeout: float = PATIENCE) -> None:
        until = time.monotonic() + timeout
        while not holds():
            self.assertLess(time.monotonic(), until, (self.receiver.received, self.house.log[-5:]))
            time.sleep(0.05)

    def logged(self, event: str) -> list[str]:
        return [line for line in self.house.log if event in line]


class Calls(WebhookTest):
    def test_who_is_away_is_called_in_the_tables_language_and_told_nothing_of_the_game(self):
        ann = self.leave_in_the_middle(lang="pt", name="Sexta")
        self.wait_for(lambda: self.receiver.received)
        path, headers, body = self.receiver.received[0]
        self.assertEqual(path, "/services/T0/secret-part")
        self.assertEqual(headers["Content-Type"], "application/json")
        link = f"http://localhost:{self.house.port}/t/{ann.table}"
        self.assertEqual(body, {"content": f"Ann <!channel>, é a sua vez na mesa Sexta: {link}",
                                "text": f"Ann &lt;!channel&gt;, é a sua vez na mesa Sexta: {link}",
                                "username": "Opening Bell", "allowed_mentions": {"parse": []}})
        log = "\n".join(self.house.log)
        for secret in ("secret-part", ann.token):
            self.assertNotIn(secret, log)
        card = self.house.get(f"/api/tables/{ann.table}").body.decode()
        self.assertNotIn("secret-part", card)
        self.assertEqual(len(self.receiver.received), 1, "one question, one call")

    def test_who_is_here_is_not_called(self):
        ann = self.person()
        ann.open(seats=("open", "intern", "intern"), webhook=self.hook)
        ann.sit()
        ann.join()
        for _ in range(3):
            ann.until_asked()
            ann.act()
        ann.until_asked()
        time.sleep(1.5)
        self.assertEqual(self.receiver.received, [])

    def test_a_redirect_is_not_followed(self):
        self.receiver.status, self.receiver.location = 302, f"https://localhost:{self.receiver.port}/elsewhere"
        before = len(self.logged("webhook.failed"))
        self.leave_in_the_middle()
        self.wait_for(lambda: len(self.logged("webhook.failed")) > before)
        self.assertIn("302", self.logged("webhook.failed")[-1])
        self.assertEqual([path for path, _, _ in self.receiver.received], ["/services/T0/secret-part"])

    def test_five_seconds_are_enough(self):
        self.receiver.is_silent = True
        before = len(self.logged("webhook.failed"))
        began = time.monotonic()
        self.leave_in_the_middle()
        self.wait_for(lambda: len(self.logged("webhook.failed")) > before)
        self.assertGreater(time.monotonic() - began, 4)

    def test_only_hosts_that_the_operator_lists(self):
        for wrong, status, code in (("https://evil.example/x", 403, "webhook_host"), (f"https://localhost:{self.receiver.port + 1}/", 403, "webhook_host"),
                                    (self.hook.replace("https", "http"), 400, "bad_webhook"), ("https://a:b@hooks.example.org/", 400, "bad_webhook"),
                                    ("https://hooks.example.org@evil.example/", 400, "bad_webhook"), ("hooks.example.org", 400, "bad_webhook")):
            self.refused(self.house.post("/api/tables", order(webhook=wrong), token=new_token()), status, code)
        self.assertEqual(self.house.post("/api/tables", order(webhook="https://hooks.example.org/x"), token=new_token()).status, 200)
        plain = House(store="memory:")
        self.addCleanup(plain.close)
        self.refused(plain.post("/api/tables", order(webhook=self.hook), token=new_token()), 403, "no_webhooks")


class Private(WebhookTest):
    private = "false"

    def test_a_private_address_is_not_connected_to(self):
        self.leave_in_the_middle()
        self.wait_for(lambda: self.logged("webhook.failed"))
        self.assertIn("private", self.logged("webhook.failed")[0])
        self.assertEqual(self.receiver.received, [])


class Untrusted(WebhookTest):
    trusted = False

    def test_a_certificate_that_nobody_vouches_for_is_told_nothing(self):
        self.leave_in_the_middle()
        self.wait_for(lambda: self.logged("webhook.failed"))
        self.assertEqual(self.receiver.received, [])


if __name__ == "__main__":
    unittest.main()
