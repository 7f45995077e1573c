// The rules as a program: a list of steps, windows that steps may open, and the interpreter that runs them.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/core/step.h"

namespace bell {

// Immutable after composition. The sequence comes first; windows come after it and run only when called.
template <class G>
class Program {
 public:
  using StepId = typename G::StepId;
  static constexpr int kMaxSteps = 64;

  const StepOps<G>& operator[](int at) const { return steps_[static_cast<std::size_t>(at)]; }
  int size() const { return size_; }
  int sequence() const { return sequence_; }
  bool is_window(int at) const { return at >= sequence_; }
  // The index of a step, or -1. For the composer; a finished program uses indexes.
  int find(StepId id) const {
    for (int at = 0; at < size_; ++at)
      if (steps_[static_cast<std::size_t>(at)].id == id) return at;
    return -1;
  }
  int place_of(StepId id) const { return place_[static_cast<std::size_t>(id)]; }
  int again_of(int at) const { return place_of((*this)[at].again_from); }

  // For the composer: inserts into the sequence (windows move up), appends a window, and finally resolves ids to
  // indexes.
  void insert(int at, const StepOps<G>& step) {
    assert(size_ < kMaxSteps && at <= sequence_);
    for (int i = size_; i > at; --i) steps_[static_cast<std::size_t>(i)] = steps_[static_cast<std::size_t>(i - 1)];
    steps_[static_cast<std::size_t>(at)] = step;
    ++size_;
    ++sequence_;
  }
  void replace(int at, const StepOps<G>& step) { steps_[static_cast<std::size_t>(at)] = step; }
  void append_window(const StepOps<G>& step) {
    assert(size_ < kMaxSteps);
    steps_[static_cast<std::size_t>(size_++)] = step;
  }
  void resolve() {
    for (std::size_t id = 0; id < place_.size(); ++id) place_[id] = static_cast<std::int8_t>(find(StepId(id)));
  }

 private:
  std::array<StepOps<G>, kMaxSteps> steps_{};
  std::array<std::int8_t, 256> place_{};  // by StepId
  std::uint8_t size_ = 0;
  std::uint8_t sequence_ = 0;
};

inline Frame& top(Cursor& cursor) { return cursor.frames.back(); }
inline const Frame& top(const Cursor& cursor) { return cursor.frames.back(); }

// Opens a window: the calling step resumes, by its `enter`, when the window is done.
template <class G>
void call(Ctx<G>& ctx, typename G::StepId window, Seat actor) {
  const int at = ctx.rules.program.place_of(window);
  assert(at >= 0 && ctx.rules.program.is_window(at));
  ctx.state.cursor().frames.push_back(Frame{static_cast<std::uint8_t>(at), 0, actor});
}

// `enter` of a window that asks its actor one question. Its `apply` sets the beat, so that it is not asked again.
template <class G>
Progress ask_once(Ctx<G>& ctx) {
  const Frame& frame = top(ctx.state.cursor());
  if (frame.beat > 0) return Progress::done;
  ctx.state.cursor().turn = Turn::of(frame.actor);
  return Progress::stay;
}

template <class G>
const StepOps<G>& current(const typename G::Rules& rules, const typename G::State& state) {
  return rules.program[top(state.cursor()).step];
}

// The steps in progress by name: each but the last has called the next as a window and waits for it.
template <class G>
FixedVec<typename G::StepId, 4> steps_under_way(const typename G::Rules& rules, const Cursor& cursor) {
  FixedVec<typename G::StepId, 4> steps;
  for (const Frame& frame : cursor.frames) steps.push_back(rules.program[frame.step].id);
  return steps;
}

// The whole interpreter. Everything else in the engine is a rule.
template <class G>
void settle(Ctx<G>& ctx) {
  Cursor& cursor = ctx.state.cursor();
  for (;;) {
    const int at = top(cursor).step;
    switch (ctx.rules.program[at].enter(ctx)) {
      case Progress::stay:
        return;
      case Progress::opened:
        break;
      case Progress::done:
        if (ctx.rules.program.is_window(at))
          cursor.frames.pop_back();
        else
          top(cursor) = Frame{static_cast<std::uint8_t>(at + 1), 0, kNoSeat};
        break;
      case Progress::again:
        top(cursor) = Frame{static_cast<std::uint8_t>(ctx.rules.program.again_of(at)), 0, kNoSeat};
        break;
    }
  }
}

template <class G>
void apply(Ctx<G>& ctx, Action act) {
  current<G>(ctx.rules, ctx.state).apply(ctx, act);
  settle(ctx);
}

}  // namespace bell
