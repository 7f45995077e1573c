// How actions and cards of 1920 Wall Street are written.
#include "view/wall_street_1920/actions.h"

namespace bell::wall_street_1920 {
namespace {

constexpr std::array<std::string_view, kCompanies> kNames{"corn", "cotton", "steel", "oil"};
constexpr std::array<std::string_view, kForms> kFormSigns{"", "+", "-", "2", "2-"};
constexpr std::array<std::string_view, kShifts> kSteps{"up1", "up2", "down1", "down2"};
constexpr std::array<std::string_view, 10> kSpecials{"rise1",    "rise2",  "fall1",    "fall2", "black-day",
                                                     "exchange", "upward", "downward", "mixed", "explosion"};

std::string number(int n) { return std::to_string(n); }
std::string pile_name(Pile pile) { return std::string(1, letter_of(pile)); }
std::string company_name(Company company) { return std::string(name_of(company)); }

}  // namespace

std::string_view name_of(Company company) {
  return static_cast<int>(company) < kCompanies ? kNames[static_cast<std::size_t>(company)] : "?";
}
char letter_of(Pile pile) { return static_cast<int>(pile) < kPiles ? "ABC"[static_cast<int>(pile)] : '?'; }

std::string notation(Card card) {
  if (!is_card(static_cast<int>(card))) return "?";
  if (is_company_share(card))
    return company_name(share_company(card)) + std::string(kFormSigns[static_cast<std::size_t>(form_of(card))]);
  if (card == Card::gold) return "gold";
  if (is_dual(card)) return "dual" + number(nth_dual(card) + 1);
  if (is_company_variation(card))
    return company_name(variation_company(card)) + "-" + std::string(kSteps[static_cast<std::size_t>(shift_of(card))]);
  return std::string(kSpecials[static_cast<std::size_t>(card) - static_cast<std::size_t>(Card::surprise_up_1)]);
}

std::string notation(const Action& action) {
  switch (verb_of(action)) {
    case Verb::lay_card:
      return "lay " + notation(laid_in(action)) + " at " + number(place_in(action));
    case Verb::deal_capital:
      return "capital " + number(action.args[0]) + " to " + number(action.args[1]);
    case Verb::choose_start:
      return "start " + number(action.args[0]);
    case Verb::turn_up:
      return "turn-up " + notation(card_in(action));
    case Verb::lay_magnate:
      return "magnate " + number(action.args[1]) + " at " + company_name(company_in(action));
    case Verb::turn_magnate:
      return "turn magnate " + number(action.args[0]) + (action.args[1] == 0 ? " reward" : " punishment");
    case Verb::place_pawn:
      return "pawn at " + number(place_in(action));
    case Verb::flip:
      return "flip";
    case Verb::lay_option:
      return "option at " + number(place_in(action));
    case Verb::move:
      return "move " + number(spaces_in(action));
    case Verb::sell:
      return "sell " + notation(card_in(action));
    case Verb::raise_capital:
      return "raise";
    case Verb::keep:
      return "keep " + notation(card_in(action));
    case Verb::discard:
      return "discard " + notation(card_in(action)) + " on " + pile_name(onto_in(action));
    case Verb::choose_company:
      return "choose " + company_name(company_in(action));
    case Verb::show:
      return "show " + notation(card_in(action)) + " as " + company_name(named_in(action));
    case Verb::offer:
      return "offer " + notation(card_in(action));
    case Verb::swap:
      return "swap with " + number(action.args[0]);
    case Verb::give_magnate:
      return "give magnate to " + number(action.args[0]);
    case Verb::redeem:
      return "redeem";
    case Verb::decline:
      return "decline";
    case Verb::take_discard:
      return "take from " + pile_name(pile_in(action));
    case Verb::give_back:
      return "give back " + notation(card_in(action));
    case Verb::end_turn:
      return "end";
  }
  return "?";
}

}  // namespace bell::wall_street_1920
