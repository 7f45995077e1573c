// Facts told by the rules, in the order they happen. Search and simulation don't listen, and pay nothing for them.
#pragma once

#include <vector>

namespace bell {

// The rules only see a function to call, not what the listener does with it.
template <class Event>
class Narrator {
 public:
  constexpr Narrator() = default;  // nobody listens
  explicit Narrator(std::vector<Event>& listener)
      : listener_(&listener),
        hear_([](void* to, const Event& event) { static_cast<std::vector<Event>*>(to)->push_back(event); }) {}

  // Whether anybody listens. Rules that speak at nearly every node ask first: an event that nobody hears is then
  // never built.
  explicit operator bool() const { return hear_ != nullptr; }

  void say(const Event& event) const {
    if (hear_ != nullptr) [[unlikely]]
      hear_(listener_, event);
  }

 private:
  void* listener_ = nullptr;
  void (*hear_)(void*, const Event&) = nullptr;
};

}  // namespace bell
