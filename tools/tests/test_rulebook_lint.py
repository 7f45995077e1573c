"""Tests that the rulebook's lint finds each fault it is meant to find."""

import json
import unittest

from planted import PlantedTest, rule


class RulebookLint(PlantedTest):
    def setUp(self) -> None:
        super().setUp()
        self.write("rulebook/stonks/core.toml", rule("ST-TRK-3", 1012) + rule("ST-TRK-5", 1014, "open"))
        self.write("rulebook/numbers.txt", "1012 ST-TRK-3\n1014 ST-TRK-5\n")
        self.write("src/engine/stonks/trick.cpp", "void f() { RULE(ST_TRK_3); }\n")
        self.write("tests/plays/follow.play", "rule ST-TRK-3\n")

    def lint(self, *arguments: str):
        return self.run_tool("rulebook_lint.py", "--root", str(self.root), *arguments)

    def test_a_sound_rulebook_passes_and_is_counted(self):
        result = self.lint("--json")
        self.assert_green(result)
        counted = json.loads(result.stdout)["chapters"]["ST-TRK"]
        self.assertEqual(counted, {"implemented": 1, "homed": 1, "tested": 1, "open": 1})

    def test_an_implemented_rule_without_a_home(self):
        self.write("src/engine/stonks/trick.cpp", "// Rule::ST_TRK_3 in a comment is no home\n")
        self.assert_red(self.lint(), "ST-TRK-3", "no file in src/engine")

    def test_two_homes(self):
        self.write("src/engine/stonks/prices.cpp", "Refusal r{Rule::ST_TRK_3};\n")
        self.assert_red(self.lint(), "more than one home", "prices.cpp", "trick.cpp")

    def test_no_test(self):
        self.write("tests/plays/follow.play", "title stonks\n")
        self.assert_red(self.lint(), "ST-TRK-3", "no test")

    def test_a_unit_test_counts_as_a_test_and_not_as_a_home(self):
        self.write("tests/plays/follow.play", "title stonks\n")
        self.write("src/engine/stonks/trick_test.cpp", "auto r = Rule::ST_TRK_3;\n")
        self.assert_green(self.lint())

    def test_a_test_of_another_room_does_not_count(self):
        self.write("tests/plays/follow.play", "title stonks\n")
        self.write("src/texts/refusals_test.cpp", "auto r = Rule::ST_TRK_3;\n")
        self.assert_red(self.lint(), "ST-TRK-3", "no test")

    def test_an_unknown_id_in_a_play_a_text_or_code(self):
        self.write("tests/plays/other.play", "rule ST-TRK-9\n")
        self.write("texts/en/refusals.toml", '"ST-TRK-8" = "No."\n')
        self.write("src/view/v.h", "// see ST-TRK-7\n")
        self.assert_red(self.lint(), "ST-TRK-9", "ST-TRK-8", "ST-TRK-7")

    def test_a_module_cites_another_modules_rule(self):
        self.write("rulebook/stonks/bonds.toml", rule("ST-BON-1", 1100))
        self.write("rulebook/numbers.txt", "1012 ST-TRK-3\n1014 ST-TRK-5\n1100 ST-BON-1\n")
        self.write("tests/plays/bonds.play", "rule ST-BON-1\n")
        self.write("src/engine/stonks/modules/bonds/bonds.cpp", "auto r = Rule::ST_BON_1;\n")
        self.assert_green(self.lint())
        self.write("src/engine/stonks/modules/bonds/bonds.cpp", "")
        self.write("src/engine/stonks/modules/taxes/taxes.cpp", "auto r = Rule::ST_BON_1;\n")
        self.assert_red(self.lint(), "taxes.cpp: ST-BON-1")

    def test_a_number_that_was_given_before(self):
        self.write("rulebook/stonks/core.toml", rule("ST-TRK-3", 1012) + rule("ST-TRK-6", 1014, "open"))
        self.assert_red(self.lint(), "1014 was given to ST-TRK-5")

    def test_a_new_number_must_be_recorded(self):
        self.write("rulebook/stonks/more.toml", rule("ST-TRK-6", 1015, "open"))
        self.assert_red(self.lint(), "1015 ST-TRK-6 is new")
        self.assert_green(self.lint("--record"))
        self.assert_green(self.lint())


if __name__ == "__main__":
    unittest.main()
