// Reads a file of sentences into dotted keys. The TOML library throws on a bad file; this file turns that into a return
// value.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace bell::texts {

using Sentences = std::map<std::string, std::string, std::less<>>;

// Adds every string of `file` under its full key: "stonks.happening.played.you". Invalid TOML adds nothing and returns
// false.
bool read_sentences(std::string_view file, Sentences& sentences);

}  // namespace bell::texts
