"""Tests the headers of every answer, which requests are answered, and how others are refused."""

import socket
import ssl
import subprocess
import tempfile
import tomllib
import unittest
from pathlib import Path

from house import PATIENCE, ROOT, House, HouseTest, new_token, order
from websocket import Refused, WebSocket

POLICY = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; "
          "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
          "frame-ancestors 'none'")


class Answers(HouseTest):
    def test_every_answer_has_the_headers_that_protect_it(self):
        for path in ("/", "/api/about", "/healthz", "/nothing", "/plain"):
            headers = self.house.get(path).headers
            self.assertEqual(headers["content-security-policy"], POLICY, path)
            self.assertEqual(headers["x-content-type-options"], "nosniff")
            self.assertEqual(headers["referrer-policy"], "no-referrer")
            self.assertEqual(headers["cross-origin-opener-policy"], "same-origin")
            self.assertEqual(headers["cross-origin-resource-policy"], "same-origin")
            self.assertNotIn("set-cookie", headers)
            self.assertNotIn("access-control-allow-origin", headers)
            self.assertNotIn("strict-transport-security", headers, "only with TLS")

    def test_the_plain_page_shows_open_tables_and_has_no_script(self):
        name = "Ann's <b>table</b>"
        self.house.post("/api/tables", order(name=name), token=new_token())
        page = self.house.get("/plain").body.decode()
        self.assertIn("Ann&#39;s &lt;b&gt;table&lt;/b&gt;", page)
        self.assertIn("bell join -", page)
        for forbidden in ("<script", "<b>", " style=", " onclick="):
            self.assertNotIn(forbidden, page)

    def test_a_name_that_somebody_else_points_at_us_is_not_ours(self):
        self.refused(self.house.get("/api/about", headers={"Host": "evil.example"}), 421, "wrong_host")
        self.assertEqual(self.house.get("/healthz", headers={"Host": "evil.example"}).status, 200, "for balancers")

    def test_pages_of_other_sites_are_not_answered(self):
        self.refused(self.house.get("/api/about", headers={"Origin": "https://evil.example"}), 403, "wrong_origin")
        self.refused(self.house.get("/api/about", headers={"Origin": "null"}), 403, "wrong_origin")
        ours = {"Origin": f"http://localhost:{self.house.port}"}
        self.assertEqual(self.house.get("/api/about", headers=ours).status, 200)
        with self.assertRaises(Refused) as refused:
            self.house.socket(headers={"Origin": "https://evil.example"})
        self.assertEqual(refused.exception.status, 403)
        self.house.socket(headers=ours).close()

    def test_mistakes_are_told(self):
        token = new_token()
        self.refused(self.house.get("/nothing"), 404, "no_such_page")
        self.refused(self.house.get("/api/nothing"), 404, "no_such_page")
        self.refused(self.house.get("/api/tables/short"), 404, "no_such_table")
        self.refused(self.house.get("/api/tables/" + "A" * 22), 404, "no_such_table")
        self.refused(self.house.get("/api/rules/chess"), 404, "no_such_title")
        self.refused(self.house.request("DELETE", "/api/tables/" + "A" * 22), 405, "wrong_method")
        self.refused(self.house.get("/api/tables?state=strange"), 400, "bad_request")
        self.refused(self.house.request("POST", "/api/tables", raw=b"{}", headers={"Content-Type": "text/plain"}), 415, "wrong_type")
        self.assertIn("title", self.refused(self.house.post("/api/tables", {}), 400, "bad_request")["text"])
        self.refused(self.house.request("POST", "/api/tables", raw=b"{not json", token=token), 400, "bad_request")
        self.assertEqual(self.house.get("/%zz").status, 400)
        for order_form in (order(title="chess"), order(modules=["rockets"]), order(options={"x": "y"}), order(seats=("open",) * 9),
                           order(seats=("open", "exec:/bin/true", "intern")), order(seats=("open", "oracle", "intern"))):
            answer = self.house.post("/api/tables", order_form, token=token)
            self.assertGreaterEqual(answer.status, 400, order_form)
            self.assertGreater(len(answer.json()["text"]), 10)

    def test_what_is_no_http_is_refused(self):
        with socket.create_connection(("localhost", self.house.port), timeout=PATIENCE) as line:
            line.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n")
            self.assertTrue(line.recv(100).startswith(b"HTTP/1.1 400"))

    def test_what_the_house_offers(self):
        about = self.house.get("/api/about").json()
        self.assertEqual((about["protocol"], about["limits"], about["password"]),
                         (1, {"frame": 16384, "chat": 500, "name": 24}, False))
        titles = self.house.get("/api/titles").json()["titles"]
        self.assertEqual([title["title"] for title in titles], ["stonks", "stockpile", "wall-street-1920"])
        for title in titles:
            self.assertEqual([bot["name"] for bot in title["bots"]], ["intern", "clerk", "broker", "tycoon"])
            self.assertTrue(title["about"], title["title"])
            for module in title["modules"]:
                self.assertNotEqual(module["text"], module["name"])
                self.assertTrue(module["help"], module["name"])
        stockpile = titles[1]
        self.assertEqual([preset["name"] for preset in stockpile["presets"]], ["first", "everything"])
        self.assertEqual(len(stockpile["presets"][1]["modules"]), len(stockpile["modules"]))
        self.assertEqual([(preset["name"], preset["text"], preset["modules"]) for preset in titles[0]["presets"]],
                         [("first", "First game", []), ("moderate", "Moderate market", ["moderate"]), ("small_caps", "Small caps & blue chips", ["small_caps"])])
        self.assertEqual(titles[2]["presets"][0]["options"], {"board": "orange"})
        investors = next(one for one in stockpile["options"] if one["name"] == "investors")
        self.assertIn({"value": "base+cc", "text": "Base, CC"}, investors["values"])
        rules = self.house.get("/api/rules/stonks").json()
        self.assertIn("ST-TRK-3", [rule["id"] for rule in rules["rules"]])
        icons = next(rule for rule in rules["rules"] if rule["id"] == "ST-CMP-4")
        self.assertEqual(icons["title"], "Icons on the market cards")
        self.assertTrue(icons["ruling"].startswith("How many"))
        shares = next(one for one in rules["numbers"] if one["name"] == "shares")
        self.assertEqual((shares["rule"], shares["provenance"]), ("ST-CMP-4", "reconstructed"))

    def test_rules_and_numbers_are_in_the_language_asked_for(self):
        book = self.house.get("/api/rules/stonks", headers={"accept-language": "el"}).json()
        icons = next(rule for rule in book["rules"] if rule["id"] == "ST-CMP-4")
        self.assertEqual(icons["title"], "Σύμβολα στις κάρτες αγοράς")
        for said in [icons["text"], icons["ruling"], icons["source"]]:
            self.assertRegex(said, "^[Α-ΩΆΈΉΊΌΎΏ]")
        for number in book["numbers"]:
            self.assertRegex(number["text"] + number["note"], "^[Α-ΩΆΈΉΊΌΎΏ][^a-z]*$")

    def test_every_chapter_of_the_rules_has_a_name_on_the_page(self):
        named = tomllib.loads((ROOT / "texts/en/page.toml").read_text(encoding="utf-8"))["page"]["chapter"]
        for title in ["stonks", "stockpile", "wall-street-1920"]:
            rules = self.house.get(f"/api/rules/{title}").json()["rules"]
            self.assertEqual({rule["chapter"] for rule in rules} - set(named), set(), title)

    def test_head_has_no_body(self):
        answer = self.house.request("HEAD", "/api/about")
        self.assertEqual((answer.status, answer.body), (200, b""))
        self.assertGreater(int(answer.headers["content-length"]), 10)

    def test_metrics_are_for_whoever_runs_it(self):
        text = self.house.get("/metrics").body.decode()
        self.assertIn("bell_requests_total", text)
        self.assertIn("bell_store_writable 1", text)
        self.refused(self.house.get("/metrics", headers={"X-Forwarded-For": "198.51.100.1"}), 403, "private")
        self.refused(self.house.get("/metrics", headers={"Forwarded": "for=198.51.100.1"}), 403, "private")

    def test_a_forwarded_header_from_a_stranger_is_a_warning(self):
        self.house.get("/api/about", headers={"X-Forwarded-For": "198.51.100.1"})
        self.house.until_logged("forwarded.untrusted")


