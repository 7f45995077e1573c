// Expands short forms; full forms are parsed with the table of verbs.
#include "tui/stonks/notation.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "view/stonks/vocabulary.h"

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

std::string verb_in_full(const std::string& word) {
  if (word == "+" || word == "up") return "raise";
  if (word == "-" || word == "down") return "lower";
  if (word == "spec") return "speculate";
  return word;
}

// A company by its letter, or by its name in the reader's language.
std::string company_in_full(const texts::Catalogue& catalogue, const std::string& word) {
  for (const Company company : kAllCompanies) {
    const std::string name(name_of(company));
    if (word == name.substr(0, 1) || word == catalogue.say("stonks.company." + name)) return name;
  }
  return word;
}

std::string in_full(const texts::Catalogue& catalogue, std::vector<std::string> words) {
  words.front() = verb_in_full(words.front());
  if (words.front() == "speculate" && words.size() == 3) words.insert(words.begin() + 2, "as");
  std::string line = words.front();
  for (std::size_t at = 1; at < words.size(); ++at) line += ' ' + company_in_full(catalogue, words[at]);
  return line;
}

// "play " if a card must be played; empty if a bare card means nothing now.
std::string word_before_card(const Action& asked) {
  const VerbForm& form = *find_form(Vocabulary::verbs(), asked.verb);
  const std::size_t card = form.pattern.find("{card}");
  return card == std::string_view::npos ? "" : std::string(form.pattern.substr(0, card));
}

}  // namespace

std::optional<Action> read_action(const texts::Catalogue& words, std::string_view text,
                                  std::span<const Action> allowed) {
  const std::vector<std::string> typed = words_in(text);
  if (typed.empty() || allowed.empty()) return {};
  const std::string line = in_full(words, typed);
  for (const std::string& before : {std::string(), word_before_card(allowed.front())})
    for (const Action& act : read_actions(Vocabulary::verbs(), before + line, allowed.front().by))
      if (find_form(Vocabulary::verbs(), act.verb)->actor == Actor::seat) return act;
  return {};
}

}  // namespace bell::tui::stonks_scene
