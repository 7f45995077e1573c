// Numbers in front of choices.
#include "tui/menu.h"

namespace bell::tui {

Lines draw_choices(const std::vector<Choice>& choices, const Look& look) {
  constexpr std::size_t kTwoDigits = 10;
  Lines items;
  for (std::size_t at = 0; at < choices.size(); ++at) {
    const std::string number = std::to_string(at + 1) + ')';
    items.push_back(paint(look, Ink::strong, pad_left(number, choices.size() >= kTwoDigits ? 3 : 2)) + ' ' +
                    choices[at].label);
  }
  Lines lines;
  for (const std::string& line : in_columns(items, look.width - 2)) lines.push_back(clip(' ' + line, look.width));
  return lines;
}

}  // namespace bell::tui
