// `bell backup` and `bell restore`: makes a checked copy of a store, and restores it.
#include "store/backup.h"

#include <memory>

#include "cli/console.h"
#include "cli/language.h"
#include "cli/stores.h"
#include "host/settings.h"
#include "texts/texts.h"

namespace bell::cli {
namespace {

struct CopyFlags {
  std::string file;
  std::string store;
  bool new_epoch = false;
};

bool is_elsewhere(const store::Address& address) { return address.kind == store::Address::Kind::postgres; }

Exit back_up(const CopyFlags& flags) {
  if (flags.file.empty()) return complain(Exit::usage, say("backup.where"));
  const auto address = store_address(flags.store);
  if (!address) return address.error();
  if (is_elsewhere(*address))
    return complain(Exit::no, say("backup.postgres", {{"file", flags.file}, {"store", address->shown()}}));
  if (const auto fault = store::back_up(*address, flags.file)) return refuse_store(*fault);
  print(say("backup.done", {{"file", flags.file}, {"store", address->where}}) + '\n');
  return Exit::fine;
}

// Whoever comes back finds less than they remember, and reads why.
std::optional<Fault> tell_tables(const store::Address& address) {
  return store::say_at_tables(address, [](const std::string& settings) {
    const texts::Catalogue* words = texts::Catalogue::find(host::Settings::from(settings).lang());
    return (words == nullptr ? *texts::Catalogue::find("en") : *words).say("table.went_back");
  });
}

Exit renew(const store::Address& address) {
  if (const auto fault = store::renew_epoch(address)) return refuse_store(*fault);
  if (const auto fault = tell_tables(address)) return refuse_store(*fault);
  print(say("restore.epoch", {{"store", address.shown()}}) + '\n');
  return Exit::fine;
}

Exit restore(const CopyFlags& flags) {
  const auto address = store_address(flags.store);
  if (!address) return address.error();
  if (flags.new_epoch) return renew(*address);
  if (flags.file.empty()) return complain(Exit::usage, say("restore.which"));
  if (is_elsewhere(*address))
    return complain(Exit::no, say("restore.postgres", {{"store", address->shown()}, {"file", flags.file}}));
  const auto kept = store::restore(flags.file, *address);
  if (!kept) return refuse_store(kept.error());
  if (const auto fault = tell_tables(*address)) return refuse_store(*fault);
  print(say(kept->empty() ? "restore.done" : "restore.done_kept",
            {{"store", address->where}, {"file", flags.file}, {"kept", *kept}}) +
        '\n');
  return Exit::fine;
}

}  // namespace

Command add_backup(const Options& bell) {
  const Options command = bell.command("backup", "backup.about");
  const auto flags = std::make_shared<CopyFlags>();
  command.text("file", flags->file, "backup.file", "FILE");
  add_store_flag(command, flags->store);
  command.footer("  bell backup /var/backups/house-monday.db");
  return {command, [flags] { return back_up(*flags); }};
}

Command add_restore(const Options& bell) {
  const Options command = bell.command("restore", "restore.about");
  const auto flags = std::make_shared<CopyFlags>();
  command.text("file", flags->file, "restore.file", "FILE");
  add_store_flag(command, flags->store);
  command.flag("--new-epoch", flags->new_epoch, "restore.new_epoch");
  command.footer("  bell restore /var/backups/house-monday.db", "restore.footer");
  return {command, [flags] { return restore(*flags); }};
}

}  // namespace bell::cli
