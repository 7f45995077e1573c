// What each choice is called, verb by verb. Where words and names say it all, the catalogue's sentence is taken.
#include <array>

#include "tui/stockpile/choices.h"
#include "view/stockpile/actions.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

using texts::Args;

std::string counted(int from_zero) { return std::to_string(from_zero + 1); }

MenuItem plain(const Moment& moment, std::string_view key, const Args& args) {
  return {.label = moment.brush.say("choice." + std::string(key), args), .action = {}, .more = {}};
}
MenuItem headed(const Moment& moment, std::string_view heading, const Args& args, std::string label) {
  return {.label = std::move(label),
          .action = {},
          .more = {},
          .heading = moment.brush.say("choice." + std::string(heading), args)};
}
std::string pile(const Moment& moment, int at) { return moment.brush.say("choice.pile", {{"pile", counted(at)}}); }

MenuItem placing(const Moment& moment, const Action& act) {
  const bool is_up = verb_of(act) == Verb::place_face_up;
  return headed(moment, is_up ? "face_up" : "face_down", {{"card", moment.brush.name_of(card_in(act))}},
                pile(moment, act.args[1]));
}
MenuItem commerce(const Moment& moment, const Action& act) {
  return plain(moment, "pile", {{"pile", counted(act.args[1])}});
}
MenuItem first_card(const Moment& moment, const Action& act) {
  return plain(moment, "pile", {{"pile", counted(act.args[0])}});
}

MenuItem bid(const Moment& moment, const Action& act) {
  const int space = act.args[1];
  const int printed = moment.printed().bids[static_cast<std::size_t>(space)];
  const int cost = cost_of_bid(moment, space);
  std::string label = moment.brush.money(printed);
  if (cost != printed)
    label = moment.brush.say(
        "choice.bid_costs",
        {{"bid", std::to_string(printed)}, {"arrow", moment.brush.arrow()}, {"cost", std::to_string(cost)}});
  MenuItem choice = headed(moment, "bid_row", {{"pile", counted(act.args[0])}}, label);
  choice.column = space + 1;
  return choice;
}

MenuItem action_card(const Moment& moment, const Action& act) {
  constexpr int kSpaces = 2;
  const auto company = static_cast<Company>(act.args[1]);
  return headed(moment, "action_row", {{"card", moment.brush.name_of(card_in(act))}},
                moved(moment.brush, moment.view, company, card_in(act) == Card::boom ? kSpaces : -kSpaces));
}
MenuItem moving(const Moment& moment, const Action& act) {
  const int spaces = spaces_moved(moment);
  const bool up = verb_of(act) == Verb::raise;
  return headed(moment, up ? "raise_row" : "lower_row", {{"number", std::to_string(spaces)}},
                moved(moment.brush, moment.view, company_in(act), up ? spaces : -spaces));
}

int held(const Moment& moment, Company company, Portion portion) {
  return portion == Portion::regular ? moment.view.regular[moment.seat()][company]
                                     : moment.board().split[moment.seat()][company];
}
MenuItem sale(const Moment& moment, const Action& act) {
  constexpr std::array<std::string_view, 3> kRows{"sell_regular", "sell_split", "sell_half"};
  const Portion portion = portion_in(act);
  const int bonus =
      moment.has(Investor::graham) ? moment.printed().investor_power[static_cast<std::size_t>(Investor::graham)] : 0;
  const int share = moment.board().value[company_in(act)] + bonus;
  const int money = share * act.args[2] * (portion == Portion::whole_split ? 2 : 1);
  return headed(
      moment, kRows[act.args[1]],
      {{"company", moment.brush.name_of(company_in(act))},
       {"number", std::to_string(held(moment, company_in(act), portion))}},
      moment.brush.say("choice.sale", {{"number", std::to_string(act.args[2])}, {"money", moment.brush.money(money)}}));
}
int short_price(const Moment& moment) {
  const Strategy card = moment.board().strategies.now.card;
  if (card != Strategy::none) return moment.printed().strategy_gain[static_cast<std::size_t>(card)];
  return moment.printed().investor_power[static_cast<std::size_t>(Investor::soros)];
}
MenuItem short_sale(const Moment& moment, const Action& act) {
  return plain(
      moment, portion_in(act) == Portion::regular ? "short_regular" : "short_half",
      {{"company", moment.brush.name_of(company_in(act))}, {"money", moment.brush.money(short_price(moment))}});
}

