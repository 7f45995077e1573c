// What a person may type at the prompt: a choice, or a command.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bell::tui {

struct Command {
  enum class Kind : std::uint8_t {
    nothing,  // an empty line
    number,   // one of the numbered choices
    words,    // anything else: an action in notation
    explain,  // the rule behind the current choice
    why,      // why something is legal or not; `text` names it, or `number`
    hint,     // the best choices, from what this seat has seen
    help,
    log,  // the whole match; searches for `text`
    score,
    table,    // the whole board, however long
    players,  // the players
    undo,
    pace,    // `text` is how fast others act
    report,  // `text` is when a report is shown
    rule,    // `text` is its id
    back,
    quit,
  };
  Kind kind{};
  int number = 0;      // from 1; 0 if none was given
  std::string text{};  // what follows the command
  friend bool operator==(const Command&, const Command&) = default;
};

Command read_command(std::string_view line);

// The parts of a line, separated by semicolons, and several numbers one by one. Never empty.
std::vector<std::string> parts_of(std::string_view line);
bool are_numbers(const std::vector<std::string>& parts);

}  // namespace bell::tui
