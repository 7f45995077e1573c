// The concept of a title, over which searches, tests and tools are templates.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/composer.h"
#include "engine/core/play.h"
#include "kernel/outcome.h"
#include "kernel/rng.h"
#include "kernel/setup.h"
#include "view/title_sheet.h"

namespace bell {

template <class T>
concept Title = requires(const typename T::Rules& rules, const typename T::State& now, typename T::State& state,
                         const typename T::View& view, std::span<const typename T::SeenEvent> memory,
                         const typename T::Event& event, const Setup& setup, const typename T::Components& printed,
                         Viewer viewer, Seat seat, const Action& act, Rng& rng) {
  requires std::is_trivially_copyable_v<typename T::State>;
  requires std::has_unique_object_representations_v<typename T::State>;
  { T::name } -> std::convertible_to<std::string_view>;
  { T::sheet() } -> std::same_as<TitleSheet>;
  { T::revision } -> std::convertible_to<int>;  // of the rules' behaviour; journals record it
  { T::compose(setup, printed) } -> std::same_as<Outcome<typename T::Rules, CompositionError>>;
  { T::initial(rules) } -> std::same_as<typename T::State>;
  { T::project(rules, now, viewer) } -> std::same_as<typename T::View>;
  { T::project(event, viewer) } -> std::same_as<typename T::SeenEvent>;
  { T::imagine(rules, view, memory, rng) } -> std::same_as<typename T::State>;
  { T::prospect(rules, view, act) } -> std::same_as<typename T::Prospect>;
  { T::broken_invariant(rules, now) } -> std::same_as<const char*>;
  { T::seats(rules) } -> std::same_as<int>;
  { T::score(rules, now, seat) } -> std::same_as<std::int32_t>;  // final, or at the current position
  { T::winners(now) } -> std::same_as<SeatMask>;                 // empty until the match is over
  { T::notation(act) } -> std::same_as<std::string>;
};

}  // namespace bell
