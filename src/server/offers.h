// What the house offers, in the asker's language: titles with everything to choose, rules, and its own limits.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/limits.h"
#include "texts/texts.h"
#include "wire/speak.h"

namespace bell::server {

wire::About about(const Limits& limits, const std::string& version, bool has_password);
wire::Titles titles(const texts::Catalogue& words, const std::vector<std::string>& bots);
// Nothing for a title we do not have.
std::optional<wire::RuleBook> rules_of(const texts::Catalogue& words, std::string_view title);
std::string title_names();

}  // namespace bell::server
