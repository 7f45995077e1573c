// Implements the stage of Stockpile: composed rules, a given table, and the points of play.
#include "plays/stockpile/stage.h"

#include <algorithm>

#include "plays/stage_of.h"
#include "plays/stockpile/expect.h"
#include "plays/stockpile/given.h"
#include "plays/stockpile/position.h"
#include "plays/stockpile/wording.h"
#include "view/stockpile/vocabulary.h"

namespace bell::plays {
namespace {

using namespace stockpile;

class StockpileStage final : public StageOf<Stockpile, stockpiles::GivenTable> {
 public:
  using StageOf::StageOf;

  Numbered owned() const override { return {rules().pairs_each, {"pair", "revealed"}}; }
  // Passes, or bids nothing for a stockpile that nobody wants yet.
  Action usual(const std::vector<Action>& legal) const override {
    if (legal.back() == pass_of(legal.back().by)) return legal.back();
    const auto is_free = [](const Action& act) { return verb_of(act) == Verb::bid && act.args[1] == 0; };
    const auto found = std::find_if(legal.begin(), legal.end(), is_free);
    return found == legal.end() ? legal.front() : *found;
  }

  Fault expect(const Match& match, Phrase phrase) const override {
    return stockpiles::expect_of(rules(), match, phrase);
  }
  std::string in_words(const AnySeenEvent& event) const override {
    return stockpiles::in_words(std::get<SeenEvent>(event));
  }

  bool is_point(std::string_view point) const override {
    const auto step = stockpile::step_named(point);
    return point == "end of round" || (step && rules().program.place_of(*step) >= 0);
  }
  bool has_reached(std::string_view point, const Match& start, const Match& now) const override {
    const Board board = stockpiles::view_of(now, Viewer::spectator).board;
    if (point != "end of round") return stockpile::step_named(point) == stockpiles::step_of(rules(), board);
    return now.turn().is_over() || board.round != stockpiles::view_of(start, Viewer::spectator).board.round;
  }
  std::string position(const Match& match) const override { return stockpiles::position_of(rules(), match); }
};

}  // namespace

Outcome<std::unique_ptr<Stage>, CompositionError> stage_with(const Setup& setup, const Components& printed) {
  return stage_of<StockpileStage, Stockpile>(setup, printed);
}

}  // namespace bell::plays
