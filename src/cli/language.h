// The language a command answers in.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/problem.h"
#include "rulebook/rulebook.h"
#include "texts/texts.h"

namespace bell::cli {

// A process has one reader: to be called once, before anything is said. --lang on the line goes first, then what the
// environment says (LC_ALL, LC_MESSAGES, LANG); a language there that we do not have is English.
std::optional<Problem> choose_language(const std::vector<std::string>& line);
// The catalogue chosen.
const texts::Catalogue& words();
// A sentence of the command line, key "cli.…".
std::string say(const std::string& key, const texts::Args& facts = {});

// A number as the language writes it, with so many digits behind the point; `signed_decimal` says the plus, too.
std::string decimal(double value, int digits);
std::string signed_decimal(double value, int digits);

// A rule's title, text or ruling as translated in a catalogue; English where it is not.
std::string in_language(const texts::Catalogue& words, const std::string& part, const rulebook::RuleText& rule);

}  // namespace bell::cli
