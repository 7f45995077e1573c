// The notation of actions and cards of 1920 Wall Street.
#include "view/wall_street_1920/actions.h"

#include "view/wall_street_1920/vocabulary.h"

namespace bell::wall_street_1920 {
namespace {

constexpr std::array<std::string_view, kCompanies> kCompanyNames{"corn", "cotton", "steel", "oil"};
constexpr std::array<std::string_view, kForms> kFormSigns{"", "+", "-", "2", "2-"};
constexpr std::array<std::string_view, kShifts> kShiftSigns{"up1", "up2", "down1", "down2"};
constexpr std::array<std::string_view, 10> kSpecialNames{"rise1",    "rise2",  "fall1",    "fall2", "black-day",
                                                         "exchange", "upward", "downward", "mixed", "explosion"};

std::string company_name(Company company) { return std::string(name_of(company)); }

}  // namespace

std::string_view name_of(Company company) {
  return static_cast<int>(company) < kCompanies ? kCompanyNames[static_cast<std::size_t>(company)] : "?";
}
char letter_of(Pile pile) { return static_cast<int>(pile) < kPiles ? "ABC"[static_cast<int>(pile)] : '?'; }

std::string notation(Card card) {
  if (!is_card(static_cast<int>(card))) return "?";
  if (is_company_share(card))
    return company_name(share_company(card)) + std::string(kFormSigns[static_cast<std::size_t>(form_of(card))]);
  if (card == Card::gold) return "gold";
  if (is_dual(card)) return "dual" + std::to_string(nth_dual(card) + 1);
  if (is_company_variation(card))
    return company_name(variation_company(card)) + "-" +
           std::string(kShiftSigns[static_cast<std::size_t>(shift_of(card))]);
  return std::string(kSpecialNames[static_cast<std::size_t>(card) - static_cast<std::size_t>(Card::surprise_up_1)]);
}

std::string notation(const Action& action) { return write_action(Vocabulary::verbs(), action); }

}  // namespace bell::wall_street_1920
