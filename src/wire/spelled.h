// A part of a message that is JSON already, because several messages have it in common.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace bell::wire {

// Documented as a T. Copies share the bytes. Without any it is a T{}.
template <class T>
class Spelled {
 public:
  Spelled() = default;
  explicit Spelled(std::string json) : json_(std::make_shared<const std::string>(std::move(json))) {}
  bool is_empty() const { return json_ == nullptr; }
  std::string_view json() const { return *json_; }  // precondition: not empty

 private:
  std::shared_ptr<const std::string> json_;
};

}  // namespace bell::wire
