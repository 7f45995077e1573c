// The verbs of Coin: one row each, used to print and to parse.
#include <array>

#include "view/coin/names.h"
#include "view/coin/vocabulary.h"

namespace bell::coin {
namespace {

constexpr ArgumentForm kSideNamed{"side", named_kind<Side>()};

constexpr VerbForm form(Verb verb, std::string_view name, Actor actor, std::string_view pattern) {
  return {static_cast<std::uint8_t>(verb), name, actor, pattern, {kSideNamed}};
}

constexpr std::array kVerbs{
    form(Verb::toss, "toss", Actor::chance, "toss {side}"),
    form(Verb::claim, "claim", Actor::seat, "claim {side}"),
    form(Verb::guess, "guess", Actor::seat, "guess {side}"),
};

}  // namespace

std::span<const VerbForm> Vocabulary::verbs() { return kVerbs; }

}  // namespace bell::coin
