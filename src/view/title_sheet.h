// What a title offers to whoever sets up a table: players, modules, options with their defaults and rules.
#pragma once

#include <string>
#include <vector>

#include "kernel/rule.h"

namespace bell {

struct ModuleSheet {
  enum class Kind { module, variant };  // variants exclude each other and are chosen by the option `variant`, too
  std::string name;
  Kind kind{};
  Rule rule = Rule::none;
  int fewest_seats = 0;
  int most_seats = 0;
};

struct OptionSheet {
  std::string name;
  std::string fallback;             // the value if nothing is said
  std::vector<std::string> values;  // every one that may be chosen
  Rule rule = Rule::none;
  std::string module;  // which must be in play; empty: none
};

struct TitleSheet {
  std::string name;
  int fewest_seats = 0;
  int most_seats = 0;
  std::vector<ModuleSheet> modules;
  std::vector<OptionSheet> options;
};

}  // namespace bell
