// The one road back from a view to a state: a guess at the hidden cards that fits all the viewer has seen.
#include <array>

#include "engine/core/scatter.h"
#include "engine/stonks/rules.h"

namespace bell::stonks {
namespace {

using Voids = PerSeat<CompanySet>;
using VoidsByPlace = std::array<CompanySet, kMaxHidden>;

// What followers have shown: whoever does not follow suit has no card of the company led.
struct Shown {
  Voids now;         // in this round
  Voids last_round;  // at the end of the round before
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

// A place where unseen cards lie, and what becomes of a card that is imagined there.
enum class Zone : std::uint8_t { hand, hidden, to_reveal, face_down, last_card, deck };
struct Place {
  Zone zone{};
  Seat seat = kNoSeat;
  std::uint8_t nth = 0;
};

// Copies what the view knows into a state and collects the places of what it does not.
class Guess {
 public:
  Guess(const Rules& rules, const View& view, std::span<const SeenEvent> memory) : view_(view) {
    const Shown shown = read_voids(memory);
    state_.board = view.board;
    if (view.board.round == 0) return;  // the row is still being laid: no card is anywhere yet
    for (const Company company : view.board.row) unseen_ |= CardSet::suit(company);
    drop_public(view.board);
    for (const Seat seat : seats_of(rules.seats)) {
      take_hand(seat, shown.now[seat]);
      take_list(view.hidden[seat], state_.hidden[seat], Zone::hidden, seat, {});  // laid before anything was shown
      take_one(view.to_reveal[seat], state_.to_reveal[seat], Zone::to_reveal, seat, has_chosen(rules, seat), {});
      take_list(view.last_cards[seat], state_.last_cards[seat], Zone::last_card, seat, voids_of_last(shown, seat));
    }
    const Seat opener = view.board.trick.speculator;
    const bool lies_face_down = !view.board.trick.plays.is_empty() && view.board.trick.plays[0].card == kNoCard;
    take_one(view.face_down, state_.face_down, Zone::face_down, opener, lies_face_down,
             lies_face_down ? shown.now[opener] : CompanySet{});
    add_place({Zone::deck}, view.board.deck_size, {});
  }

  State complete(Rng& rng) {
    std::array<std::uint8_t, kCompanies> sizes{};
    for (const Company company : kAllCompanies)
      sizes[static_cast<std::size_t>(company)] = static_cast<std::uint8_t>(unseen_.count(company));
    Scatter<kCards, kMaxPlaces> scatter(sizes, {holders_.data(), static_cast<std::size_t>(places_)});
    scatter(rng, [this](int group, int nth, int holder) {
      put(place_[static_cast<std::size_t>(holder)], unseen_.nth_of(Company(group), nth));
    });
    return state_;
  }

 private:
  static constexpr int kMaxPlaces = kMaxSeats * 6 + 2;

  void drop_public(const Board& board) {
    unseen_ -= board.discard;
    for (const CardSet& cards : board.portfolio) unseen_ -= cards;
    for (const Played& played : board.trick.plays)
      if (played.card != kNoCard) unseen_.remove(played.card);
    if (board.trick.market != kNoCard) unseen_.remove(board.trick.market);
  }

  // By the order of the list: a last card lacks what its round showed. The round is this one only at the very end.
  VoidsByPlace voids_of_last(const Shown& shown, Seat seat) const {
    const bool is_over = view_.board.cursor.turn.is_over();
    if (is_over && view_.last_cards[seat].size() == 1) return {shown.now[seat]};
    return {shown.last_round[seat], shown.now[seat]};
  }

  bool has_chosen(const Rules& rules, Seat seat) const {
    const bool choosing = rules.program[view_.board.cursor.frames.back().step].id == StepId::start_portfolio;
    return choosing && view_.board.hand_size[seat] < rules.hand;
  }

  void take_hand(Seat seat, CompanySet voids) {
    state_.hands[seat] = Secret<CardSet>({}, seat);
    const int size = view_.board.hand_size[seat];
    if (!view_.hands[seat].is_known()) {
      if (size > 0)
        add_place({Zone::hand, seat}, size, voids);
      else
        state_.hands[seat] = {};
      return;
    }
    state_.hands[seat] = Secret<CardSet>(view_.hands[seat].or_else({}), seat);
    unseen_ -= state_.hands[seat].truth();
  }

  void take_one(const Seen<Card>& seen, Secret<Card>& into, Zone zone, Seat owner, bool is_there, CompanySet voids) {
    if (!is_there) return;
    into = Secret<Card>(seen.or_else(kNoCard), owner);
    if (seen.is_known())
      unseen_.remove(into.truth());
    else
      add_place({zone, owner}, 1, voids);
  }

  template <int N>
  void take_list(const FixedVec<Seen<Card>, N>& seen, FixedVec<Secret<Card>, N>& into, Zone zone, Seat owner,
                 const VoidsByPlace& voids) {
    for (int nth = 0; nth < seen.size(); ++nth) {
      into.push_back(Secret<Card>(seen[nth].or_else(kNoCard), owner));
      if (seen[nth].is_known())
        unseen_.remove(into[nth].truth());
      else
        add_place({zone, owner, static_cast<std::uint8_t>(nth)}, 1, voids[static_cast<std::size_t>(nth)]);
    }
  }

  void add_place(Place place, int size, CompanySet voids) {
    Holder holder{.places = static_cast<std::uint8_t>(size)};
    for (const Company company : kAllCompanies)
      if (voids.has(company)) holder.barred |= 1U << static_cast<int>(company);
    holders_[static_cast<std::size_t>(places_)] = holder;
    place_[static_cast<std::size_t>(places_++)] = place;
  }

  void put(const Place& place, Card card) {
    switch (place.zone) {
      case Zone::hand:
        state_.hands[place.seat].truth().add(card);
        break;
      case Zone::hidden:
        state_.hidden[place.seat][place.nth].truth() = card;
        break;
      case Zone::to_reveal:
        state_.to_reveal[place.seat].truth() = card;
        break;
      case Zone::face_down:
        state_.face_down.truth() = card;
        break;
      case Zone::last_card:
        state_.last_cards[place.seat][place.nth].truth() = card;
        break;
      case Zone::deck:
        state_.deck.add(card);
        break;
    }
  }

  const View& view_;
  State state_;
  CardSet unseen_;
  std::array<Holder, kMaxPlaces> holders_{};
  std::array<Place, kMaxPlaces> place_{};
  int places_ = 0;
};

}  // namespace

State Stonks::imagine(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng) {
  return Guess(rules, view, memory).complete(rng);
}

}  // namespace bell::stonks
