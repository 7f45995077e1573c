// Words the facts and actions of Stonks.
#include "texts/stonks/wording.h"

#include <cstdlib>

#include "view/stonks/vocabulary.h"

namespace bell::texts::stonks_words {
namespace {

using namespace stonks;

// A rise and a fall have different sentences.
std::string key_of(const SeenEvent& event) {
  if (event.what == Happening::price_changed) return event.number > 0 ? "price_raised" : "price_lowered";
  const auto* form = find_fact<SeenEvent>(Vocabulary::facts(), event.what);
  return form == nullptr ? "" : std::string(form->name);
}

// Facts may come from the network: an invalid company or card is called "that company" or "that card".
std::string say_company(const Catalogue& words, int company) {
  if (company < 0 || company >= kCompanies) return words.say("stonks.that_company");
  return words.say("stonks.company." + std::string(stonks::name_of(static_cast<Company>(company))));
}
std::string say_company(const Catalogue& words, Company company) {
  return say_company(words, static_cast<int>(company));
}
std::string say_card(const Catalogue& words, int card) {
  if (!is_card(card)) return words.say("stonks.that_card");
  const Card known = static_cast<Card>(card);
  return words.say("stonks.card",
                   {{"company", say_company(words, company_of(known))}, {"rank", std::to_string(rank_of(known))}});
}
std::string say_card(const Catalogue& words, Card card) { return say_card(words, static_cast<int>(card)); }

// The key of the sentence for this reader.
std::string sentence_of(const Catalogue& words, const Present& present, const SeenEvent& event) {
  const std::string key = "stonks.happening." + key_of(event);
  if (event.seat == kNoSeat) return key;
  const std::string told = key + (present.reader == viewer_of(event.seat) ? ".you" : ".other");
  return !event.card.is_known() && words.has(told + "_unseen") ? told + "_unseen" : told;
}

}  // namespace

std::string tell(const Catalogue& words, const Present& present, const SeenEvent& event) {
  const Card card = event.card.or_else(kNoCard);
  return words.say(sentence_of(words, present, event),
                   {{"name", texts::name_of(words, present, event.seat)},
                    {"card", card == kNoCard ? words.say("stonks.unseen_card") : say_card(words, card)},
                    {"company", say_company(words, event.company)},
                    {"number", std::to_string(event.number)},
                    {"points", std::to_string(event.number)},
                    {"levels", std::to_string(std::abs(event.number))},
                    {"value", std::to_string(event.value)}});
}

std::string describe(const Catalogue& words, const Present& present, const Action& action) {
  const Verb verb = verb_of(action);
  const VerbForm* form = find_form(Vocabulary::verbs(), action.verb);
  const std::string key = form == nullptr ? "" : "stonks.action." + std::string(form->name);
  if (!words.has(key)) return words.say("ui.unknown_action");
  const int company = verb == Verb::speculate ? action.args[1] : action.args[0];
  return words.say(key, {{"card", say_card(words, action.args[0])},
                         {"company", say_company(words, company)},
                         {"name", texts::name_of(words, present, seat_in(action))}});
}

Args facts_of(const Catalogue& words, const Refusal& refusal) {
  const auto [first, second, unused] = refusal.facts;
  const bool matched = refusal.rule == Rule::ST_SPC_4 && refusal.reason == Reason::forbidden;
  const bool is_rank = second >= 1 && second <= kRanks && first >= 0 && first < kCompanies;
  const int card = matched && is_rank ? static_cast<int>(card_of(static_cast<Company>(first), second)) : first;
  return {{"card", say_card(words, card)}, {"company", say_company(words, first)}, {"levels", std::to_string(second)}};
}

}  // namespace bell::texts::stonks_words
