// Words the facts and actions of Stockpile.
#include "texts/stockpile/sentences.h"

#include <array>
#include <cstdlib>

#include "view/stockpile/names.h"
#include "view/stockpile/vocabulary.h"

namespace bell::texts::stockpile_words {
namespace {

using namespace stockpile;

std::string say_money(const Catalogue& words, int amount) {
  return words.say("stockpile.money", {{"number", std::to_string(std::abs(amount))}});
}

// The name of a thing in the catalogue. Unknown names become "something".
std::string say_name(const Catalogue& words, std::string_view sort, std::string_view name) {
  const std::string key = "stockpile." + std::string(sort) + "." + std::string(name);
  return words.has(key) ? words.say(key) : words.say("stockpile.unseen");
}
template <class Thing>
std::string say_thing(const Catalogue& words, std::string_view sort, Thing thing) {
  return say_name(words, sort, stockpile::name_of(thing));
}
std::string say_card(const Catalogue& words, Card card) {
  return card == kNoCard ? words.say("stockpile.unseen_card") : say_thing(words, "card", card);
}

// The catalogue's section for the names of a type. Forecasts are the same in every language.
struct Heading {
  std::string_view type;
  std::string_view sort;
};
constexpr std::array kHeadings{Heading{Named<Company>::type, "company"}, Heading{Named<Card>::type, "card"},
                               Heading{Named<Investor>::type, "investor"}, Heading{Named<Strategy>::type, "strategy"},
                               Heading{Named<Portion>::type, "portion"}};

std::string say_names(const Catalogue& words, const std::vector<std::string>& companies) {
  std::vector<std::string> named;
  for (const std::string& name : companies) named.push_back(say_name(words, "company", name));
  return named.empty() ? words.say("stockpile.nothing") : words.list(named);
}

// Words a particular of a fact or an argument of an action.
std::string say(const Catalogue& words, const Present& present, const Kind& kind, int number) {
  if (kind.type == seat_kind().type) return texts::name_of(words, present, static_cast<Seat>(number));
  if (kind.type == kMoneyType) return say_money(words, number);
  const PlainValue told = kind.tell(number);
  if (const int* plain = std::get_if<int>(&told)) return std::to_string(std::abs(*plain));
  if (const auto* names = std::get_if<std::vector<std::string>>(&told)) return say_names(words, *names);
  const auto* name = std::get_if<std::string>(&told);
  for (const Heading& heading : kHeadings)
    if (heading.type == kind.type) return say_name(words, heading.sort, name == nullptr ? "" : *name);
  return name == nullptr ? "" : *name;
}
std::string say_hidden(const Catalogue& words, const Kind& kind) {
  return words.say(kind.type == Named<Card>::type ? "stockpile.unseen_card" : "stockpile.unseen");
}

// Facts that are told differently depending on a particular.
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

const FactForm<SeenEvent>* form_of(const SeenEvent& event) {
  return find_fact<SeenEvent>(Vocabulary::facts(), event.what);
}

}  // namespace

std::string sentence_of(const Present& present, const SeenEvent& event) {
  const auto* form = form_of(event);
  if (form == nullptr) return {};
  std::string key = "stockpile.happening." + std::string(form->name) + variant_of(event);
  if (!form->has("seat")) return key;
  if (event.seat == kNoSeat) return key + (event.card.is_known() ? ".table" : ".table_unseen");
  return key + (present.reader == viewer_of(event.seat) ? ".you" : ".other");
}

Args args_of(const Catalogue& words, const Present& present, const SeenEvent& event) {
  Args args{{"name", texts::name_of(words, present, event.seat)}};
  if (const auto* form = form_of(event))
    form->for_each([&](const auto& said) {
      const std::optional<int> number = said.read(event);
      args[std::string(said.name)] = number ? say(words, present, said.kind, *number) : say_hidden(words, said.kind);
    });
  return args;
}

std::string tell(const Catalogue& words, const Present& present, const SeenEvent& event) {
  return words.say(sentence_of(present, event), args_of(words, present, event));
}

std::string describe(const Catalogue& words, const Present& present, const Action& action) {
  const VerbForm* form = find_form(Vocabulary::verbs(), action.verb);
  if (form == nullptr) return words.say("ui.unknown_action");
  std::string key = "stockpile.action." + std::string(form->name);
  Args args;
  std::string before;
  form->for_each([&](std::size_t at, const ArgumentForm& argument) {
    const int number = action.args[at];
    const std::string said = say(words, present, argument.kind, number);
    // A second one that may be left out is told with the first, as the language joins them.
    if (argument.kind.none >= 0) {
      if (number != argument.kind.none) args[before] = words.list({args[before], said});
      return;
    }
    args[before = argument.name] = said;
  });
  // The components tell how much is printed on a space of the bidding track.
  const auto* box = present.box == nullptr ? nullptr : std::get_if<Components>(present.box);
  if (box != nullptr && verb_of(action) == Verb::bid) {
    key += "_for";
    args["money"] = say_money(words, box->bids[action.args[1]]);
  }
  return words.say(key, args);
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
