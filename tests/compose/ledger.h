// Keeps books from the facts alone: everybody's cash if money moves only when a fact says so. Every dollar comes from
// the bank, goes to the bank or changes hands between players, and a fact tells it.
#pragma once

#include <algorithm>
#include <array>

#include "engine/stockpile/rules.h"

namespace bell::compose {

class Ledger {
 public:
  explicit Ledger(int seats) : seats_(seats) {}

  void hear(const stockpile::Event& event) {
    using stockpile::Happening;
    if (is_among(kReceived, event)) book(event.seat, event.number);
    if (is_among(kPaid, event)) book(event.seat, -event.number);
    if (is_among(kSold, event)) book(event.seat, event.value);
    if (event.what == Happening::bonds_bought) book(event.seat, -event.value);
    if (event.what == Happening::money_given) {
      book(event.seat, -event.number);
      book(event.other, event.number);
    }
  }

  bool agrees_with(const PerSeat<Money>& cash) const {
    for (const Seat seat : seats_of(seats_))
      if (cash[seat] != cash_[seat]) return false;
    return true;
  }

 private:
  // Facts whose number is money received, whose number is money paid, and whose value is money received.
  static constexpr std::array kReceived{
      stockpile::Happening::cash_given,       stockpile::Happening::split_paid,   stockpile::Happening::dividend_paid,
      stockpile::Happening::majority_paid,    stockpile::Happening::final_sale,   stockpile::Happening::interest_paid,
      stockpile::Happening::bonds_repaid,     stockpile::Happening::money_gained, stockpile::Happening::sold_short,
      stockpile::Happening::commodities_paid,
  };
  static constexpr std::array kPaid{stockpile::Happening::bid_paid, stockpile::Happening::fee_paid,
                                    stockpile::Happening::taxes_paid, stockpile::Happening::money_lost,
                                    stockpile::Happening::share_taken};
  static constexpr std::array kSold{stockpile::Happening::sold, stockpile::Happening::sold_split,
                                    stockpile::Happening::halved};

  template <std::size_t N>
  static bool is_among(const std::array<stockpile::Happening, N>& facts, const stockpile::Event& event) {
    return std::find(facts.begin(), facts.end(), event.what) != facts.end();
  }
  void book(Seat seat, int money) { cash_[seat] += Money(money); }
  int seats_;
  PerSeat<Money> cash_;
};

}  // namespace bell::compose
