// Hints: the best choices by what a seat sees. They take as long as a bot's thought, so a question is thought about
// once, however often and from however many windows its person asks.
#include "host/desk.h"
#include "host/guest.h"
#include "host/words.h"

namespace bell::host {
namespace {

constexpr int kMostAdvised = 64;  // seats of the house that wait for advice

void refuse(Guest& guest, wire::FrameId id, std::string_view code) {
  wire::No refused = refusal(guest.lang, code);
  refused.id = id;
  guest.say(refused);
}

}  // namespace

void Desk::hint(const std::shared_ptr<Guest>& guest, wire::FrameId id) {
  const auto no = [&](std::string_view code) { refuse(*guest, id, code); };
  const Staffing& staff = house_.staff;
  const Seat seat = guest->seat();
  if (!settings_.order.hints || !staff.hints || staff.advisers == nullptr) return no("no_hints");
  if (!is_asked(seat)) return no("not_your_turn");
  if (!advice_[seat]) advice_[seat] = std::make_unique<Advice>();
  Advice& advice = *advice_[seat];
  if (advice.decision != table_->decision(seat)) {
    answer_wishes(advice);
    advice.decision = table_->decision(seat);
    advice.hints.reset();
  }
  if (!advice.hints) {
    if (advice.wishes.size() >= static_cast<std::size_t>(staff.limits.waiting)) return no("busy");
    if (!advice.is_thinking && !advise(seat)) return no("busy");
  }
  advice.wishes.emplace_back(guest, id);
  if (advice.hints) answer_wishes(advice);
}

// False: too many wait.
bool Desk::advise(Seat seat) {
  if (house_.advised.fetch_add(1) >= kMostAdvised) {
    --house_.advised;
    return false;
  }
  advice_[seat]->is_thinking = true;
  house_.staff.advisers->post(
      [self = shared_from_this(), seat, decision = advice_[seat]->decision, sight = table_->sight_for(seat)] {
        const wire::Hints hints = self->house_.staff.hints(sight, self->house_.staff.timings.hint_patience);
        --self->house_.advised;
        self->post([self, seat, decision, hints] { self->advised(seat, decision, hints); });
      });
  return true;
}

void Desk::advised(Seat seat, std::uint32_t decision, const wire::Hints& hints) {
  Advice& advice = *advice_[seat];
  advice.is_thinking = false;
  if (advice.decision == decision) advice.hints = hints;
  // Meanwhile its person may have been asked something else, and want to know about that.
  const bool is_other = advice.decision != decision && table_->decision(seat) == advice.decision;
  if (is_other && !advice.wishes.empty() && advise(seat)) return;
  answer_wishes(advice);
}

void Desk::answer_wishes(Advice& advice) {
  for (const auto& [guest, id] : std::exchange(advice.wishes, {})) {
    if (!advice.hints) {
      refuse(*guest, id, "stale");
      continue;
    }
    wire::Hints hints = *advice.hints;
    hints.id = id;
    guest->say(hints);
  }
}

}  // namespace bell::host
