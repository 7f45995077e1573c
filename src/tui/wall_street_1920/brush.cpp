// Names, cards and inks of 1920 Wall Street.
#include "tui/wall_street_1920/brush.h"

#include <array>

#include "view/wall_street_1920/actions.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

Ink ink_of(Card card) {
  if (is_company_share(card)) return wall_street_scene::ink_of(share_company(card));
  if (is_company_variation(card)) return wall_street_scene::ink_of(variation_company(card));
  if (card == Card::gold) return Ink::strong;
  return card == Card::explosion ? Ink::red : Ink::plain;
}

}  // namespace

Ink ink_of(Company company) {
  constexpr std::array kInks{Ink::yellow, Ink::green, Ink::blue, Ink::orange};
  return kInks[static_cast<std::size_t>(company)];
}

std::string Brush::say(std::string_view key, const texts::Args& args) const {
  return words.say("wall-street-1920.ui." + std::string(key), args);
}
std::string Brush::say(std::string_view key, int number) const {
  return say(key, texts::Args{{"number", std::to_string(number)}});
}

std::string Brush::name_of(Seat seat) const {
  const auto place = static_cast<std::size_t>(index(seat));
  if (place < present.names.size()) return present.names[place];
  return words.say("ui.seat", {{"number", std::to_string(place + 1)}});
}
std::string Brush::name_of(Company company) const {
  return words.say("wall-street-1920.company." + std::string(wall_street_1920::name_of(company)));
}

std::string Brush::card(Card card) const { return paint(look, ink_of(card), notation(card)); }

std::string Brush::secret_share(Back back) const {
  const auto& printed_back = printed.backs[static_cast<std::size_t>(back) - 1];
  return (printed_back.shares > 1 ? std::to_string(printed_back.shares) + std::string(look.pick("×", "x")) : "") +
         paint(look, wall_street_scene::ink_of(printed_back.company), name_of(printed_back.company)) + " +" +
         std::to_string(printed_back.points);
}

}  // namespace bell::tui::wall_street_scene
