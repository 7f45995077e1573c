// How each title puts its facts into words. One file per title; tell.cpp and explain.cpp choose among them.
#pragma once

#include "texts/texts.h"

namespace bell::texts {

// The name of a seat as a third person.
std::string name_of(const Catalogue& words, const Present& present, Seat seat);

// "key.1" for one, else "key.many" with {number}.
std::string counted(const Catalogue& words, const std::string& key, int number);

namespace stonks_words {

std::string tell(const Catalogue& words, const Present& present, const stonks::SeenEvent& event);
std::string describe(const Catalogue& words, const Present& present, const Action& action);
// What a refusal's facts mean for its sentence.
Args facts_of(const Catalogue& words, const Refusal& refusal);

}  // namespace stonks_words

namespace stockpile_words {

std::string tell(const Catalogue& words, const Present& present, const stockpile::SeenEvent& event);
std::string describe(const Catalogue& words, const Present& present, const Action& action);
Args facts_of(const Catalogue& words, const Refusal& refusal);

}  // namespace stockpile_words
}  // namespace bell::texts
