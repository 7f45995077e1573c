// Coin, the public face: everything a search, a table or a test may ask of the game.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/coin/events.h"
#include "engine/core/composer.h"
#include "engine/core/program.h"
#include "engine/core/questions.h"
#include "kernel/outcome.h"
#include "kernel/rng.h"
#include "kernel/setup.h"
#include "view/coin/vocabulary.h"
#include "view/title_sheet.h"

namespace bell::coin {

struct Rules;
struct State;

struct Coin {
  using Rules = coin::Rules;
  using State = coin::State;
  using Event = coin::Event;
  using View = coin::View;
  using SeenEvent = coin::SeenEvent;
  using Deduced = coin::Deduced;
  using Prospect = coin::Prospect;
  using Components = coin::Components;
  using StepId = coin::StepId;
  using ModuleId = coin::ModuleId;
  static constexpr std::string_view name = Vocabulary::name;
  static constexpr int revision = 1;  // of the rules' behaviour; journals name theirs

  // What can be chosen for a table.
  static TitleSheet sheet();
  // Rules for one table, or why this order form fits none; and a match at its first turn.
  static Outcome<Rules, CompositionError> compose(const Setup& setup, const Components& printed);
  static State initial(const Rules& rules, const Narrator<Event>& tell = {});

  // What `viewer` has of the truth; what `viewer` is told of a fact.
  static View project(const Rules& rules, const State& truth, Viewer viewer);
  static SeenEvent project(const Event& event, Viewer viewer);
  // What follows from a view, and what a choice of its seat would do; neither knows more than the view.
  static Deduced deduce(const Rules& rules, const View& view);
  static Prospect prospect(const Rules& rules, const View& view, const Action& act);  // precondition: act is legal
  // A state that fits the view and all the viewer was told, every one equally likely.
  static State imagine(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng);

  static int seats(const Rules& rules);
  static std::int32_t score(const Rules& rules, const State& now, Seat seat);  // final, or as it stands
  static SeatMask winners(const State& now);                                   // empty while play goes on
  static const char* broken_invariant(const Rules& rules, const State& now);   // the first untruth, or null
  static std::string notation(const Action& act);
};

using Engine = Coin;  // the name under which every title is listed
using Ctx = bell::Ctx<Coin>;
using StepOps = bell::StepOps<Coin>;
using Manifest = bell::Manifest<Coin>;
using Splice = bell::Splice<Coin>;
using Option = bell::Option<Coin>;

}  // namespace bell::coin
