// Lays out the parts of the table, and draws the market: prices and stockpiles.
#include "cli/stockpile/board.h"

#include "cli/analysis/board_parts.h"
#include "cli/analysis/markup.h"
#include "cli/stockpile/parts.h"
#include "view/stockpile/actions.h"

namespace bell::cli::stockpile_page {

using namespace stockpile;

namespace {

std::string spoken(const Space& space) { return std::to_string(space.value) + std::string(space.pays, '$'); }

// Face-up cards, face-down ones the seat knows, and the number of others.
std::string cards_on(const Canvas& canvas, Pile pile) {
  std::string all;
  int unknown = 0;
  for (const SeenLaid& laid : canvas.view.laid) {
    if (laid.pile != pile) continue;
    unknown += laid.card.is_known() ? 0 : 1;
    if (laid.card.is_known())
      all += drawn(canvas.brush, laid.card.or_else(kNoCard), laid.face == Face::up ? "" : "known") + ' ';
  }
  if (unknown > 0) all += card("", canvas.brush.say("face_down", {{"number", std::to_string(unknown)}}), "back");
  return all;
}

std::string bid_on(const Canvas& canvas, Pile pile) {
  const Bid& bid = canvas.view.board.tracks[pile];
  if (bid.by == kNoSeat) return dash();
  return named(canvas.onlooker, bid.by) + ' ' +
         element("b", escaped(canvas.brush.money(canvas.brush.deduced.bids[index(pile)].printed)));
}

std::string put_up_on(const Canvas& canvas, Pile pile) {
  const Investor up = canvas.view.board.auction.on_pile[pile];
  if (up == Investor::none) return cards_on(canvas, pile);
  return escaped(canvas.brush.name_of(up) + ' ' + canvas.brush.cash_of(up) + ": " + canvas.brush.power_of(up));
}

}  // namespace

std::string emblem(Company company) {
  constexpr std::array<std::string_view, kCompanies> kTickers{"AA", "BB", "CC", "EE", "LL", "SS"};
  return sign(name_of(company), kTickers[static_cast<std::size_t>(company)]);
}

std::string drawn(const Brush& brush, Card face, std::string_view kind) {
  return card(is_stock(face) ? name_of(company_of(face)) : "", brush.name_of(face), kind);
}

std::string prices(const Canvas& canvas) {
  std::vector<std::vector<std::string>> rows;
  for (const Company company : kAllCompanies) {
    const Track& track = canvas.brush.deduced.tracks[company];
    std::vector<Rung> rungs;
    for (int place = 0; place < track.spaces.size(); ++place)
      rungs.push_back({spoken(track.spaces[place]), place == canvas.view.board.place[company]});
    rows.push_back({emblem(company) + escaped(canvas.brush.name_of(company)),
                    faint("†" + spoken(track.spaces[track.start])),
                    element("span class=\"" + std::string(name_of(company)) + "\"", ladder(rungs)),
                    faint("»" + spoken(track.spaces[track.after_split]))});
  }
  return grid({"", "", "", ""}, rows) +
         element("p class=\"key\"", escaped(canvas.brush.say("legend", {{"bankrupt", "†"}, {"split", "»"}})));
}

std::string piles(const Canvas& canvas) {
  std::vector<std::vector<std::string>> rows;
  bool is_used = false;
  for (int at = 0; at < canvas.view.piles; ++at) {
    const std::string lies = put_up_on(canvas, pile_at(at));
    is_used |= !lies.empty() || canvas.view.board.tracks[pile_at(at)].by != kNoSeat;
    rows.push_back({std::to_string(at + 1), bid_on(canvas, pile_at(at)), lies});
  }
  return is_used ? grid({"", "", ""}, rows) : "";
}

std::string tips(const Canvas& canvas) {
  const View& view = canvas.view;
  std::vector<std::vector<std::string>> rows;
  for (std::size_t at = 0; at < view.pairs.size(); ++at) {
    const SeenPair& pair = view.pairs[at];
    const bool is_covered = view.board.strategies.covers[at] > 0;
    if (view.board.pair_parts[at] == 0) continue;
    if (!pair.forecast.is_known() && !pair.company.is_known() && !is_covered) continue;
    const Company company = pair.company.or_else(kNoCompany);
    std::string tip = card(company == kNoCompany ? "" : name_of(company),
                           canvas.brush.pair(company, pair.forecast.or_else(kNoForecast)));
    if (is_covered) tip += faint(' ' + canvas.brush.say("covered"));
    rows.push_back({escaped(canvas.brush.whose(view, static_cast<int>(at))), tip});
  }
  std::string unseen;
  canvas.brush.deduced.unseen_forecasts.for_each([&](Forecast kind, int count) {
    for (int n = 0; n < count; ++n) unseen = card("", std::string(name_of(kind))) + ' ' + unseen;
  });
  return (rows.empty() ? "" : grid({"", ""}, rows)) + labelled(canvas.brush.say("unseen_forecasts"), unseen);
}

}  // namespace bell::cli::stockpile_page

namespace bell::cli {

std::string draw_board(const stockpile::View& view, const Onlooker& onlooker) {
  const stockpile_page::Brush brush{onlooker.words, onlooker.present, view.deduced, look_of_page()};
  const stockpile_page::Canvas canvas{brush, view, onlooker};
  std::string board;
  if (view.board.round > 0) board += panel("prices", heading("prices"), stockpile_page::prices(canvas));
  if (view.board.round > 0) board += panel("people", heading("people"), stockpile_page::holdings(canvas));
  if (const std::string laid = stockpile_page::piles(canvas); !laid.empty())
    board += panel("piles", brush.say("piles"), laid);
  if (const std::string told = stockpile_page::tips(canvas); !told.empty())
    board += panel("tips", brush.say("pairs"), told);
  if (const std::string own = stockpile_page::belongings(canvas); !own.empty())
    board += panel("hand wide", heading("belongings"), own);
  return board;
}

}  // namespace bell::cli
