// Names and chat as others may see them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bell::host {

// Without control and direction marks and without blanks at its ends. Nothing: it is no UTF-8, empty, or has more than
// `most` characters.
std::optional<std::string> plain_text(std::string_view text, int most);

}  // namespace bell::host
