// An unsigned word as wide as T's alignment: a flag of that type next to a T leaves no padding.
#pragma once

#include <cstdint>
#include <type_traits>

namespace bell {

template <class T>
using FlagWord = std::conditional_t<alignof(T) >= 4, std::uint32_t,
                                    std::conditional_t<alignof(T) == 2, std::uint16_t, std::uint8_t>>;

}  // namespace bell
