"""The generators: what they write, what they refuse, and that they leave an unchanged file alone."""

import subprocess
import unittest

from planted import PlantedTest, rule


class GenerateRules(PlantedTest):
    def generate(self):
        return self.run_tool("generate_rules.py", "--rulebook", "rulebook", "--out", "out/kernel/rule.h")

    def test_every_rule_becomes_an_enumerator_that_can_be_looked_up(self):
        self.write("rulebook/stonks/core.toml", rule("ST-TRK-3", 1012) + rule("ST-TRK-1", 1010))
        self.assert_green(self.generate())
        self.write(
            "use.cpp",
            '#include "kernel/rule.h"\n'
            'static_assert(bell::id_of(bell::Rule::ST_TRK_3) == "ST-TRK-3");\n'
            'static_assert(bell::rule_from("ST-TRK-1") == bell::Rule::ST_TRK_1);\n'
            'static_assert(bell::rule_from("ST-TRK-9") == bell::Rule::none);\n'
            'static_assert(bell::id_of(bell::Rule{7}) == "none");\n'
            "void cite() { RULE(ST_TRK_3); }\n",
        )
        command = ["g++", "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Iout", "use.cpp"]
        compiled = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=False)
        self.assert_green(compiled)

    def test_no_rulebook_gives_only_none(self):
        self.assert_green(self.generate())
        text = (self.root / "out/kernel/rule.h").read_text()
        self.assertIn("none = 0,\n};", text)

    def test_an_unchanged_header_is_not_written(self):
        self.write("rulebook/stonks/core.toml", rule("ST-TRK-3", 1012))
        self.generate()
        before = (self.root / "out/kernel/rule.h").stat().st_mtime_ns
        self.generate()
        self.assertEqual((self.root / "out/kernel/rule.h").stat().st_mtime_ns, before)

    def test_two_rules_with_one_value(self):
        self.write("rulebook/stonks/core.toml", rule("ST-TRK-3", 1012) + rule("ST-TRK-4", 1012))
        self.assert_red(self.generate(), "ST-TRK-4", "1012")

    def test_one_id_twice(self):
        self.write("rulebook/stonks/core.toml", rule("ST-TRK-3", 1012))
        self.write("rulebook/stonks/more.toml", rule("ST-TRK-3", 1013))
        self.assert_red(self.generate(), "ST-TRK-3")

    def test_a_rule_without_a_source(self):
        self.write("rulebook/stonks/core.toml", rule("ST-TRK-3", 1012).replace('source = "Rulebook, a trick"\n', ""))
        self.assert_red(self.generate(), "no source")


class Embed(PlantedTest):
    def test_files_with_awkward_text_compile_to_the_same_text(self):
        self.write("texts/en/a.toml", 'a = ")bell\\""\n# )bell" é\n')
        self.assert_green(self.run_tool("embed.py", "files", "--name", "texts", "--root", "texts", "--out", "embedded"))
        self.write(
            "main.cpp",
            '#include "embedded/texts.h"\n#include <cstdio>\n'
            "int main() { for (const auto& [path, text] : bell::embedded::texts())"
            ' std::printf("%.*s|%.*s", int(path.size()), path.data(), int(text.size()), text.data()); }\n',
        )
        command = ["g++", "-std=c++20", "-I.", "main.cpp", "embedded/texts.cpp", "-o", "show"]
        subprocess.run(command, cwd=self.root, check=True)
        shown = subprocess.run(["./show"], cwd=self.root, capture_output=True, check=True).stdout.decode()
        self.assertEqual(shown, "en/a.toml|" + (self.root / "texts/en/a.toml").read_text(encoding="utf-8"))

    def test_plays_are_listed_under_the_rules_they_cite(self):
        self.write("tests/plays/b.play", "rule ST-TRK-3 ST-TRK-1   # not ST-TRK-9\nexpect ST-TRK-8\n")
        self.run_tool("embed.py", "citations", "--name", "rule_tests", "--root", "tests/plays", "--out", "embedded")
        text = (self.root / "embedded/rule_tests.cpp").read_text()
        self.assertIn("std::array<Entry, 2>", text)
        self.assertLess(text.index("ST-TRK-1"), text.index("ST-TRK-3"))


if __name__ == "__main__":
    unittest.main()
