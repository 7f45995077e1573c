// Parses any line as a program's answer: the result is one of the choices, or a short sentence that says what is wrong.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/titles.h"
#include "external/lines.h"
#include "kernel/rng.h"
#include "rulebook/rulebook.h"

namespace {

// What the first seat to be asked sees.
bell::AnySight first_question() {
  const bell::Setup setup{"stonks", 3, {}, {}, {}};
  auto match = std::move(*bell::open_match(setup, *bell::rulebook::printed(setup)));
  bell::Rng rng(1);
  while (match->turn().is_chance()) match->apply_assuming_legal(match->outcome(rng.below(match->outcomes())));
  const bell::Seat seat = match->turn().first();
  return {.setup = setup,
          .seat = seat,
          .view = match->view_for(bell::viewer_of(seat)),
          .memory = match->told(bell::viewer_of(seat), 0),
          .choices = match->choices(seat)};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const bell::AnySight kSight = first_question();
  constexpr std::size_t kLongestSentence = 1000;
  const auto reply = bell::external::read_reply({reinterpret_cast<const char*>(bytes), size}, kSight, 7);
  if (!reply) {
    if (reply.error().text.empty() || reply.error().text.size() > kLongestSentence) std::abort();
    return 0;
  }
  const auto is_it = [&](const bell::Choice& choice) { return choice.action == reply->action; };
  if (std::ranges::none_of(kSight.choices, is_it)) std::abort();
  return 0;
}
