// The language a command answers in.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/problem.h"
#include "rulebook/rulebook.h"
#include "texts/texts.h"

namespace bell::cli {

// A process has one reader: call this once, before any output. --lang takes precedence over the environment (LC_ALL,
// LC_MESSAGES, LANG); an unknown language in the environment means English.
std::optional<Problem> choose_language(const std::vector<std::string>& line);
// The catalogue chosen.
const texts::Catalogue& words();
// A sentence of the command line, key "cli.…".
std::string say(const std::string& key, const texts::Args& facts = {});

// A number in the language's format, with that many decimals; `signed_decimal` adds a plus sign.
std::string decimal(double value, int digits);
std::string signed_decimal(double value, int digits);

// A rule's title, text or ruling as translated in a catalogue; English if it is not.
std::string in_language(const texts::Catalogue& words, const std::string& part, const rulebook::RuleText& rule);

}  // namespace bell::cli
