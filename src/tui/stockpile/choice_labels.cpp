// Labels choices, verb by verb. Where words and names suffice, uses the catalogue's sentence.
#include <array>

#include "tui/stockpile/choices.h"
#include "view/stockpile/actions.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

using texts::Args;

std::string counted(int from_zero) { return std::to_string(from_zero + 1); }

MenuItem plain(const Decision& decision, std::string_view key, const Args& args) {
  return {.label = decision.brush.say("choice." + std::string(key), args), .action = {}, .more = {}};
}
MenuItem headed(const Decision& decision, std::string_view heading, const Args& args, std::string label) {
  return {.label = std::move(label),
          .action = {},
          .more = {},
          .heading = decision.brush.say("choice." + std::string(heading), args)};
}
std::string money(const Decision& decision, const std::optional<int>& amount) {
  return decision.brush.money(amount.value_or(0));
}
std::string pile(const Decision& decision, int at) {
  return decision.brush.say("choice.pile", {{"pile", counted(at)}});
}
// Choices that differ in the stockpile.
MenuItem on_pile(const Decision& decision, std::string_view heading, const Args& args, int at) {
  MenuItem item = headed(decision, heading, args, pile(decision, at));
  item.brief = decision.brush.say("choice.pile_brief", {{"pile", counted(at)}});
  return item;
}

MenuItem placing(const Decision& decision, const Choice& choice) {
  const Action& act = choice.action;
  const bool is_up = verb_of(act) == Verb::place_face_up;
  return on_pile(decision, is_up ? "face_up" : "face_down", {{"card", decision.brush.name_of(card_in(act))}},
                 act.args[1]);
}
MenuItem commerce(const Decision& decision, const Choice& choice) {
  return plain(decision, "pile", {{"pile", counted(choice.action.args[1])}});
}
MenuItem first_card(const Decision& decision, const Choice& choice) {
  return plain(decision, "pile", {{"pile", counted(choice.action.args[0])}});
}

MenuItem bid(const Decision& decision, const Choice& choice) {
  const Action& act = choice.action;
  const Prospect& prospect = prospect_of(choice);
  std::string label = money(decision, prospect.bid);
  if (prospect.costs != prospect.bid)
    label = decision.brush.say("choice.bid_costs", {{"bid", std::to_string(prospect.bid.value_or(0))},
                                                    {"arrow", decision.brush.arrow()},
                                                    {"cost", std::to_string(prospect.costs.value_or(0))}});
  MenuItem item = headed(decision, "bid_row", {{"pile", counted(act.args[0])}}, label);
  item.column = act.args[1] + 1;
  if (prospect.costs == prospect.bid) item.brief = std::to_string(prospect.bid.value_or(0));
  item.brief_heading = decision.brush.say("choice.pile_brief", {{"pile", counted(act.args[0])}});
  return item;
}

// "Steel 5>7", "Steel split!"
std::string moved(const Decision& decision, Company company, const Prospect& prospect) {
  const Landing landing = prospect.landing.value_or(Landing{});
  const std::string name = decision.brush.name_of(company);
  if (landing.bankrupt != 0) return name + ' ' + decision.brush.say("choice.bankrupt");
  if (landing.splits > 0) return name + ' ' + decision.brush.say("choice.splits");
  return decision.brush.say("choice.moves", {{"company", name},
                                             {"from", std::to_string(prospect.price_now.value_or(0))},
                                             {"arrow", decision.brush.arrow()},
                                             {"to", std::to_string(landing.value)}});
}
MenuItem action_card(const Decision& decision, const Choice& choice) {
  return headed(decision, "action_row", {{"card", decision.brush.name_of(card_in(choice.action))}},
                moved(decision, static_cast<Company>(choice.action.args[1]), prospect_of(choice)));
}
MenuItem moving(const Decision& decision, const Choice& choice) {
  const Prospect& prospect = prospect_of(choice);
  const bool up = verb_of(choice.action) == Verb::raise;
  return headed(decision, up ? "raise_row" : "lower_row",
                {{"number", std::to_string(std::abs(prospect.spaces.value_or(0)))}},
                moved(decision, company_in(choice.action), prospect));
}

