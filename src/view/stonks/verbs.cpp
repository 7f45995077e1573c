// What can be done in Stonks: one row a verb. Notation is read and written from here.
#include <array>

#include "view/stonks/names.h"
#include "view/stonks/vocabulary.h"

namespace bell::stonks {
namespace {

constexpr ArgumentForm kCompany{"company", named_kind<Company>()};
constexpr ArgumentForm kCard{"card", named_kind<Card>()};
constexpr ArgumentForm kSeat{"seat", seat_kind()};

constexpr VerbForm form(Verb verb, std::string_view name, Actor actor, std::string_view pattern, ArgumentForm first,
                        ArgumentForm second = {}) {
  return {static_cast<std::uint8_t>(verb), name, actor, pattern, {first, second}};
}

constexpr std::array kForms{
    form(Verb::remove_company, "remove_company", Actor::chance, "remove {company}", kCompany),
    form(Verb::place_tile, "place_tile", Actor::chance, "tile {company}", kCompany),
    form(Verb::deal, "deal", Actor::chance, "deal {card} to {seat}", kCard, kSeat),
    form(Verb::open_market, "open_market", Actor::chance, "market {card}", kCard),
    form(Verb::lay_to_reveal, "lay_to_reveal", Actor::seat, "show {card}", kCard),
    form(Verb::lay_face_down, "lay_face_down", Actor::seat, "hide {card}", kCard),
    form(Verb::play, "play", Actor::seat, "play {card}", kCard),
    form(Verb::speculate, "speculate", Actor::seat, "speculate {card} as {company}", kCard, kCompany),
    form(Verb::raise, "raise", Actor::seat, "raise {company}", kCompany),
    form(Verb::lower, "lower", Actor::seat, "lower {company}", kCompany),
    form(Verb::take, "take", Actor::seat, "take {card}", kCard),
};

}  // namespace

std::span<const VerbForm> Vocabulary::verbs() { return kForms; }

}  // namespace bell::stonks
