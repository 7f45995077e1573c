"""Tests that the rooms' lints find each fault they are meant to find, with the repository's rooms.toml."""

import shutil
import subprocess
import unittest

from planted import FIRST_LINE, TOOLS, PlantedTest


class RoomsLint(PlantedTest):
    def setUp(self) -> None:
        super().setUp()
        shutil.copy(TOOLS.parent / "rooms.toml", self.root)
        self.write("cmake/titles.cmake", (TOOLS.parent / "cmake/titles.cmake").read_text(encoding="utf-8"))

    def lint(self, path: str, code: str, first_line: str = FIRST_LINE):
        self.write(path, first_line + code)
        return self.run_tool("rooms_lint.py", "--root", str(self.root))

    def test_a_sound_file_passes(self):
        code = '#include "kernel/seat.h"\n#include <array>\n// a company, in a comment\nint places = 1\'000;\n'
        self.assert_green(self.lint("src/kernel/seats.h", code))

    def test_an_include_of_a_higher_room(self):
        self.assert_red(self.lint("src/wire/encode.cpp", '#include "engine/core/secret.h"\n'), "encode.cpp:2", "engine")

    def test_an_include_of_a_sibling_title(self):
        result = self.lint("src/engine/stonks/trick.cpp", '#include "engine/stockpile/state.h"\n')
        self.assert_red(result, "engine/stockpile/state.h")

    def test_an_include_with_dots(self):
        self.assert_red(self.lint("src/wire/encode_test.cpp", '#include "../engine/state.h"\n'), "paths start at a room")

    def test_a_library_that_is_not_the_rooms(self):
        self.assert_red(self.lint("src/view/view.cpp", "#include <nlohmann/json.hpp>\n"), "nlohmann")

    def test_a_word_from_another_room(self):
        self.assert_red(self.lint("src/kernel/thing.h", "struct Company {};\n"), "`Company`")
        self.assert_red(self.lint("src/wire/encode.cpp", "void f(const State&);\n"), "`State`")
        self.assert_red(self.lint("src/engine/stonks/steps/deal.cpp", "std::string s;\n"), "`string`")

    def test_a_title_named_in_a_room_for_all_of_them(self):
        self.assert_red(self.lint("src/engine/core/step.h", "struct Stonks {};\n"), "`Stonks`")
        self.write("cmake/titles.cmake", "set(BELL_TITLES stonks chess)\n")
        self.assert_red(self.lint("src/kernel/seat.h", "int chess;\n"), "`chess`")

    def test_a_guest_is_laid_out_like_the_repository(self):
        result = self.lint("tests/titles/coin/src/view/coin/view.h", '#include "engine/core/secret.h"\n')
        self.assert_red(result, "tests/titles/coin/src/view/coin/view.h:2", "may not include")
        self.assert_red(self.lint("src/kernel/seat.h", "int coin;\n"), "`coin`")

    def test_a_module_named_in_a_step_or_in_another_module(self):
        self.write("src/engine/stonks/modules/moderate/moderate.cpp", FIRST_LINE)
        self.assert_red(self.lint("src/engine/stonks/steps/deal.cpp", "int moderate;\n"), "deal.cpp:2")
        self.assert_red(self.lint("src/engine/stonks/modules/blue/blue.cpp", "int moderate;\n"), "blue.cpp:2")

    def test_a_manifest_may_exclude_another_module(self):
        self.write("src/engine/stonks/modules/moderate/moderate.cpp", FIRST_LINE)
        self.assert_green(self.lint("src/engine/stonks/modules/blue/blue.cpp", "auto x = ModuleId::moderate;\n"))

    def test_the_truth_told_outside_the_engine(self):
        for line in ["auto x = secret.truth();", "auto x = secret->truth();", "auto x = hand . truth ( );",
                     "auto x = (secret.*&Secret<Card>::truth)();"]:
            self.assert_red(self.lint("src/table/table.cpp", line + "\n"), "only the rules")

    def test_a_bot_seeded_by_the_truth(self):
        self.assert_green(self.lint("src/bots/search.cpp", "auto x = hash_of(T::project(event, viewer));\n"))
        self.assert_green(self.lint("src/lab/simulate.cpp", "tally.signature += print.closed_with(hash_of(state));\n"))
        for line in ["Rng rng(match.hash());", "Rng rng(combine(seed, hash_of(state)));", "auto x = match->hash();",
                     "const auto seed = hash_of(now);", "const auto x = replay.checkpoint();",
                     "Rng rng(entry.checkpoint);", "const std::uint64_t seed = combine(entries.back().checkpoint, 1);"]:
            files = ["src/table/bot_seat.cpp", "src/minds/minds.cpp", "src/host/desk.cpp", "src/server/net/a.cpp",
                     "src/tui/play.cpp", "src/cli/ask.cpp", "src/lab/simulate.cpp"]
            for file in files[:-1]:
                self.write(file, FIRST_LINE + line + "\n")
            for file in files:
                self.assert_red(self.lint(files[-1], line + "\n"), f"{file}:2: ")

    def test_composition_asked_in_a_rule(self):
        self.assert_red(self.lint("src/engine/stonks/trick.cpp", "if (x == ModuleId::moderate) {}\n"), "composition")
        self.assert_red(self.lint("src/engine/stonks/prices.cpp", "if (rules.has(x)) {}\n"), "prices.cpp:2")

    def test_chance_and_floating_point_in_the_engine(self):
        self.assert_red(self.lint("src/engine/stonks/a.cpp", "double x;\n"), "floating point")
        self.assert_red(self.lint("src/engine/stonks/b.cpp", "int y = rand();\n"), "b.cpp:2")
        self.assert_red(self.lint("src/bots/c.cpp", "std::shuffle(a, b, c);\n"), "c.cpp:2")

    def test_empty_names(self):
        for line in ("class TableManager {};", "int util_count; struct MathUtil {};", "void handle_turn();", "int get_x();"):
            with self.subTest(line):
                self.assert_red(self.lint("src/table/table.cpp", line + "\n"), "table.cpp:2")

    def test_unfinished_work(self):
        self.assert_red(self.lint("src/view/view.cpp", "// TODO: more\n"), "unfinished")

    def test_a_file_without_a_first_sentence(self):
        self.assert_red(self.lint("src/view/view.cpp", "", first_line="#include <array>\n"), "first line")

    def test_a_file_too_long(self):
        self.assert_red(self.lint("src/view/view.cpp", "int x;\n" * 600), "longer than 600")

    def test_a_long_function_is_a_warning(self):
        result = self.lint("src/view/view.cpp", "int f() {\n" + "  x();\n" * 61 + "}\n")
        self.assert_green(result)
        self.assertIn("view.cpp:2: a function of 63 lines", result.stdout)

    def test_a_folder_that_is_no_room(self):
        self.assert_red(self.lint("src/misc/x.cpp", "int x;\n"), "stands in no room")


