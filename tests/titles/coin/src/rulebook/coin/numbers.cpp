// The numbers of Coin: their keys, their ranges, and which are invalid together.
#include "rulebook/coin/numbers.h"

#include <array>

namespace bell::rulebook {
namespace {

constexpr std::array kFields{
    Field{"prize", 0, 1, 20},
    Field{"comfort", 0, 0, 20},
    Field{"rounds", 0, 2, 10},
};

std::optional<FieldFault> contradiction(const Numbers& numbers) {
  if (number_of(numbers, "rounds") % 2 == 0) return std::nullopt;
  return FieldFault{"rounds", "rounds_in_pairs", {}};
}

AnyComponents fill(const Numbers& numbers) {
  coin::Components printed;
  printed.prize = number_of(numbers, "prize");
  printed.comfort = number_of(numbers, "comfort");
  printed.rounds = number_of(numbers, "rounds");
  return printed;
}

}  // namespace

template <>
const TitleNumbers& numbers_of<coin::Vocabulary>() {
  static constexpr TitleNumbers kCoin{"coin", kFields, &contradiction, &fill};
  return kCoin;
}

}  // namespace bell::rulebook