MenuItem sale(const Decision& decision, const Choice& choice) {
  constexpr std::array<std::string_view, 3> kRows{"sell_regular", "sell_split", "sell_half"};
  const Action& act = choice.action;
  MenuItem item = headed(decision, kRows[act.args[1]],
                         {{"company", decision.brush.name_of(company_in(act))},
                          {"number", std::to_string(prospect_of(choice).held.value_or(0))}},
                         decision.brush.say("choice.sale", {{"number", std::to_string(act.args[2])},
                                                            {"money", money(decision, prospect_of(choice).pays)}}));
  constexpr std::array<std::string_view, 3> kBriefRows{"sell_regular_brief", "sell_split_brief", "sell_half_brief"};
  item.brief_heading = decision.brush.say("choice." + std::string(kBriefRows[act.args[1]]),
                                          {{"company", decision.brush.name_of(company_in(act))}});
  item.brief = decision.brush.say("choice.sale_brief", {{"number", std::to_string(act.args[2])},
                                                        {"money", money(decision, prospect_of(choice).pays)}});
  return item;
}
MenuItem short_sale(const Decision& decision, const Choice& choice) {
  const Action& act = choice.action;
  return plain(
      decision, portion_in(act) == Portion::regular ? "short_regular" : "short_half",
      {{"company", decision.brush.name_of(company_in(act))}, {"money", money(decision, prospect_of(choice).pays)}});
}

// "2 + 1 split": cards of one company.
std::string cards_shown(const Brush& brush, int regular, int split) {
  const texts::Args args{{"regular", std::to_string(regular)}, {"split", std::to_string(split)}};
  if (split == 0) return std::to_string(regular);
  return brush.say(regular == 0 ? "choice.cards_split" : "choice.cards_both", args);
}
MenuItem showing(const Decision& decision, const Choice& choice) {
  const Action& act = choice.action;
  const int regular = act.args[0];
  const int split = act.args[1];
  if (regular + split == 0) return plain(decision, "show_none", {});
  const bool is_all = act == decision.choices.back().action;
  return plain(
      decision, is_all ? "show_all" : "show_some",
      {{"cards", cards_shown(decision.brush, regular, split)}, {"money", money(decision, prospect_of(choice).pays)}});
}
MenuItem companies(const Decision& decision, const Choice& choice) {
  const Action& act = choice.action;
  const CompanySet set(act.args[0]);
  if (set.size() == 0) return plain(decision, "show_none", {});
  Lines names;
  for (const Company company : kAllCompanies)
    if (set.has(company)) names.push_back(decision.brush.name_of(company));
  constexpr int kBriefName = 5;
  const std::string pays = money(decision, prospect_of(choice).pays);
  MenuItem item = plain(decision, "companies", {{"companies", joined(names, " ")}, {"money", pays}});
  for (std::string& name : names) name = shortened(name, kBriefName);
  item.brief = decision.brush.say("choice.companies", {{"companies", joined(names, " ")}, {"money", pays}});
  return item;
}

MenuItem pair(const Decision& decision, const Choice& choice) {
  const int at = choice.action.args[0];
  const Prospect& prospect = prospect_of(choice);
  const bool is_known = prospect.company || prospect.forecast;
  return plain(
      decision, is_known ? "pair" : "unknown_pair",
      {{"number", counted(at)},
       {"owner", decision.brush.whose(prospect.owner.value_or(kNoSeat), prospect.open_to_all.value_or(false))},
       {"cards", decision.brush.pair(prospect.company.value_or(kNoCompany), prospect.forecast.value_or(kNoForecast))}});
}

MenuItem bonds(const Decision& decision, const Choice& choice) {
  return plain(
      decision, "bonds",
      {{"number", std::to_string(choice.action.args[0])}, {"money", money(decision, prospect_of(choice).costs)}});
}

// Two that are put up for auction have no starting cash of their own.
MenuItem keeping(const Decision& decision, const Choice& choice) {
  const auto second = static_cast<Investor>(choice.action.args[1]);
  const Investor first = investor_in(choice.action);
  if (second == Investor::none)
    return plain(decision, "investor",
                 {{"investor", decision.brush.name_of(first)},
                  {"money", decision.brush.cash_of(first)},
                  {"power", decision.brush.power_of(first)}});
  const auto& cash = prospect_of(choice).starting_cash;
  return plain(decision, cash ? "investors" : "investors_put_up",
               {{"first", decision.brush.name_of(first)},
                {"second", decision.brush.name_of(second)},
                {"money", money(decision, cash)}});
}
MenuItem ability(const Decision& decision, const Choice& choice) {
  return plain(decision, "ability",
               {{"investor", decision.brush.name_of(investor_in(choice.action))},
                {"power", decision.brush.power_of(investor_in(choice.action))}});
}

