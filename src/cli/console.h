// What the program says: answers on stdout, complaints on stderr.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "cli/commands/commands.h"
#include "kernel/problem.h"

namespace bell::cli {

using Json = nlohmann::ordered_json;

// Of ranks that work together only the first is heard.
enum class Voice { heard, silent };
void set_voice(Voice voice);

void print(std::string_view text);
// The one document of a --json answer.
void print_document(const Json& document);
// One sentence on stderr, with the program's name before it; gives back `exit`, to be returned.
Exit complain(Exit exit, std::string_view sentence);
Exit complain(Exit exit, const Problem& problem);

// Whether everything printed has arrived. A full disk or a closed pipe shows only here.
Exit close_output(Exit exit);

bool stderr_is_terminal();

// Which one this program is; set once, at its start.
void set_version(std::string version);
const std::string& version();

}  // namespace bell::cli
