// How modules answer the rules' questions and witness their moments. Answers are ordered by precedence, so that the
// order is explicit; within one precedence the list of modules decides.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

namespace bell {

enum class Precedence : std::uint8_t { replace = 0, additive = 1, multiplicative = 2, cap = 3 };

// A question is a fold: each answer takes the value so far (its last argument) and returns the next.
template <class Signature>
class Question;

template <class Value, class... Facts>
class Question<Value(Facts...)> {
 public:
  using Answer = Value (*)(Facts..., Value);

  void add(Precedence precedence, Answer answer) {
    assert(size_ < kMax);
    int at = size_++;
    for (; at > 0 && rows_[static_cast<std::size_t>(at - 1)].precedence > precedence; --at)
      rows_[static_cast<std::size_t>(at)] = rows_[static_cast<std::size_t>(at - 1)];
    rows_[static_cast<std::size_t>(at)] = {answer, precedence};
  }
  Value operator()(Facts... facts, Value so_far) const {
    for (int at = 0; at < size_; ++at) so_far = rows_[static_cast<std::size_t>(at)].answer(facts..., so_far);
    return so_far;
  }

 private:
  static constexpr int kMax = 8;
  struct Row {
    Answer answer = nullptr;
    Precedence precedence{};
  };
  std::array<Row, kMax> rows_{};
  std::uint8_t size_ = 0;
};

// A moment is told to every witness, in the order of the modules.
template <class... Facts>
class Moment {
 public:
  using Witness = void (*)(Facts...);
  void add(Witness witness) {
    assert(size_ < kMax);
    witnesses_[size_++] = witness;
  }
  void operator()(Facts... facts) const {
    for (int at = 0; at < size_; ++at) witnesses_[static_cast<std::size_t>(at)](facts...);
  }

 private:
  static constexpr int kMax = 8;
  std::array<Witness, kMax> witnesses_{};
  std::uint8_t size_ = 0;
};

}  // namespace bell
