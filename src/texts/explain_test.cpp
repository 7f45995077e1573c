// Tests the sentences of refusals and misfits for all titles.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>

#include "kernel/fault_name.h"
#include "texts/texts.h"

namespace bell::texts {
namespace {

const Catalogue& english() { return *Catalogue::find("en"); }

TEST(Explain, SaysNothingAboutWhatIsAllowed) { EXPECT_EQ(explain(english(), "stonks", allowed()), ""); }

TEST(Explain, HasASentenceForEveryReason) {
  for (const Reason reason : {Reason::not_your_turn, Reason::match_over, Reason::wrong_moment, Reason::not_held,
                              Reason::forbidden, Reason::not_available}) {
    const std::string text = explain(english(), "", Refusal{reason, Rule::none, {}});
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

// Every fact that a fault may have, so that no sentence lacks one.
Facts every_fact() {
  Facts facts;
  for (const char* name : {"file",   "why",     "most",  "process", "format", "tag",    "expected", "found",
                           "said",   "counted", "title", "written", "known",  "number", "action",   "rule",
                           "needed", "named",   "bot",   "seat",    "turns",  "schema", "what"})
    facts[name] = std::string("<") + name + ">";
  return facts;
}

// Reads the codes from the source, so that one missing from the list of names is found.
TEST(Explain, HasASentenceForEveryFault) {
  std::ifstream source("src/kernel/fault.h");
  const std::regex code_line(R"(  (\w+) = (\d+),.*)");
  std::size_t codes = 0;
  for (std::string line; std::getline(source, line);) {
    std::smatch parts;
    if (!std::regex_match(line, parts, code_line)) continue;
    ++codes;
    const Fault fault{static_cast<FaultCode>(std::stoi(parts[2])), every_fact()};
    EXPECT_EQ(name_of(fault.code), parts[1].str());
    const std::string text = explain(english(), fault);
    EXPECT_EQ(text.find("fault."), std::string::npos) << text;
    EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
    EXPECT_NE(text.find("<file>"), std::string::npos) << text;
  }
  EXPECT_EQ(codes, kFaultNames.size());
}

TEST(Explain, SaysWhereAFaultIs) {
  const Fault fault{FaultCode::torn};
  EXPECT_EQ(explain(english(), fault), "the last line was cut while being written.");
  EXPECT_EQ(explain(english(), fault.with("line", "7")), "line 7: the last line was cut while being written.");
  EXPECT_EQ(explain(english(), fault.with("file", "a.journal").with("line", "7")),
            "a.journal, line 7: the last line was cut while being written.");
  EXPECT_EQ(explain(english(), fault.with("file", "a.journal")),
            "a.journal: the last line was cut while being written.");
  EXPECT_EQ(explain(english(), {FaultCode::in_use, {{"file", "a.journal"}, {"process", "4711"}}}),
            "a.journal is in use by process 4711: leave the match there first.");
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

TEST(Explain, SaysAProblemInTheReadersLanguage) {
  const Problem sentence{"As it is."};
  EXPECT_EQ(explain(english(), sentence), "As it is.");
  Problem row{"problem.number.needs_row", Facts{{"key", "shares"},
                                                {"count", "13"},
                                                {"low", "0"},
                                                {"high", "9"},
                                                {"found", "count"},
                                                {"value", "12"},
                                                {"file", "mine.toml"},
                                                {"line", "3"}}};
  EXPECT_EQ(explain(english(), row), "mine.toml, line 3: `shares` needs 13 whole numbers from 0 to 9; there are 12.");
  EXPECT_EQ(explain(*Catalogue::find("pt"), row),
            "mine.toml, linha 3: `shares` precisa de 13 números inteiros de 0 a 9; há 12.");
  row.facts->emplace("rank", "2");
  EXPECT_TRUE(explain(english(), row).starts_with("rank 2: mine.toml, line 3: "));
}

TEST(Explain, SaysAProblemThatBecameAFault) {
  const Problem program{"problem.not_executable", Facts{{"path", "./bot"}}};
  EXPECT_EQ(explain(english(), fault_of(FaultCode::unusable_program, program)),
            "the bot './bot' can't be run: it is not an executable file; try chmod +x.");
}

TEST(Explain, SaysAReasonWithinAReason) {
  const Problem cause{"reason.system.says", Facts{{"said", "Strange."}}};
  const Problem why{"reason.program.not_started", because(cause)};
  const Fault fault{FaultCode::lost_turns, because(why, {{"bot", "exec:bot"}, {"turns", "2"}})};
  EXPECT_EQ(explain(english(), fault),
            "exec:bot lost 2 turns to the first legal action; the first time: it can't be started: the system says: "
            "“Strange.”.");
}

TEST(Explain, TakesNothingTypedForAKey) {
  const Fault fault{FaultCode::unusable_program, {{"why", "reason.system.not_there"}}};
  EXPECT_EQ(explain(english(), fault), "reason.system.not_there.");
}

}  // namespace
}  // namespace bell::texts
