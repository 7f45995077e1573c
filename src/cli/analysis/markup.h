// Escapes text for HTML.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bell::cli {

std::string escaped(std::string_view text);
// <opening>inside</…>, where the opening is a tag, perhaps with attributes; it is ours, never from a file. `inside` is
// markup.
std::string element(std::string_view opening, std::string_view inside);

// A table with a caption for screen readers; cells are markup. A column is left- or right-aligned.
struct Column {
  std::string head;
  bool is_number = false;
};
std::string table_markup(const std::string& caption, const std::vector<Column>& columns,
                         const std::vector<std::vector<std::string>>& rows);

}  // namespace bell::cli
