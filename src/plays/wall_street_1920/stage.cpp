// Implements the stage of 1920 Wall Street: composed rules, a given table, and the points of play.
#include "plays/wall_street_1920/stage.h"

#include "plays/stage_of.h"
#include "plays/wall_street_1920/expect.h"
#include "plays/wall_street_1920/given.h"
#include "plays/wall_street_1920/position.h"
#include "plays/wall_street_1920/wording.h"
#include "view/wall_street_1920/vocabulary.h"

namespace bell::plays {
namespace {

using namespace wall_street_1920;

class WallStreetStage final : public StageOf<WallStreet1920, wall_street::GivenTable> {
 public:
  using StageOf::StageOf;

  Fault expect(const Match& match, Phrase phrase) const override {
    return wall_street::expect_of(rules(), match, phrase);
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
    return wall_street_1920::step_named(point) == wall_street::step_of(rules(), board);
  }
  std::string position(const Match& match) const override { return wall_street::position_of(rules(), match); }
};

}  // namespace

Outcome<std::unique_ptr<Stage>, CompositionError> stage_with(const Setup& setup, const Components& printed) {
  return stage_of<WallStreetStage, WallStreet1920>(setup, printed);
}

}  // namespace bell::plays
