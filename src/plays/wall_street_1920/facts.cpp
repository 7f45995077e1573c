// The facts a 1920 Wall Street table tells, in words.
#include <array>

#include "plays/wall_street_1920/wording.h"
#include "view/wall_street_1920/actions.h"

namespace bell::plays::wall_street {

using namespace wall_street_1920;

namespace {

// $s and $o are seats, $c the card, $b the capital card's back, $m the company, $p the pile, $n the number ($d with its
// sign), $v the value, $w which of two words behind it the value chooses.
constexpr std::array<std::string_view, kHappenings + 1> kWords{"?",
                                                               "laid $c at $n",
                                                               "removed $c",
                                                               "capital $s $b",
                                                               "start $s",
                                                               "turned-up $c",
                                                               "pawn $s at $n",
                                                               "turn $s round $n",
                                                               "flipped $s $w(clockwise|counterclockwise)",
                                                               "moved $s $n at $v",
                                                               "paid $s $n capital $v",
                                                               "paid $s $n rival $o",
                                                               "loan $s $n owes $v",
                                                               "coins $s $n",
                                                               "kept $s $c",
                                                               "discarded $s $c on $p",
                                                               "refilled $n $c",
                                                               "value $m $v $d",
                                                               "sold $s $c for $n",
                                                               "raised $s $n",
                                                               "lowered $s $n",
                                                               "shown $s $c as $m",
                                                               "all-shown $s",
                                                               "counted $s $n $c",
                                                               "offered $s $c",
                                                               "revealed $s $c",
                                                               "swapped $s $c with $o",
                                                               "received $s $c from $o",
                                                               "no-exchange $s",
                                                               "magnate $n at $m",
                                                               "magnate $n $w(reward|punishment)",
                                                               "magnate $n of $m for $s",
                                                               "magnate-points $s $d",
                                                               "redeemed $s owes $n",
                                                               "took $s $c from $p",
                                                               "returned $s $c",
                                                               "option $s at $n",
                                                               "option $s back",
                                                               "dynamite $p $n",
                                                               "event $p",
                                                               "no-event",
                                                               "secret $s $b points $n",
                                                               "scored $s $m $v points $n",
                                                               "extras $s $n",
                                                               "total $s $n",
                                                               "winner $s",
                                                               "selling $s $c",
                                                               "effect $s $c",
                                                               "ended $s",
                                                               "declined $s"};
static_assert(!kWords.back().empty(), "every kind of fact has its words");

std::string seat_in_words(Seat seat) { return "seat " + std::to_string(index(seat)); }

std::string filled(char blank, const SeenEvent& event) {
  switch (blank) {
    case 's':
      return seat_in_words(event.seat);
    case 'o':
      return seat_in_words(event.other);
    case 'c':
      return notation(event.card.or_else(kNoCard));
    case 'b':
      return event.back.is_known() ? std::to_string(static_cast<int>(event.back.or_else(kNoBack))) : "?";
    case 'm':
      return std::string(wall_street_1920::name_of(event.company));
    case 'p':
      return std::string(1, letter_of(static_cast<Pile>(event.value)));
    case 'n':
      return std::to_string(event.number);
    case 'd':
      return (event.number > 0 ? "+" : "") + std::to_string(event.number);
    default:
      return std::to_string(event.value);
  }
}

// The first or the second word of "(first|second)".
std::string_view choose_word(std::string_view words, int value) {
  const std::size_t bar = words.find('|');
  return value == 0 ? words.substr(1, bar - 1) : words.substr(bar + 1, words.find(')') - bar - 1);
}

}  // namespace

std::string in_words(const SeenEvent& event) {
  const std::string_view pattern = kWords[static_cast<std::size_t>(event.what)];
  std::string words;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    if (pattern[at] != '$') {
      words += pattern[at];
      continue;
    }
    ++at;
    if (pattern[at] == 'w') return words += choose_word(pattern.substr(at + 1), event.value);
    words += filled(pattern[at], event);
  }
  return words;
}

}  // namespace bell::plays::wall_street
