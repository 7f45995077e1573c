// `bell backup` and `bell restore`: a copy of a house that can be trusted, and the way back to it.
#include "store/backup.h"

#include <fmt/format.h>

#include <memory>

#include "cli/console.h"
#include "cli/stores.h"

namespace bell::cli {
namespace {

struct CopyFlags {
  std::string file;
  std::string store;
  bool new_epoch = false;
};

bool is_elsewhere(const store::Address& address) { return address.kind == store::Address::Kind::postgres; }

Exit back_up(const CopyFlags& flags) {
  if (flags.file.empty()) return complain(Exit::usage, "where to? Name the file of the backup");
  const auto address = store_address(flags.store);
  if (!address) return address.error();
  if (is_elsewhere(*address))
    return complain(Exit::no, fmt::format("a PostgreSQL is copied by its own tool, also while it is served: pg_dump "
                                          "--format=custom --file={} {}",
                                          flags.file, address->shown()));
  if (const auto fault = store::back_up(*address, flags.file)) return refuse_store(*fault);
  print(fmt::format("{} is a copy of {}, looked through and readable by you alone\n", flags.file, address->where));
  return Exit::fine;
}

Exit renew(const store::Address& address) {
  if (const auto fault = store::renew_epoch(address)) return refuse_store(*fault);
  print(fmt::format("{} has a new epoch: pages forget what they remember of it\n", address.shown()));
  return Exit::fine;
}

Exit restore(const CopyFlags& flags) {
  const auto address = store_address(flags.store);
  if (!address) return address.error();
  if (flags.new_epoch) return renew(*address);
  if (flags.file.empty()) return complain(Exit::usage, "which backup? Name its file");
  if (is_elsewhere(*address))
    return complain(Exit::no, fmt::format("a PostgreSQL is put back by its own tool, with all servers stopped: "
                                          "pg_restore --clean --if-exists --dbname={} {}; then: bell restore "
                                          "--new-epoch --store …",
                                          address->shown(), flags.file));
  const auto kept = store::restore(flags.file, *address);
  if (!kept) return refuse_store(kept.error());
  print(fmt::format("{} is what {} was{}\n", address->where, flags.file,
                    kept->empty() ? "" : "; what was there before is kept as " + *kept));
  return Exit::fine;
}

}  // namespace

Command add_backup(const Options& bell) {
  const Options command = bell.command("backup", "a consistent copy of a store, also while it is served");
  const auto flags = std::make_shared<CopyFlags>();
  command.text("file", flags->file, "the copy; nothing of that name may be there", "FILE");
  add_store_flag(command, flags->store);
  command.footer("Example:\n  bell backup /var/backups/house-monday.db");
  return {command, [flags] { return back_up(*flags); }};
}

Command add_restore(const Options& bell) {
  const Options command = bell.command("restore", "a backup put in the place of a store that is not served");
  const auto flags = std::make_shared<CopyFlags>();
  command.text("file", flags->file, "what bell backup made", "FILE");
  add_store_flag(command, flags->store);
  command.flag("--new-epoch", flags->new_epoch, "only tell pages that the store went back: after pg_restore");
  command.footer("The store that was there is kept beside it.\nExample:\n  bell restore /var/backups/house-monday.db");
  return {command, [flags] { return restore(*flags); }};
}

}  // namespace bell::cli