class SymbolsLint(PlantedTest):
    def lint(self, code: str, object_file: str = "src/engine/stonks/steps/deal.cpp.o"):
        self.write("deal.cpp", code)
        target = self.root / "CMakeFiles/bell_engine.dir" / object_file
        target.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["g++", "-std=c++20", "-O2", "-c", "deal.cpp", "-o", str(target)], cwd=self.root, check=True)
        return self.run_tool("symbols_lint.py", "--build", str(self.root))

    def test_copying_bytes_passes(self):
        self.assert_green(self.lint("namespace bell { struct S { char b[900]; }; void f(S& a, S& b) { a = b; } }\n"))

    def test_an_allocation(self):
        self.assert_red(self.lint("int* f() { return new int(1); }\n"), "deal.cpp: needs operator new")

    def test_an_allocation_in_a_folder_compiled_as_one(self):
        code = "int* f() { return new int(1); }\n"
        self.assert_red(self.lint(code, "folders/bell_engine/src_engine_stonks.cpp.o"), "src_engine_stonks: needs operator new")

    def test_composing_rules_may_allocate(self):
        self.lint("int f() { return 1; }\n")
        code = "int* f() { return new int(1); }\n"
        self.assert_green(self.lint(code, "folders/bell_engine/src_engine_stonks_composition.cpp.o"))
        self.assert_green(self.lint(code, "src/engine/stonks/composition/compose.cpp.o"))

    def test_a_clock(self):
        self.assert_red(self.lint("#include <ctime>\nlong f() { return std::time(nullptr); }\n"), "needs time")

    def test_nothing_to_look_at_is_no_success(self):
        self.assert_red(self.run_tool("symbols_lint.py", "--build", str(self.root)), "no object files")


if __name__ == "__main__":
    unittest.main()
