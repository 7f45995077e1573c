// Implements the stage of Stonks: composed rules, a given table, and the points of play.
#include "plays/stonks/stage.h"

#include "plays/stage_of.h"
#include "plays/stonks/expect.h"
#include "plays/stonks/given.h"
#include "plays/stonks/position.h"
#include "plays/stonks/wording.h"
#include "view/stonks/vocabulary.h"

namespace bell::plays {
namespace {

using stonks::Board;
using stonks::Stonks;

class StonksStage final : public StageOf<Stonks, GivenTable> {
 public:
  using StageOf::StageOf;

  Fault expect(const Match& match, Phrase phrase) const override { return expect_of_stonks(rules(), match, phrase); }

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
    return stonks::step_named(point) == stonks_step(rules(), board);
  }

  std::string position(const Match& match) const override { return position_of_stonks(rules(), match); }
};

}  // namespace

Outcome<std::unique_ptr<Stage>, CompositionError> stage_with(const Setup& setup, const stonks::Components& printed) {
  return stage_of<StonksStage, Stonks>(setup, printed);
}

}  // namespace bell::plays
