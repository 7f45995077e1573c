// The printed numbers of Coin, for the reader of components.
#pragma once

#include "rulebook/titles.h"

namespace bell::rulebook {

template <>
const TitleNumbers& numbers_of<coin::Vocabulary>();

}  // namespace bell::rulebook
