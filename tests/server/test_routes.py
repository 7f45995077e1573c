"""Tests slow routes: a new link by vote, and the analysis of a match."""

import time
import unittest

from house import PATIENCE, HouseTest, Person, new_token, until_begun
from websocket import Closed


class Routes(HouseTest):
    flags = ("--limit", "joins=10000", "--limit", "frames=10000")

    def group(self, people: int, bots: int, **more) -> list[Person]:
        group = [self.person(name) for name in ("Ann", "Ben", "Cem")[:people]]
        group[0].open(seats=["open"] * people + ["intern"] * bots, **more)
        for seat, person in enumerate(group):
            self.assertEqual(person.sit(group[0].table, seat).status, 200)
            person.join()
        until_begun(group)
        return group

    def vote(self, person: Person, yes: bool, number: str) -> None:
        asked = person.update["vote"] or person.until(lambda said: said["is"] == "update" and said["vote"])["vote"]
        person.line.send(do="vote", id=number, vote=asked["vote"], yes=yes)
        person.until(lambda said: said["is"] == "done" and said["id"] == number)

    def test_a_lost_link_is_replaced_when_all_others_agree(self):
        ann, ben, cem = self.group(3, 0)
        path = f"/api/tables/{ann.table}"
        token = new_token()
        self.refused(self.house.post(f"{path}/relink", {"seat": 2}), 409, "token_needed")
        self.refused(self.house.post(f"{path}/relink", {"seat": 4}, token=token), 404, "no_such_seat")
        self.refused(self.house.post(f"{path}/relink", {"seat": 2}, token=ann.token), 409, "sits_already")
        asked = self.house.post(f"{path}/relink", {"seat": 2}, token=token)
        self.assertEqual((asked.status, asked.json()["table"], asked.json()["seat"]), (200, ann.table, 2), asked.body)
        self.refused(self.house.post(f"{path}/relink", {"seat": 1}, token=new_token()), 409, "vote_running")
        self.assertIsNone(self.house.get(path, token=token).json()["seat"], "nobody has agreed yet")
        self.vote(ann, True, "00000000000000a1")
        self.vote(ben, True, "00000000000000a2")
        self.assertEqual(cem.until(lambda said: said["is"] == "bye")["why"], "replaced")
        with self.assertRaises((Closed, ConnectionError)):
            while True:
                cem.line.receive()
        self.assertEqual(self.house.get(path, token=token).json()["seat"], 2)
        self.assertIn("Cem", ann.until(lambda said: said["is"] == "chat")["text"])
        old = self.house.socket()
        old.send(do="hello", table=ann.table, token=cem.token, lang="en")
        self.assertEqual(old.receive(PATIENCE)["code"], "unknown_token")
        cem.token = token
        cem.join()
        cem.until(lambda said: said["is"] == "update")

    def test_one_no_keeps_the_link(self):
        ann, ben, cem = self.group(3, 0)
        path = f"/api/tables/{ann.table}"
        token = new_token()
        self.assertEqual(self.house.post(f"{path}/relink", {"seat": 2}, token=token).status, 200)
        ben.until(lambda said: said["is"] == "update" and said["vote"])
        self.vote(ann, True, "00000000000000b1")
        self.vote(cem, False, "00000000000000b2")
        ben.until(lambda said: said["is"] == "update" and said["vote"] is None)
        self.assertIsNone(self.house.get(path, token=token).json()["seat"])
        self.refused(self.house.post(f"{path}/relink", {"seat": 2}, token=token), 409, "asked_lately")

    def test_a_match_in_hindsight(self):
        (ann,) = self.group(1, 2, options={"rounds": "1"}, listed=False)
        path = f"/api/tables/{ann.table}/analysis"
        self.refused(self.house.get(path, token=ann.token), 409, "not_over")
        while not ann.until_asked()["over"]:
            ann.act()
        self.refused(self.house.get(path), 403, "not_seated")
        self.refused(self.house.get(path, token=ann.token), 409, "judging")
        until = time.monotonic() + 6 * PATIENCE
        while (judged := self.house.get(path, token=ann.token)).status == 409:
            self.assertLess(time.monotonic(), until, "it was never judged")
            time.sleep(0.2)
        self.assertEqual(judged.status, 200, judged.body[:200])
        self.assertEqual(len(judged.json()["seats"]), 3)
        self.assertTrue(judged.json()["decisions"])
        greek = self.house.get(f"{path}?lang=el", token=ann.token).json()
        self.assertNotEqual(greek["decisions"][0]["taken"]["words"], judged.json()["decisions"][0]["taken"]["words"])


if __name__ == "__main__":
    unittest.main()
