// Words the question, depending on the possible answers.
#include <algorithm>
#include <array>

#include "tui/stockpile/choices.h"
#include "view/stockpile/actions.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

bool offers(const Decision& decision, Verb verb) {
  return std::ranges::any_of(decision.choices, [verb](const Choice& each) { return verb_of(each.action) == verb; });
}
const Prospect& first_prospect(const Decision& decision) { return prospect_of(decision.choices.front()); }

std::string ask(const Decision& decision, std::string_view key, const texts::Args& args = {}) {
  return decision.brush.say("prompt." + std::string(key), args);
}

std::string ask_bid(const Decision& decision) {
  if (first_prospect(decision).starting_cash) return ask(decision, "bid_investors");
  const bool has_own_values = std::ranges::any_of(
      decision.choices, [](const Choice& each) { return prospect_of(each).costs != prospect_of(each).bid; });
  const Money cash = decision.view.board.cash[decision.first().by];
  return ask(decision, has_own_values ? "bid_own_values" : "bid",
             {{"money", decision.brush.money(cash.amount())}, {"arrow", decision.brush.arrow()}});
}

std::string ask_strategy(const Decision& decision) {
  const Strategy card = decision.view.board.strategies.now.card;
  return ask(decision, "strategy",
             {{"strategy", decision.brush.name_of(card)}, {"effect", decision.brush.effect_of(card)}});
}

std::string ask_discard(const Decision& decision) {
  return ask(decision, "discard_strategy", {{"number", std::to_string(first_prospect(decision).to_go.value_or(0))}});
}

std::string ask_show(const Decision& decision) {
  const Dividend& dividend = decision.view.board.dividend;
  return ask(
      decision, "show",
      {{"company", decision.brush.name_of(dividend.company)}, {"money", decision.brush.money(dividend.per_share)}});
}

// The first choice is one bond.
std::string ask_bonds(const Decision& decision) {
  const Prospect& one = first_prospect(decision);
  return ask(decision, "buy_bonds",
             {{"money", decision.brush.money(one.each.value_or(0))},
              {"second_money", decision.brush.money(one.interest.value_or(0))}});
}

std::string ask_commerce(const Decision& decision) {
  return ask(decision, "place_commerce", {{"card", decision.brush.name_of(card_in(decision.first()))}});
}
// An investor's starting cash is certain.
std::string ask_investor(const Decision& decision) {
  return ask(decision, first_prospect(decision).starting_cash ? "keep_investor" : "put_up");
}
std::string ask_dividend(const Decision& decision) {
  return ask(decision, "declare", {{"money", decision.brush.money(first_prospect(decision).dividend.value_or(0))}});
}
std::string ask_companies(const Decision& decision) {
  return ask(decision, "show_companies", {{"money", decision.brush.money(first_prospect(decision).each.value_or(0))}});
}
std::string ask_gift(const Decision& decision) {
  return ask(decision, "give_money", {{"money", decision.brush.money(first_prospect(decision).costs.value_or(0))}});
}

// By the first verb on offer: a fixed sentence, or one that is built.
struct Asked {
  Verb verb;
  std::string_view key;
  std::string (*make)(const Decision&) = nullptr;
};
constexpr std::array kAsked{
    Asked{Verb::place_face_up, "place"},
    Asked{Verb::place_face_down, "place_second"},
    Asked{Verb::place_commerce, "", &ask_commerce},
    Asked{Verb::place_first_card, "place_first_card"},
    Asked{Verb::give_first_card, "give_first_card"},
    Asked{Verb::bid, "", &ask_bid},
    Asked{Verb::sell, "sell"},
    Asked{Verb::show, "", &ask_show},
    Asked{Verb::reveal_pair, "reveal_pair"},
    Asked{Verb::buy_bonds, "", &ask_bonds},
    Asked{Verb::keep_investor, "", &ask_investor},
    Asked{Verb::take_company, "take"},
    Asked{Verb::hide_opening, "hide_opening"},
    Asked{Verb::look_at_pile, "before_demand"},
    Asked{Verb::move_card, "before_demand"},
    Asked{Verb::look_at_pair, "look_at_pair"},
    Asked{Verb::buy_discarded, "buy_discarded"},
    Asked{Verb::name_company, "", &ask_dividend},
    Asked{Verb::show_companies, "", &ask_companies},
    Asked{Verb::give_money, "", &ask_gift},
    Asked{Verb::discard_strategy, "", &ask_discard},
    Asked{Verb::use_power, "use_power"},
};

std::string ask_by_verb(const Decision& decision) {
  const Verb first = verb_of(decision.first());
  for (const Asked& asked : kAsked)
    if (asked.verb == first) return asked.make != nullptr ? asked.make(decision) : ask(decision, asked.key);
  return ask(decision, offers(decision, Verb::sell_short) ? "sell" : "act");
}

}  // namespace

std::string question_of(const Decision& decision) {
  const bool is_carried_out =
      decision.view.board.strategies.now.card != Strategy::none && verb_of(decision.first()) != Verb::show;
  return is_carried_out ? ask_strategy(decision) : ask_by_verb(decision);
}

}  // namespace bell::tui::stockpile_scene
