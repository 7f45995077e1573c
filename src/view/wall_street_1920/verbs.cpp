// The verbs of 1920 Wall Street: one row each, used to print and to parse.
#include <array>

#include "view/wall_street_1920/names.h"
#include "view/wall_street_1920/vocabulary.h"

namespace bell::wall_street_1920 {
namespace {

constexpr int kAnyNumber = 99;  // the rules refuse moves that are too far

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

// Actions that do not depend on cards hidden from others.
constexpr VerbForm open(Verb verb, std::string_view name, std::string_view pattern, ArgumentForm first = {},
                        ArgumentForm second = {}) {
  VerbForm row = form(verb, name, Actor::seat, pattern, first, second);
  row.is_open = true;
  return row;
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
    open(Verb::place_pawn, "place_pawn", "pawn at {place}", argument::kPlace),
    open(Verb::flip, "flip", "flip"),
    open(Verb::lay_option, "lay_option", "option at {place}", argument::kPlace),
    open(Verb::move, "move", "move {spaces}", argument::kSpaces),
    form(Verb::sell, "sell", Actor::seat, "sell {card}", argument::kCard),
    open(Verb::raise_capital, "raise_capital", "raise"),
    open(Verb::keep, "keep", "keep {card}", argument::kCard),
    open(Verb::discard, "discard", "discard {card} on {pile}", argument::kCard, argument::kPile),
    open(Verb::choose_company, "choose_company", "choose {company}", argument::kCompany),
    form(Verb::show, "show", Actor::seat, "show {card} as {company}", argument::kCard, argument::kCompany),
    form(Verb::offer, "offer", Actor::seat, "offer {card}", argument::kCard),
    form(Verb::swap, "swap", Actor::seat, "swap with {seat}", argument::kSeat),
    open(Verb::give_magnate, "give_magnate", "give magnate to {seat}", argument::kSeat),
    open(Verb::redeem, "redeem", "redeem"),
    open(Verb::decline, "decline", "decline"),
    open(Verb::take_discard, "take_discard", "take from {pile}", argument::kPile),
    form(Verb::give_back, "give_back", Actor::seat, "give back {card}", argument::kCard),
    open(Verb::end_turn, "end_turn", "end"),
};
static_assert(kVerbForms.size() == kVerbs, "a row for each verb");

}  // namespace

std::span<const VerbForm> Vocabulary::verbs() { return kVerbForms; }

}  // namespace bell::wall_street_1920