MenuItem showing(const Moment& moment, const Action& act) {
  const int regular = act.args[0];
  const int split = act.args[1];
  if (regular + split == 0) return plain(moment, "show_none", {});
  const int money = moment.board().dividend.per_share * (regular + 2 * split);
  const bool is_all = act == moment.allowed.back();
  return plain(moment, is_all ? "show_all" : "show_some",
               {{"cards", cards_shown(moment.brush, regular, split)}, {"money", moment.brush.money(money)}});
}
MenuItem companies(const Moment& moment, const Action& act) {
  const CompanySet set(act.args[0]);
  if (set.size() == 0) return plain(moment, "show_none", {});
  Lines names;
  for (const Company company : kAllCompanies)
    if (set.has(company)) names.push_back(moment.brush.name_of(company));
  const Strategy card = moment.board().strategies.now.card;
  const int each = card == Strategy::none ? moment.printed().investor_power[static_cast<std::size_t>(Investor::ana)]
                                          : moment.printed().strategy_gain[static_cast<std::size_t>(card)];
  return plain(moment, "companies",
               {{"companies", joined(names, " ")}, {"money", moment.brush.money(each * set.size())}});
}

std::string whose(const Moment& moment, int pair) {
  const Seat owner = owner_of_pair(moment.view, pair);
  if (owner == kNoSeat)
    return moment.brush.say(moment.view.pairs[static_cast<std::size_t>(pair)].face == Face::up ? "public_pair"
                                                                                               : "beside");
  return moment.brush.is_reader(owner) ? moment.brush.say("own_pair")
                                       : moment.brush.say("pair_of", {{"name", moment.brush.short_name(owner)}});
}
MenuItem pair(const Moment& moment, const Action& act) {
  const SeenPair& seen = moment.view.pairs[act.args[0]];
  const bool is_known = seen.forecast.is_known() || seen.company.is_known();
  return plain(
      moment, is_known ? "pair" : "unknown_pair",
      {{"number", counted(act.args[0])}, {"owner", whose(moment, act.args[0])}, {"cards", moment.brush.pair(seen)}});
}

MenuItem bonds(const Moment& moment, const Action& act) {
  const int price = moment.printed().bond_price[moment.view.seats];
  return plain(moment, "bonds",
               {{"number", std::to_string(act.args[0])}, {"money", moment.brush.money(price * act.args[0])}});
}

int cash_of(const Moment& moment, Investor investor) {
  const auto at = static_cast<std::size_t>(investor);
  return moment.view.meeples == 1 ? moment.printed().investor_cash[at] : moment.printed().investor_cash_two[at];
}
MenuItem keeping(const Moment& moment, const Action& act) {
  const auto second = static_cast<Investor>(act.args[1]);
  const Investor first = investor_in(act);
  if (second == Investor::none)
    return plain(moment, "investor",
                 {{"investor", moment.brush.name_of(first)},
                  {"money", moment.brush.money(cash_of(moment, first))},
                  {"power", moment.brush.power_of(first)}});
  return plain(moment, "investors",
               {{"first", moment.brush.name_of(first)},
                {"second", moment.brush.name_of(second)},
                {"money", moment.brush.money(cash_of(moment, first) + cash_of(moment, second))}});
}
MenuItem ability(const Moment& moment, const Action& act) {
  return plain(
      moment, "ability",
      {{"investor", moment.brush.name_of(investor_in(act))}, {"power", moment.brush.power_of(investor_in(act))}});
}

MenuItem exchange(const Moment& moment, const Action& act) {
  return headed(moment, portion_in(act) == Portion::regular ? "exchange_row" : "exchange_half_row",
                {{"company", moment.brush.name_of(company_in(act))}},
                moment.brush.name_of(static_cast<Company>(act.args[2])));
}
std::string card_on_pile(const Moment& moment, Pile pile, int position) {
  for (const SeenLaid& laid : moment.view.laid)
    if (laid.pile == pile && position-- == 0)
      return laid.card.is_known() ? moment.brush.name_of(laid.card.or_else(kNoCard))
                                  : moment.brush.words.say("stockpile.unseen_card");
  return "?";
}
MenuItem card_moved(const Moment& moment, const Action& act) {
  return headed(moment, "move_row",
                {{"card", card_on_pile(moment, pile_in(act), act.args[1])}, {"pile", counted(act.args[0])}},
                pile(moment, act.args[2]));
}
MenuItem hiding(const Moment& moment, const Action& act) {
  return headed(moment, "hide_row", {{"card", moment.brush.name_of(moment.view.drawn[act.args[0]].or_else(kNoCard))}},
                pile(moment, act.args[1]));
}
MenuItem look_at_pile(const Moment& moment, const Action& act) {
  return plain(moment, "look_at_pile", {{"pile", counted(act.args[0])}});
}

MenuItem strategy(const Moment& moment, const Action& act) {
  const Strategy card = strategy_in(act);
  const int cost = moment.brush.cost_of(card);
  return plain(moment, cost > 0 ? "strategy_paid" : "strategy",
               {{"strategy", moment.brush.name_of(card)},
                {"money", moment.brush.money(cost)},
                {"effect", moment.brush.effect_of(card)}});
}

