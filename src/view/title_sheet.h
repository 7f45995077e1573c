// What can be chosen when a table of a title is set up: players, modules, options with their defaults and rules.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "kernel/rule.h"

namespace bell {

struct ModuleSheet {
  enum class Kind { module, variant };  // variants exclude each other and are also chosen by the option `variant`
  std::string name;
  Kind kind{};
  Rule rule = Rule::none;
  int fewest_seats = 0;
  int most_seats = 0;
};

struct OptionSheet {
  std::string name;
  std::string fallback;             // the default value
  std::vector<std::string> values;  // all values that may be chosen
  Rule rule = Rule::none;
  std::string module;  // the module it requires; empty: none
};

// Modules and options that go well together, for whoever does not want to choose each by itself.
struct PresetSheet {
  std::string name;  // "first", "everything", or that of a variant
  std::vector<std::string> modules;
  std::map<std::string, std::string> options;
};

struct TitleSheet {
  std::string name;
  int fewest_seats = 0;
  int most_seats = 0;
  std::vector<ModuleSheet> modules;
  std::vector<OptionSheet> options;
  std::vector<PresetSheet> presets;  // the first one is for a first game
};

}  // namespace bell
