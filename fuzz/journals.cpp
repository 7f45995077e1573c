// Parses any text as a journal: refused with a reason, or it prints to a text that parses to the same; what replays was
// legal.
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "journal/journal.h"
#include "table/replay.h"

using namespace bell;

namespace {

void demand(bool truth, const char* why) {
  if (truth) return;
  std::fprintf(stderr, "%s\n", why);
  std::abort();
}

std::string printed(const journal::Journal& journal) {
  std::string text = journal::print(journal.header);
  for (const journal::Entry& entry : journal.entries) text += journal::print(journal.header.format, entry);
  return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  for (const auto torn : {journal::TornEnd::refuse, journal::TornEnd::leave_out}) {
    auto journal = journal::parse(text, torn);
    if (!journal) {
      demand(journal.error().code != FaultCode{}, "a refusal without a reason");
      continue;
    }
    const auto again = journal::parse(printed(*journal), journal::TornEnd::refuse);
    demand(again.is_ok(), "what was read can't be read again");
    demand(again->header == journal->header && again->entries.size() == journal->entries.size(),
           "it reads differently");
    demand(journal->header.format == journal::kOldFormat || text.starts_with(printed(*journal)),
           "what we would write is not what stands there");
    auto replay = table::Replay::open(std::move(*journal));
    if (replay) (void)replay->verify();
  }
  return 0;
}
