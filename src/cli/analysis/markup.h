// Text for a page: nothing of it may be taken for markup.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bell::cli {

std::string escaped(std::string_view text);
// <opening>inside</…>, where the opening is a tag and perhaps attributes: ours, never from a file. Inside is markup.
std::string element(std::string_view opening, std::string_view inside);

// A table with a caption for those who can't see it; cells are markup already. A column is left or right aligned.
struct Column {
  std::string head;
  bool is_number = false;
};
std::string table_markup(const std::string& caption, const std::vector<Column>& columns,
                         const std::vector<std::vector<std::string>>& rows);

}  // namespace bell::cli
