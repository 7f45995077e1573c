// The only way from a view back to a state: guesses hidden cards consistent with everything the viewer has seen.
#include "engine/stonks/guess.h"
#include "engine/stonks/known.h"

namespace bell::stonks {
namespace {

using Voids = PerSeat<CompanySet>;

// Companies that seats have shown not to hold, by not following the company led.
struct Shown {
  Voids now;         // in this round
  Voids last_round;  // at the end of the previous round
};

Shown read_voids(std::span<const SeenEvent> memory) {
  Shown shown;
  Company lead = kNoCompany;
  for (const SeenEvent& event : memory) {
    if (event.what == Happening::round_started) {
      shown.last_round = shown.now;
      shown.now = {};
    }
    if (event.what == Happening::market_opened) lead = kNoCompany;
    if (event.what == Happening::speculated_opening) lead = event.company;
    if (event.what == Happening::speculated_following) shown.now[event.seat].add(lead);
    if (event.what != Happening::played) continue;
    const Company company = company_of(event.card.or_else(kNoCard));
    if (lead == kNoCompany) lead = company;
    if (company != lead) shown.now[event.seat].add(lead);
  }
  return shown;
}

// In the order of the list: a last card cannot be of a company that its round ruled out. Only at the very end is that
// the current round.
std::array<CompanySet, kMaxHidden> voids_of_last(const Shown& shown, const View& view, Seat seat) {
  const bool is_over = view.board.cursor.turn.is_over();
  if (is_over && view.last_cards[seat].size() == 1) return {shown.now[seat]};
  return {shown.last_round[seat], shown.now[seat]};
}

}  // namespace

Guess::Guess(const Rules& rules, const View& view, std::span<const SeenEvent> memory) {
  const Board& board = view.board;
  const Shown shown = read_voids(memory);
  state_.board = board;
  if (board.round == 0) return;  // the row is still being laid: no card is anywhere yet
  unseen_ = unseen_cards(view);
  for (const Seat seat : seats_of(rules.seats)) {
    take_hand(view, seat, shown.now[seat]);
    take_list(view.hidden[seat], state_.hidden[seat], {Zone::hidden, seat}, {});  // laid before anything was ruled out
    if (has_laid_to_reveal(rules, board, seat))
      take_one(view.to_reveal[seat], state_.to_reveal[seat], {Zone::to_reveal, seat}, {});
    take_list(view.last_cards[seat], state_.last_cards[seat], {Zone::last_card, seat},
              voids_of_last(shown, view, seat));
  }
  const Seat opener = board.trick.speculator;
  if (!board.trick.plays.is_empty() && board.trick.plays[0].card == kNoCard)
    take_one(view.face_down, state_.face_down, {Zone::face_down, opener}, shown.now[opener]);
  add_place({Zone::deck}, board.deck_size, {});
}

State Guess::complete(Rng& rng) const {
  State state = state_;
  std::array<std::uint8_t, kCompanies> sizes{};
  for (const Company company : kAllCompanies)
    sizes[static_cast<std::size_t>(company)] = static_cast<std::uint8_t>(unseen_.count(company));
  Scatter<kCards, kMaxPlaces> scatter(sizes, {holders_.data(), static_cast<std::size_t>(places_)});
  scatter(rng, [&](int group, int nth, int holder) {
    put(state, place_[static_cast<std::size_t>(holder)], unseen_.nth_of(Company(group), nth));
  });
  return state;
}

void Guess::take_hand(const View& view, Seat seat, CompanySet voids) {
  state_.hands[seat] = Secret<CardSet>({}, seat);
  const int size = view.board.hand_size[seat];
  if (!view.hands[seat].is_known()) {
    if (size > 0)
      add_place({Zone::hand, seat}, size, voids);
    else
      state_.hands[seat] = {};
    return;
  }
  state_.hands[seat] = Secret<CardSet>(view.hands[seat].or_else({}), seat);
}

void Guess::take_one(const Seen<Card>& seen, Secret<Card>& into, Place place, CompanySet voids) {
  into = Secret<Card>(seen.or_else(kNoCard), place.seat);
  if (!seen.is_known()) add_place(place, 1, voids);
}

void Guess::take_list(const FixedVec<Seen<Card>, kMaxHidden>& seen, FixedVec<Secret<Card>, kMaxHidden>& into,
                      Place place, const VoidsByPlace& voids) {
  while (place.nth < seen.size()) {
    into.push_back({});
    take_one(seen[place.nth], into[place.nth], place, voids[place.nth]);
    ++place.nth;
  }
}

void Guess::add_place(Place place, int size, CompanySet voids) {
  Holder holder{.places = static_cast<std::uint8_t>(size)};
  for (const Company company : kAllCompanies)
    if (voids.has(company)) holder.barred |= 1U << static_cast<int>(company);
  holders_[static_cast<std::size_t>(places_)] = holder;
  place_[static_cast<std::size_t>(places_++)] = place;
}

void Guess::put(State& state, const Place& place, Card card) {
  switch (place.zone) {
    case Zone::hand:
      state.hands[place.seat].truth().add(card);
      break;
    case Zone::hidden:
      state.hidden[place.seat][place.nth].truth() = card;
      break;
    case Zone::to_reveal:
      state.to_reveal[place.seat].truth() = card;
      break;
    case Zone::face_down:
      state.face_down.truth() = card;
      break;
    case Zone::last_card:
      state.last_cards[place.seat][place.nth].truth() = card;
      break;
    case Zone::deck:
      state.deck.add(card);
      break;
  }
}

State Stonks::imagine(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng) {
  return Guess(rules, view, memory).complete(rng);
}

}  // namespace bell::stonks
