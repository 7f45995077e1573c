// <title>.visibility records who is sent which field; a change of that file is a change of secrecy and must be reviewed
// as such. BELL_REGENERATE=1 writes the files anew.
#include "secrecy/visibility.h"

#include <gtest/gtest.h>

#include "engine/every_title.h"
#include "exam/setups.h"
#include "secrecy/influence.h"
#include "secrecy/leaks.h"

namespace bell::exam {
namespace {

template <class S, class T>
std::string visibility_of() {
  constexpr std::size_t kBetweenLooks = 11;  // nodes
  VisibilityMap map;
  const std::vector<Setup> setups = setups_of<T>();
  for (std::size_t nth = 0; nth < setups.size(); nth += 1 + setups.size() / 12) {
    const auto rules = rules_for<T>(setups[nth]);
    for (Walk<S> walk(rules, nth + 1);; walk.apply(walk.pick())) {
      if (walk.is_over() || walk.done().size() % kBetweenLooks == 0) map.look(walk);
      if (walk.is_over()) break;
    }
  }
  return map.table();
}

template <class T>
std::string file_of() {
  return "tests/secrecy/" + std::string(T::name) + ".visibility";
}

template <class T>
class Visibility : public testing::Test {};
TYPED_TEST_SUITE(Visibility, EveryEngine::As<testing::Types>);

TYPED_TEST(Visibility, IsTheAgreedOne) {
  expect_agreed(visibility_of<Subject<TypeParam>, TypeParam>(), file_of<TypeParam>().c_str());
}

TEST(VisibilityMap, ShowsLeaks) {
  using Suspect = Accused<stonks::Stonks>;
  Suspect::is<NeighbourSeesFaceDown>();
  EXPECT_NE((visibility_of<Suspect, stonks::Stonks>()), agreed_influence(file_of<stonks::Stonks>().c_str()));
}

}  // namespace
}  // namespace bell::exam
