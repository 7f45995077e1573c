// Decides which store is meant, in one place.
#include "cli/stores.h"

#include <cstdlib>

#include "cli/console.h"
#include "cli/language.h"
#include "texts/texts.h"

namespace bell::cli {

void add_store_flag(const Options& command, std::string& store) {
  command.text("--store", store, "shared.store", "URL");
}

Outcome<store::Address, Exit> store_address(const std::string& store) {
  const char* variable = std::getenv("BELL_STORE");
  const std::string named = !store.empty() ? store : variable != nullptr ? variable : "";
  if (named.empty()) return store::usual_address();
  auto address = store::read_address(named);
  if (!address) return complain(Exit::usage, say(address.error()));
  return *address;
}

std::string say(const Fault& fault) { return texts::explain(words(), fault); }

Exit refuse_store(const Fault& fault) { return complain(Exit::no, say(fault)); }

}  // namespace bell::cli
