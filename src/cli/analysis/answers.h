// An analysis for people at a terminal, for programs, and as a page.
#pragma once

#include <string>

#include "cli/analysis/account.h"
#include "cli/console.h"

namespace bell::cli {

std::string analysis_text(const Account& account);
Json analysis_json(const Account& account);
// One self-contained HTML document: no script, no external fonts or files.
std::string analysis_page(const Account& account);

}  // namespace bell::cli
