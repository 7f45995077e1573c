// A file of sentences as keys with dots. The TOML library throws on a bad file; nobody outside this file has to know.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace bell::texts {

using Sentences = std::map<std::string, std::string, std::less<>>;

// Adds every string of `file` under its full key: "stonks.happening.played.you". A file that is no TOML adds nothing
// and makes the answer false.
bool read_sentences(std::string_view file, Sentences& sentences);

}  // namespace bell::texts
