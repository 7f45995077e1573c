// The program's output: answers on stdout, complaints on stderr.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "cli/commands/commands.h"
#include "kernel/problem.h"

namespace bell::cli {

using Json = nlohmann::ordered_json;

// Of several ranks only the first prints.
enum class Voice { heard, silent };
void set_voice(Voice voice);

void print(std::string_view text);
// The one document of a --json answer.
void print_document(const Json& document);
// Prints one sentence on stderr, after the program's name; returns `exit`.
Exit complain(Exit exit, std::string_view sentence);
Exit complain(Exit exit, const Problem& problem);

// Checks that everything was written. A full disk or a closed pipe shows only here.
Exit close_output(Exit exit);

// Whether it is a terminal that can move its cursor.
bool can_draw_on_stderr();

// This program's version; set once, at the start.
void set_version(std::string version);
const std::string& version();

}  // namespace bell::cli
