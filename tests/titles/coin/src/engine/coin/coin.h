// Coin, the public face: everything a search, a table or a test may ask of the game.
#pragma once

#include <span>

#include "engine/coin/events.h"
#include "engine/core/composer.h"
#include "engine/core/program.h"
#include "engine/core/public_face.h"
#include "engine/core/questions.h"
#include "kernel/outcome.h"
#include "kernel/rng.h"
#include "kernel/setup.h"
#include "view/coin/vocabulary.h"
#include "view/title_sheet.h"

namespace bell::coin {

struct Rules;
struct State;

struct Coin : PublicFace<Coin, Vocabulary, Rules, State, Event> {
  static constexpr int revision = 1;  // of these rules: rises when an old journal could play differently

  // What can be chosen for a table.
  static TitleSheet sheet();
  // Rules for one table, or why this setup makes no game.
  static Outcome<Rules, CompositionError> compose(const Setup& setup, const Components& printed);

  // What `viewer` has of the truth; what `viewer` is told of a fact.
  static View project(const Rules& rules, const State& truth, Viewer viewer);
  static SeenEvent project(const Event& event, Viewer viewer);
  // What follows from a view, and what a choice of its seat would do; neither knows more than the view.
  static Deduced deduce(const Rules& rules, const View& view);
  static Prospect prospect(const Rules& rules, const View& view, const Action& act);  // precondition: act is legal
  // A state that fits the view and all the viewer was told, every one equally likely.
  static State imagine(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng);

  static std::int32_t score(const Rules& rules, const State& now, Seat seat);  // final, or as it stands
  static const char* broken_invariant(const Rules& rules, const State& now);   // the first untruth, or null
};

using Engine = Coin;  // the name under which every title is listed
using Ctx = bell::Ctx<Coin>;
using StepOps = bell::StepOps<Coin>;
using Manifest = bell::Manifest<Coin>;
using Splice = bell::Splice<Coin>;
using Option = bell::Option<Coin>;

}  // namespace bell::coin
