"""What the documents say of limits is what the program says of them."""

import re
import unittest

from program import ROOT, BellTest

TITLE = {"Stonks": "stonks", "Stockpile": "stockpile"}
ROW = re.compile(r"^\| (`.*`) \| (one|\d+) \| (-?\d+) to (-?\d+) \|", re.MULTILINE)


class Components(BellTest):
    def test_the_numbers_that_can_be_replaced_and_what_each_may_be(self):
        document = (ROOT / "docs/components.md").read_text(encoding="utf-8")
        tables = re.split(r"^In (\w+)[,:]", document.replace("In\nStonks", "\nIn Stonks"), flags=re.MULTILINE)[1:]
        for said, table in zip(tables[::2], tables[1::2]):
            numbers = {each["key"]: each for each in self.fine("components", TITLE[said], "--json").json()}
            rows = ROW.findall(table)
            self.assertGreater(len(rows), 5, said)
            for keys, count, least, most in rows:
                for key in re.findall("`([^`]+)`", keys):
                    value = numbers[key]["value"]
                    self.assertEqual("one" if isinstance(value, int) else str(len(value)), count, key)
                    self.assertEqual((numbers[key]["least"], numbers[key]["most"]), (int(least), int(most)), key)


if __name__ == "__main__":
    unittest.main()
