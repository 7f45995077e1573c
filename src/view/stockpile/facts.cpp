// The facts of Stockpile: one row each, with its particulars.
#include <array>

#include "view/stockpile/names.h"
#include "view/stockpile/vocabulary.h"

namespace bell::stockpile {
namespace {

using Fact = FactForm<SeenEvent>;
using Said = Particular<SeenEvent>;
constexpr int kMost = 1000;  // limit for any count

// A field of the fact as it is; and one that may be hidden.
template <auto Field>
std::optional<int> plain(const SeenEvent& event) {
  return static_cast<int>(event.*Field);
}
template <auto Field>
std::optional<int> seen(const SeenEvent& event) {
  const auto& secret = event.*Field;
  return secret.is_known() ? std::optional(static_cast<int>(secret.or_else({}))) : std::nullopt;
}

// Positive numbers with a plus sign.
constexpr Kind spaces_kind() {
  Kind kind = number_kind(-kMost, kMost);
  kind.write = [](int spaces) { return (spaces > 0 ? "+" : "") + std::to_string(spaces); };
  return kind;
}
// Which card of a pair was taken.
constexpr Kind insider_card_kind() {
  Kind kind = number_kind(1, 2);
  kind.type = "StockpileInsiderCard";
  kind.tell = [](int number) { return PlainValue(std::string(number == 1 ? "company" : "forecast")); };
  return kind;
}

// The company card of an insider pair is named like the stock card of the same name.
std::optional<int> company_of_pair(const SeenEvent& event) {
  const std::optional<int> card = seen<&SeenEvent::card>(event);
  return card ? std::optional(static_cast<int>(company_of(Card(*card)))) : std::nullopt;
}
// The portfolio from which a single card was shown or sold.
std::optional<int> portion_shown(const SeenEvent& event) {
  return static_cast<int>(event.number == 1 ? Portion::regular : Portion::whole_split);
}
std::optional<int> portion_sold(const SeenEvent& event) {
  return static_cast<int>(event.value == 0 ? Portion::regular : Portion::half_split);
}

namespace said {

constexpr Said seat{"seat", seat_kind(), &plain<&SeenEvent::seat>};
constexpr Said to{"to", seat_kind(), &plain<&SeenEvent::other>};
constexpr Said company{"company", named_kind<Company>(), &plain<&SeenEvent::company>};
constexpr Said card{"card", named_kind<Card>(), &seen<&SeenEvent::card>};
constexpr Said forecast{"forecast", named_kind<Forecast>(), &seen<&SeenEvent::forecast>};
constexpr Said strategy{"strategy", named_kind<Strategy>(), &seen<&SeenEvent::strategy>};
constexpr Said investor{"investor", named_kind<Investor>(), &seen<&SeenEvent::investor>};

constexpr Said pile{"pile", counted_kind(kMaxPiles), &plain<&SeenEvent::pile>};
constexpr Said from_pile{"from_pile", counted_kind(kMaxPiles), &plain<&SeenEvent::number>};
constexpr Said to_pile{"to_pile", counted_kind(kMaxPiles), &plain<&SeenEvent::pile>};
constexpr Said space{"space", counted_kind(kBidSpaces), &plain<&SeenEvent::number>};
constexpr Said die{"die", counted_kind(kDice), &plain<&SeenEvent::number>};

constexpr Said pair{"pair", counted_kind(kPairs), &plain<&SeenEvent::number>};
constexpr Said pair_company{"company", named_kind<Company>(), &company_of_pair};
constexpr Said insider_card{"taken", insider_card_kind(), &plain<&SeenEvent::number>};

constexpr Said round{"round", number_kind(0, kMost), &plain<&SeenEvent::number>};
constexpr Said count{"count", number_kind(0, kMost), &plain<&SeenEvent::number>};
constexpr Said regular{"regular", number_kind(0, kMost), &plain<&SeenEvent::number>};
constexpr Said split{"split", number_kind(0, kMost), &plain<&SeenEvent::value>};
constexpr Said spaces{"spaces", spaces_kind(), &plain<&SeenEvent::number>};
constexpr Said shown_of{"portion", named_kind<Portion>(), &portion_shown};
constexpr Said sold_of{"portion", named_kind<Portion>(), &portion_sold};

constexpr Said money{"money", money_kind(kMost), &plain<&SeenEvent::number>};
constexpr Said price{"money", money_kind(kMost), &plain<&SeenEvent::value>};     // for several
constexpr Said value{"value", money_kind(kMost), &plain<&SeenEvent::value>};     // of a share
constexpr Said before{"before", money_kind(kMost), &plain<&SeenEvent::before>};  // that value until now
constexpr Said bid{"bid", money_kind(kMost), &plain<&SeenEvent::value>};
constexpr Said last_bid{"bid", money_kind(kMost), &plain<&SeenEvent::number>};
constexpr Said per_share{"per_share", money_kind(kMost), &plain<&SeenEvent::number>};
constexpr Said total{"total", money_kind(kMost), &plain<&SeenEvent::number>};

}  // namespace said

constexpr std::array kFactForms{
    Fact{Happening::first_player_named, "first_player_named", {said::seat}},
    Fact{Happening::cash_given, "cash_given", {said::seat, said::money}},
    Fact{Happening::share_given, "share_given", {said::seat, said::card}},
    Fact{Happening::round_started, "round_started", {said::round}},
    Fact{Happening::pair_dealt, "pair_dealt", {said::seat, said::pair, said::pair_company, said::forecast}},
    Fact{Happening::pile_opened, "pile_opened", {said::pile, said::card}},
    Fact{Happening::market_dealt, "market_dealt", {said::seat, said::card}},
    Fact{Happening::chosen_face_up, "chosen_face_up", {said::seat, said::card}},
    Fact{Happening::placed, "placed", {said::seat, said::pile, said::card}},
    Fact{Happening::bid_made, "bid_made", {said::seat, said::pile, said::space, said::bid}, kConsequence},
    Fact{Happening::outbid, "outbid", {said::seat, said::pile}, kConsequence},
    Fact{Happening::bid_paid, "bid_paid", {said::seat, said::pile, said::money}},
    Fact{Happening::card_taken, "card_taken", {said::seat, said::pile, said::card}},
    Fact{Happening::fee_paid, "fee_paid", {said::seat, said::card, said::money}},
    Fact{Happening::fee_held, "fee_held", {said::seat, said::card, said::money}},
    Fact{Happening::fee_dropped, "fee_dropped", {said::seat, said::card}},
    Fact{Happening::action_played, "action_played", {said::seat, said::card, said::company}, kConsequence},
    Fact{Happening::value_moved, "value_moved", {said::company, said::spaces, said::value, said::before}, kConsequence},
    Fact{Happening::stock_split, "stock_split", {said::company, said::value, said::before}},
    Fact{Happening::split_paid, "split_paid", {said::seat, said::company, said::money}},
    Fact{Happening::bankrupt, "bankrupt", {said::company, said::value, said::before}},
    Fact{Happening::cards_lost, "cards_lost", {said::seat, said::company, said::regular, said::split}},
    Fact{Happening::cards_split, "cards_split", {said::seat, said::company, said::count}},
    Fact{Happening::dividend_declared, "dividend_declared", {said::company, said::per_share}},
    Fact{Happening::shown, "shown", {said::seat, said::company, said::regular, said::split}},
    Fact{Happening::dividend_paid, "dividend_paid", {said::seat, said::company, said::money}},
    Fact{Happening::sold, "sold", {said::seat, said::company, said::count, said::price}},
    Fact{Happening::sold_split, "sold_split", {said::seat, said::company, said::count, said::price}},
    Fact{Happening::halved, "halved", {said::seat, said::company, said::count, said::price}},
    Fact{Happening::pair_revealed, "pair_revealed", {said::seat, said::pair, said::pair_company, said::forecast}},
    Fact{Happening::token_passed, "token_passed", {said::seat}},
    Fact{Happening::majority_paid, "majority_paid", {said::seat, said::company, said::money}},
    Fact{Happening::final_sale, "final_sale", {said::seat, said::money}},
    Fact{Happening::match_won, "match_won", {said::seat, said::total}},
    Fact{Happening::portfolio_revealed, "portfolio_revealed", {said::seat, said::company, said::regular, said::split}},
    Fact{Happening::bonds_bought, "bonds_bought", {said::seat, said::count, said::price}, kConsequence},
    Fact{Happening::interest_paid, "interest_paid", {said::seat, said::money}},
    Fact{Happening::bonds_repaid, "bonds_repaid", {said::seat, said::money}},
    Fact{Happening::commerce_drawn, "commerce_drawn", {said::seat, said::card}},
    Fact{Happening::commodities_paid, "commodities_paid", {said::seat, said::money}},
    Fact{Happening::taxes_paid, "taxes_paid", {said::seat, said::money}},
    Fact{Happening::die_rolled, "die_rolled", {said::die, said::forecast}},
    Fact{Happening::first_card_given, "first_card_given", {said::seat, said::to}},
    Fact{Happening::investor_dealt, "investor_dealt", {said::seat, said::investor}},
    Fact{Happening::investor_kept, "investor_kept", {said::seat, said::investor}},
    Fact{Happening::investor_revealed, "investor_revealed", {said::seat, said::investor}},
    Fact{Happening::investor_put_up, "investor_put_up", {said::seat, said::pile, said::investor}},
    Fact{Happening::investor_bought, "investor_bought", {said::seat, said::pile, said::investor, said::last_bid}},
    Fact{Happening::power_used, "power_used", {said::seat, said::investor}},
    Fact{Happening::money_gained, "money_gained", {said::seat, said::money}},
    Fact{Happening::money_lost, "money_lost", {said::seat, said::money}},
    Fact{Happening::money_given, "money_given", {said::seat, said::to, said::money}},
    Fact{Happening::looked_at_pair, "looked_at_pair", {said::seat, said::pair, said::pair_company, said::forecast}},
    Fact{Happening::looked_at_card, "looked_at_card", {said::seat, said::pile, said::card}},
    Fact{Happening::card_moved, "card_moved", {said::seat, said::card, said::from_pile, said::to_pile}},
    Fact{Happening::insider_card_taken,
         "insider_card_taken",
         {said::seat, said::insider_card, said::pair_company, said::forecast}},
    Fact{Happening::moved_to_split, "moved_to_split", {said::seat, said::company}},
    Fact{Happening::moved_to_regular, "moved_to_regular", {said::seat, said::company}},
    Fact{Happening::share_discarded, "share_discarded", {said::seat, said::company}},
    Fact{Happening::share_taken, "share_taken", {said::seat, said::company, said::money}},
    Fact{Happening::sold_short, "sold_short", {said::seat, said::company, said::sold_of, said::money}},
    Fact{Happening::strategy_dealt, "strategy_dealt", {said::seat, said::strategy}},
    Fact{Happening::strategy_discarded, "strategy_discarded", {said::seat, said::strategy}},
    Fact{Happening::strategy_played, "strategy_played", {said::seat, said::strategy}},
    Fact{Happening::forecast_covered, "forecast_covered", {said::seat, said::pair}},
    Fact{Happening::companies_shown, "companies_shown", {said::seat, said::company, said::shown_of}},
    Fact{Happening::thing_discarded, "thing_discarded", {said::seat, said::card}},
    Fact{Happening::bond_discarded, "bond_discarded", {said::seat}},
    Fact{Happening::passed, "passed", {said::seat}, kConsequence},
    Fact{Happening::power_chosen, "power_chosen", {said::seat, said::investor}},
};

}  // namespace

std::span<const Fact> Vocabulary::facts() { return kFactForms; }

}  // namespace bell::stockpile
