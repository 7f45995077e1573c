"""The lint of the documents, on small ones with one thing wrong in each."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from docs_lint import broken_links, wrong_limits  # noqa: E402

FILES = {
    "README.md": "[a](docs/journal-format.md#end), [b](https://example.org/x), [c](#here), `[d](none.md)`\n",
    "docs/journal-format.md": "A file is read only if it has at most 16 MiB. [up](../README.md)\n",
    "docs/command-line.md": "It goes no deeper than 12.\n\nNames have up to 24 characters.\n",
    "src/journal/journal.h": "inline constexpr std::size_t kMostBytes = std::size_t{16} << 20U;\n",
    "src/lab/lab.h": "inline constexpr int kDeepest = 12;\n",
    "src/cli/people.cpp": "constexpr std::size_t kLongest = 24;\n",
}


class DocsLintTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name, text in FILES.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(text, encoding="utf-8")

    def spoil(self, name: str, before: str, after: str) -> None:
        self.assertIn(before, FILES[name])
        (self.root / name).write_text(FILES[name].replace(before, after), encoding="utf-8")

    def test_what_is_right(self):
        self.assertEqual(broken_links(self.root) + wrong_limits(self.root), [])

    def test_a_link_to_nothing(self):
        self.spoil("README.md", "journal-format", "journal")
        self.assertEqual(broken_links(self.root), ["README.md: docs/journal.md#end is not there"])

    def test_a_limit_that_is_another(self):
        for name, before, after in [("src/journal/journal.h", "{16}", "{32}"), ("docs/command-line.md", "than 12", "than 11"),
                                    ("src/cli/people.cpp", "kLongest", "kMost"), ("docs/journal-format.md", "16 MiB", "16 MB")]:
            with self.subTest(name):
                self.spoil(name, before, after)
                (fault,) = wrong_limits(self.root)
                self.assertRegex(fault, "says (16|11|24|None), .* has (16|32|12|None)")
                (self.root / name).write_text(FILES[name], encoding="utf-8")


if __name__ == "__main__":
    unittest.main()
