// The list of facts with their names and particulars; see the enumeration for what each means.
#include "view/stockpile/fact_form.h"

#include <algorithm>
#include <array>

namespace bell::stockpile {
namespace {

using enum FactForm::Field;

constexpr std::array kForms{
    FactForm{Happening::first_player_named, "first_player_named", seat},
    FactForm{Happening::cash_given, "cash_given", seat | number},
    FactForm{Happening::share_given, "share_given", seat | card},
    FactForm{Happening::round_started, "round_started", number},
    FactForm{Happening::pair_dealt, "pair_dealt", seat | card | forecast | number},
    FactForm{Happening::pile_opened, "pile_opened", pile | card},
    FactForm{Happening::market_dealt, "market_dealt", seat | card},
    FactForm{Happening::chosen_face_up, "chosen_face_up", seat | pile | card},
    FactForm{Happening::placed, "placed", seat | pile | card},
    FactForm{Happening::bid_made, "bid_made", seat | pile | number | value},
    FactForm{Happening::outbid, "outbid", seat | pile},
    FactForm{Happening::bid_paid, "bid_paid", seat | pile | number},
    FactForm{Happening::card_taken, "card_taken", seat | pile | card},
    FactForm{Happening::fee_paid, "fee_paid", seat | card | number},
    FactForm{Happening::fee_held, "fee_held", seat | card},
    FactForm{Happening::fee_dropped, "fee_dropped", seat | card},
    FactForm{Happening::action_played, "action_played", seat | company | card},
    FactForm{Happening::value_moved, "value_moved", company | number | value},
    FactForm{Happening::stock_split, "stock_split", company | value},
    FactForm{Happening::split_paid, "split_paid", seat | company | number},
    FactForm{Happening::bankrupt, "bankrupt", company | value},
    FactForm{Happening::cards_lost, "cards_lost", seat | company | number | value},
    FactForm{Happening::cards_split, "cards_split", seat | company | number},
    FactForm{Happening::dividend_declared, "dividend_declared", company | number},
    FactForm{Happening::shown, "shown", seat | company | number | value},
    FactForm{Happening::dividend_paid, "dividend_paid", seat | company | number},
    FactForm{Happening::sold, "sold", seat | company | number | value},
    FactForm{Happening::sold_split, "sold_split", seat | company | number | value},
    FactForm{Happening::halved, "halved", seat | company | number | value},
    FactForm{Happening::pair_revealed, "pair_revealed", seat | card | forecast | number},
    FactForm{Happening::token_passed, "token_passed", seat},
    FactForm{Happening::majority_paid, "majority_paid", seat | company | number},
    FactForm{Happening::final_sale, "final_sale", seat | number},
    FactForm{Happening::match_won, "match_won", seat | number},
    FactForm{Happening::portfolio_revealed, "portfolio_revealed", seat | company | number | value},
    FactForm{Happening::bonds_bought, "bonds_bought", seat | number | value},
    FactForm{Happening::interest_paid, "interest_paid", seat | number},
    FactForm{Happening::bonds_repaid, "bonds_repaid", seat | number},
    FactForm{Happening::commerce_drawn, "commerce_drawn", seat | card},
    FactForm{Happening::commodities_paid, "commodities_paid", seat | number},
    FactForm{Happening::taxes_paid, "taxes_paid", seat | number},
    FactForm{Happening::die_rolled, "die_rolled", forecast | number},
    FactForm{Happening::first_card_given, "first_card_given", seat | other},
    FactForm{Happening::investor_dealt, "investor_dealt", seat | investor},
    FactForm{Happening::investor_kept, "investor_kept", seat | investor},
    FactForm{Happening::investor_revealed, "investor_revealed", seat | investor},
    FactForm{Happening::investor_put_up, "investor_put_up", seat | pile | investor},
    FactForm{Happening::investor_bought, "investor_bought", seat | pile | investor | number},
    FactForm{Happening::power_used, "power_used", seat | investor},
    FactForm{Happening::money_gained, "money_gained", seat | number},
    FactForm{Happening::money_lost, "money_lost", seat | number},
    FactForm{Happening::money_given, "money_given", seat | other | number},
    FactForm{Happening::looked_at_pair, "looked_at_pair", seat | card | forecast | number},
    FactForm{Happening::looked_at_card, "looked_at_card", seat | pile | card},
    FactForm{Happening::card_moved, "card_moved", seat | pile | card | number},
    FactForm{Happening::insider_card_taken, "insider_card_taken", seat | card | forecast | number},
    FactForm{Happening::moved_to_split, "moved_to_split", seat | company},
    FactForm{Happening::moved_to_regular, "moved_to_regular", seat | company},
    FactForm{Happening::share_discarded, "share_discarded", seat | company},
    FactForm{Happening::share_taken, "share_taken", seat | company | pile},
    FactForm{Happening::sold_short, "sold_short", seat | company | number | value},
    FactForm{Happening::strategy_dealt, "strategy_dealt", seat | strategy},
    FactForm{Happening::strategy_discarded, "strategy_discarded", seat | strategy},
    FactForm{Happening::strategy_played, "strategy_played", seat | strategy},
    FactForm{Happening::forecast_covered, "forecast_covered", seat | number},
    FactForm{Happening::companies_shown, "companies_shown", seat | company | number},
    FactForm{Happening::thing_discarded, "thing_discarded", seat | card},
    FactForm{Happening::bond_discarded, "bond_discarded", seat},
    FactForm{Happening::passed, "passed", seat},
    FactForm{Happening::power_chosen, "power_chosen", seat | investor},
};

}  // namespace

const FactForm& form_of(Happening what) {
  static constexpr FactForm kUnknown{};
  const auto* form =
      std::find_if(kForms.begin(), kForms.end(), [what](const FactForm& each) { return each.what == what; });
  return form == kForms.end() ? kUnknown : *form;
}

}  // namespace bell::stockpile