MenuItem company(const Moment& moment, const Action& act) {
  return {.label = moment.brush.name_of(company_in(act)), .action = {}, .more = {}};
}
MenuItem giving_up(const Moment& moment, const Action& act) {
  return plain(moment, portion_in(act) == Portion::regular ? "give_up" : "give_up_half",
               {{"company", moment.brush.name_of(company_in(act))}});
}
MenuItem card(const Moment& moment, const Action& act) {
  return {.label = moment.brush.name_of(card_in(act)), .action = {}, .more = {}};
}
MenuItem bailout(const Moment& moment, const Action& act) {
  const int below = moment.printed().investor_power[static_cast<std::size_t>(Investor::barack)];
  const int value = moment.board().value[company_in(act)];
  return plain(moment, "discarded",
               {{"company", moment.brush.name_of(company_in(act))},
                {"money", moment.brush.money(value > below ? value - below : 0)}});
}
MenuItem gift(const Moment& moment, const Action& act) {
  const int part = moment.printed().investor_power[static_cast<std::size_t>(Investor::oprah)];
  const std::string first = moment.brush.name_of(seat_at(act.args[0]));
  if (act.args[1] >= kMaxSeats) return plain(moment, "give", {{"name", first}});
  return plain(
      moment, "give_both",
      {{"name", first}, {"second", moment.brush.name_of(seat_at(act.args[1]))}, {"money", moment.brush.money(part)}});
}
MenuItem receiver(const Moment& moment, const Action& act) {
  return plain(moment, "give", {{"name", moment.brush.name_of(seat_at(act.args[0]))}});
}
MenuItem refund(const Moment& moment, const Action& act) {
  const Purchase& bought = moment.board().purchases[act.by][act.args[0]];
  return plain(moment, "refund",
               {{"money", moment.brush.money(bought.paid)},
                {"bid_money", moment.brush.money(moment.printed().bids[bought.space])}});
}
MenuItem insider_card(const Moment& moment, const Action& act) {
  if (verb_of(act) == Verb::take_company)
    return headed(moment, "take_company", {}, moment.brush.name_of(company_in(act)));
  return headed(moment, "take_forecast", {}, std::string(stockpile::name_of(forecast_in(act))));
}

MenuItem passing(const Moment& moment, const Action&) {
  const std::string key = "pass." + std::string(stockpile::name_of(verb_of(moment.allowed.front())));
  const bool is_own = moment.brush.words.has("stockpile.ui." + key);
  return {.label = moment.brush.say(is_own ? key : "pass.otherwise"), .action = {}, .more = {}};
}

struct Row {
  Verb verb;
  MenuItem (*tell)(const Moment&, const Action&);
};
constexpr std::array kRows{
    Row{Verb::place_face_up, &placing},
    Row{Verb::place_face_down, &placing},
    Row{Verb::place_commerce, &commerce},
    Row{Verb::place_first_card, &first_card},
    Row{Verb::give_first_card, &receiver},
    Row{Verb::bid, &bid},
    Row{Verb::play_action, &action_card},
    Row{Verb::sell, &sale},
    Row{Verb::sell_short, &short_sale},
    Row{Verb::show, &showing},
    Row{Verb::reveal_pair, &pair},
    Row{Verb::buy_bonds, &bonds},
    Row{Verb::keep_investor, &keeping},
    Row{Verb::take_company, &insider_card},
    Row{Verb::take_forecast, &insider_card},
    Row{Verb::hide_opening, &hiding},
    Row{Verb::look_at_pile, &look_at_pile},
    Row{Verb::move_card, &card_moved},
    Row{Verb::look_at_pair, &pair},
    Row{Verb::raise, &moving},
    Row{Verb::lower, &moving},
    Row{Verb::exchange, &exchange},
    Row{Verb::buy_discarded, &bailout},
    Row{Verb::name_company, &company},
    Row{Verb::show_companies, &companies},
    Row{Verb::give_money, &gift},
    Row{Verb::discard_strategy, &strategy},
    Row{Verb::play_strategy, &strategy},
    Row{Verb::give_up, &giving_up},
    Row{Verb::take_discarded, &company},
    Row{Verb::discard_card, &card},
    Row{Verb::use_power, &ability},
    Row{Verb::cover, &pair},
    Row{Verb::refund, &refund},
    Row{Verb::pass, &passing},
};

}  // namespace

MenuItem choice_of(const Moment& moment, const Action& act) {
  MenuItem choice{
      .label = texts::describe(moment.brush.words, moment.brush.present, "stockpile", act), .action = {}, .more = {}};
  for (const Row& row : kRows)
    if (row.verb == verb_of(act)) choice = row.tell(moment, act);
  choice.action = act;
  return choice;
}

}  // namespace bell::tui::stockpile_scene
