// How Stockpile actions, cards and people are written in journals, plays and scripts.
#include "view/stockpile/actions.h"

#include <array>
#include <span>

namespace bell::stockpile {
namespace {

template <std::size_t N>
std::string_view among(const std::array<std::string_view, N>& names, std::size_t at) {
  return at < N ? names[at] : std::string_view{"?"};
}

std::string phrase(std::string_view verb, std::string_view object) {
  return std::string(verb) + ' ' + std::string(object);
}
std::string counted(int from_zero) { return std::to_string(from_zero + 1); }

std::string on_pile(const Action& action, std::string_view verb) {
  return phrase(verb, name_of(card_in(action))) + " on " + counted(action.args[1]);
}
std::string dealt(const Action& action, std::string_view what) {
  return "deal " + std::string(what) + " to " + std::to_string(action.args[1]);
}

std::string bid_notation(const Action& action) {
  std::string text = "bid " + counted(action.args[0]) + " at " + counted(action.args[1]);
  return action.args[2] == 0 ? text : text + " with second";
}

std::string_view words_of(Portion portion) {
  switch (portion) {
    case Portion::regular:
      return "";
    case Portion::whole_split:
      return " split";
    case Portion::half_split:
      return " half";
  }
  return "?";
}
std::string share_notation(const Action& action, std::string_view verb) {
  return phrase(verb, name_of(company_in(action))) + std::string(words_of(portion_in(action)));
}

std::string set_notation(const Action& action) {
  std::string text = "show";
  const CompanySet set(action.args[0]);
  for (const Company company : kAllCompanies)
    if (set.has(company)) text += ' ' + std::string(name_of(company));
  return text == "show" ? "show nothing" : text;
}

std::string gift_notation(const Action& action) {
  std::string text = "give money to " + std::to_string(action.args[0]);
  return action.args[1] == index(kNoSeat) ? text : text + " and " + std::to_string(action.args[1]);
}

std::string keep_notation(const Action& action) {
  const std::string text = phrase("keep", name_of(investor_in(action)));
  const Investor second = static_cast<Investor>(action.args[1]);
  return second == Investor::none ? text : text + " and " + std::string(name_of(second));
}

// How each verb is written.
struct Row {
  Verb verb;
  std::string_view name;
  std::string (*write)(const Action&);
};

constexpr std::array kChanceRows{
    Row{Verb::name_first, "name_first",
        [](const Action& act) { return "first player " + std::to_string(act.args[0]); }},
    Row{Verb::give_share, "give_share", [](const Action& act) { return dealt(act, name_of(company_in(act))); }},
    Row{Verb::deal_pair, "deal_pair",
        [](const Action& act) {
          return "pair " + counted(act.args[2]) + ' ' + std::string(name_of(company_in(act))) + ' ' +
                 std::string(name_of(static_cast<Forecast>(act.args[1])));
        }},
    Row{Verb::open_pile, "open_pile", [](const Action& act) { return on_pile(act, "open"); }},
    Row{Verb::deal_market, "deal_market", [](const Action& act) { return dealt(act, name_of(card_in(act))); }},
    Row{Verb::roll, "roll",
        [](const Action& act) {
          return "die " + counted(act.args[1]) + " shows " + std::string(name_of(forecast_in(act)));
        }},
    Row{Verb::draw_commerce, "draw_commerce", [](const Action& act) { return dealt(act, name_of(card_in(act))); }},
    Row{Verb::deal_strategy, "deal_strategy", [](const Action& act) { return dealt(act, name_of(strategy_in(act))); }},
    Row{Verb::deal_investor, "deal_investor", [](const Action& act) { return dealt(act, name_of(investor_in(act))); }},
    Row{Verb::draw_opening, "draw_opening", [](const Action& act) { return phrase("draw", name_of(card_in(act))); }},
};

constexpr std::array kBaseRows{
    Row{Verb::place_face_up, "place_face_up", [](const Action& act) { return on_pile(act, "up"); }},
    Row{Verb::place_face_down, "place_face_down", [](const Action& act) { return on_pile(act, "down"); }},
    Row{Verb::bid, "bid", &bid_notation},
    Row{Verb::play_action, "play_action",
        [](const Action& act) { return phrase(name_of(card_in(act)), name_of(static_cast<Company>(act.args[1]))); }},
    Row{Verb::sell, "sell",
        [](const Action& act) { return share_notation(act, "sell") + " x" + std::to_string(act.args[2]); }},
    Row{Verb::show, "show",
        [](const Action& act) {
          return "show " + std::to_string(act.args[0]) + " and " + std::to_string(act.args[1]) + " split";
        }},
    Row{Verb::reveal_pair, "reveal_pair", [](const Action& act) { return "reveal pair " + counted(act.args[0]); }},
    Row{Verb::pass, "pass", [](const Action&) { return std::string("pass"); }},
};

constexpr std::array kModuleRows{
    Row{Verb::place_commerce, "place_commerce", [](const Action& act) { return on_pile(act, "place"); }},
    Row{Verb::place_first_card, "place_first_card",
        [](const Action& act) { return "first-player card on " + counted(act.args[0]); }},
    Row{Verb::give_first_card, "give_first_card",
        [](const Action& act) { return "first-player card to " + std::to_string(act.args[0]); }},
    Row{Verb::sell_short, "sell_short", [](const Action& act) { return share_notation(act, "sell short"); }},
    Row{Verb::buy_bonds, "buy_bonds",
        [](const Action& act) { return "buy " + std::to_string(act.args[0]) + " bonds"; }},
    Row{Verb::keep_investor, "keep_investor", &keep_notation},
    Row{Verb::take_company, "take_company",
        [](const Action& act) { return phrase("take company", name_of(company_in(act))); }},
    Row{Verb::take_forecast, "take_forecast",
        [](const Action& act) { return phrase("take forecast", name_of(forecast_in(act))); }},
    Row{Verb::hide_opening, "hide_opening",
        [](const Action& act) { return "hide " + counted(act.args[0]) + " on " + counted(act.args[1]); }},
    Row{Verb::look_at_pile, "look_at_pile", [](const Action& act) { return "look at pile " + counted(act.args[0]); }},
    Row{Verb::move_card, "move_card",
        [](const Action& act) {
          return "move card " + counted(act.args[1]) + " of " + counted(act.args[0]) + " to " + counted(act.args[2]);
        }},
    Row{Verb::look_at_pair, "look_at_pair", [](const Action& act) { return "look at pair " + counted(act.args[0]); }},
    Row{Verb::raise, "raise", [](const Action& act) { return phrase("raise", name_of(company_in(act))); }},
    Row{Verb::lower, "lower", [](const Action& act) { return phrase("lower", name_of(company_in(act))); }},
    Row{Verb::exchange, "exchange",
        [](const Action& act) {
          return share_notation(act, "exchange") + " for " + std::string(name_of(static_cast<Company>(act.args[2])));
        }},
    Row{Verb::buy_discarded, "buy_discarded",
        [](const Action& act) { return phrase("buy", name_of(company_in(act))); }},
    Row{Verb::name_company, "name_company", [](const Action& act) { return phrase("name", name_of(company_in(act))); }},
    Row{Verb::show_companies, "show_companies", &set_notation},
    Row{Verb::give_money, "give_money", &gift_notation},
    Row{Verb::discard_strategy, "discard_strategy",
        [](const Action& act) { return phrase("discard", name_of(strategy_in(act))); }},
    Row{Verb::play_strategy, "play_strategy",
        [](const Action& act) { return phrase("strategy", name_of(strategy_in(act))); }},
    Row{Verb::give_up, "give_up", [](const Action& act) { return share_notation(act, "give up"); }},
    Row{Verb::take_discarded, "take_discarded",
        [](const Action& act) { return phrase("take", name_of(company_in(act))); }},
    Row{Verb::discard_card, "discard_card", [](const Action& act) { return phrase("discard", name_of(card_in(act))); }},
    Row{Verb::cover, "cover", [](const Action& act) { return "cover pair " + counted(act.args[0]); }},
    Row{Verb::refund, "refund", [](const Action& act) { return "get back bid " + counted(act.args[0]); }},
    Row{Verb::use_power, "use_power", [](const Action& act) { return phrase("use", name_of(investor_in(act))); }},
};

const Row* row_of(Verb verb) {
  for (const std::span<const Row> rows :
       {std::span<const Row>(kChanceRows), std::span<const Row>(kBaseRows), std::span<const Row>(kModuleRows)})
    for (const Row& row : rows)
      if (row.verb == verb) return &row;
  return nullptr;
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

std::string notation(const Action& action) {
  const Row* row = row_of(verb_of(action));
  return row == nullptr ? "?" : row->write(action);
}

std::string_view name_of(Verb verb) {
  const Row* row = row_of(verb);
  return row == nullptr ? "?" : row->name;
}

}  // namespace bell::stockpile
