// Runs a file or a text and returns a verdict.
#include "plays/plays.h"

#include <filesystem>

#include "plays/runner.h"
#include "rulebook/written_file.h"

namespace bell::plays {

namespace {

Verdict run_once(std::string_view name, const std::vector<Line>& script, int places) {
  Runner runner(name, places);
  for (const Line& line : script)
    if (!runner.obey(line)) break;
  return runner.finish();
}

// Whether all expectations would also hold if nobody had acted: such a play could never fail.
bool holds_without_actions(std::vector<Line> script) {
  const auto done = std::erase_if(script, [](const Line& line) { return line.verb == "do"; });
  std::erase_if(script, [](const Line& line) { return line.verb == "run"; });
  return done > 0 && run_once("", script, 0).passed();
}

}  // namespace

// Runs it as written, then shifted to every other seat.
Verdict run(std::string_view name, std::string_view text) {
  const std::vector<Line> script = read_script(text);
  Verdict verdict = run_once(name, script, 0);
  if (verdict.passed() && holds_without_actions(script))
    verdict.faults.push_back({"play.holds_without_actions", Facts{}});
  for (int places = 1; verdict.passed() && can_move(script) && places < seats_in(script); ++places) {
    verdict = run_once(name, script, places);
    for (Problem& fault : verdict.faults)
      fault = {"play.when_moved", because(fault, {{"places", std::to_string(places)}})};
  }
  return verdict;
}

Verdict run_file(const std::string& path) {
  const std::string name = std::filesystem::path(path).stem().string();
  const auto text = rulebook::read_written(path);
  if (text && !text->empty()) return run(name, *text);
  const bool is_large = !text && text.error() == rulebook::WrittenFault::too_large;
  return Verdict{.name = name,
                 .rules = {},
                 .faults = {{is_large ? "play.too_large" : "play.unreadable", Facts{{"path", path}}}},
                 .position = {}};
}

}  // namespace bell::plays
