// 1920 Wall Street, the public face: everything a search, a table or a test may ask of the game.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/composer.h"
#include "engine/core/program.h"
#include "engine/core/questions.h"
#include "engine/wall_street_1920/events.h"
#include "kernel/outcome.h"
#include "kernel/rng.h"
#include "kernel/setup.h"
#include "view/title_sheet.h"
#include "view/wall_street_1920/ids.h"
#include "view/wall_street_1920/vocabulary.h"

namespace bell::wall_street_1920 {

struct Rules;
struct State;

struct WallStreet1920 {
  using Rules = wall_street_1920::Rules;
  using State = wall_street_1920::State;
  using Event = wall_street_1920::Event;
  using View = wall_street_1920::View;
  using SeenEvent = wall_street_1920::SeenEvent;
  using Components = wall_street_1920::Components;
  using Deduced = wall_street_1920::Deduced;
  using Prospect = wall_street_1920::Prospect;
  using StepId = wall_street_1920::StepId;
  using ModuleId = wall_street_1920::ModuleId;
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

using Engine = WallStreet1920;  // the name under which every title is listed
using Ctx = bell::Ctx<WallStreet1920>;
using StepOps = bell::StepOps<WallStreet1920>;
using Manifest = bell::Manifest<WallStreet1920>;
using Splice = bell::Splice<WallStreet1920>;
using Option = bell::Option<WallStreet1920>;

}  // namespace bell::wall_street_1920