MenuItem exchange(const Decision& decision, const Choice& choice) {
  const Action& act = choice.action;
  return headed(decision, portion_in(act) == Portion::regular ? "exchange_row" : "exchange_half_row",
                {{"company", decision.brush.name_of(company_in(act))}},
                decision.brush.name_of(static_cast<Company>(act.args[2])));
}
MenuItem card_moved(const Decision& decision, const Choice& choice) {
  const Action& act = choice.action;
  const Prospect& prospect = prospect_of(choice);
  const std::string card =
      prospect.card ? decision.brush.name_of(*prospect.card) : decision.brush.words.say("stockpile.unseen_card");
  return on_pile(decision, "move_row", {{"card", card}, {"pile", counted(act.args[0])}}, act.args[2]);
}
MenuItem hiding(const Decision& decision, const Choice& choice) {
  return on_pile(decision, "hide_row", {{"card", decision.brush.name_of(prospect_of(choice).card.value_or(kNoCard))}},
                 choice.action.args[1]);
}
MenuItem look_at_pile(const Decision& decision, const Choice& choice) {
  return plain(decision, "look_at_pile", {{"pile", counted(choice.action.args[0])}});
}

// Discarding a card is free, but its cost matters to the player.
MenuItem strategy(const Decision& decision, const Choice& choice) {
  const Strategy card = strategy_in(choice.action);
  const int cost = decision.brush.cost_of(card);
  MenuItem item = plain(decision, cost > 0 ? "strategy_paid" : "strategy",
                        {{"strategy", decision.brush.name_of(card)},
                         {"money", decision.brush.money(cost)},
                         {"effect", decision.brush.effect_of(card)}});
  item.brief = decision.brush.name_of(card) + (cost > 0 ? ' ' + decision.brush.money(cost) : "");
  if (prospect_of(choice).rule == Rule::SP_STR_3) {
    const std::string mark = ' ' + decision.brush.say("choice.strategy_idle");
    item.label += mark;
    item.brief += mark;
  }
  return item;
}

MenuItem company(const Decision& decision, const Choice& choice) {
  return {.label = decision.brush.name_of(company_in(choice.action)), .action = {}, .more = {}};
}
MenuItem giving_up(const Decision& decision, const Choice& choice) {
  const Action& act = choice.action;
  return plain(decision, portion_in(act) == Portion::regular ? "give_up" : "give_up_half",
               {{"company", decision.brush.name_of(company_in(act))}});
}
MenuItem card(const Decision& decision, const Choice& choice) {
  return {.label = decision.brush.name_of(card_in(choice.action)), .action = {}, .more = {}};
}
MenuItem bailout(const Decision& decision, const Choice& choice) {
  return plain(decision, "discarded",
               {{"company", decision.brush.name_of(company_in(choice.action))},
                {"money", money(decision, prospect_of(choice).costs)}});
}
MenuItem gift(const Decision& decision, const Choice& choice) {
  constexpr int kWide = 10;  // so that all pairs of five players fit in two columns
  const Action& act = choice.action;
  const std::string first = decision.brush.narrow_name(seat_at(act.args[0]), kWide);
  if (act.args[1] >= kMaxSeats) return plain(decision, "give", {{"name", first}});
  return plain(decision, "give_both",
               {{"names", decision.brush.words.list({first, decision.brush.narrow_name(seat_at(act.args[1]), kWide)})},
                {"money", money(decision, prospect_of(choice).each)}});
}
MenuItem receiver(const Decision& decision, const Choice& choice) {
  return plain(decision, "give", {{"name", decision.brush.short_name(seat_at(choice.action.args[0]))}});
}
MenuItem refund(const Decision& decision, const Choice& choice) {
  const Prospect& prospect = prospect_of(choice);
  return plain(decision, "refund",
               {{"money", money(decision, prospect.pays)}, {"bid_money", money(decision, prospect.bid)}});
}
MenuItem insider_card(const Decision& decision, const Choice& choice) {
  const Action& act = choice.action;
  if (verb_of(act) == Verb::take_company)
    return headed(decision, "take_company", {}, decision.brush.name_of(company_in(act)));
  return headed(decision, "take_forecast", {}, std::string(stockpile::name_of(forecast_in(act))));
}

MenuItem passing(const Decision& decision, const Choice&) {
  const std::string key = "pass." + std::string(stockpile::name_of(verb_of(decision.first())));
  const bool is_own = decision.brush.words.has("stockpile.ui." + key);
  return {.label = decision.brush.say(is_own ? key : "pass.otherwise"), .action = {}, .more = {}};
}

struct Row {
  Verb verb;
  MenuItem (*tell)(const Decision&, const Choice&);
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

MenuItem item_of(const Decision& decision, const Choice& choice) {
  const Brush& brush = decision.brush;
  MenuItem item{
      .label = texts::describe(brush.words, brush.present, "stockpile", choice.action), .action = {}, .more = {}};
  for (const Row& row : kRows)
    if (row.verb == verb_of(choice.action)) item = row.tell(decision, choice);
  item.action = choice.action;
  return item;
}

}  // namespace bell::tui::stockpile_scene
