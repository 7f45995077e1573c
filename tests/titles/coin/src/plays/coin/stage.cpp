// Implements the stage of Coin: composed rules, a given score, and the points of play.
#include "plays/coin/stage.h"

#include <utility>

#include "engine/coin/rules.h"
#include "engine/core/match_of.h"
#include "plays/coin/expect.h"

namespace bell::plays {
namespace {

using coin::Coin;

class CoinStage final : public Stage {
 public:
  explicit CoinStage(coin::Rules rules) : rules_(std::make_shared<const coin::Rules>(std::move(rules))) {}

  // "seat 1 points 3": before the first round, nothing else is on the table.
  Fault given(Phrase phrase) override {
    const auto seat = phrase.eat_seat(rules_->seats);
    const bool is_points = phrase.eat("points");
    const auto points = phrase.eat_number();
    if (!seat || !is_points || !points || !phrase.is_done()) return malformed("seat 1 points 3", phrase);
    points_[*seat] = Points(*points);
    return std::nullopt;
  }

  Outcome<std::unique_ptr<Match>, Problem> open() const override {
    coin::State state;
    state.board.points = points_;
    state.cursor().frames.push_back(Frame{});
    return std::unique_ptr<Match>(std::make_unique<MatchOf<Coin>>(rules_, state));
  }

  std::vector<Action> written(std::string_view notation, Seat by) const override {
    return read_actions(coin::Vocabulary::verbs(), notation, by);
  }
  Fault expect(const Match& match, Phrase phrase) const override { return coins::expect_of(match, phrase); }
  std::string in_words(const AnySeenEvent& event) const override {
    return coins::in_words(std::get<coin::SeenEvent>(event));
  }

  bool is_point(std::string_view point) const override {
    return point == "end of round" || coin::step_named(point).has_value();
  }
  bool has_reached(std::string_view point, const Match& start, const Match& now) const override {
    const coin::View view = coins::view_of(now, Viewer::spectator);
    if (point != "end of round") return coin::step_named(point) == view.steps.back();
    return now.turn().is_over() || view.board.round != coins::view_of(start, Viewer::spectator).board.round;
  }
  std::string position(const Match& match) const override { return coins::position_of(match); }

 private:
  std::shared_ptr<const coin::Rules> rules_;
  PerSeat<Points> points_;
};

}  // namespace

Outcome<std::unique_ptr<Stage>, CompositionError> stage_with(const Setup& setup, const coin::Components& printed) {
  auto rules = Coin::compose(setup, printed);
  if (!rules) return rules.error();
  return std::unique_ptr<Stage>(std::make_unique<CoinStage>(std::move(*rules)));
}

}  // namespace bell::plays
