// Asks the step that offers a choice for its prospect.
#include "engine/stonks/portfolio.h"
#include "engine/stonks/steps/prospects.h"
#include "view/stonks/actions.h"

namespace bell::stonks {

Prospect prospect_of_card(const Rules& rules, const Board& board, Card card) {
  CardSet alone;
  alone.add(card);
  const Holding holding = appraise(rules, board, alone);
  return {.shares = holding.shares, .worth = holding.points.amount(), .price_now = board.tiles[company_of(card)].value};
}

Prospect Stonks::prospect(const Rules& rules, const View& view, const Action& act) {
  switch (verb_of(act)) {
    case Verb::lay_to_reveal:
    case Verb::lay_face_down:
      return prospect_of_laying(rules, view, act);
    case Verb::play:
    case Verb::speculate:
      return prospect_of_playing(rules, view, act);
    case Verb::raise:
    case Verb::lower:
      return prospect_of_changing(rules, view, act);
    case Verb::take:
      return prospect_of_taking(rules, view, act);
    case Verb::remove_company:
    case Verb::place_tile:
    case Verb::deal:
    case Verb::open_market:
      break;  // chance: nobody chooses it
  }
  return {};
}

}  // namespace bell::stonks
