// Reads a memory for cards that came unseen, and for those shown when they leave or are held up.
#include "engine/stockpile/arrivals.h"

#include <algorithm>

namespace bell::stockpile {
namespace {

class Reader {
 public:
  Reader(const Rules& rules, const View& view) : rules_(rules), view_(view) {}

  void read(const SeenEvent& event) {
    if (event.what == Happening::round_started) return start_round(event.number);
    if (event.what == Happening::share_given) return take_start(event);
    if (event.what == Happening::stock_split || event.what == Happening::bankrupt) return turn_up(event.company);
    if (event.seat == kNoSeat || is_own(event.seat)) return;
    if (event.what == Happening::card_taken) return take(event);
    if (event.what == Happening::action_played || event.what == Happening::thing_discarded)
      if (const Card card = event.card.or_else(kNoCard); is_action_card(card)) lose_action(event.seat, card);
    lose(event);
    gain(event);
    show(event);
  }

  // The number of stock cards that came this round follows from the sizes of the portfolios.
  Remembered finish() {
    Remembered found;
    if (!adds_up()) return forgetful();
    found.of = of_;
    found.since = since_;
    found.has_starts = true;
    return found;
  }

 private:
  bool is_own(Seat seat) const { return is_seat(view_.viewer) && seat_of(view_.viewer) == seat; }
  bool is_too_long() const { return round_ >= kRoundsRemembered; }

  void start_round(int round) {
    for (const Seat seat : seats_of(rules_.seats)) close_round(seat);
    round_ = round;
  }
  // Cards taken unseen minus the action cards among them, which were all played or discarded in their round.
  void close_round(Seat seat) {
    ActionCards& shown = of_[seat].shown;
    if (round_ > 0 && !is_too_long())
      of_[seat].came[static_cast<std::size_t>(round_)] = static_cast<std::uint8_t>(taken_[seat] - shown.size());
    taken_[seat] = 0;
    shown = {};
  }
  // The viewer either knew this card, or it is one of those that came unseen.
  void lose_action(Seat seat, Card card) {
    if (kept_[seat].has(card))
      kept_[seat].remove(card);
    else
      of_[seat].shown.add(card);
  }

  // Starting shares are all different, so nobody else has the viewer's.
  void take_start(const SeenEvent& event) {
    if (is_own(event.seat))
      since_[company_of(event.card.or_else(Card::automotive))] = 1;
    else
      of_[event.seat].came[0] = 1;
  }
  void take(const SeenEvent& event) {
    const Card card = event.card.or_else(kNoCard);
    if (card == kNoCard) ++taken_[event.seat];
    if (is_action_card(card)) kept_[event.seat].add(card);
    if (is_stock(card)) ++bound_[event.seat][company_of(card)];
  }

  void turn_up(Company company) {
    since_before_ = since_[company];
    since_[company] = static_cast<std::uint8_t>(round_ + 1);
  }

  void resolve(Seat seat, Company company, int number, std::uint8_t first) {
    auto& resolved = of_[seat].resolved;
    for (; number > 0 && resolved.size() < resolved.capacity(); --number)
      resolved.push_back({company, first, static_cast<std::uint8_t>(round_)});
    is_full_ |= number > 0;
  }
  void lose(const SeenEvent& event) {
    const bool is_all = event.what == Happening::cards_split || event.what == Happening::cards_lost;
    const bool is_one = event.what == Happening::share_discarded || event.what == Happening::moved_to_split ||
                        (event.what == Happening::sold_short && event.value == 0);
    if (!is_all && !is_one && event.what != Happening::sold) return;
    const int number = is_one ? 1 : event.number;
    std::uint8_t& bound = bound_[event.seat][event.company];
    resolve(event.seat, event.company, number - bound, is_all ? since_before_ : since_[event.company]);
    bound = static_cast<std::uint8_t>(std::max(0, bound - number));
  }
  void gain(const SeenEvent& event) {
    const bool is_one = event.what == Happening::share_taken || event.what == Happening::moved_to_regular ||
                        (event.what == Happening::sold_short && event.value == 1);
    const int number = is_one ? 1 : event.what == Happening::halved ? event.number : 0;
    if (number == 0) return;
    std::uint8_t& bound = bound_[event.seat][event.company];
    bound = static_cast<std::uint8_t>(bound + number);
  }
  void show(const SeenEvent& event) {
    if (event.what != Happening::shown && event.what != Happening::companies_shown &&
        event.what != Happening::portfolio_revealed)
      return;
    std::uint8_t& bound = bound_[event.seat][event.company];
    resolve(event.seat, event.company, event.number - bound, since_[event.company]);
    bound = static_cast<std::uint8_t>(std::max<int>(bound, event.number));
  }

  bool adds_up() {
    if (is_too_long() || is_full_) return false;
    for (const Seat seat : seats_of(rules_.seats)) {
      if (is_own(seat)) continue;
      if (bound_[seat] != view_.regular[seat] || kept_[seat] != view_.kept[seat]) return false;
      int now = unseen_in(seat) + of_[seat].resolved.size();
      for (int round = 0; round < round_; ++round) now -= of_[seat].came[static_cast<std::size_t>(round)];
      if (now < 0 || now > taken_[seat]) return false;
      of_[seat].came[static_cast<std::size_t>(round_)] = static_cast<std::uint8_t>(now);
    }
    return true;
  }
  int unseen_in(Seat seat) const {
    int unseen = view_.board.regular_size[seat];
    for (const std::uint8_t seen : view_.regular[seat]) unseen -= seen;
    return unseen;
  }
  Remembered forgetful() const {
    Remembered found;
    for (const Seat seat : seats_of(rules_.seats)) found.of[seat].came[0] = static_cast<std::uint8_t>(unseen_in(seat));
    return found;
  }

  const Rules& rules_;
  const View& view_;
  int round_ = 0;
  PerSeat<Arrivals> of_;
  PerCompany<std::uint8_t> since_;
  std::uint8_t since_before_ = 0;  // the company turned up last
  PerSeat<Shares> bound_;          // the minimum the viewer is sure of
  PerSeat<ActionCards> kept_;      // the same for action cards
  PerSeat<int> taken_;             // cards taken unseen this round
  bool is_full_ = false;
};

}  // namespace

Remembered remember_arrivals(const Rules& rules, const View& view, std::span<const SeenEvent> memory) {
  Reader reader(rules, view);
  for (const SeenEvent& event : memory) reader.read(event);
  return reader.finish();
}

}  // namespace bell::stockpile
