// What the server offers, in the caller's language: titles with all their choices, rules, and its limits.
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
// Nothing for an unknown title.
std::optional<wire::RuleBook> rules_of(const texts::Catalogue& words, std::string_view title);
std::string title_names();

}  // namespace bell::server
