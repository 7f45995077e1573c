// 1920 Wall Street on the stage: composed rules, a given table, and the points of play one can run to.
#include "plays/wall_street_1920/stage.h"

#include <utility>

#include "engine/core/match_of.h"
#include "plays/wall_street_1920/expect.h"
#include "plays/wall_street_1920/given.h"
#include "plays/wall_street_1920/position.h"
#include "plays/wall_street_1920/wording.h"
#include "view/wall_street_1920/actions.h"

namespace bell::plays {
namespace {

using namespace wall_street_1920;

void add_with_card(Card card, Seat by, std::vector<Action>& all) {
  for (const Verb verb : {Verb::turn_up, Verb::sell, Verb::keep, Verb::offer, Verb::give_back})
    all.push_back(with_card(verb, by, card));
  for (const Pile pile : kAllPiles) all.push_back(discard_of(by, card, pile));
  for (const Company company : kAllCompanies) all.push_back(show_of(by, card, company));
}

void add_with_place(int place, Seat by, std::vector<Action>& all) {
  for (const Verb verb : {Verb::place_pawn, Verb::lay_option, Verb::move}) all.push_back(with_place(verb, by, place));
}

void add_luck(const Rules& rules, std::vector<Action>& all) {
  for (int place = 1; place < rules.places; ++place)
    for (int card = 1; card <= kCards; ++card) all.push_back(lay_at(place, static_cast<Card>(card)));
  for (const Seat seat : seats_of(rules.seats)) {
    all.push_back(with_seat(Verb::choose_start, kChance, seat));
    for (int back = 1; back <= kBacks; ++back) all.push_back(capital_to(seat, static_cast<Back>(back)));
  }
  for (int magnate = 1; magnate <= kCompanies; ++magnate) {
    for (int side = 0; side < 2; ++side) all.push_back(action_of(Verb::turn_magnate, kChance, magnate, side));
    for (int company = 0; company < kCompanies; ++company)
      all.push_back(action_of(Verb::lay_magnate, kChance, company, magnate));
  }
}

class WallStreetStage final : public Stage {
 public:
  explicit WallStreetStage(Rules rules) : rules_(std::make_shared<const Rules>(std::move(rules))), table_(*rules_) {}

  Fault given(Phrase phrase) override {
    is_given_ = true;
    return table_.note(phrase);
  }

  Outcome<std::unique_ptr<Match>, Problem> open() const override {
    if (!is_given_) return std::unique_ptr<Match>(std::make_unique<MatchOf<WallStreet1920>>(rules_));
    const auto state = table_.state();
    if (!state) return state.error();
    return std::unique_ptr<Match>(std::make_unique<MatchOf<WallStreet1920>>(rules_, *state));
  }

  std::vector<Action> written(std::string_view notation, Seat by) const override {
    std::vector<Action> all;
    for (const Verb verb : {Verb::flip, Verb::raise_capital, Verb::redeem, Verb::decline, Verb::end_turn})
      all.push_back(action_of(verb, by));
    for (int card = 1; card <= kCards; ++card) add_with_card(static_cast<Card>(card), by, all);
    for (int place = 0; place <= kMaxPlaces + 1; ++place) add_with_place(place, by, all);
    for (const Company company : kAllCompanies) all.push_back(with_company(Verb::choose_company, by, company));
    for (const Pile pile : kAllPiles) all.push_back(with_pile(Verb::take_discard, by, pile));
    for (const Seat seat : seats_of(rules_->seats))
      for (const Verb verb : {Verb::swap, Verb::give_magnate}) all.push_back(with_seat(verb, by, seat));
    if (by == kChance) add_luck(*rules_, all);
    std::erase_if(all, [&](const Action& act) { return wall_street_1920::notation(act) != notation; });
    return all;
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
