// Stockpile in words.
#include <array>

#include "texts/wording.h"
#include "view/stockpile/actions.h"
#include "view/stockpile/fact_form.h"

namespace bell::texts::stockpile_words {
namespace {

using namespace stockpile;

std::string say_money(const Catalogue& words, int amount) {
  return words.say("stockpile.money", {{"number", std::to_string(amount)}});
}

// The name of a thing in the catalogue; a number that is none is "something".
template <class Thing>
std::string say_thing(const Catalogue& words, const std::string& kind, Thing thing) {
  const std::string key = "stockpile." + kind + "." + std::string(stockpile::name_of(thing));
  return words.has(key) ? words.say(key) : words.say("stockpile.unseen");
}
std::string say_card(const Catalogue& words, Card card) {
  return card == kNoCard ? words.say("stockpile.unseen_card") : say_thing(words, "card", card);
}
std::string say_forecast(Forecast forecast) { return std::string(stockpile::name_of(forecast)); }

std::string say_portion(const Catalogue& words, Portion portion) {
  switch (portion) {
    case Portion::regular:
      return words.say("stockpile.portion.regular");
    case Portion::whole_split:
      return words.say("stockpile.portion.whole");
    case Portion::half_split:
      return words.say("stockpile.portion.half");
  }
  return words.say("stockpile.unseen");
}

std::string sentence_of(const Present& present, const SeenEvent& event) {
  const FactForm& form = form_of(event.what);
  const std::string key = "stockpile.happening." + std::string(form.name);
  const bool is_public = !form.has(FactForm::seat) || event.what == Happening::pair_revealed;
  if (is_public) return key;
  return key + (event.seat != kNoSeat && present.reader == viewer_of(event.seat) ? ".you" : ".other");
}

std::string counted_from_one(int place) { return std::to_string(place + 1); }

}  // namespace

std::string tell(const Catalogue& words, const Present& present, const SeenEvent& event) {
  if (event.what == Happening::pair_dealt && event.seat == kNoSeat) return {};
  return words.say(sentence_of(present, event),
                   {{"name", texts::name_of(words, present, event.seat)},
                    {"other", texts::name_of(words, present, event.other)},
                    {"card", say_card(words, event.card.or_else(kNoCard))},
                    {"forecast", say_forecast(event.forecast.or_else(kNoForecast))},
                    {"strategy", say_thing(words, "strategy", event.strategy.or_else(Strategy::none))},
                    {"investor", say_thing(words, "investor", event.investor.or_else(Investor::none))},
                    {"company", say_thing(words, "company", event.company)},
                    {"pile", counted_from_one(index(event.pile))},
                    {"number", std::to_string(event.number)},
                    {"value", std::to_string(event.value)},
                    {"money", say_money(words, event.number)},
                    {"value_money", say_money(words, event.value)}});
}

std::string describe(const Catalogue& words, const Present& present, const Action& action) {
  const std::string key = "stockpile.action." + std::string(stockpile::name_of(verb_of(action)));
  if (!words.has(key)) return words.say("ui.unknown_action");
  const auto& args = action.args;
  return words.say(key, {{"card", say_card(words, card_in(action))},
                         {"company", say_thing(words, "company", company_in(action))},
                         {"company_second", say_thing(words, "company", static_cast<Company>(args[1]))},
                         {"company_third", say_thing(words, "company", static_cast<Company>(args[2]))},
                         {"forecast", say_forecast(forecast_in(action))},
                         {"strategy", say_thing(words, "strategy", strategy_in(action))},
                         {"investor", say_thing(words, "investor", investor_in(action))},
                         {"portion", say_portion(words, portion_in(action))},
                         {"seat", texts::name_of(words, present, static_cast<Seat>(args[0]))},
                         {"to", texts::name_of(words, present, static_cast<Seat>(args[1]))},
                         {"first", counted_from_one(args[0])},
                         {"second", counted_from_one(args[1])},
                         {"third", counted_from_one(args[2])},
                         {"first_number", std::to_string(args[0])},
                         {"second_number", std::to_string(args[1])},
                         {"third_number", std::to_string(args[2])}});
}

Args facts_of(const Catalogue& words, const Refusal& refusal) {
  const auto [first, second, third] = refusal.facts;
  return {{"card", say_card(words, static_cast<Card>(first))},
          {"company", say_thing(words, "company", static_cast<Company>(first))},
          {"strategy", say_thing(words, "strategy", static_cast<Strategy>(first))},
          {"first", counted_from_one(first)},
          {"second", counted_from_one(second)},
          {"third", counted_from_one(third)},
          {"first_number", std::to_string(first)},
          {"second_number", std::to_string(second)},
          {"third_number", std::to_string(third)}};
}

}  // namespace bell::texts::stockpile_words
