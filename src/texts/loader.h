// Makes catalogues out of files. The program's own are embedded; tests bring theirs.
#pragma once

#include <span>
#include <string_view>
#include <utility>

#include "texts/texts.h"

namespace bell::texts {

inline constexpr std::string_view kFallback = "en";

// By language. Moving a shelf moves no catalogue, so they may point to the one they fall back to; copying one is wrong.
using Shelf = std::map<std::string, Catalogue, std::less<>>;

struct Loader {
  // Files are named "<language>/<anything>.toml"; all files of a language make one catalogue.
  static Shelf load(std::span<const std::pair<std::string_view, std::string_view>> files);
  // The keys of one language alone, without those it falls back to.
  static const std::map<std::string, std::string, std::less<>>& own(const Catalogue& words) { return words.sentences_; }
};

}  // namespace bell::texts
