// stonks.influence records who sees which field of the truth; a change of that file is a change of secrecy and must be
// reviewed as such. BELL_REGENERATE=1 writes the file anew.
#include "secrecy/influence.h"

#include <gtest/gtest.h>

#include "exam/setups.h"
#include "secrecy/leaks.h"
#include "secrecy/stonks_fields.h"

namespace bell::exam {
namespace {

constexpr const char* kGolden = "tests/secrecy/stonks.influence";

std::vector<StonksField> all_fields() {
  std::vector<StonksField> fields = secret_fields();
  for (StonksField& field : public_fields()) fields.push_back(std::move(field));
  return fields;
}

template <class S>
std::string influence_map() {
  using Suspect = Accused<stonks::Stonks>;
  Suspect::is<S>();
  const std::vector<StonksField> fields = all_fields();
  std::map<std::string, Influence> map;
  for (const int seats : {2, 4}) {
    const auto rules = rules_for<stonks::Stonks>({"stonks", seats, {}, {}, {}});
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      Walk<Suspect> walk(rules, seed);
      for (; !walk.is_over(); walk.apply(walk.pick()))
        if (walk.state().board.round > 0) add_influence(walk, fields, map);
      add_influence(walk, fields, map);
    }
  }
  return influence_table(fields, map, 14);
}

TEST(InfluenceMap, NamesEveryByteOfTheTruth) {
  std::size_t secret = 0;
  std::size_t open = 0;
  for (const StonksField& field : secret_fields()) secret += field.bytes;
  for (const StonksField& field : public_fields()) open += field.bytes;
  EXPECT_EQ(open, sizeof(stonks::Board)) << "a public field is missing in stonks_fields.h, or there is padding";
  EXPECT_EQ(secret + open, sizeof(stonks::State)) << "a field is missing in stonks_fields.h, or there is padding";
}

TEST(InfluenceMap, IsTheAgreedOne) { expect_agreed(influence_map<Honest>(), kGolden); }

TEST(InfluenceMap, ShowsLeaks) {
  EXPECT_NE(influence_map<NeighbourSeesFaceDown>(), agreed_influence(kGolden));
  EXPECT_NE(influence_map<DeckInTheBoard>(), agreed_influence(kGolden));
}

TEST(InfluenceMap, ShowsOverHiding) { EXPECT_NE(influence_map<OwnHandIsHidden>(), agreed_influence(kGolden)); }

}  // namespace
}  // namespace bell::exam
