// The public interface of Coin: everything a search, a table or a test may ask of the game.
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
  static constexpr int revision = 1;  // of these rules; raise it when an old journal could play differently

  // What can be chosen for a table.
  static TitleSheet sheet();
  // Rules for one table, or why this setup is invalid.
  static Outcome<Rules, CompositionError> compose(const Setup& setup, const Components& printed);

  // The truth as `viewer` sees it; a fact as `viewer` is told it.
  static View project(const Rules& rules, const State& truth, Viewer viewer);
  static SeenEvent project(const Event& event, Viewer viewer);
  // What follows from a view, and the effects of a choice of its seat; neither uses more than the view.
  static Deduced deduce(const Rules& rules, const View& view);
  static Prospect prospect(const Rules& rules, const View& view, const Action& act);  // precondition: act is legal
  // A state consistent with the view and everything the viewer was told; all such states are equally likely.
  static State imagine(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng);

  static std::int32_t score(const Rules& rules, const State& now, Seat seat);  // final, or at the current position
  static const char* broken_invariant(const Rules& rules, const State& now);   // the name of the first one, or null
};

using Engine = Coin;  // the name under which every title is listed
using Ctx = bell::Ctx<Coin>;
using StepOps = bell::StepOps<Coin>;
using Manifest = bell::Manifest<Coin>;
using Splice = bell::Splice<Coin>;
using Option = bell::Option<Coin>;

}  // namespace bell::coin
