// The stage of a title whose table can be described: its rules, what is given of the table, and the match that follows.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/match_of.h"
#include "plays/stage.h"
#include "view/verb_form.h"

namespace bell::plays {

// `Given` notes what a play says of the title's table. What differs between titles, words and points of play, is left
// to the class that inherits.
template <Title T, class Given>
class StageOf : public Stage {
 public:
  explicit StageOf(const typename T::Rules& rules)
      : rules_(std::make_shared<const typename T::Rules>(rules)), table_(*rules_) {}

  Fault given(Phrase phrase) override {
    is_given_ = true;
    return table_.note(phrase);
  }
  bool move_on(int places) override {
    table_.move_on(places);
    return true;
  }
  Outcome<std::unique_ptr<Match>, Problem> open() const override {
    if (!is_given_) return std::unique_ptr<Match>(std::make_unique<MatchOf<T>>(rules_));
    const auto state = table_.state();
    if (!state) return state.error();
    return std::unique_ptr<Match>(std::make_unique<MatchOf<T>>(rules_, *state));
  }
  std::vector<Action> written(std::string_view notation, Seat by) const override {
    return read_actions(T::verbs(), notation, by);
  }

 protected:
  const typename T::Rules& rules() const { return *rules_; }

 private:
  std::shared_ptr<const typename T::Rules> rules_;
  Given table_;
  bool is_given_ = false;
};

// The stage of a title, its rules composed, or why they can't be.
template <class TitleStage, Title T>
Outcome<std::unique_ptr<Stage>, CompositionError> stage_of(const Setup& setup, const typename T::Components& printed) {
  const auto rules = T::compose(setup, printed);
  if (!rules) return rules.error();
  return std::unique_ptr<Stage>(std::make_unique<TitleStage>(*rules));
}

}  // namespace bell::plays
