// How each title puts its facts into words. One file per title; tell.cpp and explain.cpp choose among them.
#pragma once

#include <span>

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
std::vector<std::string> tell_all(const Catalogue& words, const Present& present,
                                  std::span<const stockpile::SeenEvent> facts);
std::string describe(const Catalogue& words, const Present& present, const Action& action);
Args facts_of(const Catalogue& words, const Refusal& refusal);

}  // namespace stockpile_words

namespace wall_street_1920_words {

std::string tell(const Catalogue& words, const Present& present, const wall_street_1920::SeenEvent& event);
std::string describe(const Catalogue& words, const Present& present, const Action& action);
Args facts_of(const Catalogue& words, const Refusal& refusal);

}  // namespace wall_street_1920_words
}  // namespace bell::texts
