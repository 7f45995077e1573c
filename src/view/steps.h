// The names of a title's steps, for whoever knows only their numbers, or only a view.
#pragma once

#include <cstdint>
#include <string_view>

#include "view/any.h"

namespace bell {

// Step number `step` of `title`; "?" if there is none.
std::string_view step_name(std::string_view title, std::uint16_t step);
// The step that play has come to; empty if it is over.
std::string_view step_of(const AnyView& view);
std::string_view title_of(const AnyView& view);

}  // namespace bell
