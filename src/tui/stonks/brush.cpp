// Companies differ in letter, symbol and colour: any one of the three suffices.
#include "tui/stonks/brush.h"

#include "view/stonks/actions.h"

namespace bell::tui::stonks_scene {

using namespace stonks;

Ink ink_of(Company company) {
  switch (company) {
    case Company::carrot:
      return Ink::orange;
    case Company::grass:
      return Ink::green;
    case Company::honey:
      return Ink::yellow;
    case Company::fish:
      return Ink::blue;
    case Company::apple:
      return Ink::red;
  }
  return Ink::plain;
}

std::string Brush::name_of(Seat seat) const {
  if (present.reader == viewer_of(seat)) return say("ui.terminal.you");
  const auto at = static_cast<std::size_t>(index(seat));
  return at < present.names.size() ? present.names[at] : std::to_string(at + 1);
}

std::string Brush::short_name(Seat seat) const {
  const std::string name = name_of(seat);
  return name.substr(0, name.find(" ("));
}

std::string Brush::name_of(Company company) const {
  return say("stonks.company." + std::string(stonks::name_of(company)));
}

std::string_view Brush::symbol_of(Company company) const {
  switch (company) {
    case Company::carrot:
      return look.pick("▲", "^");
    case Company::grass:
      return look.pick("♣", "%");
    case Company::honey:
      return look.pick("◆", "#");
    case Company::fish:
      return look.pick("≈", "~");
    case Company::apple:
      return look.pick("●", "@");
  }
  return "?";
}

std::string Brush::emblem_of(Company company) const {
  return paint(look, ink_of(company), letter_of(company) + std::string(symbol_of(company)));
}

std::string Brush::card(Card card) const {
  if (card == kNoCard) return paint(look, Ink::faint, look.pick("▒▒", "[]"));
  const Company company = company_of(card);
  return paint(look, ink_of(company), stonks::notation(card) + std::string(symbol_of(company)));
}

}  // namespace bell::tui::stonks_scene
