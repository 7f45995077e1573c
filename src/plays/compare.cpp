// Parses the rest of a phrase as one kind of thing and compares it with what is on the table.
#include "plays/compare.h"

namespace bell::plays {

Fault compare(bool holds, const Phrase& phrase, const std::string& found) {
  return holds ? Fault{} : wrong("play.differs", {{"expected", phrase.text()}, {"found", found}});
}

Fault one_number(Phrase& phrase, int found) {
  const auto number = phrase.eat_number();
  if (!number) return unfit("play.no_number", phrase);
  return compare(*number == found, phrase, std::to_string(found));
}

Fault one_word(Phrase& phrase, const std::string& found) { return compare(phrase.take() == found, phrase, found); }

Fault one_seat(Phrase& phrase, Seat found) {
  const std::string words = found == kNoSeat ? "none" : seats_in_words(SeatMask::only(found));
  return compare(phrase.rest() == words, phrase, words);
}

Fault some_seats(Phrase& phrase, SeatMask found, int of_seats) {
  const auto seats = phrase.eat_seats(of_seats);
  if (!seats) return malformed("seats 0 2", phrase);
  return compare(*seats == found, phrase, seats_in_words(found));
}

Fault whose_turn(const Match& match, Phrase& phrase) {
  const Turn found = match.turn();
  const std::string words = turn_in_words(found);
  if (phrase.eat("chance")) return compare(found.is_chance(), phrase, words);
  if (phrase.eat("nobody")) return compare(found.is_over(), phrase, words);
  const auto seats = phrase.eat_seats(match.seats());
  if (!seats) return malformed("turn seat 0", phrase);
  return compare(found == Turn::of(*seats), phrase, words);
}

}  // namespace bell::plays
