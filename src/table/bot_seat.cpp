// Making a bot's sight out of the match: the view, the memory and the legal list of its own seat.
#include "table/bot_seat.h"

#include "bots/choose.h"
#include "bots/evaluate.h"
#include "engine/visit_match.h"

namespace bell::table {
namespace {

// What `think` makes of the sight of `seat`.
template <class Think>
auto with_sight(const Match& match, Seat seat, Think&& think) {
  return visit_match(match, [&]<class T>(const MatchOf<T>& of_title) {
    const auto view = std::get<typename T::View>(match.view_for(viewer_of(seat)));
    std::vector<typename T::SeenEvent> memory;
    for (const AnySeenEvent& event : match.told(viewer_of(seat), 0))
      memory.push_back(std::get<typename T::SeenEvent>(event));
    const std::vector<Action> legal = match.legal(seat);
    return think(bots::Sight<T>{of_title.rules(), view, memory, legal, seat});
  });
}

bots::Player patient(std::string_view bot) {
  bots::Player player = *bots::read_player(bot);
  if (player.budget.limit.count() == 0) player.budget.limit = bots::kPatience;
  return player;
}

}  // namespace

Action ask_bot(std::string_view bot, const Match& match, Seat seat, Rng& rng) {
  return with_sight(match, seat,
                    [&]<class T>(const bots::Sight<T>& sight) { return bots::choose<T>(patient(bot), sight, rng); });
}

Action ask_program(external::Bot& program, const Setup& setup, const Match& match, Seat seat) {
  return with_sight(match, seat, [&]<class T>(const bots::Sight<T>& sight) {
    return program.choose(external::question_of<T>(setup, sight)).action;
  });
}

std::vector<Hint> judge_choices(const Match& match, Seat seat, Rng& rng) {
  return with_sight(match, seat, [&]<class T>(const bots::Sight<T>& sight) {
    std::vector<Hint> hints;
    for (const bots::Evaluation& each : bots::evaluate<T>(sight, bots::Budget{.limit = bots::kPatience}, rng))
      hints.push_back({each.action, each.win_share});
    return hints;
  });
}

}  // namespace bell::table
