// Words the facts and actions of 1920 Wall Street.
#include "texts/wall_street_1920/wording.h"

#include <array>
#include <cstdlib>

#include "view/wall_street_1920/names.h"
#include "view/wall_street_1920/vocabulary.h"

namespace bell::texts::wall_street_1920_words {
namespace {

using namespace wall_street_1920;

const std::string kTitle = "wall-street-1920.";

// The fact's name, unless it has several sentences.
std::string key_of(const SeenEvent& event) {
  const auto* form = find_fact<SeenEvent>(Vocabulary::facts(), event.what);
  if (form == nullptr) return "";
  const std::string key(form->name);
  if (event.what == Happening::price_changed) return event.number > 0 ? "price_raised" : "price_lowered";
  if (event.what == Happening::paid)
    return key + (event.number == 0 ? "_capital" : event.value == 0 ? "_cash" : "_both");
  if (event.what == Happening::trend_flipped) return key + (event.value == 0 ? "_clockwise" : "_counterclockwise");
  if (event.what == Happening::magnate_turned) return key + (event.value == 0 ? "_reward" : "_punishment");
  return key;
}

// Facts may come from the network: an invalid company or card is called "that company" or "that card".
std::string say_company(const Catalogue& words, int company) {
  if (company < 0 || company >= kCompanies) return words.say(kTitle + "that_company");
  return words.say(kTitle + "company." + std::string(wall_street_1920::name_of(static_cast<Company>(company))));
}
std::string say_company(const Catalogue& words, Company company) {
  return say_company(words, static_cast<int>(company));
}

const Components* box_of(const Present& present) {
  return present.box == nullptr ? nullptr : std::get_if<Components>(present.box);
}

std::string say_dual(const Catalogue& words, const Components* box, Card card) {
  if (box == nullptr) return words.say(kTitle + "dual.number", {{"number", std::to_string(nth_dual(card) + 1)}});
  const auto& [one, other] = box->duals[static_cast<std::size_t>(nth_dual(card))];
  return words.say(kTitle + "dual.companies", {{"one", say_company(words, one)}, {"other", say_company(words, other)}});
}

std::string say_card(const Catalogue& words, const Components* box, int number) {
  static constexpr std::array<std::string_view, kForms> kFormKeys{"single", "single_up", "single_down", "double",
                                                                  "double_down"};
  static constexpr std::array<std::string_view, kShifts> kShiftKeys{"up1", "up2", "down1", "down2"};
  if (!is_card(number)) return words.say(kTitle + "that_card");
  const auto card = static_cast<Card>(number);
  if (is_company_share(card))
    return words.say(kTitle + "share." + std::string(kFormKeys[static_cast<std::size_t>(form_of(card))]),
                     {{"company", say_company(words, share_company(card))}});
  if (is_company_variation(card))
    return words.say(kTitle + "variation." + std::string(kShiftKeys[static_cast<std::size_t>(shift_of(card))]),
                     {{"company", say_company(words, variation_company(card))}});
  if (is_dual(card)) return say_dual(words, box, card);
  return words.say(kTitle + "card." + notation(card));
}

std::string say_back(const Catalogue& words, const Components* box, int number) {
  const auto back = static_cast<std::size_t>(number);
  if (box == nullptr || back == 0 || back > box->backs.size())
    return words.say(kTitle + "back.number", {{"number", std::to_string(back)}});
  const auto& [company, shares, points] = box->backs[back - 1];
  return words.say(kTitle + "back.shares", {{"company", say_company(words, company)},
                                            {"shares", std::to_string(shares)},
                                            {"points", std::to_string(points)}});
}

// Words one thing that a fact or an action names, by its kind.
std::string say(const Catalogue& words, const Present& present, std::string_view name, const Kind& kind, int number) {
  if (kind.type == Named<Card>::type) return say_card(words, box_of(present), number);
  if (kind.type == Named<Company>::type) return say_company(words, number);
  if (kind.type == Named<Back>::type) return say_back(words, box_of(present), number);
  if (kind.type == seat_kind().type) return texts::name_of(words, present, static_cast<Seat>(number));
  // A move downwards is also told as a positive number of spaces.
  if (kind.type == number_kind(0, 0).type) return std::to_string(name == "spaces" ? std::abs(number) : number);
  return kind.write(number);
}

// Implied by the facts around them: who acts next, what is sold, and where the card turned up before goes.
bool is_implied(Happening what) {
  return what == Happening::turn_ended || what == Happening::sale_announced || what == Happening::place_refilled;
}

// The key of the sentence for this reader.
std::string sentence_of(const Catalogue& words, const Present& present, const SeenEvent& event) {
  const std::string key = kTitle + "happening." + key_of(event);
  if (event.seat == kNoSeat) return key;
  const std::string told = key + (present.reader == viewer_of(event.seat) ? ".you" : ".other");
  return !event.card.is_known() && words.has(told + "_unseen") ? told + "_unseen" : told;
}

}  // namespace

std::string tell(const Catalogue& words, const Present& present, const SeenEvent& event) {
  const auto* form = find_fact<SeenEvent>(Vocabulary::facts(), event.what);
  if (form == nullptr || is_implied(event.what)) return "";
  Args args;
  form->for_each([&](const auto& said) {
    const std::optional<int> number = said.read(event);
    args[std::string(said.name)] =
        number ? say(words, present, said.name, said.kind, *number) : words.say(kTitle + "unseen_card");
  });
  if (event.what == Happening::event_triggered) args["event"] = words.say(kTitle + "event." + args["pile"]);
  return words.say(sentence_of(words, present, event), args);
}

std::string describe(const Catalogue& words, const Present& present, const Action& action) {
  const VerbForm* form = find_form(Vocabulary::verbs(), action.verb);
  if (form == nullptr) return words.say("ui.unknown_action");
  Args args;
  for (std::size_t at = 0; at < form->arguments.size(); ++at)
    if (const auto& [name, kind] = form->arguments[at]; !name.empty())
      args[std::string(name)] = say(words, present, name, kind, action.args[at]);
  return words.say(kTitle + "action." + std::string(form->name), args);
}

Args facts_of(const Catalogue& words, const Refusal& refusal) {
  const auto [first, second, unused] = refusal.facts;
  return {{"card", say_card(words, nullptr, first)},
          {"second_card", say_card(words, nullptr, second)},
          {"first", std::to_string(first)},
          {"second", std::to_string(second)},
          {"last", std::to_string(second - 1)}};
}

}  // namespace bell::texts::wall_street_1920_words
