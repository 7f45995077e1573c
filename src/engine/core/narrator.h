// Facts out of the rules, in the order they happen. Search and simulation listen to none, and pay nothing.
#pragma once

#include <vector>

namespace bell {

template <class Event>
class Narrator {
 public:
  constexpr Narrator() = default;                                     // nobody listens
  explicit Narrator(std::vector<Event>& listener) : listener_(&listener) {}

  void say(const Event& event) const {
    if (listener_ != nullptr) [[unlikely]]
      listener_->push_back(event);
  }

 private:
  std::vector<Event>* listener_ = nullptr;
};

}  // namespace bell
