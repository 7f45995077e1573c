// Reasons by name: for catalogues and plays.
#pragma once

#include <string_view>

#include "kernel/refusal.h"

namespace bell {

constexpr std::string_view name_of(Reason reason) {
  switch (reason) {
    case Reason::none:
      return "none";
    case Reason::not_your_turn:
      return "not_your_turn";
    case Reason::match_over:
      return "match_over";
    case Reason::wrong_moment:
      return "wrong_moment";
    case Reason::not_held:
      return "not_held";
    case Reason::forbidden:
      return "forbidden";
    case Reason::not_available:
      return "not_available";
  }
  return "none";
}

}  // namespace bell
