// Stonks on the stage: composed rules, a given table, and the points of play one can run to.
#include "plays/stonks/stage.h"

#include <utility>

#include "engine/core/match_of.h"
#include "plays/stonks/expect.h"
#include "plays/stonks/given.h"
#include "plays/stonks/position.h"
#include "plays/stonks/wording.h"
#include "view/stonks/vocabulary.h"

namespace bell::plays {
namespace {

using stonks::Board;
using stonks::Stonks;

class StonksStage final : public Stage {
 public:
  explicit StonksStage(stonks::Rules rules)
      : rules_(std::make_shared<const stonks::Rules>(std::move(rules))), table_(*rules_) {}

  Fault given(Phrase phrase) override {
    is_given_ = true;
    return table_.note(phrase);
  }

  bool move_on(int places) override {
    table_.move_on(places);
    return true;
  }
  Outcome<std::unique_ptr<Match>, Problem> open() const override {
    if (!is_given_) return std::unique_ptr<Match>(std::make_unique<MatchOf<Stonks>>(rules_));
    const auto state = table_.state();
    if (!state) return state.error();
    return std::unique_ptr<Match>(std::make_unique<MatchOf<Stonks>>(rules_, *state));
  }

  std::vector<Action> written(std::string_view notation, Seat by) const override {
    return read_actions(stonks::Vocabulary::verbs(), notation, by);
  }

  Fault expect(const Match& match, Phrase phrase) const override { return expect_of_stonks(*rules_, match, phrase); }

  std::string in_words(const AnySeenEvent& event) const override {
    return plays::in_words(std::get<stonks::SeenEvent>(event));
  }

  bool is_point(std::string_view point) const override {
    return point == "end of trick" || point == "end of round" || stonks::step_named(point).has_value();
  }

  bool has_reached(std::string_view point, const Match& start, const Match& now) const override {
    const Board then = stonks_view(start, Viewer::spectator).board;
    const Board board = stonks_view(now, Viewer::spectator).board;
    const bool in_another_round = board.round != then.round || now.turn().is_over();
    if (point == "end of round") return in_another_round;
    if (point == "end of trick") return in_another_round || board.tricks_left != then.tricks_left;
    return stonks::step_named(point) == stonks_step(*rules_, board);
  }

  std::string position(const Match& match) const override { return position_of_stonks(*rules_, match); }

 private:
  std::shared_ptr<const stonks::Rules> rules_;
  GivenTable table_;
  bool is_given_ = false;
};

}  // namespace

Outcome<std::unique_ptr<Stage>, CompositionError> stage_with(const Setup& setup, const stonks::Components& printed) {
  auto rules = Stonks::compose(setup, printed);
  if (!rules) return rules.error();
  return std::unique_ptr<Stage>(std::make_unique<StonksStage>(std::move(*rules)));
}

}  // namespace bell::plays
