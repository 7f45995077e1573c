// The verbs of Stonks: one row each, used to print and to parse.
#include <array>

#include "view/stonks/names.h"
#include "view/stonks/vocabulary.h"

namespace bell::stonks {
namespace {

namespace arg {

constexpr ArgumentForm company{"company", named_kind<Company>()};
constexpr ArgumentForm card{"card", named_kind<Card>()};
constexpr ArgumentForm seat{"seat", seat_kind()};

}  // namespace arg

constexpr VerbForm form(Verb verb, std::string_view name, Actor actor, std::string_view pattern, ArgumentForm first,
                        ArgumentForm second = {}) {
  return {static_cast<std::uint8_t>(verb), name, actor, pattern, {first, second}};
}

constexpr std::array kVerbForms{
    form(Verb::remove_company, "remove_company", Actor::chance, "remove {company}", arg::company),
    form(Verb::place_tile, "place_tile", Actor::chance, "tile {company}", arg::company),
    form(Verb::deal, "deal", Actor::chance, "deal {card} to {seat}", arg::card, arg::seat),
    form(Verb::open_market, "open_market", Actor::chance, "market {card}", arg::card),
    form(Verb::lay_to_reveal, "lay_to_reveal", Actor::seat, "show {card}", arg::card),
    form(Verb::lay_face_down, "lay_face_down", Actor::seat, "hide {card}", arg::card),
    form(Verb::play, "play", Actor::seat, "play {card}", arg::card),
    form(Verb::speculate, "speculate", Actor::seat, "speculate {card} as {company}", arg::card, arg::company),
    form(Verb::raise, "raise", Actor::seat, "raise {company}", arg::company),
    form(Verb::lower, "lower", Actor::seat, "lower {company}", arg::company),
    form(Verb::take, "take", Actor::seat, "take {card}", arg::card),
};

}  // namespace

std::span<const VerbForm> Vocabulary::verbs() { return kVerbForms; }

}  // namespace bell::stonks
