// An analysis for people at a terminal, for programs, and as a page to keep.
#pragma once

#include <string>

#include "cli/analysis/account.h"
#include "cli/console.h"

namespace bell::cli {

std::string analysis_text(const Account& account);
Json analysis_json(const Account& account);
// One HTML document that needs nothing else: no script, no font, no file from anywhere.
std::string analysis_page(const Account& account);

}  // namespace bell::cli