class Named(HouseTest):
    flags = ("--public-url", "https://bell.example.org", "--metrics-address", "127.0.0.1:0", "--json-log",
             "--log-level", "debug")

    def test_with_a_public_url_only_that_name_is_ours(self):
        self.refused(self.house.get("/api/about"), 421, "wrong_host")
        self.assertEqual(self.house.get("/api/about", headers={"Host": "bell.example.org"}).status, 200)
        answer = self.house.get("/api/about", headers={"Host": "bell.example.org", "Origin": "https://bell.example.org"})
        self.assertEqual(answer.status, 200)
        self.assertIn("max-age", answer.headers["strict-transport-security"])
        self.refused(self.house.get("/api/about", headers={"Host": "bell.example.org", "Origin": "http://bell.example.org"}),
                     403, "wrong_origin")

    def test_metrics_have_a_door_of_their_own(self):
        import re
        import urllib.request
        url = re.search(r"http://\S+", next(line for line in self.house.said if "Metrics" in line))[0]
        with urllib.request.urlopen(url) as answer:
            self.assertIn(b"bell_connections", answer.read())
        with self.assertRaises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(url.replace("/metrics", "/api/about"))
        self.assertEqual(refused.exception.code, 404)

    def test_logs_are_json_and_hold_no_secret(self):
        import json
        token = new_token()
        host = {"Host": "bell.example.org"}
        table = self.house.post("/api/tables", order(), token=token, headers=host).json()["table"]
        self.house.get(f"/api/tables/{table}", token=token, headers=host)
        line = self.house.socket(host_header="bell.example.org")
        line.send(do="hello", table=table, token=token, lang="en")
        line.receive()
        line.close()
        for text in self.house.log:
            self.assertIn("event", json.loads(text), text)
            self.assertNotIn(token, text)
            self.assertNotIn("127.0.0.1\"", text)


