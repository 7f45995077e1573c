// Only the public view decides, so the answer itself gives nothing away.
#include "table/undoing.h"

#include <algorithm>
#include <variant>

namespace bell::table {
namespace {

constexpr std::size_t kMostAlternatives = 64;

std::vector<AnySeenEvent> news_of(const Match& after, Viewer viewer, std::size_t from) {
  return after.told(viewer, from);
}

// Views and facts are values of bytes without padding; hidden values are all alike.
bool looks_alike(const Match& one, const Match& other, std::size_t from) {
  return one.view_for(Viewer::spectator) == other.view_for(Viewer::spectator) &&
         news_of(one, Viewer::spectator, from) == news_of(other, Viewer::spectator, from);
}

bool is_secret_choice(const Match& before, const Match& after, const Action& act) {
  const std::vector<Action> alternatives = before.legal(act.by);
  if (alternatives.size() > kMostAlternatives) return false;
  return std::ranges::all_of(alternatives, [&](const Action& other) {
    if (other == act) return true;
    const auto instead = before.clone();
    instead->apply_assuming_legal(other);
    return looks_alike(*instead, after, before.told_so_far());
  });
}

}  // namespace

bool is_open(const Match& before, const Match& after, const Action& act) {
  if (after.cited() != before.cited() || after.turn().is_chance()) return false;
  const std::size_t from = before.told_so_far();
  const auto public_news = news_of(after, Viewer::spectator, from);
  for (const Seat seat : seats_of(before.seats()))
    if (seat != act.by && news_of(after, viewer_of(seat), from) != public_news) return false;
  if (before.is_public(act.by)) return news_of(after, viewer_of(act.by), from) == public_news;
  return is_secret_choice(before, after, act);
}

}  // namespace bell::table
