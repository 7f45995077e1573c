// Making a bot's sight out of the match: the view, the memory and the legal list of its own seat.
#include "table/bot_seat.h"

#include "bots/choose.h"
#include "bots/evaluate.h"
#include "engine/core/match_of.h"
#include "engine/stockpile/rules.h"
#include "engine/stonks/rules.h"
#include "engine/wall_street_1920/rules.h"

namespace bell::table {
namespace {

// Calls `think` with the sight of `seat`, if the match is of this title. Says whether it is.
template <Title T, class Think>
bool with_sight(const Match& match, Seat seat, Think&& think) {
  const auto* typed = dynamic_cast<const MatchOf<T>*>(&match);
  if (typed == nullptr) return false;
  const auto view = std::get<typename T::View>(match.view_for(viewer_of(seat)));
  std::vector<typename T::SeenEvent> memory;
  for (const AnySeenEvent& event : match.told(viewer_of(seat), 0))
    memory.push_back(std::get<typename T::SeenEvent>(event));
  const std::vector<Action> legal = match.legal(seat);
  think(bots::Sight<T>{typed->rules(), view, memory, legal, seat});
  return true;
}

template <Title... Titles>
struct Known {
  template <class Think>
  static void with_any_sight(const Match& match, Seat seat, Think&& think) {
    static_cast<void>((with_sight<Titles>(match, seat, think) || ...));
  }
};
using EveryTitle = Known<stonks::Stonks, stockpile::Stockpile, wall_street_1920::WallStreet1920>;

bots::Player patient(std::string_view bot) {
  bots::Player player = *bots::read_player(bot);
  if (player.budget.limit.count() == 0) player.budget.limit = bots::kPatience;
  return player;
}

}  // namespace

Action ask_bot(std::string_view bot, const Match& match, Seat seat, Rng& rng) {
  Action answer = match.legal(seat).front();
  EveryTitle::with_any_sight(
      match, seat, [&]<class T>(const bots::Sight<T>& sight) { answer = bots::choose<T>(patient(bot), sight, rng); });
  return answer;
}

Action ask_program(external::Bot& program, const Setup& setup, const Match& match, Seat seat) {
  Action answer = match.legal(seat).front();
  EveryTitle::with_any_sight(match, seat, [&]<class T>(const bots::Sight<T>& sight) {
    answer = program.choose(external::question_of<T>(setup, sight)).action;
  });
  return answer;
}

std::vector<Hint> judge_choices(const Match& match, Seat seat, Rng& rng) {
  std::vector<Hint> hints;
  EveryTitle::with_any_sight(match, seat, [&]<class T>(const bots::Sight<T>& sight) {
    for (const bots::Evaluation& each : bots::evaluate<T>(sight, bots::Budget{.limit = bots::kPatience}, rng))
      hints.push_back({each.action, each.win_share});
  });
  return hints;
}

}  // namespace bell::table
