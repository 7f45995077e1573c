// Escapes the five special characters, and writes tables. Cells repeat their headings for the narrow layout.
#include "cli/analysis/markup.h"

#include <fmt/format.h>

namespace bell::cli {
namespace {

std::string cell(const Column& column, std::string_view tag, const std::string& markup) {
  return fmt::format("<{}{}>{}</{}>", tag, column.is_number ? " class=\"number\"" : "", markup,
                     tag.substr(0, tag.find(' ')));
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char letter : text) switch (letter) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        safe += letter;
    }
  return safe;
}

std::string element(std::string_view opening, std::string_view inside) {
  return fmt::format("<{}>{}</{}>", opening, inside, opening.substr(0, opening.find(' ')));
}

std::string table_markup(const std::string& caption, const std::vector<Column>& columns,
                         const std::vector<std::vector<std::string>>& rows) {
  std::string markup =
      fmt::format("<table role=\"table\">\n<caption>{}</caption>\n<thead><tr role=\"row\">", escaped(caption));
  for (const Column& column : columns)
    markup += cell(column, "th scope=\"col\" role=\"columnheader\"", escaped(column.head));
  markup += "</tr></thead>\n<tbody>\n";
  for (const auto& row : rows) {
    markup += "<tr role=\"row\">";
    for (std::size_t at = 0; at < row.size(); ++at) markup += cell(columns[at], "td role=\"cell\"", row[at]);
    markup += "</tr>\n";
  }
  return markup + "</tbody>\n</table>\n";
}

}  // namespace bell::cli
