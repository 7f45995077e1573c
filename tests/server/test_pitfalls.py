"""docs/security.md names a test for every pitfall; a test that is named is there."""

import re
import unittest

from house import ROOT


class Pitfalls(unittest.TestCase):
    def test_every_test_that_is_named_is_there(self):
        text = (ROOT / "docs/security.md").read_text(encoding="utf-8")
        rows = [line.split("|") for line in text.splitlines() if re.match(r"\| \d+ \|", line)]
        self.assertEqual([int(row[1]) for row in rows], list(range(1, 36)))
        sources = "\n".join(path.read_text(encoding="utf-8") for folder in ("src", "tests", "tools")
                            for kind in ("*_test.cpp", "*.h", "*.py", "*.cpp") for path in (ROOT / folder).rglob(kind)
                            if path.name.endswith("_test.cpp") or "tests" in path.parts or folder == "tests")
        missing: list[str] = []
        for row in rows:
            named = re.findall(r"`([^`]+)`", row[4])
            self.assertTrue(named, f"pitfall {row[1]} names no test")
            for name in named:
                if name.startswith("./dev "):
                    self.assertIn(f"  {name.split()[1]})", (ROOT / "dev").read_text(encoding="utf-8"))
                elif "/" in name:
                    self.assertTrue(list(ROOT.glob(name)), f"pitfall {row[1]}: {name}")
                elif name != "told":
                    for part in name.replace("…", "").split("."):
                        missing += [] if part in sources else [f"pitfall {row[1]}: {name}"]
        self.assertEqual(missing, [])

    def test_every_limit_is_tested_and_told(self):
        header = (ROOT / "src/server/limits.h").read_text(encoding="utf-8")
        names = re.findall(r'LimitRow\{"(\w+)"', header)
        self.assertGreater(len(names), 15)
        hosting = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
        tests = (ROOT / "tests/server/test_limits.py").read_text(encoding="utf-8")
        by_default = {"frame": "16 * 1024", "hello": "kilobyte", "header": "8_kib", "body": "64 * 1024", "tries": "five_tries"}
        for name in names:
            self.assertIn(f"`{name}`", hosting, name)
            self.assertIn(by_default.get(name, f"{name}="), tests, name)


if __name__ == "__main__":
    unittest.main()
