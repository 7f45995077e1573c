// Parses any text as a file of printed numbers: refused with a sentence, or a match with these numbers keeps every
// invariant.
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "engine/titles.h"
#include "kernel/rng.h"
#include "rulebook/rulebook.h"

namespace {

using namespace bell;

void demand(bool truth, const char* why) {
  if (truth) return;
  std::fprintf(stderr, "%s\n", why);
  std::abort();
}

void play_some(Match& match) {
  constexpr int kNodes = 300;
  Rng rng(1);
  for (int node = 0; node < kNodes && !match.turn().is_over(); ++node) {
    if (match.turn().is_chance()) {
      match.apply_assuming_legal(match.outcome(rng.below(match.outcomes())));
    } else {
      const auto legal = match.legal(match.turn().first());
      match.apply_assuming_legal(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    const char* broken = match.broken_invariant();
    demand(broken == nullptr, broken);
  }
}

void play_with(const TitleSheet& sheet, const std::string& path) {
  const auto replaced = rulebook::read_replacements(sheet.name, path);
  if (!replaced) return demand(!replaced.error().text.empty(), "a file is refused without a sentence");
  const Setup setup{sheet.name, sheet.most_seats, {}, {}, *replaced};
  const auto printed = rulebook::printed(setup);
  if (!printed) return demand(!printed.error().text.empty(), "numbers are refused without a sentence");
  if (const auto match = open_match(setup, *printed)) play_some(**match);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const std::string kPath = "/dev/shm/fuzz_components_" + std::to_string(getpid()) + ".toml";
  std::ofstream(kPath, std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes), static_cast<std::streamsize>(size));
  for (const TitleSheet& sheet : title_sheets()) play_with(sheet, kPath);
  std::remove(kPath.c_str());
  return 0;
}
