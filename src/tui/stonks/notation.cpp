// From typed words to an action: a verb, a card or a company, and the company a speculation names.
#include "tui/stonks/notation.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <string>
#include <vector>

#include "view/stonks/actions.h"

namespace bell::tui::stonks_scene {

using namespace stonks;

namespace {

std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char letter : text) {
    if (letter == ' ' || letter == '\t')
      words.emplace_back();
    else
      words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    if ((letter == '+' || letter == '-') && words.back().size() == 1) words.emplace_back();  // "+f" is two words
  }
  std::erase_if(words, [](const std::string& word) { return word.empty(); });
  return words;
}

// By letter, by name, or by the reader's name for it.
std::optional<Company> company_from(const texts::Catalogue& words, const std::string& text) {
  for (const Company company : kAllCompanies) {
    const std::string name(name_of(company));
    if (text == name || text == name.substr(0, 1) || text == words.say("stonks.company." + name)) return company;
  }
  return {};
}

std::optional<Card> card_from(const std::string& text) {
  for (const Company company : kAllCompanies) {
    if (text.empty() || text.front() != name_of(company).front()) continue;
    int rank = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), rank);
    if (error == std::errc{} && end == text.data() + text.size() && rank >= 1 && rank <= kRanks)
      return card_of(company, rank);
  }
  return {};
}

std::optional<Verb> verb_from(const std::string& word) {
  if (word == "play") return Verb::play;
  if (word == "speculate" || word == "spec") return Verb::speculate;
  if (word == "raise" || word == "up" || word == "+") return Verb::raise;
  if (word == "lower" || word == "down" || word == "-") return Verb::lower;
  if (word == "take") return Verb::take;
  if (word == "show") return Verb::lay_to_reveal;
  if (word == "hide") return Verb::lay_face_down;
  return {};
}

std::optional<Action> speculation_from(const texts::Catalogue& words, const std::vector<std::string>& rest, Seat by) {
  const bool says_as = rest.size() == 3 && rest[1] == "as";
  if (rest.size() != 2 && !says_as) return {};
  const auto card = card_from(rest.front());
  const auto company = company_from(words, rest.back());
  if (!card || !company) return {};
  return speculation(by, *card, *company);
}

}  // namespace

std::optional<Action> read_action(const texts::Catalogue& words, std::string_view text,
                                  std::span<const Action> allowed) {
  std::vector<std::string> rest = words_in(text);
  if (rest.empty() || allowed.empty()) return {};
  const Seat by = allowed.front().by;
  const auto named = verb_from(rest.front());
  if (named) rest.erase(rest.begin());
  const Verb verb = named.value_or(verb_of(allowed.front()));
  if (verb == Verb::speculate) return speculation_from(words, rest, by);
  if (rest.size() != 1) return {};
  if (verb == Verb::raise || verb == Verb::lower) {
    const auto company = named ? company_from(words, rest.front()) : std::nullopt;
    return company ? std::optional(with_company(verb, by, *company)) : std::nullopt;
  }
  const auto card = card_from(rest.front());
  return card ? std::optional(with_card(verb, by, *card)) : std::nullopt;
}

}  // namespace bell::tui::stonks_scene
