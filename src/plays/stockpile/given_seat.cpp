// Parses the description of one seat: money, portfolios, hands, investors, bids, and pairs it looked at.
#include <utility>

#include "plays/stockpile/given.h"
#include "plays/stockpile/wording.h"

namespace bell::plays::stockpiles {

using namespace stockpile;

namespace {

Fault read_amount(Phrase& phrase, std::string_view form, int& amount) {
  const auto number = phrase.eat_number();
  if (!number || *number < 0 || *number > 255) return malformed(form, phrase);
  amount = *number;
  return std::nullopt;
}

// "at 6": a space of a bidding track, from 0.
std::optional<std::uint8_t> eat_space(Phrase& phrase) {
  const int space = phrase.eat("at") ? phrase.eat_number().value_or(0) : 0;
  return space >= 1 && space <= kBidSpaces ? std::optional(small(space - 1)) : std::nullopt;
}

}  // namespace

Fault GivenTable::read_cards(Phrase& phrase, bool (*fits)(Card), int most, std::vector<Card>& cards) {
  const auto found = eat_kinds<Card>(phrase, &eat_card);
  if (!found) return malformed("steel x2 bank", phrase);
  for (const Card card : *found)
    if (!fits(card)) return wrong("play.card_not_there", {{"card", std::string(stockpile::name_of(card))}});
  if (std::ssize(*found) > most)
    return wrong("play.many_cards", {{"most", std::to_string(most)}, {"found", phrase.text()}});
  cards = *found;
  cards_.insert(cards_.end(), cards.begin(), cards.end());
  return std::nullopt;
}

Fault GivenTable::read_shares(Phrase& phrase, Shares& shares) {
  std::vector<Card> cards;
  if (const Fault fault = read_cards(phrase, &is_stock, kAnyNumber, cards)) return fault;
  for (const Card card : cards) ++shares[company_of(card)];
  return std::nullopt;
}

Fault GivenTable::add_strategies(const std::vector<Strategy>& cards, StrategySet& place) {
  for (const Strategy card : cards) {
    if (place.count(card) == 2)
      return wrong("play.strategy_too_often", {{"card", std::string(stockpile::name_of(card))}});
    place.add(card);
  }
  return std::nullopt;
}

Fault GivenTable::seat(Phrase& phrase) {
  static constexpr std::array<std::pair<std::string_view, SeatNote>, 17> kNotes{
      {{"cash", &GivenTable::cash},
       {"bonds", &GivenTable::bonds},
       {"plays", &GivenTable::plays},
       {"regular", &GivenTable::regular},
       {"split", &GivenTable::split},
       {"hand", &GivenTable::hand},
       {"kept", &GivenTable::kept},
       {"held", &GivenTable::held},
       {"commerce", &GivenTable::commerce},
       {"commerce_hand", &GivenTable::commerce_hand},
       {"investors", &GivenTable::investors},
       {"used", &GivenTable::used},
       {"offered", &GivenTable::offered},
       {"strategies", &GivenTable::strategies},
       {"bid", &GivenTable::bid},
       {"bought", &GivenTable::bought},
       {"knows", &GivenTable::knows}}};
  const auto seat = phrase.eat_seat(rules_.seats);
  if (!seat) return no_such_seat(rules_.seats, phrase);
  const std::string thing = phrase.take();
  std::string known;
  for (const auto& [word, note] : kNotes) {
    known += (known.empty() ? "" : ", ") + std::string(word);
    if (word == thing) return (this->*note)(*seat, phrase);
  }
  return no_such_word(known, phrase);
}

Fault GivenTable::cash(Seat seat, Phrase& phrase) {
  int amount = 0;
  if (const Fault fault = read_amount(phrase, "seat 0 cash 20", amount)) return fault;
  draft_.board.cash[seat] = Money(amount);
  return std::nullopt;
}

Fault GivenTable::bonds(Seat seat, Phrase& phrase) {
  int number = 0;
  const Fault fault = read_amount(phrase, "seat 0 bonds 3", number);
  draft_.board.bond.held[seat] = small(number);
  return fault;
}

Fault GivenTable::plays(Seat seat, Phrase& phrase) {
  int number = 0;
  const Fault fault = read_amount(phrase, "seat 0 plays 1", number);
  draft_.board.strategies.plays[seat] = small(number);
  return fault;
}

Fault GivenTable::regular(Seat seat, Phrase& phrase) { return read_shares(phrase, draft_.regular[seat]); }
Fault GivenTable::split(Seat seat, Phrase& phrase) { return read_shares(phrase, draft_.board.split[seat]); }

Fault GivenTable::hand(Seat seat, Phrase& phrase) {
  std::vector<Card> cards;
  const int left = kMaxHand - draft_.hands[seat].size();
  if (const Fault fault = read_cards(phrase, &MarketBag::is_kind, left, cards)) return fault;
  for (const Card card : cards) draft_.hands[seat].push_back(Secret<Card>(card, seat));
  return std::nullopt;
}

Fault GivenTable::kept(Seat seat, Phrase& phrase) {
  std::vector<Card> cards;
  int left = kMaxActionCards;
  for (const Seat each : seats_of(rules_.seats)) left -= draft_.kept[each][each].size();
  if (const Fault fault = read_cards(phrase, &is_action_card, left, cards)) return fault;
  for (const Card card : cards) draft_.kept[seat][seat].add(card);
  return std::nullopt;
}

Fault GivenTable::held(Seat seat, Phrase& phrase) {
  std::vector<Card> cards;
  const int left = draft_.board.held_fees.capacity() - draft_.board.held_fees.size();
  if (const Fault fault = read_cards(phrase, &is_fee, left, cards)) return fault;
  for (const Card card : cards) draft_.board.held_fees.push_back({seat, card});
  return std::nullopt;
}

Fault GivenTable::commerce(Seat seat, Phrase& phrase) {
  std::vector<Card> cards;
  if (const Fault fault = read_cards(phrase, &CommerceBag::is_kind, kAnyNumber, cards)) return fault;
  for (const Card card : cards) draft_.board.commerce.owned[seat].add(card);
  return std::nullopt;
}

Fault GivenTable::commerce_hand(Seat seat, Phrase& phrase) {
  std::vector<Card> cards;
  const int left = kMaxHand - draft_.commerce_hands[seat].size();
  if (const Fault fault = read_cards(phrase, &CommerceBag::is_kind, left, cards)) return fault;
  for (const Card card : cards) draft_.commerce_hands[seat].push_back(Secret<Card>(card, seat));
  return std::nullopt;
}

Fault GivenTable::investors(Seat seat, Phrase& phrase) {
  const auto investors = eat_kinds<Investor>(phrase, &eat_investor);
  if (!investors || investors->size() > rules_.meeples) return malformed("seat 0 investors donald", phrase);
  investors_.insert(investors_.end(), investors->begin(), investors->end());
  for (std::size_t nth = 0; nth < investors->size(); ++nth) draft_.board.investors.of[seat][nth] = (*investors)[nth];
  return std::nullopt;
}

Fault GivenTable::used(Seat seat, Phrase& phrase) {
  const auto investor = eat_investor(phrase);
  if (!investor) return malformed("seat 0 used cramer", phrase);
  for (std::size_t nth = 0; nth < 2; ++nth) {
    if (draft_.board.investors.of[seat][nth] != *investor) continue;
    draft_.board.investors.used[seat] = static_cast<std::uint8_t>(draft_.board.investors.used[seat] | 1U << nth);
    return std::nullopt;
  }
  return unfit("play.investor_not_given", phrase);
}

Fault GivenTable::offered(Seat seat, Phrase& phrase) {
  const auto investors = eat_kinds<Investor>(phrase, &eat_investor);
  if (!investors || investors->size() > kMaxOffered) return malformed("seat 0 offered donald bill", phrase);
  investors_.insert(investors_.end(), investors->begin(), investors->end());
  for (const Investor each : *investors) draft_.offered[seat].push_back(Secret<Investor>(each, seat));
  return std::nullopt;
}

Fault GivenTable::strategies(Seat seat, Phrase& phrase) {
  const auto cards = eat_kinds<Strategy>(phrase, &eat_strategy);
  if (!cards) return malformed("seat 0 strategies bear-raid", phrase);
  return add_strategies(*cards, strategies_[seat]);
}

// "seat 0 bid 2 at 5", "seat 0 bid 3 at 1 with second", in the order in which the bids were made.
Fault GivenTable::bid(Seat seat, Phrase& phrase) {
  const auto pile = eat_pile(phrase, rules_.piles);
  const auto space = eat_space(phrase);
  const bool is_second = phrase.eat("with") && phrase.eat("second");
  if (!pile || !space) return malformed("seat 0 bid 2 at 5", phrase);
  draft_.board.tracks[*pile] = {seat, *space, small(is_second ? 1 : 0)};
  ++draft_.board.bids_made;
  draft_.board.last_bidder = seat;
  return std::nullopt;
}

// "seat 0 bought at 6 for 15", once for each meeple.
Fault GivenTable::bought(Seat seat, Phrase& phrase) {
  const auto space = eat_space(phrase);
  const auto paid = phrase.eat("for") ? phrase.eat_number() : std::nullopt;
  const bool is_second = phrase.eat("with") && phrase.eat("second");
  if (!space || !paid) return malformed("seat 0 bought at 6 for 15", phrase);
  draft_.board.purchases[seat][is_second ? 1 : 0] = {*space, static_cast<std::int8_t>(*paid)};
  return std::nullopt;
}

Fault GivenTable::knows(Seat seat, Phrase& phrase) {
  const auto pair = phrase.eat("pair") ? eat_pair(phrase) : std::nullopt;
  if (!pair) return malformed("seat 1 knows pair 3", phrase);
  lookers_[static_cast<std::size_t>(*pair)].add(seat);
  return std::nullopt;
}

}  // namespace bell::plays::stockpiles
