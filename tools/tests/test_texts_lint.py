"""The lint of the catalogues, on small ones with one thing wrong in each."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from texts_lint import Lint  # noqa: E402

RULEBOOK = """
[[rule]]
id = "XX-ONE-1"
title = "Turns"
text = "Everybody plays. Then the round ends."
source = "Rulebook, Turns"

[[component]]
text = "Cards in the deck."
note = "Printed on the box."
"""
ENGLISH = {"ui.toml": 'greeting = "Welcome, {name}"\npoints = "{n, plural, one {# point} other {# points}}"\n'}
ITALIAN = {
    "language.toml": '[language]\nname = "Italiano"\n',
    "ui.toml": 'greeting = "Ciao, {name}"\npoints = "{n, plural, one {# punto} other {# punti}}"\n',
    "rules/xx.toml": """
[rules.XX-ONE-1]
title = "Turni"
text = "Giocano tutti. Poi il giro finisce."
[printed]
"Cards in the deck." = "Carte nel mazzo."
"Printed on the box." = "Stampato sulla scatola."
"Rulebook, Turns" = "Regolamento, Turni"
""",
    "terms.toml": '[[term]]\nen = "round"\nhere = "giro"\nsource = "chosen: the word of card games"\n',
}


class TextsLintTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = Path(self.folder.name)
        self.write("rulebook/xx/core.toml", RULEBOOK)
        self.write("src/main.cpp", 'say("greeting"); say("points");')
        for name, text in ENGLISH.items():
            self.write(f"texts/en/{name}", text)
        for name, text in ITALIAN.items():
            self.write(f"texts/it/{name}", text)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def edit(self, name: str, before: str, after: str) -> None:
        path = self.root / name
        text = path.read_text(encoding="utf-8")
        self.assertIn(before, text)
        path.write_text(text.replace(before, after), encoding="utf-8")

    def faults(self) -> str:
        lint = Lint(self.root)
        lint.run()
        return "\n".join(lint.faults)

    def test_a_fifth_language_is_one_folder(self):
        self.assertEqual(self.faults(), "")

    def test_what_can_be_wrong(self):
        for name, before, after, fault in [
            ("texts/it/ui.toml", 'greeting = "Ciao, {name}"', "", "greeting: is missing"),
            ("texts/it/ui.toml", "Ciao, {name}", "Welcome, {name}", "is not translated"),
            ("texts/it/ui.toml", "Ciao, {name}", "Ciao, {nome}", "has the arguments ['nome']"),
            ("texts/it/ui.toml", "Ciao, {name}", "Ciao, {name", "greeting:"),
            ("texts/it/ui.toml", "one {# punto} ", "", "says nothing for one n"),
            ("texts/it/ui.toml", "greeting", "saluto", "saluto: is not in English"),
            ("src/main.cpp", 'say("points");', "", "points: is not used"),
            ("texts/it/rules/xx.toml", " Poi il giro finisce.", "", "has 1 sentences, English has 2"),
            ("texts/it/rules/xx.toml", '"Printed on the box." = "Stampato sulla scatola."', "", "Printed on the box.: is missing"),
            ("rulebook/xx/core.toml", "Cards in the deck.", "Cards in a deck.", "printed.Cards in the deck.: is not in English"),
            ("texts/it/terms.toml", ": the word of card games", "", "neither rulebook nor chosen"),
            ("texts/it/terms.toml", 'here = "giro"', "", "has no word `here`"),
        ]:
            with self.subTest(fault):
                self.setUp()
                self.edit(name, before, after)
                self.assertIn(fault, self.faults())


if __name__ == "__main__":
    unittest.main()
