// Tests that the published schema is correct: the files are up to date, and everything sent in random matches conforms.
#include "wire/schema.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/every_title.h"
#include "exam/setups.h"
#include "exam/walk.h"
#include "schema/fits.h"
#include "wire/describing.h"
#include "wire/wire.h"

namespace bell::exam {
namespace {

std::string contents(const char* path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// BELL_REGENERATE=1 writes the file anew.
void expect_published(const char* path, const std::string& made) {
  if (std::getenv("BELL_REGENERATE") != nullptr) std::ofstream(path, std::ios::binary) << made;
  EXPECT_EQ(contents(path), made) << path << " is out of date: run BELL_REGENERATE=1 build/dev/schema_test";
}

TEST(Schema, ThePublishedFilesAreUpToDate) {
  const wire::Json schema = wire::schema();
  expect_published("docs/schema/bell.schema.json", schema.dump(1) + "\n");
  expect_published("docs/schema/bell.d.ts", wire::typescript(schema));
}

TEST(Schema, AMisfitIsFound) {
  const wire::Json schema = wire::Json::parse(
      R"({"$defs": {"Hand": {"type": "object", "properties": {"cards": {"type": "array", "items": {"enum": ["C1"]}}},
          "required": ["cards"]}}})");
  const Fitting fitting(schema);
  const auto fault = [&](const char* text) {
    return fitting.fault(wire::Json::parse(text), schema["$defs"]["Hand"], "hand").value_or("none");
  };
  EXPECT_EQ(fault(R"({"cards": ["C1"]})"), "none");
  EXPECT_EQ(fault(R"({"cards": ["C2"]})"), "hand.cards[0] has no name of the list");
  EXPECT_EQ(fault(R"({})"), "hand.cards is missing");
  EXPECT_EQ(fault(R"({"cards": [], "deck": 3})"), "hand.deck is not in the schema");
}

template <class T>
class Sent : public testing::Test {};

TYPED_TEST_SUITE(Sent, EveryEngine::As<testing::Types>);

// Everything that a viewer is sent at one node.
template <class S>
void expect_all_fits(const Walk<S>& walk, Viewer viewer, std::size_t told_before, const Fitting& fitting) {
  const auto expect_fits = [&](const wire::Json& document, const char* type) {
    const wire::Json reference{{"$ref", std::string("#/$defs/") + type}};
    const auto fault = fitting.fault(document, reference, type);
    EXPECT_FALSE(fault) << *fault << walk.where() << " for " << name_of(viewer);
  };
  const auto view = S::project(walk.rules(), walk.state(), viewer);
  expect_fits(wire::encode(AnyView(view)), "View");
  for (std::size_t at = told_before; at < walk.told().size(); ++at)
    expect_fits(wire::encode(AnySeenEvent(S::project(walk.told()[at], viewer))), "Fact");
  if (!is_seat(viewer)) return;
  for (const Action& act : choices<S>(walk.rules(), walk.state(), seat_of(viewer)))
    expect_fits(wire::encode(Choice{act, S::notation(act), S::prospect(walk.rules(), view, act)}), "Choice");
}

TYPED_TEST(Sent, FitsTheSchema) {
  using S = Subject<TypeParam>;
  constexpr std::size_t kBetweenLooks = 41;  // nodes
  const wire::Json schema = wire::schema();
  const Fitting fitting(schema);
  const std::vector<Setup> setups = setups_of<TypeParam>();
  for (std::size_t nth = 0; nth < setups.size(); nth += 1 + setups.size() / 8) {
    SCOPED_TRACE(describe(setups[nth]));
    const auto rules = rules_for<TypeParam>(setups[nth]);
    std::size_t told = 0;
    for (Walk<S> walk(rules, nth + 1); !this->HasFailure(); walk.apply(walk.pick())) {
      if (!walk.is_over() && walk.done().size() % kBetweenLooks != 0) continue;
      for (const Viewer viewer : viewers_of(rules.seats)) expect_all_fits(walk, viewer, told, fitting);
      told = walk.told().size();
      if (walk.is_over()) break;
    }
  }
}

}  // namespace
}  // namespace bell::exam
