// From a file or a text to a verdict.
#include "plays/plays.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include "plays/runner.h"

namespace bell::plays {

Verdict run(std::string_view name, std::string_view text) {
  Runner runner(name);
  for (const Line& line : read_script(text))
    if (!runner.obey(line)) break;
  return runner.finish();
}

Verdict run_file(const std::string& path) {
  const std::string name = std::filesystem::path(path).stem().string();
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  if (file && !text.str().empty()) return run(name, text.str());
  return Verdict{.name = name, .rules = {}, .faults = {"can't read " + path + ", or it is empty"}, .position = {}};
}

}  // namespace bell::plays
