// Stonks in words.
#include <cstdlib>

#include "texts/wording.h"
#include "view/stonks/actions.h"

namespace bell::texts::stonks_words {
namespace {

using namespace stonks;

std::string_view key_of(const SeenEvent& event) {
  switch (event.what) {
    case Happening::company_removed:
      return "company_removed";
    case Happening::tile_placed:
      return "tile_placed";
    case Happening::dealt:
      return "dealt";
    case Happening::laid_to_reveal:
      return "laid_to_reveal";
    case Happening::laid_face_down:
      return "laid_face_down";
    case Happening::revealed:
      return "revealed";
    case Happening::opener_chosen:
      return "opener_chosen";
    case Happening::market_opened:
      return "market_opened";
    case Happening::played:
      return "played";
    case Happening::speculated_opening:
      return "speculated_opening";
    case Happening::speculated_following:
      return "speculated_following";
    case Happening::speculation_cancelled:
      return "speculation_cancelled";
    case Happening::price_changed:
      return event.number > 0 ? "price_raised" : "price_lowered";
    case Happening::token_unlocked:
      return "token_unlocked";
    case Happening::trump_changed:
      return "trump_changed";
    case Happening::face_down_revealed:
      return "face_down_revealed";
    case Happening::trick_won:
      return "trick_won";
    case Happening::trick_lost:
      return "trick_lost";
    case Happening::card_taken:
      return "card_taken";
    case Happening::last_card_discarded:
      return "last_card_discarded";
    case Happening::hidden_revealed:
      return "hidden_revealed";
    case Happening::speculation_placed:
      return "speculation_placed";
    case Happening::round_scored:
      return "round_scored";
    case Happening::round_started:
      return "round_started";
    case Happening::match_won:
      return "match_won";
  }
  return "";
}

std::string_view key_of(Verb verb) {
  switch (verb) {
    case Verb::remove_company:
      return "remove_company";
    case Verb::place_tile:
      return "place_tile";
    case Verb::deal:
      return "deal";
    case Verb::open_market:
      return "open_market";
    case Verb::lay_to_reveal:
      return "lay_to_reveal";
    case Verb::lay_face_down:
      return "lay_face_down";
    case Verb::play:
      return "play";
    case Verb::speculate:
      return "speculate";
    case Verb::raise:
      return "raise";
    case Verb::lower:
      return "lower";
    case Verb::take:
      return "take";
  }
  return "";
}

// Facts may come from a wire: a number that is no company or no card is called "that company" or "that card".
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
  const std::string key = "stonks.happening." + std::string(key_of(event));
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
                    {"points", counted(words, "stonks.points", event.number)},
                    {"levels", counted(words, "stonks.levels", std::abs(event.number))},
                    {"value", std::to_string(event.value)}});
}

std::string describe(const Catalogue& words, const Present& present, const Action& action) {
  const Verb verb = verb_of(action);
  const std::string key = "stonks.action." + std::string(key_of(verb));
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
  return {{"card", say_card(words, card)},
          {"company", say_company(words, first)},
          {"levels", counted(words, "stonks.levels", second)}};
}

}  // namespace bell::texts::stonks_words
