// Making a bot's sight out of the match: the view, the memory and the legal list of its own seat.
#include "table/bot_seat.h"

#include "bots/choose.h"
#include "engine/core/match_of.h"
#include "engine/stockpile/rules.h"
#include "engine/stonks/rules.h"

namespace bell::table {
namespace {

template <Title T>
bool ask(std::string_view bot, const Match& match, Seat seat, Rng& rng, Action& answer) {
  const auto* typed = dynamic_cast<const MatchOf<T>*>(&match);
  if (typed == nullptr) return false;
  const auto view = std::get<typename T::View>(match.view_for(viewer_of(seat)));
  std::vector<typename T::SeenEvent> memory;
  for (const AnySeenEvent& event : match.told(viewer_of(seat), 0))
    memory.push_back(std::get<typename T::SeenEvent>(event));
  const std::vector<Action> legal = match.legal(seat);
  answer = bots::choose<T>(bot, bots::Sight<T>{typed->rules(), view, memory, legal, seat}, rng);
  return true;
}

template <Title... Titles>
Action ask_any(std::string_view bot, const Match& match, Seat seat, Rng& rng) {
  Action answer = match.legal(seat).front();
  static_cast<void>((ask<Titles>(bot, match, seat, rng, answer) || ...));
  return answer;
}

}  // namespace

Action ask_bot(std::string_view bot, const Match& match, Seat seat, Rng& rng) {
  return ask_any<stonks::Stonks, stockpile::Stockpile>(bot, match, seat, rng);
}

}  // namespace bell::table
