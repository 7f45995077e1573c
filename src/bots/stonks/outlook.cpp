// Heuristics for Stonks, cheap enough for thousands of calls per second.
#include "bots/stonks/outlook.h"

#include <algorithm>
#include <limits>

#include "bots/pick.h"
#include "engine/stonks/portfolio.h"
#include "view/stonks/actions.h"

namespace bell::bots {
namespace {

using namespace stonks;

// The first choice with the highest merit, starting at a random index so that equal ones alternate.
template <class Merit>
Action best_of(const ActionList& choices, Rng& rng, Merit&& merit) {
  const int start = static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.size())));
  Action best = choices[start];
  int most = merit(best);
  for (int step = 1; step < choices.size(); ++step) {
    const Action& action = choices[(start + step) % choices.size()];
    if (const int value = merit(action); value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

int value_of(const Rules& rules, const Board& board, Card card) {
  return rules.shares(card) * board.tiles[company_of(card)].value;
}

// How many shares more than an average rival the mover holds, times the number of rivals: the gain per level when a
// price rises. Of the face-down cards the mover knows only their own.
PerCompany<int> interests(const Rules& rules, const State& now, Seat mover) {
  PerCompany<int> interest;
  for (const Seat seat : seats_of(rules.seats)) {
    const int weight = seat == mover ? rules.seats - 1 : -1;
    const CardSet cards = seat == mover ? whole_portfolio(now, seat) : now.board.portfolio[seat];
    for (const Company company : now.board.row)
      cards.for_each_of(company, [&](Card card) { interest[company] += weight * rules.shares(card); });
  }
  return interest;
}

Action move_price(const Rules& rules, const State& now, const ActionList& choices, Rng& rng) {
  const PerCompany<int> interest = interests(rules, now, choices[0].by);
  return best_of(choices, rng, [&](const Action& act) {
    const int sign = verb_of(act) == Verb::raise ? 1 : -1;
    return sign * interest[company_in(act)];
  });
}

// The most that moving a price could gain the mover, per level; nothing if no choice moves one.
int sway_of(const Rules& rules, const State& now, const ActionList& choices) {
  if (std::none_of(choices.begin(), choices.end(),
                   [&](const Action& act) { return rules.fluctuation(card_in(act)) > 0; }))
    return 0;
  int most = 0;
  for (const int each : interests(rules, now, choices[0].by)) most = std::max(most, each < 0 ? -each : each);
  return most / (rules.seats - 1);
}

// The value of adding a card to the current trick, in sixteenths of a point.
class TrickSense {
 public:
  // `sway`: how many points the mover could gain by moving a price, per level.
  TrickSense(const Rules& rules, const State& now, int sway)
      : rules_(rules),
        board_(now.board),
        lead_(now.board.trick.lead),
        behind_(rules.seats - now.board.trick.plays.size() - 1),
        prize_(value_of(rules, now.board, now.board.trick.market)),
        sway_(sway) {
    for (const Played& played : board_.trick.plays) {
      if (played.card == kNoCard) continue;
      prize_ = std::max(prize_, value_of(rules, board_, played.card));
      const bool counts_as_lead = played.by == board_.trick.speculator;
      best_ = std::max(best_, strength(counts_as_lead ? lead_ : company_of(played.card), played.card));
    }
  }

  int merit(const Action& act) const {
    const Card card = card_in(act);
    const bool speculates = verb_of(act) == Verb::speculate;
    const bool opens = board_.trick.plays.is_empty();
    const Company counts_as = speculates && !opens ? lead_ : company_of(card);
    const Company led = !opens ? lead_ : speculates ? named_in(act) : company_of(card);
    const int own = value_of(rules_, board_, card);
    const int chance = chance_to_win(counts_as, led, card, speculates && opens);
    const int gift = std::max(0, own - prize_);
    const int moved = speculates && opens ? 0 : rules_.fluctuation(card);
    return chance * std::max(prize_, own) - (kSure - chance) * gift / 2 + kSure * moved * sway_ -
           (speculates ? kSure * kSpeculationCard : 0);
  }

 private:
  static constexpr int kSure = 16;
  static constexpr int kSpeculationCard = 2;  // roughly its worth in points if unused
  static constexpr int kTrump = 2 * kRanks;

  int strength(Company counts_as, Card card) const {
    if (counts_as == board_.trump) return kTrump + rank_of(card);
    return counts_as == lead_ ? rank_of(card) : 0;
  }
  // In sixteenths. Any player still to play may hold something better.
  int chance_to_win(Company counts_as, Company led, Card card, bool is_face_down) const {
    const bool is_trump = counts_as == board_.trump;
    if (!is_trump && counts_as != led) return 0;
    if ((is_trump ? kTrump : 0) + rank_of(card) <= best_) return 0;
    const int above = kRanks - rank_of(card);
    const int risk = is_face_down && is_trump ? 1 : is_trump ? (above + 2) / 3 : 2 + above / 2;
    return std::max(0, kSure - risk * behind_);
  }

  const Rules& rules_;
  const Board& board_;
  Company lead_;
  int behind_;  // players still to play
  int prize_;   // the best card in the trick so far
  int sway_;
  int best_ = 0;  // strength to exceed
};

// Mostly a sensible card for this trick; sometimes any, so that no habit can be relied on. Plays come before
// speculations in the list; speculating is considered now and then.
Action play_card(const Rules& rules, const State& now, const ActionList& choices, Rng& rng) {
  constexpr std::uint32_t kSeldom = 8;
  const std::uint32_t mood = rng.below(kSeldom);
  if (mood == 0) return any_of(choices, rng);
  int considered = choices.size();
  if (mood > 2 && verb_of(choices[0]) == Verb::play)
    while (verb_of(choices[considered - 1]) != Verb::play) --considered;
  const TrickSense sense(rules, now, sway_of(rules, now, choices));
  Action best = choices[0];
  int most = std::numeric_limits<int>::min();
  for (int at = 0; at < considered; ++at) {
    constexpr std::uint32_t kDoubt = 24;
    const int merit = sense.merit(choices[at]) + static_cast<int>(rng.below(kDoubt));
    if (merit <= most) continue;
    most = merit;
    best = choices[at];
  }
  return best;
}

}  // namespace

Action Outlook<Stonks>::likely(const Rules& rules, const State& now, const ActionList& choices, Rng& rng) {
  if (choices.size() == 1) return choices[0];
  switch (verb_of(choices[0])) {
    case Verb::raise:
    case Verb::lower:
      return move_price(rules, now, choices, rng);
    case Verb::take:
    case Verb::lay_to_reveal:
    case Verb::lay_face_down:
      return best_of(choices, rng, [&](const Action& act) { return value_of(rules, now.board, card_in(act)); });
    case Verb::play:
    case Verb::speculate:
      return play_card(rules, now, choices, rng);
    case Verb::remove_company:
    case Verb::place_tile:
    case Verb::deal:
    case Verb::open_market:
      break;  // chance: never in a player's list
  }
  return any_of(choices, rng);
}

std::int32_t Outlook<Stonks>::worth(const Rules& rules, const State& now, Seat seat) {
  const Points points = now.board.points[seat];
  if (!now.board.winners.is_empty()) return points.amount();  // the last portfolio has been scored
  return (points + appraise(rules, now.board, whole_portfolio(now, seat), seat).points).amount();
}

std::int32_t Outlook<Stonks>::swing(const Rules& rules, const State& now) {
  const int rounds_left = rules.rounds - now.board.round + 1;
  return 4 + 2 * rounds_left;
}

}  // namespace bell::bots
