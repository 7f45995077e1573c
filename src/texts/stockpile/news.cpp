// Combines many facts of Stockpile into few sentences: the steps of a movement are one move, cards in a row are one
// list.
#include <array>

#include "texts/grammar.h"
#include "texts/stockpile/sentences.h"

namespace bell::texts::stockpile_words {
namespace {

using namespace stockpile;
using Facts = std::span<const SeenEvent>;

// Facts that come in runs, and the gap of their sentence that can take a list.
struct Listed {
  Happening what;
  const char* gap;
};
constexpr std::array kListed{
    Listed{Happening::market_dealt, "card"},       Listed{Happening::card_taken, "card"},
    Listed{Happening::commerce_drawn, "card"},     Listed{Happening::strategy_dealt, "strategy"},
    Listed{Happening::investor_dealt, "investor"}, Listed{Happening::companies_shown, "company"},
    Listed{Happening::die_rolled, "forecast"},
};

const char* gap_of(Happening what) {
  for (const Listed& each : kListed)
    if (each.what == what) return each.gap;
  return nullptr;
}

bool goes_on(const SeenEvent& first, const SeenEvent& next) {
  if (next.what != first.what || next.seat != first.seat) return false;
  if (first.what == Happening::value_moved) return next.company == first.company && next.number * first.number > 0;
  return gap_of(first.what) != nullptr && next.pile == first.pile;
}

// How many facts one sentence covers.
std::size_t stretch(Facts facts) {
  std::size_t length = 1;
  while (length < facts.size() && goes_on(facts.front(), facts[length])) ++length;
  return length;
}

// Facts that can be omitted: showing nothing for a dividend, and showing what the next sentence pays for.
bool is_idle(Facts facts) {
  const SeenEvent& fact = facts.front();
  if (fact.what != Happening::shown) return false;
  const bool is_paid = facts.size() > 1 && facts[1].what == Happening::dividend_paid && facts[1].seat == fact.seat;
  return is_paid || (fact.number == 0 && fact.value == 0);
}

std::string tell_together(const Catalogue& words, const Present& present, Facts facts) {
  SeenEvent fact = facts.back();
  if (fact.what == Happening::value_moved)
    for (const SeenEvent& step : facts.first(facts.size() - 1))
      fact.number = static_cast<std::int16_t>(fact.number + step.number);
  Args args = args_of(words, present, fact);
  if (const char* gap = gap_of(fact.what)) {
    std::vector<std::string> things;
    for (const SeenEvent& each : facts) things.push_back(args_of(words, present, each)[gap]);
    args[gap] = words.list(things);
  }
  return words.say(sentence_of(present, fact), args);
}

}  // namespace

std::vector<Sentence> tell_all(const Catalogue& words, const Present& present, Facts facts) {
  std::vector<Sentence> sentences;
  for (std::size_t from = 0; from < facts.size();) {
    const Facts left = facts.subspan(from);
    const std::size_t length = stretch(left);
    if (!is_idle(left))
      if (std::string sentence = tell_together(words, present, left.first(length)); !sentence.empty())
        sentences.push_back({capitalised(std::move(sentence)), from + length - 1});
    from += length;
  }
  return sentences;
}

}  // namespace bell::texts::stockpile_words
