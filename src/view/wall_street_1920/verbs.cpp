// What can be done in 1920 Wall Street: one row a verb. Notation is read and written from here.
#include <array>

#include "view/wall_street_1920/names.h"
#include "view/wall_street_1920/vocabulary.h"

namespace bell::wall_street_1920 {
namespace {

constexpr int kAnyNumber = 99;  // too far is for the rules to refuse

namespace argument {
constexpr ArgumentForm kCard{"card", named_kind<Card>()};
constexpr ArgumentForm kCompany{"company", named_kind<Company>()};
constexpr ArgumentForm kPile{"pile", named_kind<Pile>()};
constexpr ArgumentForm kSeat{"seat", seat_kind()};
constexpr ArgumentForm kPlace{"place", number_kind(0, kAnyNumber)};
constexpr ArgumentForm kSpaces{"spaces", number_kind(0, kAnyNumber)};
constexpr ArgumentForm kBack{"back", numbered_kind<Back>()};
constexpr ArgumentForm kMagnate{"magnate", numbered_kind<Magnate>()};
constexpr ArgumentForm kMagnateSide{"side", named_kind<MagnateSide>()};
}  // namespace argument

constexpr VerbForm form(Verb verb, std::string_view name, Actor actor, std::string_view pattern,
                        ArgumentForm first = {}, ArgumentForm second = {}) {
  return {static_cast<std::uint8_t>(verb), name, actor, pattern, {first, second}};
}

constexpr std::array kVerbForms{
    form(Verb::lay_card, "lay_card", Actor::chance, "lay {card} at {place}", argument::kPlace, argument::kCard),
    form(Verb::deal_capital, "deal_capital", Actor::chance, "capital {back} to {seat}", argument::kBack,
         argument::kSeat),
    form(Verb::choose_start, "choose_start", Actor::chance, "start {seat}", argument::kSeat),
    form(Verb::turn_up, "turn_up", Actor::chance, "turn-up {card}", argument::kCard),
    form(Verb::lay_magnate, "lay_magnate", Actor::chance, "magnate {magnate} at {company}", argument::kCompany,
         argument::kMagnate),
    form(Verb::turn_magnate, "turn_magnate", Actor::chance, "turn magnate {magnate} {side}", argument::kMagnate,
         argument::kMagnateSide),
    form(Verb::place_pawn, "place_pawn", Actor::seat, "pawn at {place}", argument::kPlace),
    form(Verb::flip, "flip", Actor::seat, "flip"),
    form(Verb::lay_option, "lay_option", Actor::seat, "option at {place}", argument::kPlace),
    form(Verb::move, "move", Actor::seat, "move {spaces}", argument::kSpaces),
    form(Verb::sell, "sell", Actor::seat, "sell {card}", argument::kCard),
    form(Verb::raise_capital, "raise_capital", Actor::seat, "raise"),
    form(Verb::keep, "keep", Actor::seat, "keep {card}", argument::kCard),
    form(Verb::discard, "discard", Actor::seat, "discard {card} on {pile}", argument::kCard, argument::kPile),
    form(Verb::choose_company, "choose_company", Actor::seat, "choose {company}", argument::kCompany),
    form(Verb::show, "show", Actor::seat, "show {card} as {company}", argument::kCard, argument::kCompany),
    form(Verb::offer, "offer", Actor::seat, "offer {card}", argument::kCard),
    form(Verb::swap, "swap", Actor::seat, "swap with {seat}", argument::kSeat),
    form(Verb::give_magnate, "give_magnate", Actor::seat, "give magnate to {seat}", argument::kSeat),
    form(Verb::redeem, "redeem", Actor::seat, "redeem"),
    form(Verb::decline, "decline", Actor::seat, "decline"),
    form(Verb::take_discard, "take_discard", Actor::seat, "take from {pile}", argument::kPile),
    form(Verb::give_back, "give_back", Actor::seat, "give back {card}", argument::kCard),
    form(Verb::end_turn, "end_turn", Actor::seat, "end"),
};
static_assert(kVerbForms.size() == kVerbs, "a row for each verb");

}  // namespace

std::span<const VerbForm> Vocabulary::verbs() { return kVerbForms; }

}  // namespace bell::wall_street_1920
