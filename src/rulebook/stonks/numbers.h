// The printed numbers of Stonks, for the reader of components.
#pragma once

#include "rulebook/titles.h"

namespace bell::rulebook {

template <>
const TitleNumbers& numbers_of<stonks::Vocabulary>();

}  // namespace bell::rulebook
