// Draws the ring, prices with the shares needed to score, the purses, and the cards of the seat that chooses.
#include "cli/wall_street_1920/board.h"

#include <fmt/format.h>

#include "cli/analysis/board_parts.h"
#include "cli/analysis/markup.h"
#include "tui/wall_street_1920/brush.h"
#include "view/wall_street_1920/actions.h"

namespace bell::cli {
namespace {

using namespace wall_street_1920;
using tui::wall_street_scene::Brush;

std::string_view ink_of(Card face) {
  if (is_company_share(face)) return name_of(share_company(face));
  if (is_company_variation(face)) return name_of(variation_company(face));
  return face == Card::gold ? "gold" : "";
}
std::string drawn(const Brush& brush, Card face) { return card(ink_of(face), brush.card(face)); }

std::string emblem(Company company) {
  constexpr std::array<std::string_view, kCompanies> kTickers{"CN", "CT", "ST", "OL"};
  return sign(name_of(company), kTickers[static_cast<std::size_t>(company)]);
}

template <int First, int Count>
std::string drawn(const Brush& brush, const Bag<Card, First, Count>& bag) {
  std::string all;
  bag.for_each([&](Card face, int count) {
    for (int n = 0; n < count; ++n) all += drawn(brush, face) + ' ';
  });
  return all.empty() ? faint(brush.say("none")) : all;
}

std::string cost_at(const Brush& brush, const View& view, int place) {
  using enum tui::wall_street_scene::PriceTag::From;
  const auto tag = brush.price_at(view, place);
  if (tag.from == nobody) return tag.text.empty() ? "" : faint(tag.text);
  return element(tag.from == loan ? "span class=\"minus\"" : "b", escaped(tag.text));
}

std::string place_markup(const Brush& brush, const View& view, const Onlooker& onlooker, int at) {
  const Place& place = view.board.rondel[at];
  std::string lies = at == kTrendPlace       ? element("b", escaped(brush.say("trend_coins", view.board.coins)))
                     : place.card == kNoCard ? faint(brush.say("empty"))
                                             : drawn(brush, place.card);
  if (place.is_set()) lies += ' ' + drawn(brush, place.second);
  std::string pawns;
  for (const Seat seat : seats_of(view.seats)) {
    if (view.board.pawn[seat] == at) pawns += pin(onlooker, seat);
    if (at != kTrendPlace && view.board.purchase_option.at[seat] == at) pawns += " ◆" + pin(onlooker, seat);
  }
  return fmt::format("<li><small>{}</small> {} {} {}</li>", at, lies, cost_at(brush, view, at), pawns);
}

std::string piles_of(const Brush& brush, const View& view) {
  std::string all;
  for (const Pile pile : kAllPiles) {
    const PileTop& top = view.board.piles[pile];
    all += fmt::format("{}: {}{} ", letter_of(pile), top.size == 0 ? faint(brush.say("empty")) : drawn(brush, top.card),
                       top.size == 0 ? "" : fmt::format(" ({})", top.size));
  }
  return all;
}

std::string ring_of(const Brush& brush, const View& view, const Onlooker& onlooker) {
  std::string places;
  for (int at = 0; at < view.board.rondel.size(); ++at) places += place_markup(brush, view, onlooker, at);
  return fmt::format("<ol class=\"ring\">{}</ol>", places) +
         element("p class=\"line\"", escaped(brush.next_card(view))) +
         labelled(brush.say("piles"), piles_of(brush, view));
}

std::string prices_of(const Brush& brush, const View& view, Seat seat) {
  std::vector<std::vector<std::string>> rows;
  for (const Company company : kAllCompanies) {
    const auto& values = view.deduced.companies[company].values;
    std::vector<Rung> rungs;
    for (int level = 0; level < values.size(); ++level)
      rungs.push_back({std::to_string(values[level]), level == view.board.level[company]});
    rows.push_back({emblem(company) + escaped(brush.name_of(company)),
                    element("span class=\"" + std::string(name_of(company)) + "\"", ladder(rungs)),
                    tui::wall_street_scene::shares_needed(view, company, viewer_of(seat)),
                    faint(brush.short_deed_at(view, company))});
  }
  return grid({"", "", escaped(brush.say("needed")), ""}, rows);
}

std::string purses_of(const Brush& brush, const View& view, const Onlooker& onlooker) {
  std::vector<std::string> heads{""};
  for (const char* key : {"cash", "capital", "loans", "shares", "variations"}) heads.push_back(escaped(brush.say(key)));
  std::vector<std::vector<std::string>> rows;
  for (const Seat seat : seats_of(view.seats)) {
    const Board& board = view.board;
    rows.push_back({named(onlooker, seat) + (board.start == seat ? " ★" : ""),
                    element("b", escaped(brush.money(board.cash[seat].amount()))),
                    escaped(brush.money(board.capital[seat])), std::to_string(board.loans[seat]),
                    std::to_string(board.share_cards[seat]), std::to_string(board.variations[seat].size())});
  }
  return grid(heads, rows);
}

std::string hand_of(const Brush& brush, const View& view, Seat seat) {
  std::string all = labelled(brush.say("shares"), drawn(brush, view.shares[seat].or_else({}))) +
                    labelled(brush.say("variations"), drawn(brush, view.board.variations[seat]));
  if (const Seen<SecretShare>& secret = view.deduced.secret_shares[seat]; secret.is_known())
    all += labelled(brush.say("secret"), escaped(brush.secret_share(secret.or_else({}))));
  return all;
}

}  // namespace

std::string draw_board(const wall_street_1920::View& view, const Onlooker& onlooker) {
  const Brush brush{onlooker.words, onlooker.present, look_of_page()};
  return panel("ring wide", brush.direction(view), ring_of(brush, view, onlooker)) +
         panel("prices", heading("prices"), prices_of(brush, view, onlooker.seat)) +
         panel("people", heading("people"), purses_of(brush, view, onlooker)) +
         panel("hand wide", heading("belongings"), hand_of(brush, view, onlooker.seat));
}

}  // namespace bell::cli
