// The components of Stonks: five companies, 65 market cards, and the printed numbers.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "kernel/enum_set.h"
#include "kernel/fixed_vec.h"
#include "kernel/per.h"

namespace bell::stonks {

enum class Company : std::uint8_t { carrot = 0, grass = 1, honey = 2, fish = 3, apple = 4 };
inline constexpr int kCompanies = 5;
inline constexpr Company kNoCompany{0xFF};
inline constexpr std::array kAllCompanies{Company::carrot, Company::grass, Company::honey, Company::fish,
                                          Company::apple};
template <class T>
using PerCompany = Per<Company, T, kCompanies>;

using CompanySet = EnumSet<Company, kCompanies>;

inline constexpr int kRanks = 13;
inline constexpr int kCards = kCompanies * kRanks;

// A market card, by company and rank. Zero is no card, so that an empty place has zero bytes.
enum class Card : std::uint8_t {};
inline constexpr Card kNoCard{0};
constexpr Card card_of(Company company, int rank) { return Card(static_cast<int>(company) * kRanks + rank); }
constexpr Company company_of(Card card) { return Company((static_cast<int>(card) - 1) / kRanks); }
constexpr bool is_card(int byte) { return byte >= 1 && byte <= kCards; }
constexpr int rank_of(Card card) { return (static_cast<int>(card) - 1) % kRanks + 1; }

// A set of market cards: thirteen bits per company. Hands, portfolios and the deck are such sets; none has an order.
class CardSet {
 public:
  static constexpr CardSet of(Company company) {
    CardSet set;
    set.bits_[company] = (1U << kRanks) - 1U;
    return set;
  }

  constexpr bool has(Card card) const { return (bits_[company_of(card)] >> (rank_of(card) - 1) & 1U) != 0; }
  constexpr bool has_any(Company company) const { return bits_[company] != 0; }
  constexpr int count(Company company) const { return std::popcount(bits_[company]); }
  constexpr int size() const {
    int sum = 0;
    for (const Company company : kAllCompanies) sum += count(company);
    return sum;
  }
  constexpr bool is_empty() const { return *this == CardSet{}; }
  constexpr void add(Card card) {
    std::uint16_t& ranks = bits_[company_of(card)];
    ranks = static_cast<std::uint16_t>(ranks | bit(card));
  }
  constexpr void remove(Card card) {
    std::uint16_t& ranks = bits_[company_of(card)];
    ranks = static_cast<std::uint16_t>(ranks & ~bit(card));
  }

  constexpr CardSet& operator|=(const CardSet& other) {
    for (const Company company : kAllCompanies)
      bits_[company] = static_cast<std::uint16_t>(bits_[company] | other.bits_[company]);
    return *this;
  }
  constexpr CardSet& operator-=(const CardSet& other) {
    for (const Company company : kAllCompanies)
      bits_[company] = static_cast<std::uint16_t>(bits_[company] & ~other.bits_[company]);
    return *this;
  }

  // The n-th card in ascending order, of all or of one company. Precondition: there are more than n.
  constexpr Card nth(int n) const {
    for (const Company company : kAllCompanies) {
      const int here = count(company);
      if (n < here) return nth_of(company, n);
      n -= here;
    }
    return kNoCard;
  }
  constexpr Card nth_of(Company company, int n) const {
    unsigned left = bits_[company];
    for (; n > 0; --n) left &= left - 1U;
    return card_of(company, std::countr_zero(left) + 1);
  }

  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (const Company company : kAllCompanies) for_each_of(company, visit);
  }
  template <class Visit>
  constexpr void for_each_of(Company company, Visit&& visit) const {
    for (unsigned left = bits_[company]; left != 0; left &= left - 1U)
      visit(card_of(company, std::countr_zero(left) + 1));
  }

  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

 private:
  static constexpr unsigned bit(Card card) { return 1U << (rank_of(card) - 1); }
  PerCompany<std::uint16_t> bits_{};
};

inline constexpr int kLevels = 5;
enum class Side : std::uint8_t { a = 0, b = 1 };

// The printed numbers, read from rulebook/stonks/components.toml. Plain data, so owners of the game can correct it.
struct Components {
  std::array<std::array<std::uint8_t, kLevels>, 2> values{};  // by side, lowest level first
  std::array<std::uint8_t, kRanks> shares{};                  // by rank
  std::array<std::uint8_t, kRanks> fluctuation{};             // by rank
  std::array<std::uint8_t, 5> start_levels{};                 // five tiles, left to right, 1 is lowest
  std::array<std::uint8_t, 4> start_levels_three{};           // the four tiles of three players
  std::array<std::uint8_t, kMaxSeats + 1> hand{};             // cards dealt, by number of players
  std::uint8_t rounds = 0;                                    // unless an option says otherwise
};

}  // namespace bell::stonks
