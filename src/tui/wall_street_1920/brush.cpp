// Names, cards and inks of 1920 Wall Street.
#include "tui/wall_street_1920/brush.h"

#include <array>

#include "view/wall_street_1920/actions.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

Ink ink_of_card(Card card) {
  if (is_company_share(card)) return ink_of(share_company(card));
  if (is_company_variation(card)) return ink_of(variation_company(card));
  if (card == Card::gold) return Ink::strong;
  return card == Card::explosion ? Ink::red : Ink::plain;
}

// The catalogue's key for a card's short name.
std::string key_of(Card card) {
  constexpr std::array<std::string_view, kForms> kFormKeys{"single", "single_up", "single_down", "twin", "twin_down"};
  constexpr std::array<std::string_view, kShifts> kShiftKeys{"up1", "up2", "down1", "down2"};
  if (is_company_share(card)) return std::string(kFormKeys[static_cast<std::size_t>(form_of(card))]);
  if (is_company_variation(card)) return std::string(kShiftKeys[static_cast<std::size_t>(shift_of(card))]);
  return is_dual(card) ? "dual" : notation(card);
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

bool Brush::has(std::string_view key) const { return words.has("wall-street-1920.ui." + std::string(key)); }

std::string Brush::name_of(Seat seat) const {
  const auto place = static_cast<std::size_t>(index(seat));
  if (place < present.names.size()) return present.names[place];
  return words.say("ui.seat", {{"number", std::to_string(place + 1)}});
}
std::string Brush::first_name(Seat seat) const {
  const std::string name = name_of(seat);
  return name.substr(0, name.find(" ("));
}
std::string Brush::initial(Seat seat) const { return clip(name_of(seat), 1); }
std::string Brush::name_of(Company company) const {
  return words.say("wall-street-1920.company." + std::string(wall_street_1920::name_of(company)));
}

std::string Brush::short_name(Company company) const {
  constexpr int kWide = 120;
  if (look.width >= kWide) return name_of(company);
  return say("short_company." + std::string(wall_street_1920::name_of(company)));
}

int Brush::points_of_loans(int loans) const {
  const auto* box = present.box == nullptr ? nullptr : std::get_if<Components>(present.box);
  return box == nullptr ? 0 : loans * box->tariff.loan_points;
}

std::string Brush::card(Card card) const {
  texts::Args args;
  if (is_company_share(card)) args["company"] = short_name(share_company(card));
  if (is_company_variation(card)) args["company"] = short_name(variation_company(card));
  const auto* box = present.box == nullptr ? nullptr : std::get_if<Components>(present.box);
  if (is_dual(card) && box != nullptr) {
    const auto& [one, other] = box->duals[static_cast<std::size_t>(nth_dual(card))];
    args["one"] = short_name(one);
    args["other"] = short_name(other);
  }
  return paint(look, ink_of_card(card), say("short." + key_of(card), args));
}

std::string Brush::cards_at(int place, const FixedVec<Card, 2>& cards) const {
  if (place == kTrendPlace) return say("trend");
  if (cards.is_empty()) return say("empty");
  return cards.size() > 1 ? say("set") : card(cards[0]);
}

std::string Brush::next_card(const View& view) const {
  const Card top = view.board.top;
  if (top == kNoCard) return say("no_deck");
  int cost = 0;
  for (const CardFigures& figures : view.deduced.cards)
    if (figures.card == top) cost = figures.cost;
  return say("next", {{"card", card(top)}, {"cost", std::to_string(cost)}});
}

std::string Brush::secret_share(const SecretShare& secret) const {
  return say("secret_share", {{"shares", std::to_string(secret.shares)},
                              {"company", paint(look, ink_of(secret.company), name_of(secret.company))},
                              {"points", std::to_string(secret.points)}});
}

std::string Brush::deed_of(Magnate magnate, MagnateSide side) const {
  return say((side == MagnateSide::reward ? "reward." : "punishment.") + std::to_string(static_cast<int>(magnate)));
}

std::string Brush::short_deed_of(Magnate magnate, MagnateSide side) const {
  return say((side == MagnateSide::reward ? "short_reward." : "short_punishment.") +
             std::to_string(static_cast<int>(magnate)));
}

}  // namespace bell::tui::wall_street_scene
