// The language a command answers in.
#pragma once

#include <string>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "rulebook/rulebook.h"
#include "texts/texts.h"

namespace bell::cli {

Outcome<const texts::Catalogue*, Problem> find_language(const std::string& name);

// A rule's title, text or ruling as translated in a catalogue (key "rules.ST-TRK-3.text"); English where it is not.
std::string in_language(const texts::Catalogue& words, const std::string& part, const rulebook::RuleText& rule);

}  // namespace bell::cli
