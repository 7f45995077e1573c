// How leaks are planted: a title with one thing wrong, which the leak implements in `spoil`.
#pragma once

#include <span>

#include "exam/subject.h"

namespace bell::exam {

// Leaks of views add to an honest one; `project` of facts stays honest.
template <class Leak, class T>
struct LeakyViewOf : Subject<T> {
  using typename Subject<T>::Rules;
  using typename Subject<T>::State;
  using typename Subject<T>::Event;

  static typename T::View project(const Rules& rules, const State& truth, Viewer viewer) {
    typename T::View view = T::project(rules, truth, viewer);
    Leak::spoil(rules, truth, viewer, view);
    return view;
  }
  static typename T::SeenEvent project(const Event& event, Viewer viewer) { return T::project(event, viewer); }
};

// Leaks of facts add to an honest one; `project` of views stays honest.
template <class Leak, class T>
struct LeakyFactOf : Subject<T> {
  using typename Subject<T>::Rules;
  using typename Subject<T>::State;
  using typename Subject<T>::Event;

  static typename T::View project(const Rules& rules, const State& truth, Viewer viewer) {
    return T::project(rules, truth, viewer);
  }
  static typename T::SeenEvent project(const Event& event, Viewer viewer) {
    typename T::SeenEvent seen = T::project(event, viewer);
    Leak::spoil(event, seen);
    return seen;
  }
};

// A subject that behaves like the leak set last. So the checks are compiled once, not for every leak.
template <class T>
struct Accused : Subject<T> {
  using typename Subject<T>::Rules;
  using typename Subject<T>::State;
  using typename Subject<T>::Event;
  using typename Subject<T>::Tell;
  using View = typename T::View;
  using SeenEvent = typename T::SeenEvent;

  template <class S>
  static void is() {
    deeds() = {&S::project, &S::project, &S::legal, &S::refuse, &S::apply, &S::imagine};
  }

  static View project(const Rules& rules, const State& truth, Viewer viewer) {
    return deeds().view(rules, truth, viewer);
  }
  static SeenEvent project(const Event& event, Viewer viewer) { return deeds().fact(event, viewer); }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    deeds().legal(rules, now, who, out);
  }
  static Refusal refuse(const Rules& rules, const State& now, const Action& act) {
    return deeds().refuse(rules, now, act);
  }
  static void apply(const Rules& rules, State& state, const Action& act, const Tell& tell) {
    deeds().apply(rules, state, act, tell);
  }
  static State imagine(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng) {
    return deeds().imagine(rules, view, memory, rng);
  }

 private:
  struct Deeds {
    View (*view)(const Rules&, const State&, Viewer);
    SeenEvent (*fact)(const Event&, Viewer);
    void (*legal)(const Rules&, const State&, Seat, ActionList&);
    Refusal (*refuse)(const Rules&, const State&, const Action&);
    void (*apply)(const Rules&, State&, const Action&, const Tell&);
    State (*imagine)(const Rules&, const View&, std::span<const SeenEvent>, Rng&);
  };
  static Deeds& deeds() {
    static Deeds done{};
    return done;
  }
};

}  // namespace bell::exam
