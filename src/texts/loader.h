// Builds catalogues from files. The program's own are embedded; tests bring theirs.
#pragma once

#include <span>
#include <string_view>
#include <utility>

#include "texts/texts.h"

namespace bell::texts {

inline constexpr std::string_view kFallback = "en";

struct Loader {
  using Files = std::span<const std::pair<std::string_view, std::string_view>>;

  // Files are named "<language>/<anything>.toml"; all files of a language form one catalogue. Those in
  // "<language>/rules/" are translated rules, whose texts are not patterns.
  static void load(Files files, std::string_view language, const Catalogue* fallback, Catalogue& into);
};

}  // namespace bell::texts
