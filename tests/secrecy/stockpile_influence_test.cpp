// stockpile.influence records who sees which field of the truth; a change of that file is a change of secrecy and must
// be reviewed as such. BELL_REGENERATE=1 writes the file anew.
#include <gtest/gtest.h>

#include "exam/setups.h"
#include "secrecy/stockpile_fields.h"
#include "secrecy/stockpile_leaks.h"

namespace bell::exam::stockpile_game {
namespace {

constexpr const char* kGolden = "tests/secrecy/stockpile.influence";

std::vector<StockpileField> all_fields() {
  std::vector<StockpileField> fields = fields_of_seats();
  for (StockpileField& field : fields_of_nobody()) fields.push_back(std::move(field));
  for (StockpileField& field : public_fields()) fields.push_back(std::move(field));
  return fields;
}

// With every module, two and four players, until the portfolios are turned up.
template <class S>
std::string influence_map() {
  using Suspect = Accused<Stockpile>;
  Suspect::is<S>();
  const std::vector<StockpileField> fields = all_fields();
  std::map<std::string, Influence> map;
  for (const int seats : {2, 4}) {
    bell::Setup setup = stockpile_setup(seats, kAllOfStockpile);
    setup.options = {{"investors", "base+cc+ii+promo"}};
    const Rules rules = rules_for<Stockpile>(setup);
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
      for (Walk<Suspect> walk(rules, seed); !walk.is_over(); walk.apply(walk.pick()))
        if (walk.done().size() % 9 == seed % 9) add_influence(walk, fields, map);
  }
  return influence_table(fields, map, 19);
}

TEST(StockpileInfluence, NamesEveryByteOfTheTruth) {
  std::size_t hidden = 0;
  std::size_t open = 0;
  for (const StockpileField& field : fields_of_seats()) hidden += field.bytes;
  for (const StockpileField& field : fields_of_nobody()) hidden += field.bytes;
  for (const StockpileField& field : public_fields()) open += field.bytes;
  EXPECT_EQ(open, sizeof(Board)) << "a public field is missing in stockpile_fields.h, or there is padding";
  EXPECT_EQ(hidden + open, sizeof(State)) << "a field is missing in stockpile_fields.h, or there is padding";
}

TEST(StockpileInfluence, IsTheAgreedOne) { expect_agreed(influence_map<Honest>(), kGolden); }

TEST(StockpileInfluence, ShowsLeaks) {
  EXPECT_NE(influence_map<PortfoliosAreOpen>(), agreed_influence(kGolden));
  EXPECT_NE(influence_map<ActionCardsAreOpen>(), agreed_influence(kGolden));
}

TEST(StockpileInfluence, ShowsOverHiding) { EXPECT_NE(influence_map<PlacerForgets>(), agreed_influence(kGolden)); }

}  // namespace
}  // namespace bell::exam::stockpile_game
