// Parses any text as an action in any title's notation: its printed form parses to the same action.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "view/every_title.h"
#include "view/verb_form.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  bell::EveryTitle::for_each([text]<class Title>() {
    for (const bell::Seat by : {bell::seat_at(0), bell::seat_at(4), bell::kChance})
      for (const bell::Action& act : bell::read_actions(Title::verbs(), text, by)) {
        const auto again = bell::read_actions(Title::verbs(), bell::write_action(Title::verbs(), act), by);
        if (std::ranges::find(again, act) == again.end()) std::abort();
      }
  });
  return 0;
}
