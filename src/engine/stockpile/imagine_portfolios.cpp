// Deals the unseen cards of portfolios from the starting shares on, until a deal is consistent with what was shown
// since.
//
// A card shown since came in one of several rounds: it is put into one of those places at random. Every other place
// gets any unseen stock card. A deal that puts a card where it cannot have been is rejected. If several places hold
// equal cards, any of them could have been the card shown, so the same deal can be reached in that many ways; it is
// accepted with one chance in that many, so that each deal counts once.
#include "engine/stockpile/imagine_portfolios.h"

#include <algorithm>

namespace bell::stockpile {
namespace {

using Rounds = std::array<std::uint8_t, kRoundsRemembered>;

class Dealing {
 public:
  Dealing(const Rules& rules, const Remembered& remembered, MarketBag unseen)
      : rules_(rules), remembered_(remembered), unseen_(unseen) {
    for (const Company company : kAllCompanies) {
      stocks_ += unseen.count(stock_of(company));
      fewest_ = std::min(fewest_, in_the_box(company));
    }
  }

  bool attempt(Rng& rng) {
    for (const Seat seat : seats_of(rules_.seats)) {
      const Arrivals& arrivals = remembered_.of[seat];
      PerCompany<Rounds> alike{};  // places with a card of the company, by round
      Rounds taken{};
      if (!place_resolved(arrivals, rng, taken, alike) || !fill(seat, arrivals, taken, rng, alike)) return false;
      if (!counts_once(arrivals, alike, rng)) return false;
      if (remembered_.has_starts && arrivals.came[0] > 0 && !has_fair_start(alike, rng)) return false;
    }
    return true;
  }
  const PerSeat<Shares>& dealt() const { return dealt_; }
  const MarketBag& left() const { return unseen_; }

 private:
  // Each card shown picks among as many places as can be free: those of its rounds minus the ones that cards shown
  // before it have certainly taken. Picking one that is not free rejects the deal; this makes all deals equally likely.
  static bool place_resolved(const Arrivals& arrivals, Rng& rng, Rounds& taken, PerCompany<Rounds>& alike) {
    const auto& shown = arrivals.resolved;
    for (int at = 0; at < shown.size(); ++at) {
      int at_most = 0;
      for (std::size_t round = shown[at].first; round <= shown[at].last; ++round) at_most += arrivals.came[round];
      for (int earlier = 0; earlier < at; ++earlier)
        if (shown[earlier].first >= shown[at].first) --at_most;
      if (at_most <= 0) return false;
      int nth = static_cast<int>(rng.below(static_cast<std::uint32_t>(at_most)));
      std::size_t round = shown[at].first;
      for (; round <= shown[at].last && nth >= arrivals.came[round] - taken[round]; ++round)
        nth -= arrivals.came[round] - taken[round];
      if (round > shown[at].last) return false;
      ++taken[round];
      ++alike[shown[at].company][round];
    }
    return true;
  }

  bool fill(Seat seat, const Arrivals& arrivals, const Rounds& taken, Rng& rng, PerCompany<Rounds>& alike) {
    for (std::size_t round = 0; round < arrivals.came.size(); ++round)
      for (int free = arrivals.came[round] - taken[round]; free > 0; --free) {
        const Company company = draw(rng);
        if (round < remembered_.since[company]) return false;
        ++dealt_[seat][company];
        ++alike[company][round];
      }
    return true;
  }
  Company draw(Rng& rng) {
    const int nth = static_cast<int>(rng.below(static_cast<std::uint32_t>(stocks_--)));
    const Card stock = unseen_.nth(nth);  // stock cards come first
    unseen_.remove(stock);
    return company_of(stock);
  }

  // The number of ways this deal can be reached (`ways`), and the smallest such number of any deal (`least`).
  static bool counts_once(const Arrivals& arrivals, const PerCompany<Rounds>& alike, Rng& rng) {
    std::uint32_t ways = 1;
    std::uint32_t least = 1;
    const auto& shown = arrivals.resolved;
    for (int at = 0; at < shown.size(); ++at) {
      std::uint32_t places = 0;
      for (std::size_t round = shown[at].first; round <= shown[at].last; ++round)
        places += alike[shown[at].company][round];
      std::uint32_t rivals = 0;
      std::uint32_t earlier = 0;
      for (int other = 0; other < shown.size(); ++other) {
        if (!is_rival(shown[other], shown[at])) continue;
        ++rivals;
        if (other < at) ++earlier;
      }
      ways *= places - earlier;
      least *= rivals - earlier;
    }
    return ways == least || rng.below(ways) < least;
  }
  // Whether two cards compete for the same places: same company, between the same two splits, and not shown later.
  static bool is_rival(const Resolved& other, const Resolved& each) {
    return other.company == each.company && other.first == each.first && other.last <= each.last;
  }

  // Starting shares are of different companies, and all companies are equally likely, however many cards they have.
  bool has_fair_start(const PerCompany<Rounds>& alike, Rng& rng) {
    for (const Company company : kAllCompanies) {
      if (alike[company][0] == 0) continue;
      if (starts_.has(company)) return false;
      starts_.add(company);
      if (const std::uint32_t cards = in_the_box(company); cards > fewest_ && rng.below(cards) >= fewest_) return false;
    }
    return true;
  }
  std::uint32_t in_the_box(Company company) const {
    return rules_.printed.market_deck[static_cast<std::size_t>(company)];
  }

  const Rules& rules_;
  const Remembered& remembered_;
  MarketBag unseen_;
  int stocks_ = 0;
  std::uint32_t fewest_ = ~0U;  // cards of one company in the game
  PerSeat<Shares> dealt_;
  CompanySet starts_;
};

}  // namespace

void imagine_portfolios(const Rules& rules, const Remembered& remembered, Rng& rng, MarketBag& unseen,
                        PerSeat<Shares>& regular) {
  for (;;) {
    Dealing dealing(rules, remembered, unseen);
    if (!dealing.attempt(rng)) continue;
    unseen = dealing.left();
    for (const Seat seat : seats_of(rules.seats))
      for (const Company company : kAllCompanies)
        regular[seat][company] = static_cast<std::uint8_t>(regular[seat][company] + dealing.dealt()[seat][company]);
    return;
  }
}

}  // namespace bell::stockpile
