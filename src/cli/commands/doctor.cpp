// `bell doctor`: replays every table of a store and reports what is wrong, before anybody sits down.
#include <memory>

#include "cli/console.h"
#include "cli/language.h"
#include "cli/stores.h"
#include "kernel/fault_name.h"
#include "store/backup.h"
#include "store/open.h"
#include "table/replay.h"
#include "texts/texts.h"

namespace bell::cli {
namespace {

struct DoctorFlags {
  std::string store;
  bool json = false;
};

struct Finding {
  journal::TableId table;
  std::string code;
  std::string text;
};

struct Diagnosis {
  std::size_t tables = 0;
  std::size_t entries = 0;
  std::vector<Finding> other_revision;  // no damage: the players will be asked whether to continue
  std::vector<Finding> faults;
};

Finding finding(const journal::TableId& table, const Fault& fault) {
  return {table, std::string(bell::name_of(fault.code)), say(fault)};
}

Finding finding(const journal::TableId& table, const CompositionError& error) {
  return {table, "misfit", texts::explain(words(), error)};
}

// A match in progress stops before its end, which is no fault.
void examine(const journal::TableId& table, journal::Journal journal, Diagnosis& all) {
  const std::size_t entries = journal.entries.size();
  all.entries += entries;
  for (std::size_t at = 0; at < entries; ++at) journal.entries[at].line = static_cast<int>(at) + 1;
  auto replay = table::Replay::open(std::move(journal));
  if (!replay) {
    const auto* fault = std::get_if<Fault>(&replay.error());
    const bool is_other = fault != nullptr && fault->code == FaultCode::other_revision;
    std::visit([&](const auto& why) { (is_other ? all.other_revision : all.faults).push_back(finding(table, why)); },
               replay.error());
    return;
  }
  const auto verified = replay->verify();
  if (!verified && verified.error().code != FaultCode::unfinished)
    all.faults.push_back(finding(table, verified.error()));
}

void examine(store::Database& house, const journal::TableId& table, Diagnosis& all) {
  auto journal = house.journals().read(table, 1);
  const auto record = house.find(table);
  if (!journal) return all.faults.push_back(finding(table, journal.error()));
  if (!record) return all.faults.push_back(finding(table, record.error()));
  // While the store is served, a move may come between the two reads: then there is one entry more, never one less.
  if (record->head < journal->entries.size())
    all.faults.push_back({table, "wrong_head",
                          say("doctor.wrong_head", {{"entries", std::to_string(journal->entries.size())},
                                                    {"head", std::to_string(record->head)}})});
  examine(table, std::move(*journal), all);
}

Json findings_json(const std::vector<Finding>& findings) {
  Json list = Json::array();
  for (const Finding& each : findings)
    list.push_back({{"table", each.table}, {"code", each.code}, {"text", each.text}});
  return list;
}

void report(const store::Address& address, const Diagnosis& all, bool as_json) {
  if (as_json)
    return print_document(Json{{"store", address.shown()},
                               {"tables", all.tables},
                               {"entries", all.entries},
                               {"other_revision", findings_json(all.other_revision)},
                               {"faults", findings_json(all.faults)}});
  for (const auto* findings : {&all.faults, &all.other_revision})
    for (const Finding& each : *findings)
      print(say("doctor.finding", {{"table", each.table}, {"finding", each.text}}) + '\n');
  print(say("doctor.summary", {{"store", address.shown()},
                               {"tables", std::to_string(all.tables)},
                               {"entries", std::to_string(all.entries)},
                               {"other", std::to_string(all.other_revision.size())},
                               {"faults", std::to_string(all.faults.size())}}) +
        '\n');
}

Exit run(const DoctorFlags& flags) {
  const auto address = store_address(flags.store);
  if (!address) return address.error();
  const auto house = store::open(*address, store::Purpose::look);
  if (!house) return refuse_store(house.error());
  Diagnosis all;
  const auto damage = store::damage_of(*address);
  if (!damage) return refuse_store(damage.error());
  if (*damage) all.faults.push_back({"", "damaged", say("doctor.damaged", {{"why", **damage}})});
  const auto tables = (*house)->journals().list();
  if (!tables) return refuse_store(tables.error());
  all.tables = tables->size();
  for (const journal::TableId& table : *tables) examine(**house, table, all);
  report(*address, all, flags.json);
  return all.faults.empty() ? Exit::fine : Exit::no;
}

}  // namespace

Command add_doctor(const Options& bell) {
  const Options command = bell.command("doctor", "doctor.about");
  const auto flags = std::make_shared<DoctorFlags>();
  add_store_flag(command, flags->store);
  command.flag("--json", flags->json, "shared.json");
  command.footer("  bell doctor --json", "doctor.footer");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
