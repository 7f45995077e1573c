"""The picture of a terminal keeps every word at its column and every colour."""

import sys
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from ansi_to_svg import CELL_WIDTH, MARGIN, colour_of, svg_of

TEXT = "{http://www.w3.org/2000/svg}text"


class AnsiToSvg(unittest.TestCase):
    def test_words_stand_at_their_columns(self):
        words = ElementTree.fromstring(svg_of("one   \x1b[31mtwo\x1b[0m <3\n")).findall(TEXT)
        self.assertEqual([word.text for word in words], ["one", "two", "<3"])
        self.assertAlmostEqual(float(words[1].get("x")), MARGIN + 6 * CELL_WIDTH, places=1)
        self.assertNotEqual(words[1].get("fill"), words[0].get("fill"))

    def test_colours_of_the_cube_and_the_greys(self):
        self.assertEqual(colour_of(208), "#ff8700")
        self.assertEqual(colour_of(245), "#8a8a8a")


if __name__ == "__main__":
    unittest.main()
