// Stockpile on the stage: composed rules, a given table, and the points of play one can run to.
#include "plays/stockpile/stage.h"

#include <algorithm>

#include "engine/core/match_of.h"
#include "plays/stockpile/expect.h"
#include "plays/stockpile/given.h"
#include "plays/stockpile/position.h"
#include "plays/stockpile/wording.h"
#include "view/stockpile/vocabulary.h"

namespace bell::plays {
namespace {

using namespace stockpile;

class StockpileStage final : public Stage {
 public:
  explicit StockpileStage(const Rules& rules) : rules_(std::make_shared<const Rules>(rules)), table_(*rules_) {}

  Fault given(Phrase phrase) override {
    is_given_ = true;
    return table_.note(phrase);
  }

  bool move_on(int places) override {
    table_.move_on(places);
    return true;
  }
  Numbered owned() const override { return {rules_->pairs_each, {"pair", "revealed"}}; }
  Outcome<std::unique_ptr<Match>, Problem> open() const override {
    if (!is_given_) return std::unique_ptr<Match>(std::make_unique<MatchOf<Stockpile>>(rules_));
    const auto state = table_.state();
    if (!state) return state.error();
    return std::unique_ptr<Match>(std::make_unique<MatchOf<Stockpile>>(rules_, *state));
  }

  std::vector<Action> written(std::string_view notation, Seat by) const override {
    return read_actions(Vocabulary::verbs(), notation, by);
  }
  // Passes, or bids nothing for a stockpile that nobody wants yet.
  Action usual(const std::vector<Action>& legal) const override {
    if (legal.back() == pass_of(legal.back().by)) return legal.back();
    const auto is_free = [](const Action& act) { return verb_of(act) == Verb::bid && act.args[1] == 0; };
    const auto found = std::find_if(legal.begin(), legal.end(), is_free);
    return found == legal.end() ? legal.front() : *found;
  }

  Fault expect(const Match& match, Phrase phrase) const override {
    return stockpiles::expect_of(*rules_, match, phrase);
  }
  std::string in_words(const AnySeenEvent& event) const override {
    return stockpiles::in_words(std::get<SeenEvent>(event));
  }

  bool is_point(std::string_view point) const override {
    const auto step = stockpile::step_named(point);
    return point == "end of round" || (step && rules_->program.place_of(*step) >= 0);
  }
  bool has_reached(std::string_view point, const Match& start, const Match& now) const override {
    const Board board = stockpiles::view_of(now, Viewer::spectator).board;
    if (point != "end of round") return stockpile::step_named(point) == stockpiles::step_of(*rules_, board);
    return now.turn().is_over() || board.round != stockpiles::view_of(start, Viewer::spectator).board.round;
  }
  std::string position(const Match& match) const override { return stockpiles::position_of(*rules_, match); }

 private:
  std::shared_ptr<const Rules> rules_;
  stockpiles::GivenTable table_;
  bool is_given_ = false;
};

}  // namespace

Outcome<std::unique_ptr<Stage>, CompositionError> stage_with(const Setup& setup, const Components& printed) {
  const auto rules = Stockpile::compose(setup, printed);
  if (!rules) return rules.error();
  return std::unique_ptr<Stage>(std::make_unique<StockpileStage>(*rules));
}

}  // namespace bell::plays
