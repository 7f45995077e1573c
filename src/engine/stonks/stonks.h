// Stonks, the public face: everything a search, a table or a test may ask of the game.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/composer.h"
#include "engine/core/program.h"
#include "engine/core/questions.h"
#include "engine/stonks/events.h"
#include "kernel/outcome.h"
#include "kernel/rng.h"
#include "kernel/setup.h"
#include "view/stonks/ids.h"
#include "view/stonks/vocabulary.h"
#include "view/title_sheet.h"

namespace bell::stonks {

struct Rules;
struct State;

struct Stonks {
  using Rules = stonks::Rules;
  using State = stonks::State;
  using Event = stonks::Event;
  using View = stonks::View;
  using SeenEvent = stonks::SeenEvent;
  using Deduced = stonks::Deduced;
  using Prospect = stonks::Prospect;
  using Components = stonks::Components;
  using StepId = stonks::StepId;
  using ModuleId = stonks::ModuleId;
  static constexpr std::string_view name = Vocabulary::name;
  static constexpr int revision = 1;  // of these rules: rises when an old journal could play differently

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

using Engine = Stonks;  // the name under which every title is listed
using Ctx = bell::Ctx<Stonks>;
using StepOps = bell::StepOps<Stonks>;
using Manifest = bell::Manifest<Stonks>;
using Splice = bell::Splice<Stonks>;
using Option = bell::Option<Stonks>;

}  // namespace bell::stonks
