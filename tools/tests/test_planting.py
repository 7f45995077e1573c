"""Faults are found where rules are, and each gets a body of its function."""

import signal
import subprocess
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from planting import TOO_LONG, Fault, Garden, code_of, function_bodies, switched  # noqa: E402
from spoiling import places_in  # noqa: E402

SOURCE = """\
namespace bell {
constexpr int kTop = 10;  // a { brace in words
struct Step {
  static bool is_high(int value) const { return value > 8 && value < kTop; }
};
void fall(Ctx& ctx, int by) {
  if (by == 0) return;
  ctx.state.level -= by;
  for (int n = 0; n < by; ++n) tell(ctx, "} { 1 < 2");
  ctx.tell.say({.what = Happening::fell, .number = 1});
}
}  // namespace bell
"""


def kinds(source: str) -> list[str]:
    return [f"{place.kind}: {place.text.strip()}" for place in places_in("a.cpp", source)]


class Bodies(unittest.TestCase):
    def test_they_are_those_of_functions_alone(self):
        found = [SOURCE[start:end].split()[1] for start, end in function_bodies(code_of(SOURCE))]
        self.assertEqual(found, ["return", "if"])

    def test_every_fault_gets_one_and_the_honest_one_is_last(self):
        start = SOURCE.index("value > 8")
        text = switched(SOURCE, "a.cpp", [Fault(7, "a.cpp", start, start + 9, "value >= 8")])
        self.assertIn('if (bell::planted(7))\n#line 1 "planted-7"\n{ return value >= 8 && value < kTop; } else', text)
        self.assertIn('#line 4 "a.cpp"\n{ return value > 8 && value < kTop; }', text)
        self.assertEqual(text.count("ctx.state.level -= by;"), 1)


class Objections(unittest.TestCase):
    def objection_of(self, status: int, said: str) -> str:
        garden = Garden.__new__(Garden)
        garden.run = lambda *_: subprocess.CompletedProcess([], status, "", said)
        return garden.objection(1, [["a_test"]], 1)

    def test_the_first_telling_line_says_what_failed(self):
        self.assertEqual(self.objection_of(0, ""), "")
        self.assertEqual(self.objection_of(3, ""), "a_test: ended with 3")

    def test_a_check_that_takes_too_long_says_so_and_nothing_else(self):
        self.assertEqual(self.objection_of(-signal.SIGXCPU, "a.cpp:7: Failure"), f"a_test: {TOO_LONG}")


class Places(unittest.TestCase):
    def test_conditions_comparisons_and_dropped_lines(self):
        found = kinds(SOURCE)
        for wanted in ["comparison: >=", "comparison: <=", "condition: ||", "sign: +=", "comparison: !=",
                       "dropped line: false", "dropped line: ;"]:
            self.assertIn(wanted, found)

    def test_what_is_said_and_what_is_no_code_is_left_alone(self):
        for place in places_in("a.cpp", SOURCE):
            self.assertNotIn("Happening", SOURCE[place.start : place.end])
            self.assertNotIn(SOURCE[place.start : place.end], ["10", "} { 1"])
        self.assertEqual(len([kind for kind in kinds(SOURCE) if kind.startswith("comparison")]), 4)


if __name__ == "__main__":
    unittest.main()
