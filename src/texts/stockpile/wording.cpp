// Stockpile in words.
#include "texts/stockpile/sentences.h"

#include <array>
#include <cstdlib>

#include "view/stockpile/actions.h"
#include "view/stockpile/fact_form.h"

namespace bell::texts::stockpile_words {
namespace {

using namespace stockpile;

std::string say_money(const Catalogue& words, int amount) {
  return words.say("stockpile.money", {{"number", std::to_string(std::abs(amount))}});
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

// Facts that are told in another way depending on a particular.
std::string variant_of(const SeenEvent& event) {
  constexpr std::int16_t kForecastCard = 2;
  const bool is_paid = event.what == Happening::bid_paid || event.what == Happening::fee_paid;
  if (is_paid && event.number < 0) return "_received";
  if (event.what == Happening::value_moved) return event.number < 0 ? "_down" : "_up";
  if (event.what == Happening::match_won && event.number < 0) return "_in_debt";
  if (event.what == Happening::insider_card_taken) return event.number == kForecastCard ? "_forecast" : "_company";
  return {};
}

std::string counted_from_one(int place) { return std::to_string(place + 1); }

std::string say_companies(const Catalogue& words, CompanySet set) {
  std::string text;
  for (const Company company : kAllCompanies)
    if (set.has(company)) text += (text.empty() ? "" : ", ") + say_thing(words, "company", company);
  return text.empty() ? words.say("stockpile.nothing") : text;
}

// One object, or two of a kind: who is kept with whom, who shares a gift.
std::string say_both(const Catalogue& words, const std::string& first, const std::string& second) {
  return words.say("stockpile.both", {{"first", first}, {"second", second}});
}
std::string say_investors(const Catalogue& words, const Action& action) {
  const std::string first = say_thing(words, "investor", investor_in(action));
  const auto second = static_cast<Investor>(action.args[1]);
  const bool is_pair = verb_of(action) == Verb::keep_investor && is_investor(action.args[1]);
  return is_pair ? say_both(words, first, say_thing(words, "investor", second)) : first;
}
std::string say_seats(const Catalogue& words, const Present& present, const Action& action) {
  const std::string first = texts::name_of(words, present, static_cast<Seat>(action.args[0]));
  const bool is_pair = verb_of(action) == Verb::give_money && action.args[1] < kMaxSeats;
  return is_pair ? say_both(words, first, texts::name_of(words, present, static_cast<Seat>(action.args[1]))) : first;
}

}  // namespace

std::string sentence_of(const Catalogue& words, const Present& present, const SeenEvent& event) {
  const FactShape& form = form_of(event.what);
  std::string key = "stockpile.happening." + std::string(form.name) + variant_of(event);
  if (event.number == 1 && words.has(key + "_one.you")) key += "_one";
  if (!form.has(FactShape::seat)) return key;
  if (event.seat == kNoSeat) return key + (event.card.is_known() ? ".table" : ".table_unseen");
  return key + (present.reader == viewer_of(event.seat) ? ".you" : ".other");
}

Args args_of(const Catalogue& words, const Present& present, const SeenEvent& event) {
  return {{"name", texts::name_of(words, present, event.seat)},
          {"other", texts::name_of(words, present, event.other)},
          {"card", say_card(words, event.card.or_else(kNoCard))},
          {"forecast", say_forecast(event.forecast.or_else(kNoForecast))},
          {"strategy", say_thing(words, "strategy", event.strategy.or_else(Strategy::none))},
          {"investor", say_thing(words, "investor", event.investor.or_else(Investor::none))},
          {"company", say_thing(words, "company", event.company)},
          {"pile", counted_from_one(index(event.pile))},
          {"counted", counted_from_one(event.number)},
          {"number", std::to_string(std::abs(event.number))},
          {"value", std::to_string(event.value)},
          {"money", say_money(words, event.number)},
          {"value_money", say_money(words, event.value)}};
}

std::string tell(const Catalogue& words, const Present& present, const SeenEvent& event) {
  return words.say(sentence_of(words, present, event), args_of(words, present, event));
}

std::string describe(const Catalogue& words, const Present& present, const Action& action) {
  const std::string key = "stockpile.action." + std::string(stockpile::name_of(verb_of(action)));
  if (!words.has(key)) return words.say("ui.unknown_action");
  const auto& args = action.args;
  return words.say(key, {{"card", say_card(words, card_in(action))},
                         {"company", say_thing(words, "company", company_in(action))},
                         {"company_second", say_thing(words, "company", static_cast<Company>(args[1]))},
                         {"company_third", say_thing(words, "company", static_cast<Company>(args[2]))},
                         {"companies", say_companies(words, CompanySet(args[0]))},
                         {"forecast", say_forecast(forecast_in(action))},
                         {"forecast_second", say_forecast(static_cast<Forecast>(args[1]))},
                         {"strategy", say_thing(words, "strategy", strategy_in(action))},
                         {"investor", say_investors(words, action)},
                         {"portion", say_portion(words, portion_in(action))},
                         {"seat", say_seats(words, present, action)},
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
          {"investor", say_thing(words, "investor", static_cast<Investor>(first))},
          {"first", counted_from_one(first)},
          {"second", counted_from_one(second)},
          {"third", counted_from_one(third)},
          {"first_money", say_money(words, first)},
          {"second_money", say_money(words, second)},
          {"third_money", say_money(words, third)},
          {"first_number", std::to_string(first)},
          {"second_number", std::to_string(second)},
          {"third_number", std::to_string(third)}};
}

}  // namespace bell::texts::stockpile_words
