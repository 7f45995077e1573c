"""The lint of the catalogues, on small ones with one thing wrong in each."""

import shutil
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from texts_lint import Lint, title_of  # noqa: E402

REPOSITORY = Path(__file__).resolve().parents[2]
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
ENGLISH = {
    "ui.toml": 'greeting = "Welcome, {name}"\npoints = "{n, plural, one {# point} other {# points}}"\n',
    "terms.toml": '[[term]]\nen = "round"\nhere = "round"\nsource = "rulebook"\n',
}
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
            ("texts/en/terms.toml", 'en = "round"', 'en = "bid"', "term 'round': is missing"),
            ("texts/it/terms.toml", "[[term]]", 'kept = ["ui.*"]\n[[term]]', "kept 'ui.*': is not needed"),
            ("texts/it/terms.toml", 'here = "giro"', 'here = "giro"\navoid = ["gioc*"]', "says 'Giocano': the term is 'giro'"),
            ("texts/it/terms.toml", 'here = "giro"', 'here = "giro"\navoid = ["punto"]', "points: says 'punto'"),
            ("texts/en/terms.toml", "[[term]]", '[[word]]\nhere = "hello"\navoid = ["welcome"]\n[[term]]', "says 'Welcome'"),
        ]:
            with self.subTest(fault):
                self.setUp()
                self.edit(name, before, after)
                self.assertIn(fault, self.faults())

    def test_a_counted_noun_without_a_plural(self):
        self.edit("texts/en/ui.toml", "greeting = ", 'left = "{many} old points left"\ngreeting = ')
        self.edit("texts/it/ui.toml", "greeting = ", 'left = "{many} vecchi punti"\ngreeting = ')
        self.edit("src/main.cpp", 'say("greeting")', 'say("greeting"); say("left")')
        self.assertIn("left: says {many} old points also for one", self.faults())

    def test_what_somebody_does_is_no_noun(self):
        self.edit("texts/en/ui.toml", "Welcome, {name}", "{name} points")
        self.assertEqual(self.faults(), "")

    def test_what_is_typed_stays_also_without_backticks(self):
        for language, says in [("en", "quit: leaves"), ("it", "esci: via")]:
            text = (self.root / f"texts/{language}/ui.toml").read_text(encoding="utf-8")
            self.write(f"texts/{language}/ui.toml", text + f'\n[ui.terminal.pager]\ntyped = "{says}"\n')
        self.edit("src/main.cpp", 'say("greeting")', 'say("greeting"); say("ui.terminal.pager.typed")')
        self.assertIn("ui.terminal.pager.typed: does not say 'quit'", self.faults())
        self.edit("texts/it/ui.toml", "esci: via", "quit: via")
        self.assertEqual(self.faults(), "")

    def test_words_are_avoided_where_they_are_another_thing(self):
        avoided = 'here = "giro"\navoid = ["ciao"]\ntitles = ["stonks"]'
        self.edit("texts/it/terms.toml", 'here = "giro"', avoided)
        self.assertEqual(self.faults(), "", "only in texts of that title")
        self.edit("texts/it/ui.toml", "Ciao, {name}", "`ciao`, {ciao}")
        self.edit("texts/en/ui.toml", "{name}", "{ciao}")
        self.edit("texts/it/terms.toml", '\ntitles = ["stonks"]', "")
        self.assertEqual(self.faults(), "", "neither what is typed nor a name")

    def test_the_title_of_a_key(self):
        for key, title in [
            ("rules.SP-DEM-1.text", "stockpile"),
            ("page.chapter.WS-MAG", "wall-street-1920"),
            ("lesson.stonks.hand.text", "stonks"),
            ("page_wall_street_1920.page.wall_street_1920.board.act.move", "wall-street-1920"),
            ("stockpile.ui.round", "stockpile"),
            ("page.rules.short.stonks", ""),
        ]:
            self.assertEqual(title_of(key), title, key)

    # By the how-to: a folder of any name, here one of ours under another code, and nothing in source names it.
    def test_a_copy_under_another_code_is_a_language(self):
        for part in ["rulebook", "src", "web/src", "lessons"]:
            target = self.root / "whole" / part
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(REPOSITORY / part)
        for folder in (REPOSITORY / "texts").iterdir():
            shutil.copytree(folder, self.root / "whole/texts" / folder.name)
        shutil.copytree(REPOSITORY / "texts/pt", self.root / "whole/texts/zz")
        lint = Lint(self.root / "whole")
        self.assertIn("zz", lint.languages)
        lint.run()
        self.assertEqual(lint.faults, [])


if __name__ == "__main__":
    unittest.main()
