// Finds catalogues; falls back to English, which always exists.
#include "server/words.h"

#include <algorithm>
#include <charconv>

namespace bell::server {
namespace {

// The weight of an entry such as "pt-BR;q=0.8", in thousandths.
int weight_of(std::string_view wish) {
  const std::size_t at = wish.find(";q=");
  if (at == std::string_view::npos) return 1000;
  const std::string_view number = wish.substr(at + 3);
  if (number.starts_with("1")) return 1000;
  if (!number.starts_with("0.")) return 0;
  std::string digits(number.substr(2, 3));
  digits.resize(3, '0');
  int weight = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), weight);
  return weight;
}

}  // namespace

Problem problem_of(std::string_view key, const Facts& facts) { return {"server." + std::string(key), facts}; }

std::string for_the_log(const Problem& problem) { return texts::explain(*texts::Catalogue::find("en"), problem); }

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

const texts::Catalogue& catalogue_for(std::string_view wanted, std::string_view accepted) {
  if (const auto* words = texts::Catalogue::find(wanted)) return *words;
  const texts::Catalogue* best = texts::Catalogue::find("en");
  int best_weight = 0;
  accepted = accepted.substr(0, 256);
  while (!accepted.empty()) {
    const std::size_t comma = accepted.find(',');
    std::string_view wish = accepted.substr(0, comma);
    while (wish.starts_with(' ')) wish.remove_prefix(1);
    const auto* words = texts::Catalogue::find(wish.substr(0, 2));
    if (words != nullptr && weight_of(wish) > best_weight) {
      best = words;
      best_weight = weight_of(wish);
    }
    accepted = comma == std::string_view::npos ? std::string_view{} : accepted.substr(comma + 1);
  }
  return *best;
}

}  // namespace bell::server
