// 1920 Wall Street on the stage: composed rules, a given table, and the points of play one can run to.
#include "plays/wall_street_1920/stage.h"

#include <utility>

#include "engine/core/match_of.h"
#include "plays/wall_street_1920/expect.h"
#include "plays/wall_street_1920/given.h"
#include "plays/wall_street_1920/position.h"
#include "plays/wall_street_1920/wording.h"
#include "view/wall_street_1920/vocabulary.h"

namespace bell::plays {
namespace {

using namespace wall_street_1920;

class WallStreetStage final : public Stage {
 public:
  explicit WallStreetStage(Rules rules) : rules_(std::make_shared<const Rules>(std::move(rules))), table_(*rules_) {}

  Fault given(Phrase phrase) override {
    is_given_ = true;
    return table_.note(phrase);
  }

  bool move_on(int places) override {
    table_.move_on(places);
    return true;
  }
  Outcome<std::unique_ptr<Match>, Problem> open() const override {
    if (!is_given_) return std::unique_ptr<Match>(std::make_unique<MatchOf<WallStreet1920>>(rules_));
    const auto state = table_.state();
    if (!state) return state.error();
    return std::unique_ptr<Match>(std::make_unique<MatchOf<WallStreet1920>>(rules_, *state));
  }

  std::vector<Action> written(std::string_view notation, Seat by) const override {
    return read_actions(Vocabulary::verbs(), notation, by);
  }

  Fault expect(const Match& match, Phrase phrase) const override {
    return wall_street::expect_of(*rules_, match, phrase);
  }
  std::string in_words(const AnySeenEvent& event) const override {
    return wall_street::in_words(std::get<SeenEvent>(event));
  }

  bool is_point(std::string_view point) const override {
    return point == "end of turn" || wall_street_1920::step_named(point).has_value();
  }
  bool has_reached(std::string_view point, const Match& start, const Match& now) const override {
    const Board then = wall_street::view_of(start, Viewer::spectator).board;
    const Board board = wall_street::view_of(now, Viewer::spectator).board;
    if (point == "end of turn") return board.active != then.active || now.turn().is_over();
    return wall_street_1920::step_named(point) == wall_street::step_of(*rules_, board);
  }
  std::string position(const Match& match) const override { return wall_street::position_of(*rules_, match); }

 private:
  std::shared_ptr<const Rules> rules_;
  wall_street::GivenTable table_;
  bool is_given_ = false;
};

}  // namespace

Outcome<std::unique_ptr<Stage>, CompositionError> stage_with(const Setup& setup, const Components& printed) {
  auto rules = WallStreet1920::compose(setup, printed);
  if (!rules) return rules.error();
  return std::unique_ptr<Stage>(std::make_unique<WallStreetStage>(std::move(*rules)));
}

}  // namespace bell::plays
