// The id that a client gives to a message.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bell::wire {

// Random, so that a repeat is recognised and two tabs do not collide: 16 hexadecimal digits, never 0.
struct FrameId {
  std::uint64_t number = 0;
  friend bool operator==(const FrameId&, const FrameId&) = default;
};
std::string print(FrameId id);
std::optional<FrameId> frame_id(std::string_view digits);

}  // namespace bell::wire
