// Decides from the public view only, so that the answer itself reveals nothing.
#include "table/undoing.h"

#include <algorithm>
#include <variant>

#include "view/consequence.h"

namespace bell::table {
namespace {

constexpr std::size_t kMostAlternatives = 64;

std::vector<AnySeenEvent> news_of(const Match& after, Viewer viewer, std::size_t from) {
  return after.told(viewer, from);
}

// Views and facts are values of bytes without padding, and hidden values are all equal.
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

bool goes_on(const Turn& before, const Turn& now) {
  if (now.is_over() || now.is_chance()) return false;
  for (const Seat seat : now.seats())
    if (!before.is_for(seat)) return false;
  return true;
}

Openness openness_of(const Match& before, const Match& after, const Action& act) {
  if (after.turn().is_chance()) return Openness::closed;
  const std::size_t from = before.told_so_far();
  const auto public_news = news_of(after, Viewer::spectator, from);
  for (const Seat seat : seats_of(before.seats()))
    if (seat != act.by && news_of(after, viewer_of(seat), from) != public_news) return Openness::closed;
  const bool is_same_step = after.cited() == before.cited();
  const bool is_public = before.is_public(act.by);
  if (!is_public && !is_open_act(before.title(), act))
    return is_same_step && goes_on(before.turn(), after.turn()) && is_secret_choice(before, after, act)
               ? Openness::secret
               : Openness::closed;
  const bool uncovers_nothing = (is_same_step && is_public) || std::ranges::all_of(public_news, is_consequence);
  return uncovers_nothing && news_of(after, viewer_of(act.by), from) == public_news ? Openness::open : Openness::closed;
}

}  // namespace bell::table
