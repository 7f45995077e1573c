// The names of a title's steps, for code that knows only their numbers, or only a view.
#pragma once

#include <cstdint>
#include <string_view>

#include "view/any.h"

namespace bell {

// The name of step `step` of `title`; "?" if there is none.
std::string_view step_name(std::string_view title, std::uint16_t step);
// The current step; empty if the match is over.
std::string_view step_of(const AnyView& view);
std::string_view title_of(const AnyView& view);

}  // namespace bell
