// Messages are worded here; lower layers return codes.
#include "host/words.h"

#include <algorithm>
#include <array>
#include <map>

#include "kernel/fault_name.h"
#include "kernel/reason_name.h"
#include "rulebook/rulebook.h"
#include "table/table.h"

namespace bell::host {
namespace {

std::map<std::string, std::string> plain(const Facts& facts) { return {facts.begin(), facts.end()}; }

}  // namespace

const texts::Catalogue& words_of(std::string_view lang) {
  const texts::Catalogue* words = texts::Catalogue::find(lang);
  return words == nullptr ? *texts::Catalogue::find("en") : *words;
}

const AnyComponents* printed_box(const std::string& title) {
  static const auto boxes = [] {
    std::map<std::string, AnyComponents> all;
    for (const TitleSheet& sheet : table::titles())
      if (auto printed = rulebook::printed(Setup{.title = std::string(sheet.name)}))
        all.emplace(sheet.name, std::move(*printed));
    return all;
  }();
  const auto found = boxes.find(title);
  return found == boxes.end() ? nullptr : &found->second;
}

wire::No refusal(std::string_view lang, std::string_view code, const Facts& facts) {
  const std::string key = "no." + std::string(code);
  return {.id = {}, .code = std::string(code), .facts = plain(facts), .text = words_of(lang).say(key, facts)};
}

// A store's fault may name files and hosts; these are for the operator only.
wire::No refusal(std::string_view lang, const Fault& fault) {
  constexpr std::array kStore{FaultCode::not_saved, FaultCode::save_unknown, FaultCode::unwritable,
                              FaultCode::unreadable};
  // The contents of a journal entry may be hidden from the asker; the operator has `bell doctor`.
  const bool is_of_an_entry = fault.facts.contains("number") && fault.facts.contains("action");
  if (is_of_an_entry && fault.code != FaultCode::dealt_otherwise) return refusal(lang, "broken");
  if (fault.code == FaultCode::no_such_table) return refusal(lang, "no_such_table");
  if (std::ranges::find(kStore, fault.code) != kStore.end()) return refusal(lang, "store_away");
  return {.id = {},
          .code = std::string(name_of(fault.code)),
          .facts = plain(fault.facts),
          .text = texts::explain(words_of(lang), fault)};
}

wire::No refusal(std::string_view lang, const table::OpenFault& fault) {
  if (const auto* why = std::get_if<Fault>(&fault)) return refusal(lang, *why);
  const auto& misfit = std::get<CompositionError>(fault);
  return {.id = {},
          .code = "misfit",
          .rule = misfit.rule,
          .facts = {{"first", misfit.first}, {"second", misfit.second}},
          .text = texts::explain(words_of(lang), misfit)};
}

wire::No refusal(std::string_view lang, std::string_view title, const Refusal& refused) {
  return {.id = {},
          .code = std::string(name_of(refused.reason)),
          .rule = refused.rule,
          .facts = {},
          .text = texts::explain(words_of(lang), title, refused)};
}

}  // namespace bell::host
