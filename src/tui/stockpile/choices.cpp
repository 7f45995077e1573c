// Lists choices: most actions as they are; dividends and sets of companies are folded.
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

// The maximum first, nothing second, everything between in a fold.
std::vector<MenuItem> most_or_nothing(const Decision& decision) {
  constexpr std::size_t kFew = 4;
  std::vector<MenuItem> all;
  for (const Choice& choice : decision.choices) all.push_back(item_of(decision, choice));
  std::reverse(all.begin(), all.end());
  if (all.size() <= kFew) return all;
  std::vector<MenuItem> between(all.begin() + 1, all.end() - 1);
  return {all.front(), all.back(), fold(decision.brush, std::move(between))};
}

// All and none first; the others by the number of companies.
std::vector<MenuItem> sets_of_companies(const Decision& decision) {
  std::vector<Choice> sets(decision.choices.begin(), decision.choices.end());
  const auto size_of = [](const Choice& choice) { return CompanySet(choice.action.args[0]).size(); };
  std::ranges::stable_sort(sets, {}, size_of);
  const Decision sorted{decision.brush, decision.view, sets};
  std::vector<MenuItem> menu = most_or_nothing(sorted);
  if (menu.back().more.empty()) return menu;
  menu.pop_back();
  for (auto from = sets.rbegin() + 1; from != sets.rend() - 1;) {
    const int size = size_of(*from);
    MenuItem fold{.label = decision.brush.say("choice.show_number", {{"number", std::to_string(size)}}),
                  .action = std::nullopt,
                  .more = {}};
    for (; from != sets.rend() - 1 && size_of(*from) == size; ++from) fold.more.push_back(item_of(sorted, *from));
    menu.push_back(std::move(fold));
  }
  return menu;
}

// With both meeples off the board either may bid, which makes no difference, so one is offered. The other can be typed.
bool is_twin(const Decision& decision, const Action& act) {
  constexpr std::size_t kMeeple = 2;
  if (verb_of(act) != Verb::bid || act.args[kMeeple] == 0) return false;
  const Action twin = bid_of(act.by, pile_in(act), act.args[1], 0);
  return std::ranges::find(decision.choices, twin, &Choice::action) != decision.choices.end();
}

}  // namespace

std::vector<MenuItem> items_of(const Decision& decision) {
  const Verb first = verb_of(decision.first());
  if (first == Verb::show) return most_or_nothing(decision);
  if (first == Verb::show_companies) return sets_of_companies(decision);
  std::vector<MenuItem> all;
  for (const Choice& choice : decision.choices)
    if (!is_twin(decision, choice.action)) all.push_back(item_of(decision, choice));
  return all;
}

Menu menu_of(const Brush& brush, const View& view, std::span<const Choice> choices) {
  const Decision decision{brush, view, choices};
  return {.question = question_of(decision),
          .choices = items_of(decision),
          .together = verb_of(decision.first()) == Verb::sell};
}

}  // namespace bell::tui::stockpile_scene
