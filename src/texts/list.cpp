// Joins things into a list: the catalogue has patterns for two, for the last, and for those in between.
#include <algorithm>

#include "texts/texts.h"

namespace bell::texts {
namespace {

// In Spanish "y" becomes "e" before the sound i: "Ana e Inés", "Juan e Hilda", but "agua y hielo".
std::string sound_of(std::string_view word) {
  std::string start(word.substr(0, 3));
  std::transform(start.begin(), start.end(), start.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  if (start.starts_with("hi") && start != "hia" && start != "hie") return "i";
  return start.starts_with("i") || start.starts_with("í") || start.starts_with("Í") ? "i" : "other";
}

}  // namespace

std::string Catalogue::list(const std::vector<std::string>& things) const {
  if (things.empty()) return {};
  std::string joined = things.front();
  for (std::size_t at = 1; at < things.size(); ++at) {
    const bool is_last = at + 1 == things.size();
    joined = say(!is_last  ? "list.middle"
                 : at == 1 ? "list.two"
                           : "list.last",
                 {{"before", joined}, {"next", things[at]}, {"sound", sound_of(things[at])}});
  }
  return joined;
}

}  // namespace bell::texts
