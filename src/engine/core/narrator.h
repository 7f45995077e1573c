// Passes facts from the rules to a listener, in the order they happen. Search and simulation have no listener and pay
// nothing.
#pragma once

#include <vector>

namespace bell {

// The rules call a function and know nothing else about the listener.
template <class Event>
class Narrator {
 public:
  constexpr Narrator() = default;  // no listener
  explicit Narrator(std::vector<Event>& listener)
      : listener_(&listener),
        hear_([](void* to, const Event& event) { static_cast<std::vector<Event>*>(to)->push_back(event); }) {}

  // Whether there is a listener. Rules on hot paths ask first, to avoid building events that nobody hears.
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
