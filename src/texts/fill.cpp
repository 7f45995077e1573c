// Fills {name}s from left to right.
#include "texts/fill.h"

namespace bell::texts {

std::string fill(std::string_view sentence, const Args& args) {
  std::string filled;
  while (true) {
    const std::size_t open = sentence.find('{');
    const std::size_t close = sentence.find('}', open == std::string_view::npos ? 0 : open);
    if (open == std::string_view::npos || close == std::string_view::npos) return filled.append(sentence);
    filled.append(sentence.substr(0, open));
    const auto value = args.find(sentence.substr(open + 1, close - open - 1));
    filled.append(value == args.end() ? sentence.substr(open, close - open + 1) : std::string_view(value->second));
    sentence.remove_prefix(close + 1);
  }
}

std::string capitalised(std::string sentence) {
  if (!sentence.empty() && sentence.front() >= 'a' && sentence.front() <= 'z')
    sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
  return sentence;
}

}  // namespace bell::texts
