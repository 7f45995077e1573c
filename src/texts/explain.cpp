// Words a refusal, a misfit or a fault, with the rule behind it.
#include "kernel/fault_name.h"
#include "kernel/misfit_name.h"
#include "kernel/reason_name.h"
#include "texts/every_title.h"
#include "texts/grammar.h"

namespace bell::texts {
namespace {

Args facts_of(const Catalogue& words, std::string_view title, const Refusal& refusal) {
  return EveryTitle::visit_named(title, [&]<class Title>() { return Wording<Title>::facts_of(words, refusal); })
      .value_or(Args{});
}

// "SP-STR" of SP-STR-NAKED-SHORT: similar cards share their sentences.
std::string family_of(Rule rule) {
  const std::string_view id = id_of(rule);
  return std::string(id.substr(0, id.find('-', id.find('-') + 1)));
}

std::string cite(const Catalogue& words, Rule rule, const std::string& sentence) {
  if (rule == Rule::none) return sentence;
  return words.say("refusal.cited", {{"rule", std::string(id_of(rule))}, {"sentence", sentence}});
}

// Prefixes the file and line if the sentence does not mention them.
std::string placed(const Catalogue& words, const std::string& sentence, Args facts) {
  const auto file = facts.find("file");
  const bool has_file = file != facts.end() && sentence.find(file->second) == std::string::npos;
  const bool has_line = facts.contains("line");
  if (!has_file && !has_line) return sentence;
  facts["sentence"] = sentence;
  return words.say(!has_line ? "fault.in_file" : has_file ? "fault.at_line" : "fault.in_line", facts);
}

}  // namespace

std::string explain(const Catalogue& words, std::string_view title, const Refusal& refusal) {
  if (!refusal.is_refused()) return {};
  const std::string reason(name_of(refusal.reason));
  const std::string refusals = std::string(title) + ".refusal.";
  const std::string own = refusals + std::string(id_of(refusal.rule)) + "." + reason;
  const std::string kin = refusals + family_of(refusal.rule) + "." + reason;
  const std::string key = words.has(own) ? own : words.has(kin) ? kin : "refusal." + reason;
  return cite(words, refusal.rule, capitalised(words.say(key, facts_of(words, title, refusal))));
}

std::string explain(const Catalogue& words, const Fault& fault) { return explain(words, problem_of(fault)); }

std::string explain(const Catalogue& words, const Problem& problem) {
  if (!problem.facts) return problem.text;
  const std::string sentence = placed(words, words.say(problem.text, *problem.facts), *problem.facts);
  const auto rank = problem.facts->find("rank");
  if (rank == problem.facts->end()) return sentence;
  return words.say("problem.of_rank", {{"rank", rank->second}, {"sentence", sentence}});
}
std::string explain(const Catalogue& words, const CompositionError& error) {
  std::string key = "misfit." + std::string(name_of(error.why));
  const std::string kind = key + "_" + error.second;  // an unknown thing may name its kind
  if (error.why == Misfit::unknown && words.has(kind)) key = kind;
  return cite(words, error.rule, words.say(key, {{"first", error.first}, {"second", error.second}}));
}

}  // namespace bell::texts
