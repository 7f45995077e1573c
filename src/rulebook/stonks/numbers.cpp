// The numbers of Stonks: their keys, their ranges, and which are invalid together.
#include "rulebook/stonks/numbers.h"

#include <algorithm>
#include <array>

#include "view/stonks/components.h"

namespace bell::rulebook {
namespace {

using stonks::Components;

constexpr int kFewestPlayers = 2;
constexpr int kMostPlayers = kMaxSeats;
constexpr int kThreePlayers = 3;     // they play without one company
constexpr int kTwoPlayerRounds = 2;  // out of one deck
constexpr int kBesidesTricks = 3;    // two cards start the portfolio, one is left at the end
constexpr int kSmallestHand = kBesidesTricks + 1;

// From every level, two steps are possible within five levels; with three some tokens could not move.
constexpr int kMostSteps = 2;

constexpr std::array kFields{
    Field{"values.a", stonks::kLevels, 0, 9},
    Field{"values.b", stonks::kLevels, 0, 9},
    Field{"shares", stonks::kRanks, 0, 9},
    Field{"fluctuation", stonks::kRanks, 0, kMostSteps},
    Field{"start_levels", stonks::kCompanies, 1, stonks::kLevels},
    Field{"start_levels_three", stonks::kCompanies - 1, 1, stonks::kLevels},
    Field{"hand", kMostPlayers - kFewestPlayers + 1, kSmallestHand, stonks::kCards},
    Field{"rounds", 0, 1, 9},
};

int hand_of(const Numbers& numbers, int players) {
  return row_of(numbers, "hand")[static_cast<std::size_t>(players - kFewestPlayers)];
}

// Cards dealt and turned up between shuffles: hands, and a market card for every trick.
int cards_needed(int players, int hand) {
  const int one_round = players * hand + hand - kBesidesTricks;
  return players == kFewestPlayers ? kTwoPlayerRounds * one_round : one_round;
}

int cards_there_are(int players) { return players == kThreePlayers ? stonks::kCards - stonks::kRanks : stonks::kCards; }

int largest_hand(int players) {
  int hand = kSmallestHand;
  while (cards_needed(players, hand + 1) <= cards_there_are(players)) ++hand;
  return hand;
}

std::optional<FieldFault> contradiction(const Numbers& numbers) {
  for (int players = kFewestPlayers; players <= kMostPlayers; ++players) {
    const int hand = hand_of(numbers, players);
    const int needed = cards_needed(players, hand);
    if (needed <= cards_there_are(players)) continue;
    return FieldFault{"hand",
                      "hands_too_large",
                      {{"players", std::to_string(players)},
                       {"hand", std::to_string(hand)},
                       {"needed", std::to_string(needed)},
                       {"there", std::to_string(cards_there_are(players))},
                       {"most", std::to_string(largest_hand(players))}}};
  }
  return std::nullopt;
}

template <std::size_t Count>
void copy(const Row& row, std::array<std::uint8_t, Count>& to) {
  std::transform(row.begin(), row.end(), to.begin(), [](int number) { return static_cast<std::uint8_t>(number); });
}

AnyComponents fill(const Numbers& numbers) {
  Components printed;
  copy(row_of(numbers, "values.a"), printed.values[static_cast<std::size_t>(stonks::Side::a)]);
  copy(row_of(numbers, "values.b"), printed.values[static_cast<std::size_t>(stonks::Side::b)]);
  copy(row_of(numbers, "shares"), printed.shares);
  copy(row_of(numbers, "fluctuation"), printed.fluctuation);
  copy(row_of(numbers, "start_levels"), printed.start_levels);
  copy(row_of(numbers, "start_levels_three"), printed.start_levels_three);
  for (int players = kFewestPlayers; players <= kMostPlayers; ++players)
    printed.hand[static_cast<std::size_t>(players)] = static_cast<std::uint8_t>(hand_of(numbers, players));
  printed.rounds = static_cast<std::uint8_t>(row_of(numbers, "rounds").front());
  return printed;
}

}  // namespace

template <>
const TitleNumbers& numbers_of<stonks::Vocabulary>() {
  static constexpr TitleNumbers kStonks{"stonks", kFields, &contradiction, &fill};
  return kStonks;
}

}  // namespace bell::rulebook
