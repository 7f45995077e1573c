// Writes the smallest parts of the page.
#include "cli/analysis/sections.h"

#include <fmt/format.h>

#include "cli/analysis/board_parts.h"
#include "cli/language.h"
#include "texts/grammar.h"

namespace bell::cli {

std::string told(const std::string& key, const texts::Args& facts) { return escaped(say("analysis." + key, facts)); }

texts::Args counts(std::size_t shown, std::size_t all) {
  return {{"shown", std::to_string(shown)}, {"all", std::to_string(all)}};
}

Column head(const char* name, bool is_number) {
  return {texts::capitalised(say(std::string("analysis.head.") + name)), is_number};
}

std::string section(std::string_view head, const std::string& markup) {
  return fmt::format("<section>\n<h2>{}</h2>\n{}</section>\n", head, markup);
}

std::string folded(const std::string& line, const std::string& markup, bool is_open) {
  return fmt::format("<details{}><summary>{}</summary>\n{}</details>\n", is_open ? " open" : "", line, markup);
}

std::string coloured(double part) {
  const std::string text = signed_percent(part);
  if (text.front() == '+') return fmt::format("<span class=\"plus\">{}</span>", text);
  if (text.front() == '-') return fmt::format("<span class=\"minus\">{}</span>", text);
  return text;
}

std::string lost_markup(double part) {
  return part > 0 ? fmt::format("<span class=\"minus\">{}</span>", percent(part)) : "0";
}

std::string seat_markup(const Account& account, Seat seat) {
  return pin({words(), account.present(), seat}, seat) + escaped(account.name_of(seat));
}

}  // namespace bell::cli
