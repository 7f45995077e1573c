// A title as the exam uses it: its own functions and the common operations, all in one type. A planted leak is a
// subject that inherits an honest one and gets one thing wrong.
#pragma once

#include "engine/core/title.h"
#include "kernel/hash.h"

namespace bell::exam {

template <Title T>
struct Subject : T {
  using Rules = typename T::Rules;
  using State = typename T::State;
  using Event = typename T::Event;
  using Tell = Narrator<Event>;

  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    bell::legal<T>(rules, now, who, out);
  }
  static Refusal refuse(const Rules& rules, const State& now, const Action& act) {
    return bell::refuse<T>(rules, now, act);
  }
  static bool choices_are_public(const Rules& rules, const State& now, Seat who) {
    return bell::choices_are_public<T>(rules, now, who);
  }
  static void apply(const Rules& rules, State& state, const Action& act, const Tell& tell) {
    bell::apply_assuming_legal<T>(rules, state, act, tell);
  }
  static void chances(const Rules& rules, const State& now, ChanceList& out) { bell::chances<T>(rules, now, out); }
  static std::uint32_t outcomes(const Rules& rules, const State& now) { return bell::outcomes<T>(rules, now); }
  static Action outcome(const Rules& rules, const State& now, std::uint32_t n) {
    return bell::outcome<T>(rules, now, n);
  }
  static ChanceKey chance_key(const Rules& rules, const State& now) { return bell::chance_key<T>(rules, now); }
};

template <class T>
bool same_bytes(const T& a, const T& b) {
  static_assert(std::has_unique_object_representations_v<T>, "padding would hide in it");
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

// The legal actions of `who`; nothing if it is not their turn. Not inlined, because GCC 12 then mistakes the list's
// memory for another and warns of freeing what was never allocated.
template <class S>
[[gnu::noinline]] std::vector<Action> choices(const typename S::Rules& rules, const typename S::State& now, Seat who) {
  if (!now.cursor().turn.is_for(who)) return {};
  ActionList list;
  S::legal(rules, now, who, list);
  return {list.begin(), list.end()};
}

inline std::vector<Viewer> viewers_of(int seats) {
  std::vector<Viewer> viewers{Viewer::spectator};
  for (const Seat seat : seats_of(seats)) viewers.push_back(viewer_of(seat));
  return viewers;
}

inline std::string name_of(Viewer viewer) {
  return is_seat(viewer) ? "seat " + std::to_string(static_cast<int>(viewer)) : "the public";
}

}  // namespace bell::exam
