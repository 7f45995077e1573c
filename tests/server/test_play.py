"""Tests whole games of every title over sockets, with bots, and everything a page may do on the way."""

import secrets
import threading
import unittest

from house import HouseTest, Person, new_token, until_begun
from websocket import Closed


class Play(HouseTest):
    flags = ("--limit", "joins=10000", "--limit", "frames=10000", "--limit", "address_tables=1000")

    def gather(self, title: str, people: int, bots: int, **more) -> list[Person]:
        """Everybody sits, their nonces are opened, the match begins."""
        seats = ["open"] * people + ["intern"] * bots
        group = [self.person(f"Person {seat}") for seat in range(people)]
        group[0].open(title=title, seats=seats, **more)
        for seat, person in enumerate(group):
            self.assertEqual(person.sit(group[0].table, seat).status, 200)
            person.join()
        until_begun(group)
        return group

    def play_out(self, group: list[Person]) -> None:
        """Each in a separate thread, taking offered choices until the match is over."""
        faults = []

        def play(person: Person) -> None:
            try:
                while not person.until_asked(60)["over"]:
                    person.act()
            except Exception as fault:  # pylint: disable=broad-except
                faults.append((person.name, repr(fault)))

        threads = [threading.Thread(target=play, args=(person,)) for person in group]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(faults, [])

    def over(self, group: list[Person]) -> dict:
        ends = [person.update["over"] for person in group]
        for end in ends:
            self.assertEqual(end, ends[0])
        return ends[0]

    def whole_game(self, title: str, **more) -> None:
        group = self.gather(title, 4, 1, **more)
        self.play_out(group)
        end = self.over(group)
        self.assertEqual(end["why"], "played")
        self.assertTrue(end["winners"])
        self.assertEqual(len(end["scores"]), 5)
        card = self.house.get(f"/api/tables/{group[0].table}").json()
        self.assertEqual(card["state"], "finished")
        replay = self.house.get(f"/api/tables/{group[0].table}/replay?as=all&from=1&to=5", token=group[0].token)
        self.assertEqual(replay.status, 200, replay.body[:200])
        journal = self.house.get(f"/api/tables/{group[0].table}/journal", token=group[0].token)
        self.assertTrue(journal.body.startswith(b"[Bell "), journal.body[:100])
        deal = self.house.get(f"/api/tables/{group[0].table}/deal", token=group[0].token).json()
        self.assertTrue(deal["secret"])

    def test_four_people_and_a_bot_play_stonks(self):
        self.whole_game("stonks", options={"rounds": "1"})

    def test_four_people_and_a_bot_play_stockpile(self):
        self.whole_game("stockpile")

    def test_four_people_and_a_bot_play_wall_street(self):
        self.whole_game("wall-street-1920")

    def test_an_answer_is_done_once_and_told_again(self):
        (ann,) = self.gather("stonks", 1, 2)
        asked = ann.until_asked()
        action = asked["choices"][0]["action"]
        number = ann.act(action)
        done = ann.until(lambda said: said["is"] == "done")
        self.assertEqual(done["id"], number)
        for _ in range(2):
            ann.line.send(do="act", id=number, decision=asked["turn"]["decision"], action=action)
            self.assertEqual(ann.until(lambda said: said["is"] == "done"), done)
        ann.line.send(do="act", id=secrets.token_hex(8), decision=asked["turn"]["decision"], action=action)
        self.assertEqual(ann.until(lambda said: said["is"] == "no")["code"], "answered")
        ann.line.send(do="act", id=secrets.token_hex(8), decision=1_000_000, action=action)
        self.assertEqual(ann.until(lambda said: said["is"] == "no")["code"], "stale")

    def test_a_wrong_answer_is_told_by_rule_and_changes_nothing(self):
        (ann,) = self.gather("stonks", 1, 2)
        asked = ann.until_asked()
        for wrong in ("play Z99", "", "rm -rf /", "play " + "C" * 200):
            ann.line.send(do="act", id=secrets.token_hex(8), decision=asked["turn"]["decision"], action=wrong)
            self.assertGreater(len(ann.until(lambda said: said["is"] == "no")["text"]), 10)
        ann.line.send(do="why", id="00000000000000f1", action=asked["choices"][0]["action"])
        self.assertTrue(ann.until(lambda said: said["is"] == "why")["allowed"])
        ann.line.send(do="look", since=0)
        again = ann.until(lambda said: said["is"] == "update")
        # Others answer at the same time; our own question is unchanged.
        self.assertEqual((again["turn"]["decision"], again["choices"]), (asked["turn"]["decision"], asked["choices"]))

    def test_messages_that_nobody_understands(self):
        (ann,) = self.gather("stonks", 1, 2)
        for strange in ("", "{", "[]", "null", '{"do":"fly"}', '{"do":"act"}', '{"do":7}', "[" * 40, '{"do":"hello","table":"x","lang":"en"}',
                        '{"do":"act","id":"zz","decision":1,"action":"x"}', '{"do":"chat","id":"0000000000000001","text":7}'):
            ann.line.send_text(strange)
            no = ann.until(lambda said: said["is"] == "no")
            self.assertEqual(no["code"], "bad_message", strange)

    def test_nobody_hears_anything_without_a_proof(self):
        ann = self.person()
        ann.open(watch=False, seats=("open", "open", "open"))
        ann.sit()
        for hello in ({}, {"token": new_token()}, {"watch": new_token()}, {"token": ann.token[:-1] + ("0" if ann.token[-1] != "0" else "1")}):
            line = self.house.socket()
            line.send(do="hello", table=ann.table, lang="en", **hello)
            self.assertEqual(line.receive()["is"], "no", hello)
            with self.assertRaises((Closed, ConnectionError)):
                line.receive()
        line = self.house.socket()
        line.send(do="beat")
        self.assertEqual(line.receive()["code"], "hello_first")

    def test_watchers_see_the_public_view_and_cannot_act(self):
        (ann,) = self.gather("stonks", 1, 2)
        asked = ann.until_asked()
        watcher = self.house.socket()
        self.addCleanup(watcher.close)
        watcher.send(do="hello", table=ann.table, lang="en")
        seen = watcher.wait_for("update")
        self.assertIsNone(seen["viewer"])
        self.assertEqual(seen["choices"], [])
        self.assertNotEqual(seen["view"], asked["view"])
        watcher.send(do="act", id=secrets.token_hex(8), decision=asked["turn"]["decision"], action=asked["choices"][0]["action"])
        self.assertEqual(watcher.wait_for("no")["is"], "no")
        watcher.send(do="chat", id=secrets.token_hex(8), text="psst")
        self.assertEqual(watcher.wait_for("no")["is"], "no")

    def test_two_who_want_one_seat(self):
        ann, ben = self.person("Ann"), self.person("Ben")
        ann.open(seats=("open", "open", "open"))
        self.assertEqual(ann.sit().status, 200)
        self.assertEqual(ann.sit().status, 200, "the same claim again is the same claim")
        self.assertGreaterEqual(ben.sit(ann.table, 0).status, 400)
        self.assertEqual(ben.sit(ann.table, 1).status, 200)
        self.refused(self.house.post(f"/api/tables/{ann.table}/free", {"seat": 0}, token=ben.token), 403, "not_opener")
        self.assertEqual(self.house.post(f"/api/tables/{ann.table}/free", {"seat": 1}, token=ann.token).status, 200)
        self.assertEqual(self.house.post(f"/api/tables/{ann.table}/seat", {"seat": 1, "bot": "clerk"}, token=ann.token).status, 200)
        card = self.house.get(f"/api/tables/{ann.table}").json()
        self.assertEqual([person["kind"] for person in card["people"]], ["person", "bot", "free"])
        self.assertEqual([person["name"] for person in card["people"]], ["Ann", "Clerk 2", ""])

    def test_before_the_end_nobody_gets_the_journal_or_the_deal(self):
        (ann,) = self.gather("stonks", 1, 2)
        for what in ("journal", "replay?as=all"):
            answer = self.house.get(f"/api/tables/{ann.table}/{what}", token=ann.token)
            self.assertGreaterEqual(answer.status, 400, what)
        deal = self.house.get(f"/api/tables/{ann.table}/deal", token=ann.token)
        self.assertEqual((deal.json()["secret"], deal.json()["draws"]), (None, []))

    def test_a_dropped_line_goes_on_where_it_was(self):
        (ann,) = self.gather("stonks", 1, 2)
        asked = ann.until_asked()
        ann.line.socket.close()
        ann.update = None
        ann.join(since=asked["change"], epoch=asked["epoch"])
        again = ann.until_asked()
        # Others answer at the same time; our own question is unchanged.
        self.assertEqual((again["turn"]["decision"], again["choices"]), (asked["turn"]["decision"], asked["choices"]))
        self.assertTrue(all(fact["change"] > asked["change"] for fact in again["told"]))

    def test_what_is_said_to_the_table_is_heard_by_all(self):
        ann, ben = self.gather("stonks", 2, 1)
        ann.line.send(do="chat", id="00000000000000c1", text="  Good   luck!  ")
        heard = ben.until(lambda said: said["is"] == "chat" and said["seat"] == 0)
        self.assertEqual(heard["text"], "Good luck!")

    def test_hints_undo_and_resigning(self):
        (ann,) = self.gather("stonks", 1, 2)
        ann.until_asked()
        ann.line.send(do="hint", id="00000000000000d1")
        hints = ann.until(lambda said: said["is"] in ("hints", "no"), 30)
        self.assertEqual(hints["is"], "hints")
        self.assertGreater(hints["visits"], 0)
        for hint in hints["hints"]:
            self.assertTrue(0 <= hint["pm"] <= 1, hint)
        self.assertTrue(any(0 < hint["pm"] < 1 for hint in hints["hints"]), hints)
        ann.line.send(do="resign", id="00000000000000d2")
        ann.until(lambda said: said["is"] == "update" and said["people"][0]["resigned"])

    def test_my_tables_say_whose_turn_it_is(self):
        (ann,) = self.gather("stonks", 1, 2)
        ann.until_asked()
        mine = self.house.post("/api/mine", {"tables": [{"table": ann.table, "token": ann.token}, {"table": "A" * 22, "token": "x"}]}).json()
        self.assertEqual([(card["table"], card["your_turn"]) for card in mine["tables"]], [(ann.table, True)])

    def test_a_beat_comes_and_silence_ends_the_line(self):
        from house import House
        house = House("--limit", "beat=200", "--limit", "silence=3000")
        self.addCleanup(house.close)
        ann = Person(house)
        ann.open(seats=("open", "open", "open"))
        ann.sit()
        ann.join()
        silent = house.socket()
        silent.send(do="hello", table=ann.table, lang="en")
        with self.assertRaises((Closed, ConnectionError)):
            while True:
                silent.wait_for("beat")
                ann.line.send(do="beat")
        ann.line.send(do="chat", id="00000000000000e1", text="still here")
        ann.until(lambda said: said["is"] == "done")


if __name__ == "__main__":
    unittest.main()
