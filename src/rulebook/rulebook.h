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
  std::string ruling;  // what the rulebook leaves open here, and what we decided; often empty
  std::string kind;    // rule, ruling, component
  std::string source;  // where the rulebook says so, or why we ruled so
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
  std::string note;        // how we know; empty if it was replaced
  // What --components replaced: our value, and its provenance.
  std::string our_value;
  std::string our_provenance;
  std::size_t count = 0;  // numbers in the row; 0 is a single number
  int least = 0;          // each may be
  int most = 0;
};
// Every printed number of a title, with the replacements of `replaced` (see Setup::components) applied.
Outcome<std::vector<Component>, Problem> components_of(std::string_view title,
                                                       const std::map<std::string, std::string>& replaced);

// Reads a --components file for a title: keys and TOML values to replace. A bad file is refused with line and key.
// The file has a table for each title, so that one file serves them all: [stonks], and in it `shares = [1, 1, …]`.
Outcome<std::map<std::string, std::string>, Problem> read_replacements(std::string_view title, const std::string& path);

// The numbers for a match, checked: sizes, ranges, and that the deck lasts for every hand.
Outcome<AnyComponents, Problem> printed(const Setup& setup);

}  // namespace bell::rulebook
