// The list of facts with their names and particulars; see the enumeration for what each means.
#include "view/stockpile/fact_form.h"

#include <algorithm>
#include <array>

namespace bell::stockpile {
namespace {

using enum FactShape::Field;

constexpr std::array kForms{
    FactShape{Happening::first_player_named, "first_player_named", seat},
    FactShape{Happening::cash_given, "cash_given", seat | number},
    FactShape{Happening::share_given, "share_given", seat | card},
    FactShape{Happening::round_started, "round_started", number},
    FactShape{Happening::pair_dealt, "pair_dealt", seat | card | forecast | number},
    FactShape{Happening::pile_opened, "pile_opened", pile | card},
    FactShape{Happening::market_dealt, "market_dealt", seat | card},
    FactShape{Happening::chosen_face_up, "chosen_face_up", seat | pile | card},
    FactShape{Happening::placed, "placed", seat | pile | card},
    FactShape{Happening::bid_made, "bid_made", seat | pile | number | value},
    FactShape{Happening::outbid, "outbid", seat | pile},
    FactShape{Happening::bid_paid, "bid_paid", seat | pile | number},
    FactShape{Happening::card_taken, "card_taken", seat | pile | card},
    FactShape{Happening::fee_paid, "fee_paid", seat | card | number},
    FactShape{Happening::fee_held, "fee_held", seat | card},
    FactShape{Happening::fee_dropped, "fee_dropped", seat | card},
    FactShape{Happening::action_played, "action_played", seat | company | card},
    FactShape{Happening::value_moved, "value_moved", company | number | value},
    FactShape{Happening::stock_split, "stock_split", company | value},
    FactShape{Happening::split_paid, "split_paid", seat | company | number},
    FactShape{Happening::bankrupt, "bankrupt", company | value},
    FactShape{Happening::cards_lost, "cards_lost", seat | company | number | value},
    FactShape{Happening::cards_split, "cards_split", seat | company | number},
    FactShape{Happening::dividend_declared, "dividend_declared", company | number},
    FactShape{Happening::shown, "shown", seat | company | number | value},
    FactShape{Happening::dividend_paid, "dividend_paid", seat | company | number},
    FactShape{Happening::sold, "sold", seat | company | number | value},
    FactShape{Happening::sold_split, "sold_split", seat | company | number | value},
    FactShape{Happening::halved, "halved", seat | company | number | value},
    FactShape{Happening::pair_revealed, "pair_revealed", seat | card | forecast | number},
    FactShape{Happening::token_passed, "token_passed", seat},
    FactShape{Happening::majority_paid, "majority_paid", seat | company | number},
    FactShape{Happening::final_sale, "final_sale", seat | number},
    FactShape{Happening::match_won, "match_won", seat | number},
    FactShape{Happening::portfolio_revealed, "portfolio_revealed", seat | company | number | value},
    FactShape{Happening::bonds_bought, "bonds_bought", seat | number | value},
    FactShape{Happening::interest_paid, "interest_paid", seat | number},
    FactShape{Happening::bonds_repaid, "bonds_repaid", seat | number},
    FactShape{Happening::commerce_drawn, "commerce_drawn", seat | card},
    FactShape{Happening::commodities_paid, "commodities_paid", seat | number},
    FactShape{Happening::taxes_paid, "taxes_paid", seat | number},
    FactShape{Happening::die_rolled, "die_rolled", forecast | number},
    FactShape{Happening::first_card_given, "first_card_given", seat | other},
    FactShape{Happening::investor_dealt, "investor_dealt", seat | investor},
    FactShape{Happening::investor_kept, "investor_kept", seat | investor},
    FactShape{Happening::investor_revealed, "investor_revealed", seat | investor},
    FactShape{Happening::investor_put_up, "investor_put_up", seat | pile | investor},
    FactShape{Happening::investor_bought, "investor_bought", seat | pile | investor | number},
    FactShape{Happening::power_used, "power_used", seat | investor},
    FactShape{Happening::money_gained, "money_gained", seat | number},
    FactShape{Happening::money_lost, "money_lost", seat | number},
    FactShape{Happening::money_given, "money_given", seat | other | number},
    FactShape{Happening::looked_at_pair, "looked_at_pair", seat | card | forecast | number},
    FactShape{Happening::looked_at_card, "looked_at_card", seat | pile | card},
    FactShape{Happening::card_moved, "card_moved", seat | pile | card | number},
    FactShape{Happening::insider_card_taken, "insider_card_taken", seat | card | forecast | number},
    FactShape{Happening::moved_to_split, "moved_to_split", seat | company},
    FactShape{Happening::moved_to_regular, "moved_to_regular", seat | company},
    FactShape{Happening::share_discarded, "share_discarded", seat | company},
    FactShape{Happening::share_taken, "share_taken", seat | company | pile},
    FactShape{Happening::sold_short, "sold_short", seat | company | number | value},
    FactShape{Happening::strategy_dealt, "strategy_dealt", seat | strategy},
    FactShape{Happening::strategy_discarded, "strategy_discarded", seat | strategy},
    FactShape{Happening::strategy_played, "strategy_played", seat | strategy},
    FactShape{Happening::forecast_covered, "forecast_covered", seat | number},
    FactShape{Happening::companies_shown, "companies_shown", seat | company | number},
    FactShape{Happening::thing_discarded, "thing_discarded", seat | card},
    FactShape{Happening::bond_discarded, "bond_discarded", seat},
    FactShape{Happening::passed, "passed", seat},
    FactShape{Happening::power_chosen, "power_chosen", seat | investor},
};

}  // namespace

const FactShape& form_of(Happening what) {
  static constexpr FactShape kUnknown{};
  const auto* form =
      std::find_if(kForms.begin(), kForms.end(), [what](const FactShape& each) { return each.what == what; });
  return form == kForms.end() ? kUnknown : *form;
}

}  // namespace bell::stockpile
