// 1920 Wall Street in words.
#include "texts/wall_street_1920/wording.h"

#include <array>
#include <cstdlib>

#include "view/wall_street_1920/actions.h"

namespace bell::texts::wall_street_1920_words {
namespace {

using namespace wall_street_1920;

const std::string kTitle = "wall-street-1920.";

// By value of Happening and of Verb; a fact with two wordings chooses below.
constexpr std::array<std::string_view, kHappenings + 1> kHappeningKeys{"",
                                                                       "card_laid",
                                                                       "card_removed",
                                                                       "capital_dealt",
                                                                       "start_chosen",
                                                                       "card_turned_up",
                                                                       "pawn_placed",
                                                                       "turn_started",
                                                                       "trend_flipped",
                                                                       "moved",
                                                                       "paid",
                                                                       "rival_paid",
                                                                       "loan_taken",
                                                                       "coins_taken",
                                                                       "card_kept",
                                                                       "card_discarded",
                                                                       "place_refilled",
                                                                       "price",
                                                                       "share_sold",
                                                                       "capital_raised",
                                                                       "capital_lowered",
                                                                       "share_shown",
                                                                       "all_shares_shown",
                                                                       "share_counted",
                                                                       "offered",
                                                                       "offer_revealed",
                                                                       "swapped",
                                                                       "swapped_back",
                                                                       "exchange_failed",
                                                                       "magnate_laid",
                                                                       "magnate_turned",
                                                                       "magnate_acted",
                                                                       "magnate_given",
                                                                       "loan_returned",
                                                                       "discard_taken",
                                                                       "card_returned",
                                                                       "option_laid",
                                                                       "option_came_back",
                                                                       "pile_counted",
                                                                       "event_triggered",
                                                                       "event_averted",
                                                                       "back_revealed",
                                                                       "company_scored",
                                                                       "extras_scored",
                                                                       "match_scored",
                                                                       "match_won",
                                                                       "sale_announced",
                                                                       "effect_begun",
                                                                       "turn_ended",
                                                                       "offer_declined"};
constexpr std::array<std::string_view, kVerbs + 1> kVerbKeys{
    "",           "lay_card",       "deal_capital", "choose_start", "turn_up", "lay_magnate",   "turn_magnate",
    "place_pawn", "flip",           "lay_option",   "move",         "sell",    "raise_capital", "keep",
    "discard",    "choose_company", "show",         "offer",        "swap",    "give_magnate",  "redeem",
    "decline",    "take_discard",   "give_back",    "end_turn"};
static_assert(!kHappeningKeys.back().empty() && !kVerbKeys.back().empty(), "every kind has its key");

std::string key_of(const SeenEvent& event) {
  const std::string key(kHappeningKeys[static_cast<std::size_t>(event.what)]);
  if (event.what == Happening::price_changed) return key + (event.number > 0 ? "_raised" : "_lowered");
  if (event.what == Happening::paid)
    return key + (event.number == 0 ? "_capital" : event.value == 0 ? "_cash" : "_both");
  if (event.what == Happening::trend_flipped) return key + (event.value == 0 ? "_clockwise" : "_counterclockwise");
  if (event.what == Happening::magnate_turned) return key + (event.value == 0 ? "_reward" : "_punishment");
  return key;
}

// Facts may come from a wire: a number that is no company or no card is called "that company" or "that card".
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

std::string say_pile(int pile) { return std::string(1, letter_of(static_cast<Pile>(pile))); }
std::string say_back(const Catalogue& words, const Components* box, const Seen<Back>& seen) {
  const auto back = static_cast<std::size_t>(seen.or_else(kNoBack));
  if (box == nullptr || back == 0 || back > box->backs.size())
    return words.say(kTitle + "back.number", {{"number", std::to_string(back)}});
  const auto& [company, shares, points] = box->backs[back - 1];
  return words.say(kTitle + (shares == 1 ? "back.one" : "back.many"),
                   {{"company", say_company(words, company)},
                    {"shares", std::to_string(shares)},
                    {"points", counted(words, kTitle + "points", points)}});
}

// Told by the facts around them: who acts next, what is sold, and where the card goes that was turned up before.
bool goes_without_saying(Happening what) {
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
  if (goes_without_saying(event.what)) return "";
  const Card card = event.card.or_else(kNoCard);
  return words.say(sentence_of(words, present, event),
                   {{"name", texts::name_of(words, present, event.seat)},
                    {"other", texts::name_of(words, present, event.other)},
                    {"card", card == kNoCard ? words.say(kTitle + "unseen_card")
                                             : say_card(words, box_of(present), static_cast<int>(card))},
                    {"back", say_back(words, box_of(present), event.back)},
                    {"company", say_company(words, event.company)},
                    {"pile", say_pile(event.value)},
                    {"event", words.say(kTitle + "event." + say_pile(event.value))},
                    {"number", std::to_string(event.number)},
                    {"value", std::to_string(event.value)},
                    {"points", counted(words, kTitle + "points", event.number)},
                    {"shares", counted(words, kTitle + "shares", event.value)},
                    {"loans", counted(words, kTitle + "loans", event.number)},
                    {"spaces", counted(words, kTitle + "spaces", event.number)},
                    {"levels", counted(words, kTitle + "levels", std::abs(event.number))}});
}

std::string describe(const Catalogue& words, const Present& present, const Action& action) {
  if (action.verb == 0 || action.verb > kVerbs) return words.say("ui.unknown_action");
  return words.say(kTitle + "action." + std::string(kVerbKeys[action.verb]),
                   {{"card", say_card(words, box_of(present), action.args[0])},
                    {"laid", say_card(words, box_of(present), action.args[1])},
                    {"company", say_company(words, action.args[0])},
                    {"named", say_company(words, action.args[1])},
                    {"pile", say_pile(action.args[1])},
                    {"first_pile", say_pile(action.args[0])},
                    {"first", std::to_string(action.args[0])},
                    {"second", std::to_string(action.args[1])},
                    {"spaces", counted(words, kTitle + "spaces", action.args[0])},
                    {"seat", texts::name_of(words, present, seat_in(action))}});
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
