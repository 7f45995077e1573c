// The printed numbers of 1920 Wall Street, for the reader of components.
#pragma once

#include "rulebook/titles.h"

namespace bell::rulebook {

template <>
const TitleNumbers& numbers_of<wall_street_1920::Vocabulary>();

}  // namespace bell::rulebook
