// Uses short tags, because a page has hundreds of boards.
#include "cli/analysis/board_parts.h"

#include <fmt/format.h>

#include "cli/analysis/markup.h"
#include "cli/language.h"
#include "tui/look.h"

namespace bell::cli {

std::string panel(std::string_view kind, const std::string& heading, const std::string& inside) {
  return fmt::format("<div class=\"part {}\"><h4>{}</h4>{}</div>\n", kind, escaped(heading), inside);
}

std::string labelled(const std::string& label, const std::string& inside) {
  return inside.empty() ? "" : fmt::format("<p class=\"line\"><em>{}</em> {}</p>", escaped(label), inside);
}

std::string sign(std::string_view company, std::string_view letters) {
  return fmt::format("<span class=\"sign {}\">{}</span>", company, escaped(letters));
}

std::string card(std::string_view company, const std::string& text, std::string_view kind) {
  return fmt::format("<span class=\"card {}{}{}\">{}</span>", kind, kind.empty() ? "" : " ", company, escaped(text));
}

std::string cards(const std::vector<std::string>& markup) {
  std::string all;
  for (const std::string& each : markup) all += each + ' ';
  return all;
}

std::string first_name(const Onlooker& onlooker, Seat seat) {
  const std::string& name = onlooker.present.names[static_cast<std::size_t>(index(seat))];
  return name.substr(0, name.rfind(" ("));
}

std::string pin(const Onlooker& onlooker, Seat seat) {
  return fmt::format("<i class=\"pin pin{}\" aria-hidden=\"true\">{}</i>", index(seat),
                     escaped(tui::clip(first_name(onlooker, seat), 1)));
}

std::string named(const Onlooker& onlooker, Seat seat) {
  return fmt::format("{}{}", pin(onlooker, seat), escaped(first_name(onlooker, seat)));
}

std::string ladder(const std::vector<Rung>& rungs, std::string_view kind) {
  std::string all;
  for (const Rung& rung : rungs) all += element(rung.is_now ? "b" : "i", escaped(rung.text));
  return fmt::format("<span class=\"ladder{}{}\">{}</span>", kind.empty() ? "" : " ", kind, all);
}

std::string grid(const std::vector<std::string>& heads, const std::vector<std::vector<std::string>>& rows) {
  std::string all = "<table class=\"grid\"><tr>";
  for (const std::string& head : heads) all += element("th scope=\"col\"", head);
  all += "</tr>";
  for (const auto& row : rows) {
    all += "<tr>";
    for (std::size_t at = 0; at < row.size(); ++at) all += element(at == 0 ? "th scope=\"row\"" : "td", row[at]);
    all += "</tr>";
  }
  return all + "</table>";
}

std::string heading(const char* key) { return say(std::string("analysis.board.") + key); }
std::string faint(const std::string& text) { return element("span class=\"faint\"", escaped(text)); }
std::string dash() { return faint("–"); }

}  // namespace bell::cli
