"""A match that was served, and the proof of its deal: `bell verify` says yes to both together and to nothing else."""

import json
import subprocess

from house import BELL, HouseTest


class Verify(HouseTest):
    def played(self) -> tuple[str, dict]:
        """Journal and certificate of a match of two bots and somebody who gives up."""
        ann = self.person()
        ann.open(options={"rounds": "1"})
        ann.sit()
        ann.join()
        ann.until(lambda said: said["is"] == "update")
        ann.line.send(do="resign", id="00000000000000aa")
        ann.until(lambda said: said["is"] == "update" and said["over"])
        where = f"/api/tables/{ann.table}"
        return (self.house.get(f"{where}/journal", token=ann.token).body.decode(),
                self.house.get(f"{where}/deal", token=ann.token).json())

    def verify(self, journal: str, proof: dict) -> subprocess.CompletedProcess:
        for name, text in (("game.journal", journal), ("deal.json", json.dumps(proof))):
            (self.house.folder / name).write_text(text, encoding="utf-8")
        return subprocess.run([BELL, "verify", "game.journal", "deal.json"], cwd=self.house.folder, capture_output=True,
                              text=True, check=False)

    def test_what_was_served_is_proved_and_nothing_else_is(self):
        journal, proof = self.played()
        fine = self.verify(journal, proof)
        self.assertEqual(fine.returncode, 0, fine.stderr)
        self.assertIn(str(len(proof["draws"])), fine.stdout)
        zeros = "0" * 64
        person = proof["contributions"][0]
        for what, bent in {
            "secret": {"secret": zeros}, "commitment": {"commitment": zeros}, "order": {"order_hash": zeros}, "key": {"key": zeros},
            "nonce": {"contributions": [{**person, "nonce": zeros}]}, "promise": {"contributions": [{**person, "nonce_hash": zeros}]},
            "draw": {"draws": [{**proof["draws"][0], "drawn": proof["draws"][0]["drawn"] + 1}, *proof["draws"][1:]]},
            "fewer draws": {"draws": proof["draws"][:-1]},
        }.items():
            with self.subTest(what):
                refused = self.verify(journal, {**proof, **bent})
                self.assertNotEqual(refused.returncode, 0, refused.stdout)
                self.assertTrue(refused.stderr)
        another, other_proof = self.played()
        self.assertNotEqual(self.verify(another, proof).returncode, 0)
        self.assertNotEqual(self.verify(journal, other_proof).returncode, 0)
        self.assertEqual(self.verify(another, other_proof).returncode, 0)
