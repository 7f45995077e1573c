// What a person may type at the prompt: a choice, or one of the commands.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bell::tui {

struct Command {
  enum class Kind : std::uint8_t {
    nothing,  // an empty line
    number,   // one of the numbered choices
    words,    // anything else: an action as it is written
    explain,  // the rule behind the present choice
    why,      // why something is allowed or not; `text` names it, or `number`
    hint,     // the best choices, by what this seat has seen
    help,
    log,  // the whole match; `text` is looked for in it
    score,
    table,    // the whole board, however long
    players,  // who sits where, and what they are
    undo,
    pace,    // `text` says how fast others act
    report,  // `text` says after what a report is shown
    rule,    // `text` is its id
    back,
    quit,
  };
  Kind kind{};
  int number = 0;      // 1 is the first; 0 if none was given
  std::string text{};  // what follows the command
  friend bool operator==(const Command&, const Command&) = default;
};

Command read_command(std::string_view line);

// What a line holds one after the other: parts between semicolons, and numbers in a row. Never empty.
std::vector<std::string> parts_of(std::string_view line);
bool are_numbers(const std::vector<std::string>& parts);

}  // namespace bell::tui
