// The verbs of Stockpile: one row each, used to print and to parse. Numbers slightly beyond the table's can be written,
// so that the rules can explain what does not exist.
#include <array>

#include "view/stockpile/names.h"
#include "view/stockpile/vocabulary.h"

namespace bell::stockpile {
namespace {

constexpr int kMostSold = 11;   // of a company at once: one more than there are cards
constexpr int kMostBonds = 4;   // more than anyone may buy
constexpr int kMostInPile = 8;  // far more than are ever laid on one

// "", " split" or " half".
constexpr Kind portion_kind() {
  Kind kind = named_kind<Portion>();
  kind.write = [](int number) {
    const auto portion = static_cast<Portion>(number);
    return portion == Portion::regular ? "" : ' ' + std::string(name_of(portion));
  };
  return kind;
}
// A player's second meeple is named, the first is not.
constexpr Kind meeple_kind() {
  Kind kind = counted_kind(kMaxMeeples);
  kind.write = [](int meeple) { return std::string(meeple == 0 ? "" : " with second"); };
  return kind;
}
// " and warren", or nothing if only one is kept.
constexpr Kind second_investor_kind() {
  Kind kind = named_kind<Investor>();
  kind.none = static_cast<int>(Investor::none);
  kind.write = [](int number) {
    const auto investor = static_cast<Investor>(number);
    return investor == Investor::none ? "" : " and " + std::string(name_of(investor));
  };
  return kind;
}
// " and 2", or nothing if one player gets it all.
constexpr Kind second_seat_kind() {
  Kind kind = seat_kind();
  kind.none = index(kNoSeat);
  kind.write = [](int seat) { return seat == index(kNoSeat) ? "" : " and " + std::to_string(seat); };
  return kind;
}

// A set of companies, one bit each: " bank steel", or " nothing".
std::vector<std::string> names_in(int bits) {
  const CompanySet set(static_cast<std::uint8_t>(bits));
  std::vector<std::string> names;
  for (const Company company : kAllCompanies)
    if (set.has(company)) names.emplace_back(name_of(company));
  return names;
}
std::string write_companies(int bits) {
  std::string text;
  for (const std::string& name : names_in(bits)) text += ' ' + name;
  return text.empty() ? " nothing" : text;
}
constexpr Kind companies_kind() {
  return {.type = "StockpileCompany[]",
          .low = 0,
          .high = CompanySet::all().bits(),
          .write = &write_companies,
          .tell = [](int bits) { return PlainValue(names_in(bits)); }};
}

namespace arg {

constexpr ArgumentForm seat{"seat", seat_kind()};
constexpr ArgumentForm company{"company", named_kind<Company>()};
constexpr ArgumentForm card{"card", named_kind<Card>()};
constexpr ArgumentForm forecast{"forecast", named_kind<Forecast>()};
constexpr ArgumentForm investor{"investor", named_kind<Investor>()};
constexpr ArgumentForm strategy{"strategy", named_kind<Strategy>()};
constexpr ArgumentForm portion{"portion", portion_kind()};
constexpr ArgumentForm pile{"pile", counted_kind(kMaxPiles + 1)};
constexpr ArgumentForm pair{"pair", counted_kind(kPairs + 1)};

}  // namespace arg

constexpr VerbForm form(Verb verb, std::string_view name, Actor actor, std::string_view pattern,
                        ArgumentForm first = {}, ArgumentForm second = {}, ArgumentForm third = {}) {
  return {static_cast<std::uint8_t>(verb), name, actor, pattern, {first, second, third}};
}
constexpr VerbForm luck(Verb verb, std::string_view name, std::string_view pattern, ArgumentForm first,
                        ArgumentForm second = {}, ArgumentForm third = {}) {
  return form(verb, name, Actor::chance, pattern, first, second, third);
}
constexpr VerbForm choice(Verb verb, std::string_view name, std::string_view pattern, ArgumentForm first = {},
                          ArgumentForm second = {}, ArgumentForm third = {}) {
  return form(verb, name, Actor::seat, pattern, first, second, third);
}

constexpr std::array kVerbForms{
    luck(Verb::name_first, "name_first", "first player {seat}", arg::seat),
    luck(Verb::give_share, "give_share", "deal {company} to {seat}", arg::company, arg::seat),
    luck(Verb::deal_pair, "deal_pair", "pair {pair} {company} {forecast}", arg::company, arg::forecast, arg::pair),
    luck(Verb::open_pile, "open_pile", "open {card} on {pile}", arg::card, arg::pile),
    luck(Verb::deal_market, "deal_market", "deal {card} to {seat}", arg::card, arg::seat),
    luck(Verb::roll, "roll", "die {die} shows {forecast}", arg::forecast, {"die", counted_kind(kDice)}),
    luck(Verb::draw_commerce, "draw_commerce", "deal {card} to {seat}", arg::card, arg::seat),
    luck(Verb::deal_strategy, "deal_strategy", "deal {strategy} to {seat}", arg::strategy, arg::seat),
    luck(Verb::deal_investor, "deal_investor", "deal {investor} to {seat}", arg::investor, arg::seat),
    luck(Verb::draw_opening, "draw_opening", "draw {card}", arg::card, {"nth", counted_kind(kMaxPiles)}),

    choice(Verb::place_face_up, "place_face_up", "up {card} on {pile}", arg::card, arg::pile),
    choice(Verb::place_face_down, "place_face_down", "down {card} on {pile}", arg::card, arg::pile),
    choice(Verb::place_commerce, "place_commerce", "place {card} on {pile}", arg::card, arg::pile),
    choice(Verb::place_first_card, "place_first_card", "first-player card on {pile}", arg::pile),
    choice(Verb::give_first_card, "give_first_card", "first-player card to {seat}", arg::seat),
    choice(Verb::bid, "bid", "bid {pile} at {space}{meeple}", arg::pile, {"space", counted_kind(kBidSpaces + 1)},
           {"meeple", meeple_kind()}),
    choice(Verb::play_action, "play_action", "{card} {company}", arg::card, arg::company),
    choice(Verb::sell, "sell", "sell {company}{portion} x{count}", arg::company, arg::portion,
           {"count", number_kind(1, kMostSold)}),
    choice(Verb::sell_short, "sell_short", "sell short {company}{portion}", arg::company, arg::portion),
    choice(Verb::show, "show", "show {regular} and {split} split", {"regular", number_kind(0, kMostSold)},
           {"split", number_kind(0, kMostSold)}),
    choice(Verb::reveal_pair, "reveal_pair", "reveal pair {pair}", arg::pair),
    choice(Verb::buy_bonds, "buy_bonds", "buy {count} bonds", {"count", number_kind(0, kMostBonds)}),
    choice(Verb::keep_investor, "keep_investor", "keep {investor}{second}", arg::investor,
           {"second", second_investor_kind()}),
    choice(Verb::take_company, "take_company", "take company {company}", arg::company),
    choice(Verb::take_forecast, "take_forecast", "take forecast {forecast}", arg::forecast),
    choice(Verb::hide_opening, "hide_opening", "hide {nth} on {pile}", {"nth", arg::pile.kind}, arg::pile),
    choice(Verb::look_at_pile, "look_at_pile", "look at pile {pile}", arg::pile),
    choice(Verb::move_card, "move_card", "move card {position} of {from_pile} to {to_pile}",
           {"from_pile", arg::pile.kind}, {"position", counted_kind(kMostInPile)}, {"to_pile", arg::pile.kind}),
    choice(Verb::look_at_pair, "look_at_pair", "look at pair {pair}", arg::pair),
    choice(Verb::raise, "raise", "raise {company}", arg::company),
    choice(Verb::lower, "lower", "lower {company}", arg::company),
    choice(Verb::exchange, "exchange", "exchange {company}{portion} for {wanted}", arg::company, arg::portion,
           {"wanted", arg::company.kind}),
    choice(Verb::buy_discarded, "buy_discarded", "buy {company}", arg::company),
    choice(Verb::name_company, "name_company", "name {company}", arg::company),
    choice(Verb::show_companies, "show_companies", "show{companies}", {"companies", companies_kind()}),
    choice(Verb::give_money, "give_money", "give money to {seat}{second}", arg::seat, {"second", second_seat_kind()}),
    choice(Verb::discard_strategy, "discard_strategy", "discard {strategy}", arg::strategy),
    choice(Verb::play_strategy, "play_strategy", "strategy {strategy}", arg::strategy),
    choice(Verb::give_up, "give_up", "give up {company}{portion}", arg::company, arg::portion),
    choice(Verb::take_discarded, "take_discarded", "take {company}", arg::company),
    choice(Verb::discard_card, "discard_card", "discard {card}", arg::card),
    choice(Verb::use_power, "use_power", "use {investor}", arg::investor),
    choice(Verb::cover, "cover", "cover pair {pair}", arg::pair),
    choice(Verb::refund, "refund", "get back bid {meeple}", {"meeple", counted_kind(kMaxMeeples + 1)}),
    choice(Verb::pass, "pass", "pass"),
};

}  // namespace

std::span<const VerbForm> Vocabulary::verbs() { return kVerbForms; }

}  // namespace bell::stockpile