class Tls(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def certificate(self, name: str) -> tuple[Path, Path]:
        cert, key = self.folder / f"{name}.pem", self.folder / f"{name}.key"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                        "-keyout", key, "-out", cert, "-days", "2", "-subj", f"/CN={name}", "-addext",
                        "subjectAltName=DNS:localhost"], check=True, capture_output=True)
        return cert, key

    def test_https_sockets_and_a_renewed_certificate(self):
        import signal
        cert, key = self.certificate("first")
        trust = ssl.create_default_context(cafile=cert)
        house = House("--tls-cert", cert, "--tls-key", key, tls=trust)
        self.addCleanup(house.close)
        self.assertIn("https://localhost", " ".join(house.said))
        self.assertIn("max-age", house.get("/api/about").headers["strict-transport-security"])
        line = house.socket(headers={"Origin": f"https://localhost:{house.port}"})
        line.send(do="hello", table="A" * 22, lang="en")
        self.assertEqual(line.receive()["code"], "no_such_table")
        line.close()
        with socket.create_connection(("localhost", house.port), timeout=PATIENCE) as plain:
            plain.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            self.assertNotIn(b"HTTP", plain.recv(100))
        old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
        old.minimum_version = old.maximum_version = ssl.TLSVersion.TLSv1_1
        with self.assertRaises((ssl.SSLError, ConnectionError)):
            WebSocket("localhost", house.port, tls=old)
        second, other = self.certificate("second")
        cert.write_bytes(second.read_bytes())
        key.write_bytes(other.read_bytes())
        house.tell(signal.SIGHUP)
        house.until_logged("tls.renewed")
        house.tls = ssl.create_default_context(cafile=second)
        self.assertEqual(house.get("/api/about").status, 200)


if __name__ == "__main__":
    unittest.main()
