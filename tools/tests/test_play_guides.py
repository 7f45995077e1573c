"""What players read in docs/play says the same in every language: files, headings, steps, commands and links."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GUIDES = ROOT / "docs/play"
LANGUAGES = sorted(folder.name for folder in (ROOT / "texts").iterdir())
PAGES = sorted(page.name for page in (GUIDES / "en").iterdir())


def without_words(text: str) -> str:
    """What is typed, without what is the reader's own: the language asked for, names of files, and comments."""
    return re.sub(r" --lang \w+|(?m: +#.*$)|(?<= )\w+(?=\.db\b)", "", text)


class Page:
    def __init__(self, language: str, name: str):
        text = (GUIDES / language / name).read_text(encoding="utf-8")
        self.blocks = re.findall(r"(?ms)^```\w*\n(.*?)^```", text)
        prose = re.sub(r"(?ms)^```.*?^```", "", text)
        self.headings = [(len(marks), re.findall(r"\d+", words)) for marks, words in re.findall(r"(?m)^(#+) (.*)$", prose)]
        self.steps = re.findall(r"(?m)^(\d+\.|-) ", prose)
        self.typed = sorted(without_words(" ".join(typed.split())) for typed in re.findall(r"`([^`]+)`", prose))
        # A guide links to the others; each names all but itself.
        links = re.findall(r"\]\(([^)]+)\)", prose)
        self.others = {link.split("/")[1] for link in links if re.match(r"\.\./[\w-]+/", link)}
        self.links = sorted(link for link in links if not re.match(r"\.\./[\w-]+/", link))


class PlayGuides(unittest.TestCase):
    maxDiff = None

    def test_every_language_has_every_page(self):
        self.assertEqual(sorted(folder.name for folder in GUIDES.iterdir() if folder.is_dir()), LANGUAGES)
        for language in LANGUAGES:
            self.assertEqual(sorted(page.name for page in (GUIDES / language).iterdir()), PAGES, language)

    def test_pages_agree(self):
        for name in PAGES:
            english = Page("en", name)
            for language in LANGUAGES:
                page = Page(language, name)
                with self.subTest(page=name, language=language):
                    self.assertEqual(page.headings, english.headings)
                    self.assertEqual(page.steps, english.steps)
                    self.assertEqual([without_words(block) for block in page.blocks], [without_words(block) for block in english.blocks])
                    self.assertEqual(page.typed, english.typed)
                    self.assertEqual(page.links, english.links)
                    self.assertIn(page.others, [set(), set(LANGUAGES) - {language}])


if __name__ == "__main__":
    unittest.main()
