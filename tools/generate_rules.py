#!/usr/bin/env python3
"""Makes kernel/rule.h from the rulebook: one enumerator per rule, so that a misspelt citation does not compile."""

import argparse
import sys
from pathlib import Path

from bell_tools import Rule, RulebookError, read_rulebook, write_if_changed

HEADER = """\
// The rules' numbers, opaque here: what they say is in the rulebook. Made by tools/generate_rules.py; do not edit.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace bell {{

// Values are kept for ever: they stand in records.
enum class Rule : std::uint16_t {{
  none = 0,
{enumerators}}};

struct RuleName {{
  Rule rule;
  std::string_view id;
}};

// By value, `none` first.
inline constexpr std::array<RuleName, {size}> kRuleNames{{{{
    {{Rule::none, "none"}},
{names}}}}};

// "ST-TRK-3"; "none" for a number without a rule.
constexpr std::string_view id_of(Rule rule) {{
  const auto* at = std::lower_bound(kRuleNames.begin(), kRuleNames.end(), rule,
                                    [](const RuleName& name, Rule wanted) {{ return name.rule < wanted; }});
  return at != kRuleNames.end() && at->rule == rule ? at->id : kRuleNames.front().id;
}}

// Rule::none for an id that is no rule's. Looks through the whole table: for reading input, not for play.
constexpr Rule rule_from(std::string_view id) {{
  for (const RuleName& name : kRuleNames) {{
    if (name.id == id) return name.rule;
  }}
  return Rule::none;
}}

}}  // namespace bell

// Cites a rule where it leaves no trace at run time.
#define RULE(id) static_assert(::bell::Rule::id != ::bell::Rule::none)
"""


def rule_header(rules: list[Rule]) -> str:
    return HEADER.format(
        enumerators="".join(f"  {rule.enumerator} = {rule.value},\n" for rule in rules),
        names="".join(f'    {{Rule::{rule.enumerator}, "{rule.id}"}},\n' for rule in rules),
        size=len(rules) + 1,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rulebook", type=Path, nargs="+", required=True, help="folders with the rules' TOML files")
    parser.add_argument("--out", type=Path, required=True, help="header to write")
    options = parser.parse_args()
    try:
        rules = read_rulebook(*options.rulebook)
    except RulebookError as error:
        print(error, file=sys.stderr)
        return 1
    write_if_changed(options.out, rule_header(rules))
    return 0


if __name__ == "__main__":
    sys.exit(main())
