// What is asked, by what may be answered.
#include <algorithm>
#include <array>

#include "tui/stockpile/choices.h"
#include "view/stockpile/actions.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

bool offers(const Moment& moment, Verb verb) {
  return std::any_of(moment.allowed.begin(), moment.allowed.end(),
                     [verb](const Action& act) { return verb_of(act) == verb; });
}

int power(const Moment& moment, Investor investor) {
  return moment.printed().investor_power[static_cast<std::size_t>(investor)];
}

std::string ask(const Moment& moment, std::string_view key, const texts::Args& args = {}) {
  return moment.brush.say("prompt." + std::string(key), args);
}

std::string ask_bid(const Moment& moment) {
  if (moment.board().auction.on_pile[pile_at(0)] != Investor::none) return ask(moment, "bid_investors");
  const bool has_own_values = moment.has(Investor::donald) || moment.has(Investor::barbara);
  return ask(
      moment, has_own_values ? "bid_own_values" : "bid",
      {{"money", moment.brush.money(moment.board().cash[moment.seat()].amount())}, {"arrow", moment.brush.arrow()}});
}

std::string ask_strategy(const Moment& moment) {
  const Strategy card = moment.board().strategies.now.card;
  return ask(moment, "strategy", {{"strategy", moment.brush.name_of(card)}, {"effect", moment.brush.effect_of(card)}});
}

std::string ask_discard(const Moment& moment) {
  constexpr int kDealtBeyondRounds = 3;
  constexpr int kLaidAway = 2;
  const int kept = moment.view.rounds + kDealtBeyondRounds - kLaidAway;
  const int more = moment.board().strategies.hand_size[moment.seat()] - kept;
  return ask(moment, "discard_strategy", {{"number", std::to_string(more)}});
}

std::string ask_show(const Moment& moment) {
  const Dividend& dividend = moment.board().dividend;
  return ask(moment, "show",
             {{"company", moment.brush.name_of(dividend.company)}, {"money", moment.brush.money(dividend.per_share)}});
}

std::string ask_bonds(const Moment& moment) {
  return ask(moment, "buy_bonds",
             {{"money", moment.brush.money(moment.printed().bond_price[moment.view.seats])},
              {"second_money", moment.brush.money(moment.printed().bond_interest)}});
}

std::string ask_commerce(const Moment& moment) {
  return ask(moment, "place_commerce", {{"card", moment.brush.name_of(card_in(moment.allowed.front()))}});
}
std::string ask_investor(const Moment& moment) {
  return ask(moment, moment.brush.game.plays("investor_auction") ? "put_up" : "keep_investor");
}
std::string ask_dividend(const Moment& moment) {
  return ask(moment, "declare", {{"money", moment.brush.money(power(moment, Investor::deborah))}});
}
std::string ask_companies(const Moment& moment) {
  return ask(moment, "show_companies", {{"money", moment.brush.money(power(moment, Investor::ana))}});
}
std::string ask_gift(const Moment& moment) {
  return ask(moment, "give_money", {{"money", moment.brush.money(2 * power(moment, Investor::oprah))}});
}

// By the first verb on offer: a sentence that is always the same, or one that is made.
struct Asked {
  Verb verb;
  std::string_view key;
  std::string (*make)(const Moment&) = nullptr;
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

std::string ask_by_verb(const Moment& moment) {
  const Verb first = verb_of(moment.allowed.front());
  for (const Asked& asked : kAsked)
    if (asked.verb == first) return asked.make != nullptr ? asked.make(moment) : ask(moment, asked.key);
  return ask(moment, offers(moment, Verb::sell_short) ? "sell" : "act");
}

}  // namespace

std::string question_of(const Moment& moment) {
  const bool is_carried_out =
      moment.board().strategies.now.card != Strategy::none && verb_of(moment.allowed.front()) != Verb::show;
  return is_carried_out ? ask_strategy(moment) : ask_by_verb(moment);
}

}  // namespace bell::tui::stockpile_scene
