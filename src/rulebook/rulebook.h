// The rulebook as data: every rule in our words, and every printed number with its provenance.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/rule.h"
#include "kernel/setup.h"
#include "view/any.h"

namespace bell::rulebook {

struct RuleText {
  Rule rule = Rule::none;
  std::string id;      // "ST-TRK-3"
  std::string title;   // a few words
  std::string text;    // the rule, in our words
  std::string ruling;  // how we decided where the rulebook is unclear; often empty
  std::string kind;    // rule, ruling, component
  std::string source;  // the place in the rulebook, or the reason for our ruling
  std::string file;    // rulebook/stonks/core.toml
  std::vector<std::string> tests;
};

// All rules of a title in the order of the book; empty for an unknown title.
std::span<const RuleText> rules_of(std::string_view title);
const RuleText* find(Rule rule);

// One printed number, or row of numbers.
struct Component {
  std::string key;         // "shares"
  std::string rule;        // "ST-CMP-4"
  std::string text;        // what it is
  std::string value;       // as written in TOML
  std::string provenance;  // rulebook, public, reconstructed; "replaced" after --components
  std::string note;        // how we know it; empty if replaced
  // Our value that --components replaced, and its provenance.
  std::string our_value;
  std::string our_provenance;
  std::size_t count = 0;  // length of the row; 0: a single number
  int least = 0;          // the bounds of each
  int most = 0;
};
// Every printed number of a title, with the replacements of `replaced` (see Setup::components) applied.
Outcome<std::vector<Component>, Problem> components_of(std::string_view title,
                                                       const std::map<std::string, std::string>& replaced);

// Reads a title's replacements from a --components file: keys and TOML values. A bad file is refused with line and key.
// The file has a table per title, so that one file can serve all: [stonks], and in it `shares = [1, 1, …]`.
Outcome<std::map<std::string, std::string>, Problem> read_replacements(std::string_view title, const std::string& path);

// The numbers for a match, checked: lengths, ranges, and that the deck is large enough.
Outcome<AnyComponents, Problem> printed(const Setup& setup);

}  // namespace bell::rulebook
