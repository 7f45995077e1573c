// The printed numbers of Stockpile, for the reader of components.
#pragma once

#include "rulebook/titles.h"

namespace bell::rulebook {

template <>
const TitleNumbers& numbers_of<stockpile::Vocabulary>();

}  // namespace bell::rulebook
