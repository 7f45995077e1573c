// One copy per change, however many entries it has.
#include "table/draft.h"

#include <algorithm>
#include <utility>

namespace bell::table {

Draft::Draft(const Course& from, const Dealer& dealer, Timestamp now)
    : course_(from.clone()), dealer_(&dealer), now_(std::max(now, from.at())), number_(from.change() + 1) {}

void Draft::act(const Action& act, std::uint32_t decision, std::uint64_t id) {
  journal::Entry how = circumstances();
  how.decision = decision;
  how.id = id;
  add(course_.act(act, std::move(how)));
}

void Draft::obey(const journal::Command& command, Seat by, std::uint64_t id) {
  journal::Entry how = circumstances();
  how.by = by;
  how.id = id;
  add(course_.obey(command, std::move(how)));
}

void Draft::go_on() {
  while (const auto action = next_unasked()) add(course_.act(*action, circumstances()));
}

std::optional<Action> Draft::next_unasked() const {
  const Match& match = course_.match();
  if (match.turn().is_chance()) return match.outcome(dealer_->draw(match.chance_key(), match.outcomes()));
  for (const Seat seat : match.turn().seats())
    if (match.is_forced(seat)) return match.legal(seat).front();
  return std::nullopt;
}

journal::Entry Draft::circumstances() const { return {.change = number_, .action = {}, .at = now_}; }

void Draft::add(journal::Entry entry) {
  change_.entries.push_back(std::move(entry));
  change_.is_last = course_.match().turn().is_over();
}

}  // namespace bell::table
