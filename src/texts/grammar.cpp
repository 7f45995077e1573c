// Evaluates plural conditions, and groups digits.
#include "texts/grammar.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace bell::texts {
namespace {

bool is_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

long whole(std::string_view digits) {
  long number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

std::string own(const Grammar::Sentences& sentences, const std::string& key, const std::string& otherwise) {
  const auto found = sentences.find("language." + key);
  return found == sentences.end() ? otherwise : found->second;
}

// "2..4,7"
std::vector<std::pair<long, long>> ranges_of(const std::string& text) {
  std::vector<std::pair<long, long>> ranges;
  std::istringstream list(text);
  for (std::string range; std::getline(list, range, ',');) {
    const std::size_t dots = range.find("..");
    const std::string last = dots == std::string::npos ? range : range.substr(dots + 2);
    ranges.emplace_back(whole(range.substr(0, dots)), whole(last));
  }
  return ranges;
}

}  // namespace

bool Grammar::Relation::holds(long n) const {
  const long value = modulus == 0 ? n : n % modulus;
  const bool found = std::any_of(ranges.begin(), ranges.end(),
                                 [&](const auto& range) { return value >= range.first && value <= range.second; });
  return found == is_in;
}

Grammar::Condition Grammar::read(std::string_view text) {
  Condition any;
  std::istringstream words{std::string(text)};
  std::string joint = "or";
  for (std::string word;
       (joint == "or" || joint == "and") && words >> word;) {  // n and i are the same for whole numbers
    Relation relation;
    std::string sign;
    words >> sign;
    if (sign == "%") words >> relation.modulus >> sign;
    relation.is_in = sign == "=";
    words >> word;
    relation.ranges = ranges_of(word);
    if (joint == "or") any.emplace_back();
    any.back().push_back(std::move(relation));
    joint.clear();
    words >> joint;
  }
  return any;
}

Grammar::Grammar(const Sentences& sentences)
    : decimal_(own(sentences, "decimal", ".")), group_(own(sentences, "group", ",")) {
  for (std::size_t at = 0; at < kCategories.size(); ++at)
    conditions_[at] = read(own(sentences, "plural." + std::string(kCategories[at]), ""));
  group_from_ = static_cast<std::size_t>(whole(own(sentences, "group_from", "4")));
}

std::string_view Grammar::category(std::string_view number) const {
  if (number.starts_with('-')) number.remove_prefix(1);
  if (!is_digits(number)) return "other";
  const long n = whole(number);
  const auto holds = [n](const Condition& condition) {
    return std::any_of(condition.begin(), condition.end(), [n](const auto& all) {
      return std::all_of(all.begin(), all.end(), [n](const Relation& each) { return each.holds(n); });
    });
  };
  const auto found = std::find_if(conditions_.begin(), conditions_.end(), holds);
  return found == conditions_.end() ? "other" : kCategories[static_cast<std::size_t>(found - conditions_.begin())];
}

std::string Grammar::number(std::string_view plain) const {
  const std::string_view sign = plain.starts_with('-') ? plain.substr(0, 1) : "";
  const std::string_view size = plain.substr(sign.size());
  const std::size_t point = size.find('.');
  const std::string_view digits = size.substr(0, point);
  const bool has_fraction = point != std::string_view::npos;
  if (!is_digits(digits) || (has_fraction && !is_digits(size.substr(point + 1)))) return std::string(plain);
  std::string written(sign);
  for (std::size_t at = 0; at < digits.size(); ++at) {
    if (at > 0 && (digits.size() - at) % 3 == 0 && digits.size() >= group_from_) written += group_;
    written += digits[at];
  }
  if (has_fraction) written.append(decimal_).append(size.substr(point + 1));
  return written;
}

}  // namespace bell::texts
