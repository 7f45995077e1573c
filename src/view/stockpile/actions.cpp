// The notation of Stockpile actions, cards and investors in journals, plays and scripts.
#include "view/stockpile/actions.h"

#include <array>

#include "view/stockpile/vocabulary.h"

namespace bell::stockpile {
namespace {

template <std::size_t N>
std::string_view among(const std::array<std::string_view, N>& names, std::size_t at) {
  return at < N ? names[at] : std::string_view{"?"};
}

}  // namespace

std::string_view name_of(Company company) {
  static constexpr std::array<std::string_view, kCompanies> kNames{"automotive", "bank",         "computers",
                                                                   "electric",   "laboratories", "steel"};
  return among(kNames, static_cast<std::size_t>(company));
}

std::string_view name_of(Card card) {
  static constexpr std::array<std::string_view, kCardKinds + 1> kNames{
      "?",    "automotive", "bank", "computers", "electric", "laboratories", "steel", "fee1",   "fee2", "fee3",
      "boom", "bust",       "gold", "platinum",  "oil",      "gas",          "corn",  "cattle", "tax",  "first-player"};
  return among(kNames, static_cast<std::size_t>(card));
}

std::string_view name_of(Forecast forecast) {
  static constexpr std::array<std::string_view, kForecasts + 1> kNames{"?",  "-4", "-3", "-2", "-1", "+1",
                                                                       "+2", "+3", "+4", "$",  "$$", "$$$"};
  return among(kNames, static_cast<std::size_t>(forecast));
}

std::string_view name_of(Investor investor) {
  static constexpr std::array<std::string_view, kInvestors + 1> kNames{
      "?",      "bill",    "bernie", "cramer",  "donald", "deborah", "graham", "mark",  "martha",
      "stuart", "warren",  "ana",    "chanda",  "carlos", "dangote", "li",     "talal", "ivan",
      "barack", "barbara", "phil",   "liliane", "mitt",   "oprah",   "robins", "soros", "sanders"};
  return among(kNames, static_cast<std::size_t>(investor));
}

std::string_view name_of(Strategy strategy) {
  static constexpr std::array<std::string_view, kStrategies + 1> kNames{"?",
                                                                        "block-trading",
                                                                        "value-investing",
                                                                        "convertible-bond",
                                                                        "corner-the-market",
                                                                        "corporate-espionage",
                                                                        "insider-trading",
                                                                        "data-broker",
                                                                        "diversification",
                                                                        "dividend-growth-investing",
                                                                        "special-dividend",
                                                                        "falsified-earnings",
                                                                        "fraudulent-transfer",
                                                                        "vulture-capitalism",
                                                                        "interpositioning",
                                                                        "market-maker",
                                                                        "naked-short",
                                                                        "rogue-trading",
                                                                        "systemic-shock",
                                                                        "short-and-distort",
                                                                        "pump-and-dump",
                                                                        "bear-raid",
                                                                        "stock-buyback",
                                                                        "golden-parachute",
                                                                        "tax-haven",
                                                                        "bond-ladder",
                                                                        "dead-cat-bounce"};
  return among(kNames, static_cast<std::size_t>(strategy));
}

std::string_view name_of(Portion portion) {
  static constexpr std::array<std::string_view, 3> kNames{"regular", "split", "half"};
  return among(kNames, static_cast<std::size_t>(portion));
}

std::string notation(const Action& action) { return write_action(Vocabulary::verbs(), action); }

std::string_view name_of(Verb verb) {
  const VerbForm* form = find_form(Vocabulary::verbs(), static_cast<std::uint8_t>(verb));
  return form == nullptr ? "?" : form->name;
}

}  // namespace bell::stockpile
