// Sets up the row: with three players removes a company, lays the tiles in a row, puts the tokens on their levels.
#include "engine/stonks/prices.h"
#include "engine/stonks/steps/steps.h"
#include "view/stonks/actions.h"

namespace bell::stonks {
namespace {

CompanySet placed(const Board& board) {
  CompanySet set;
  for (const Company company : board.row) set.add(company);
  return set;
}

// Three players: which company is removed. Until the row is laid it is stored as the only black token.
struct RemoveCompany {
  static constexpr StepId id = StepId::remove_company;
  static constexpr Rule cite = Rule::ST_SET_2;
  static Progress enter(Ctx& ctx) {
    const int to_remove = kCompanies - ctx.rules.companies;
    if (ctx.state.board.black.size() == to_remove) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules&, const State& now) {
    return static_cast<std::uint32_t>(kCompanies - now.board.black.size());
  }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return with_company(Verb::remove_company, kChance, now.board.black.others().nth(static_cast<int>(n)));
  }
  static ChanceKey key(const Rules&, const State&) { return {.purpose = static_cast<std::uint16_t>(id)}; }
  static void apply(Ctx& ctx, Action act) {
    ctx.state.board.black.add(company_in(act));
    ctx.tell.say({.what = Happening::company_removed, .rule = cite, .company = company_in(act)});
  }
};

struct PlaceTiles {
  static constexpr StepId id = StepId::place_tiles;
  static constexpr Rule cite = Rule::ST_SET_1;
  static Progress enter(Ctx& ctx) {
    if (ctx.state.board.row.size() == ctx.rules.companies) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static CompanySet taken(const Board& board) {
    CompanySet set = placed(board);
    for (const Company company : kAllCompanies)
      if (board.black.has(company)) set.add(company);
    return set;
  }
  static std::uint32_t outcomes(const Rules&, const State& now) {
    return static_cast<std::uint32_t>(kCompanies - taken(now.board).size());
  }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return with_company(Verb::place_tile, kChance, taken(now.board).others().nth(static_cast<int>(n)));
  }
  static ChanceKey key(const Rules&, const State& now) {
    return {.purpose = static_cast<std::uint16_t>(id), .position = static_cast<std::uint32_t>(now.board.row.size())};
  }
  static void apply(Ctx& ctx, Action act) {
    Board& board = ctx.state.board;
    const Company company = company_in(act);
    board.tiles[company].place = static_cast<std::uint8_t>(board.row.size());
    board.row.push_back(company);
    ctx.tell.say({.what = Happening::tile_placed,
                  .rule = cite,
                  .company = company,
                  .number = static_cast<std::int16_t>(board.row.size())});
  }
};

struct StartTokens {
  static constexpr StepId id = StepId::start_tokens;
  static constexpr Rule cite = Rule::ST_SET_3;
  static Progress enter(Ctx& ctx) {
    RULE(ST_CMP_2);
    Board& board = ctx.state.board;
    board.black.clear();
    for (const Company company : board.row) {
      Tile& tile = board.tiles[company];
      tile.side = ctx.rules.side[tile.place];
      tile.level = ctx.rules.start_level[tile.place];
      tile.value = static_cast<std::uint8_t>(ctx.rules.value(tile.side, tile.level));
    }
    RULE(ST_SET_4);  // the levels rise from the left, so the lowest value, leftmost on ties, is the leftmost tile
    board.trump = trump_company(board);
    return Progress::done;
  }
};

}  // namespace

StepOps remove_company_step() { return ops_of<RemoveCompany, Stonks>(); }
StepOps place_tiles_step() { return ops_of<PlaceTiles, Stonks>(); }
StepOps start_tokens_step() { return ops_of<StartTokens, Stonks>(); }

}  // namespace bell::stonks
