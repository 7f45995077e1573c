// Compares a phrase with the table: the score, the claim, and who sees the coin.
#include "plays/coin/expect.h"

#include <array>
#include <utility>

#include "plays/compare.h"
#include "plays/rows.h"

namespace bell::plays::coins {
namespace {

using coin::Side;

std::string in_words(Side side) { return side == Side::none ? "none" : std::string(coin::name_of(side)); }
std::string in_words(const Seen<Side>& side) { return in_words(side.or_else(Side::none)); }

Fault round(const Match& match, Phrase& phrase) {
  return one_number(phrase, view_of(match, Viewer::spectator).board.round);
}
Fault step(const Match& match, Phrase& phrase) {
  return one_word(phrase, std::string(name_of(view_of(match, Viewer::spectator).steps.back())));
}
Fault turn(const Match& match, Phrase& phrase) { return whose_turn(match, phrase); }
Fault hider(const Match& match, Phrase& phrase) {
  return one_seat(phrase, view_of(match, Viewer::spectator).board.hider);
}
Fault winners(const Match& match, Phrase& phrase) { return some_seats(phrase, match.winners(), match.seats()); }
Fault seen_by_public(const Match& match, Phrase& phrase) {
  if (!phrase.eat("sees")) return malformed("public sees none", phrase);
  return one_word(phrase, in_words(view_of(match, Viewer::spectator).coin));
}
Fault things_of_seat(const Match& match, Phrase& phrase) {
  const auto place = phrase.eat_number();
  if (!place || *place < 0 || *place >= match.seats()) return malformed("seat 0 …", phrase);
  const coin::View view = view_of(match, viewer_of(seat_at(*place)));
  if (phrase.eat("points")) return one_number(phrase, view.board.points[seat_at(*place)].amount());
  if (phrase.eat("sees")) return one_word(phrase, in_words(view.coin));
  return no_such_word("points, sees", phrase);
}

using Expectation = Fault (*)(const Match&, Phrase&);
constexpr std::array<std::pair<std::string_view, Expectation>, 7> kExpectations{{{"round", &round},
                                                                                 {"step", &step},
                                                                                 {"turn", &turn},
                                                                                 {"hider", &hider},
                                                                                 {"winners", &winners},
                                                                                 {"public", &seen_by_public},
                                                                                 {"seat", &things_of_seat}}};

}  // namespace

coin::View view_of(const Match& match, Viewer viewer) { return std::get<coin::View>(match.view_for(viewer)); }

Fault expect_of(const Match& match, Phrase& phrase) {
  return read_by_first_word(kExpectations, phrase, [&](auto expectation) {
    phrase.take();
    return expectation(match, phrase);
  });
}

std::string in_words(const coin::SeenEvent& event) {
  const auto* form = find_fact<coin::SeenEvent>(coin::Vocabulary::facts(), event.what);
  if (form == nullptr) return "?";
  std::string text(form->name);
  form->for_each([&](const auto& said) {
    const auto number = said.read(event);
    text += (said.name == "seat" ? " seat " : " ") + (number ? said.kind.write(*number) : "?");
  });
  return text;
}

std::string position_of(const Match& match) {
  const coin::Board board = view_of(match, Viewer::spectator).board;
  const coin::View hiders = view_of(match, viewer_of(board.hider));
  std::string text = "round " + std::to_string(board.round) + ", step " + std::string(name_of(hiders.steps.back())) +
                     ", turn " + turn_in_words(match.turn()) + ", coin " + in_words(hiders.coin) + ", claim " +
                     in_words(board.claim) + ", guess " + in_words(board.guess) + '\n';
  for (const Seat seat : seats_of(match.seats()))
    text += "seat " + std::to_string(index(seat)) + " points " + std::to_string(board.points[seat].amount()) + '\n';
  return text;
}

}  // namespace bell::plays::coins
