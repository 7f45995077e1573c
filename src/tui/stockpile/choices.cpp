// Lists of choices: most actions stand as they are, dividends and sets of companies are folded.
#include "tui/stockpile/choices.h"

#include <algorithm>
#include <utility>

#include "view/stockpile/actions.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

MenuItem fold(const Brush& brush, std::vector<MenuItem> more) {
  return {.label = brush.say("choice.show_fewer"), .action = std::nullopt, .more = std::move(more)};
}

// The most first, nothing second, everything between behind a fold.
std::vector<MenuItem> most_or_nothing(const Moment& moment) {
  constexpr std::size_t kFew = 4;
  std::vector<MenuItem> all;
  for (const Action& act : moment.allowed) all.push_back(choice_of(moment, act));
  std::reverse(all.begin(), all.end());
  if (all.size() <= kFew) return all;
  std::vector<MenuItem> between(all.begin() + 1, all.end() - 1);
  return {all.front(), all.back(), fold(moment.brush, std::move(between))};
}

// Larger sets before smaller ones, so that the last in the list, all of them, stays the most.
std::vector<MenuItem> sets_of_companies(const Moment& moment) {
  std::vector<Action> sets(moment.allowed.begin(), moment.allowed.end());
  std::sort(sets.begin(), sets.end(), [](const Action& one, const Action& other) {
    return std::pair(CompanySet(one.args[0]).size(), one.args[0]) <
           std::pair(CompanySet(other.args[0]).size(), other.args[0]);
  });
  return most_or_nothing({moment.brush, moment.view, sets});
}

// With both meeples off the board either may bid; it makes no difference, so one is offered. The other can be typed.
bool is_twin(const Moment& moment, const Action& act) {
  constexpr std::size_t kMeeple = 2;
  if (verb_of(act) != Verb::bid || act.args[kMeeple] == 0) return false;
  const Action twin = bid_of(act.by, pile_in(act), act.args[1], 0);
  return std::find(moment.allowed.begin(), moment.allowed.end(), twin) != moment.allowed.end();
}

}  // namespace

bool Moment::has(Investor investor) const {
  const auto& of = view.board.people.of[seat()];
  return std::find(of.begin(), of.end(), investor) != of.end();
}

Menu menu_of(const Moment& moment) {
  Menu menu{.question = question_of(moment), .choices = {}};
  const Verb first = verb_of(moment.allowed.front());
  if (first == Verb::show) menu.choices = most_or_nothing(moment);
  if (first == Verb::show_companies) menu.choices = sets_of_companies(moment);
  if (!menu.choices.empty()) return menu;
  menu.together = first == Verb::sell;
  for (const Action& act : moment.allowed)
    if (!is_twin(moment, act)) menu.choices.push_back(choice_of(moment, act));
  return menu;
}

std::string moved(const Brush& brush, const View& view, Company company, int spaces) {
  const Ladder& ladder = brush.game.ladder(company);
  const int to = view.board.place[company] + spaces;
  const std::string name = brush.name_of(company);
  if (to < 0) return name + ' ' + brush.say("choice.bankrupt");
  if (to >= ladder.spaces) return name + ' ' + brush.say("choice.splits");
  return brush.say("choice.moves", {{"company", name},
                                    {"from", std::to_string(view.board.value[company])},
                                    {"arrow", brush.arrow()},
                                    {"to", std::to_string(ladder.values[static_cast<std::size_t>(to)])}});
}

std::string cards_shown(const Brush& brush, int regular, int split) {
  const texts::Args args{{"regular", std::to_string(regular)}, {"split", std::to_string(split)}};
  if (split == 0) return std::to_string(regular);
  return brush.say(regular == 0 ? "choice.cards_split" : "choice.cards_both", args);
}

int cost_of_bid(const Moment& moment, int space) {
  const auto paid = static_cast<std::size_t>(moment.has(Investor::donald) ? std::max(0, space - 1) : space);
  return moment.has(Investor::barbara) ? moment.printed().barbara[paid] : moment.printed().bids[paid];
}

int spaces_moved(const Moment& moment) {
  const Strategy card = moment.board().strategies.now.card;
  const auto at = static_cast<std::size_t>(card);
  if (card == Strategy::stock_buyback) return moment.printed().strategy_times[at];
  if (card != Strategy::none) return moment.printed().strategy_gain[at];
  return moment.printed().investor_power[static_cast<std::size_t>(Investor::cramer)];
}

}  // namespace bell::tui::stockpile_scene
