// Grows the buffer.
#include "wire/ink.h"

#include <algorithm>

namespace bell::wire {

void Ink::grow(std::size_t most) {
  constexpr std::size_t kFirst = 16 * 1024;  // more than most updates have
  const std::size_t so_far = size();
  Block larger{.bytes = nullptr, .size = std::max({kFirst, 2 * block_.size, so_far + most})};
  larger.bytes = std::make_unique_for_overwrite<char[]>(larger.size);
  if (so_far > 0) std::memcpy(larger.bytes.get(), block_.bytes.get(), so_far);
  block_ = std::move(larger);
  at_ = block_.bytes.get() + so_far;
}

}  // namespace bell::wire
