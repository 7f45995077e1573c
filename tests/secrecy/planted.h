// How leaks are planted: a title with one thing wrong, which the leak names in `spoil`.
#pragma once

#include "exam/subject.h"

namespace bell::exam {

// Leaks of views say what they add to an honest one; `project` of facts stays honest.
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

// Leaks of facts say what they add to an honest one; `project` of views stays honest.
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

}  // namespace bell::exam
