// Refusals and misfits of whichever title, in words.
#include <gtest/gtest.h>

#include "texts/texts.h"

namespace bell::texts {
namespace {

const Catalogue& english() { return *Catalogue::find("en"); }

TEST(Explain, SaysNothingAboutWhatIsAllowed) { EXPECT_EQ(explain(english(), "stonks", allowed()), ""); }

TEST(Explain, HasASentenceForEveryReason) {
  for (int reason = static_cast<int>(Reason::not_your_turn); reason <= static_cast<int>(Reason::not_available);
       ++reason) {
    const std::string text = explain(english(), "", Refusal{static_cast<Reason>(reason), Rule::none, {}});
    EXPECT_TRUE(text.ends_with('.')) << text;
    EXPECT_EQ(text.find("refusal"), std::string::npos) << text;
    EXPECT_EQ(text.find("none"), std::string::npos) << text;
  }
}

TEST(Explain, HasASentenceForEveryMisfit) {
  for (int why = static_cast<int>(Misfit::excludes); why <= static_cast<int>(Misfit::unknown); ++why) {
    const std::string text = explain(english(), CompositionError{static_cast<Misfit>(why), "bonds", "dice"});
    EXPECT_NE(text.find("`bonds`"), std::string::npos) << text;
    EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
  }
}

TEST(Explain, CitesTheRuleOfAMisfit) {
  EXPECT_EQ(explain(english(), CompositionError{Misfit::excludes, "moderate", "small_caps", Rule::ST_VAR_1}),
            "ST-VAR-1: `moderate` and `small_caps` cannot be played together; leave out one of them.");
}

TEST(Explain, NamesTheKindOfAnUnknownThing) {
  for (const char* kind : {"title", "module", "option"})
    EXPECT_NE(explain(english(), CompositionError{Misfit::unknown, "x", kind}).find(kind), std::string::npos);
  EXPECT_EQ(explain(english(), CompositionError{Misfit::unknown, "x", "?"}),
            "`x` is unknown; `bell titles` lists what there is.");
}

}  // namespace
}  // namespace bell::texts
