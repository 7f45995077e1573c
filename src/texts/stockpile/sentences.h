// Shared by the files of Stockpile's words: which sentence tells a fact, and how its gaps are filled.
#pragma once

#include "texts/stockpile/wording.h"

namespace bell::texts::stockpile_words {

// The key of a fact's sentence for this reader.
std::string sentence_of(const Present& present, const stockpile::SeenEvent& event);
Args args_of(const Catalogue& words, const Present& present, const stockpile::SeenEvent& event);

}  // namespace bell::texts::stockpile_words
