// Words the facts, actions and refusals of Coin.
#include "texts/coin/wording.h"

namespace bell::texts::coin_words {
namespace {

using namespace coin;

// Facts and actions may come from the network: an invalid side is "something".
std::string say_side(const Catalogue& words, int side) {
  const bool is_side = side >= 1 && side <= kSides;
  return words.say("coin.side." + (is_side ? std::string(coin::name_of(static_cast<Side>(side))) : "unseen"));
}

// The key of the sentence for this reader.
std::string sentence_of(const Catalogue& words, const Present& present, const SeenEvent& event) {
  const auto* form = find_fact<SeenEvent>(Vocabulary::facts(), event.what);
  const std::string key = "coin.happening." + std::string(form == nullptr ? "" : form->name);
  if (event.seat == kNoSeat) return key;
  const std::string told = key + (present.reader == viewer_of(event.seat) ? ".you" : ".other");
  return !event.side.is_known() && words.has(told + "_unseen") ? told + "_unseen" : told;
}

}  // namespace

std::string tell(const Catalogue& words, const Present& present, const SeenEvent& event) {
  return words.say(sentence_of(words, present, event),
                   {{"name", texts::name_of(words, present, event.seat)},
                    {"side", say_side(words, static_cast<int>(event.side.or_else(Side::none)))},
                    {"number", std::to_string(event.number)}});
}

std::string describe(const Catalogue& words, const Present&, const Action& action) {
  const VerbForm* form = find_form(Vocabulary::verbs(), action.verb);
  if (form == nullptr) return words.say("ui.unknown_action");
  return words.say("coin.action." + std::string(form->name), {{"side", say_side(words, action.args[0])}});
}

Args facts_of(const Catalogue& words, const Refusal& refusal) { return {{"side", say_side(words, refusal.facts[0])}}; }

}  // namespace bell::texts::coin_words
