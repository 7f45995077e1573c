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

MagnateSide side_of(const MagnatesSlice& slice, Magnate magnate) {
  return slice.punishing.has(magnate) ? MagnateSide::punishment : MagnateSide::reward;
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
std::string Brush::money(int amount) const {
  return words.say("wall-street-1920.money", {{"number", std::to_string(amount)}});
}
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

PriceTag Brush::price_at(const View& view, int place) const {
  using enum PriceTag::From;
  const PlaceFigures& figures = view.deduced.places[static_cast<std::size_t>(place)];
  if (!figures.fare.is_known()) return {place == kTrendPlace ? "" : money(figures.cost), nobody};
  const Payment pays = figures.fare.or_else({}).pays;
  if (pays.loans > 0) return {money(pays.price) + '!', loan};
  return {money(pays.price), pays.cash > 0 ? cash : capital};
}

std::string Brush::direction(const View& view) const {
  const bool is_clockwise = view.board.trend == Trend::clockwise;
  return std::string(is_clockwise ? look.pick("↻ ", "") : look.pick("↺ ", "")) +
         say(is_clockwise ? "clockwise" : "counterclockwise");
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

std::string Brush::deed_at(const View& view, Company company) const {
  const Magnate magnate = view.board.magnates.card[company];
  return magnate == Magnate::none ? "" : deed_of(magnate, side_of(view.board.magnates, magnate));
}
std::string Brush::short_deed_at(const View& view, Company company) const {
  const Magnate magnate = view.board.magnates.card[company];
  return magnate == Magnate::none ? "" : short_deed_of(magnate, side_of(view.board.magnates, magnate));
}

std::string shares_needed(const View& view, Company company, Viewer holder) {
  const std::string minimum = std::to_string(view.deduced.companies[company].minimum);
  if (!is_seat(holder)) return minimum;
  const Stake& stake = view.deduced.holdings[seat_of(holder)].stakes[company];
  const std::string wild = stake.wild == 0 ? "" : '+' + std::to_string(stake.wild);
  return std::to_string(stake.shares) + '/' + minimum + wild;
}

}  // namespace bell::tui::wall_street_scene
