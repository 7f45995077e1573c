// Expectations about a Stockpile table, checked through the views: each secret is read as its owner sees it.
#pragma once

#include "engine/core/match.h"
#include "engine/stockpile/rules.h"
#include "plays/compare.h"
#include "plays/stockpile/wording.h"
#include "view/stockpile/ids.h"

namespace bell::plays::stockpiles {

stockpile::View view_of(const Match& match, Viewer viewer);
// The current step.
stockpile::StepId step_of(const stockpile::Rules& rules, const stockpile::Board& board);

// The table that an expectation is checked against.
struct Glance {
  const stockpile::Rules& rules;
  const Match& match;
  const stockpile::View view;  // what the public sees
  const stockpile::Board& board() const { return view.board; }
};

enum class Order { as_laid, any };
// "steel x2 bank", "none"; also "has steel" and "lacks steel".
Fault these_words(Phrase& phrase, Words found, Order order);

// "seat 0 cash 20": what is in front of a seat, or what it sees and knows.
Fault things_of_seat(const Glance& glance, Phrase& phrase);
// "sees steel ? of pile 2", "knows pair 3", "knows not pair 3".
Fault perception(const Glance& glance, Viewer viewer, std::string_view verb, Phrase& phrase);
// Hidden things of `owner` in this view, "?" for a card it does not show; nothing if `thing` is not a secret.
std::optional<Words> secret_in(const stockpile::View& view, Seat owner, std::string_view thing);
// The cards of a stockpile and of a pair in this view.
Words pile_in(const stockpile::View& view, stockpile::Pile pile);
Words pair_in(const stockpile::View& view, int pair);

// Why the phrase is false in this match.
Fault expect_of(const stockpile::Rules& rules, const Match& match, Phrase& phrase);

}  // namespace bell::plays::stockpiles
