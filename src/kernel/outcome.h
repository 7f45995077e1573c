// A result, or the reason why there is none. For functions where failure is a normal answer.
#pragma once

#include <utility>
#include <variant>

namespace bell {

template <class Value, class Error>
class [[nodiscard]] Outcome {
 public:
  Outcome(Value value) : either_(std::in_place_index<0>, std::move(value)) {}  // NOLINT(google-explicit-constructor)
  Outcome(Error error) : either_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(google-explicit-constructor)

  bool is_ok() const { return either_.index() == 0; }
  explicit operator bool() const { return is_ok(); }
  // Preconditions: is_ok() for the value, not is_ok() for the error.
  const Value& operator*() const& { return *std::get_if<0>(&either_); }
  Value& operator*() & { return *std::get_if<0>(&either_); }
  Value&& operator*() && { return std::move(*std::get_if<0>(&either_)); }
  const Value* operator->() const { return std::get_if<0>(&either_); }
  Value* operator->() { return std::get_if<0>(&either_); }
  const Error& error() const { return *std::get_if<1>(&either_); }

 private:
  std::variant<Value, Error> either_;
};

}  // namespace bell
