// Draws prices as ladders, the trick, the players' holdings, and the hand of the seat that chooses.
#include "cli/stonks/board.h"

#include "cli/analysis/board_parts.h"
#include "cli/analysis/markup.h"
#include "tui/stonks/brush.h"
#include "view/stonks/actions.h"

namespace bell::cli {
namespace {

using namespace stonks;
using tui::stonks_scene::Brush;

std::string drawn(const Brush& brush, Card face) {
  if (face == kNoCard) return card("", brush.card(kNoCard), "back");
  return card(name_of(company_of(face)), brush.card(face));
}
std::string emblem(const Brush& brush, Company company) { return sign(name_of(company), brush.emblem_of(company)); }

std::string rows_of_prices(const Brush& brush, const View& view) {
  const Board& board = view.board;
  std::vector<std::vector<std::string>> rows;
  for (const Company company : board.row) {
    std::vector<Rung> rungs;
    for (std::size_t level = 0; level < kLevels; ++level)
      rungs.push_back({std::to_string(view.deduced.values[company][level]), board.tiles[company].level == level});
    const std::string star = board.trump == company ? " ★" : "";
    rows.push_back({emblem(brush, company) + escaped(brush.name_of(company)) + star,
                    element("span class=\"" + std::string(name_of(company)) + "\"",
                            ladder(rungs, board.black.has(company) ? "locked" : "")),
                    board.black.has(company) ? faint(heading("locked")) : ""});
  }
  return grid({"", "", ""}, rows);
}

const Played* play_of(const Trick& trick, Seat seat) {
  for (const Played& played : trick.plays)
    if (played.by == seat) return &played;
  return nullptr;
}

// A face-down card shows its back to everyone but its owner.
std::string laid(const Brush& brush, const View& view, const Played& played) {
  if (played.card != kNoCard) return drawn(brush, played.card);
  const Card known = view.face_down.or_else(kNoCard);
  return drawn(brush, kNoCard) + (known == kNoCard ? "" : ' ' + drawn(brush, known));
}

std::string trick_of(const Brush& brush, const View& view, const Onlooker& onlooker) {
  const Trick& trick = view.board.trick;
  if (trick.market == kNoCard) return "";
  std::vector<std::vector<std::string>> rows{
      {escaped(brush.say("stonks.ui.screen.market")), drawn(brush, trick.market)}};
  Seat seat = trick.plays.is_empty() ? view.board.opener : trick.plays[0].by;
  for (int n = 0; n < view.seats; ++n, seat = next_seat(seat, view.seats)) {
    const Played* played = play_of(trick, seat);
    std::string cell = played == nullptr ? dash() : laid(brush, view, *played);
    if (trick.winner == seat)
      cell += faint(' ' + brush.say("stonks.ui.screen.wins"));
    else if (played != nullptr && played == &trick.plays[0])
      cell += faint(' ' + brush.say("stonks.ui.screen.leads"));
    rows.push_back({named(onlooker, seat), cell});
  }
  const std::string head = trick.lead == kNoCompany
                               ? brush.say("stonks.ui.screen.trick")
                               : brush.say("stonks.ui.screen.trick_led", {{"company", brush.name_of(trick.lead)}});
  return panel("trick", head, grid({"", ""}, rows));
}

std::string hidden_cards(const Brush& brush, const View& view, Seat seat) {
  std::string all;
  for (const Seen<Card>& hidden : view.hidden[seat]) all += drawn(brush, hidden.or_else(kNoCard)) + ' ';
  if (view.to_reveal[seat].is_known()) all += drawn(brush, view.to_reveal[seat].or_else(kNoCard));
  return all;
}

std::string players_of(const Brush& brush, const View& view, const Onlooker& onlooker) {
  const auto word = [&](const char* key) { return escaped(brush.say(std::string("stonks.ui.screen.") + key)); };
  std::vector<std::string> heads{"", word("points"), word("cards"), word("speculation_short")};
  for (const Company company : view.board.row) heads.push_back(emblem(brush, company));
  heads.push_back(word("worth"));
  heads.push_back(word("hidden"));
  std::vector<std::vector<std::string>> rows;
  for (const Seat seat : seats_of(view.seats)) {
    const KnownPortfolio& portfolio = view.deduced.portfolios[seat];
    std::vector<std::string> row{named(onlooker, seat), std::to_string(view.board.points[seat].amount()),
                                 std::to_string(view.board.hand_size[seat]),
                                 view.board.speculators.has(seat) ? "◈" : dash()};
    for (const Company company : view.board.row)
      row.push_back(portfolio.held[company] == 0 ? faint("·") : std::to_string(portfolio.held[company]));
    row.push_back(std::to_string(portfolio.worth) + (portfolio.unseen > 0 ? "+?" : ""));
    row.push_back(hidden_cards(brush, view, seat));
    rows.push_back(std::move(row));
  }
  return grid(heads, rows);
}

std::string hand_of(const Brush& brush, const View& view, Seat seat) {
  std::string all;
  const CardSet hand = view.hands[seat].or_else({});
  for (const Company company : view.board.row)
    hand.for_each_of(company, [&](Card each) { all += drawn(brush, each) + ' '; });
  return all.empty() ? faint(brush.say("stonks.ui.screen.hand_empty")) : all;
}

}  // namespace

std::string draw_board(const stonks::View& view, const Onlooker& onlooker) {
  const Brush brush{onlooker.words, onlooker.present, look_of_page()};
  return panel("prices", heading("prices"), rows_of_prices(brush, view)) + trick_of(brush, view, onlooker) +
         panel("people wide", heading("people"), players_of(brush, view, onlooker)) +
         panel("hand wide", brush.say("stonks.ui.screen.hand"), hand_of(brush, view, onlooker.seat));
}

}  // namespace bell::cli
