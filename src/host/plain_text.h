// Names and chat as others may see them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bell::host {

// Removes control and direction marks, and blanks at the ends. Nothing: not UTF-8, empty, or longer than `most`
// characters.
std::optional<std::string> plain_text(std::string_view text, int most);

}  // namespace bell::host
