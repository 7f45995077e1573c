// Chat: lines from people and from the table itself.
#include <algorithm>

#include "host/desk.h"
#include "host/guest.h"
#include "host/plain_text.h"
#include "host/words.h"

namespace bell::host {
namespace {

constexpr std::uint32_t kChatBack = 50;  // lines that a newcomer is sent

}  // namespace

void Desk::chat(const std::shared_ptr<Guest>& guest, const wire::SayChat& wish) {
  const auto no = [guest, id = wish.id](std::string_view code) {
    wire::No refused = refusal(guest->lang, code);
    refused.id = id;
    guest->say(refused);
  };
  const auto text = plain_text(wish.text, house_.staff.limits.chat);
  if (!text) return no("bad_chat");
  std::vector<Timestamp>& said = said_[guest->seat()];
  const Timestamp now = house_.now();
  std::erase_if(said, [now](Timestamp at) { return at.milliseconds + 10'000 < now.milliseconds; });
  if (said.size() >= static_cast<std::size_t>(house_.staff.limits.chat_burst)) return no("too_fast");
  said.push_back(now);
  say({.seat = guest->seat(), .id = wish.id.number, .at = now, .text = *text},
      [this, guest, no, id = wish.id](bool is_said) {
        if (!is_said) return no("store_away");
        guest->say(wire::Done{id, table_ ? table_->change() : 0});
      });
}

void Desk::say(const std::string& text) {
  const Timestamp now = house_.now();
  say({.seat = kNoSeat, .id = static_cast<std::uint64_t>(now.milliseconds), .at = now, .text = text}, [](bool) {});
}

void Desk::say(const ChatLine& line, const std::function<void(bool is_said)>& done) {
  house_.staff.archive->post([self = shared_from_this(), line, done] {
    const auto number = self->house_.registry().say(self->id_, line);
    self->post([self, line, number, done] {
      if (!number) return done(false);
      ChatLine said = line;
      said.n = *number;
      // Somebody at another node may have spoken in between.
      said.n == self->chat_ + 1 ? self->pass_on({said}) : self->hear_chat(self->chat_ + 1);
      done(true);
    });
  });
}

// Lines from other nodes.
void Desk::hear_chat(std::uint32_t from) {
  house_.staff.archive->post([self = shared_from_this(), from] {
    const auto lines = self->house_.registry().chat(self->id_, from, kChatBack);
    if (!lines || lines->empty()) return;
    self->post([self, lines = *lines] { self->pass_on(lines); });
  });
}

void Desk::pass_on(const std::vector<ChatLine>& lines) {
  for (const ChatLine& line : lines) {
    for (const auto& guest : guests_)
      if (guest->hears_chat) guest->hear(line);
    chat_ = std::max(chat_, line.n);
  }
}

// Sends a newcomer the earlier lines, then adds them to the others once nothing is missing.
void Desk::tell_chat(const std::shared_ptr<Guest>& guest) {
  house_.staff.archive->post([self = shared_from_this(), guest, from = guest->chat + 1] {
    const auto lines = self->house_.registry().chat(self->id_, from, kChatBack);
    if (!lines) return;
    self->post([self, guest, lines = *lines] {
      for (const ChatLine& line : lines) guest->hear(line);
      self->chat_ = std::max(self->chat_, guest->chat);
      guest->hears_chat = guest->chat >= self->chat_;
      if (!guest->hears_chat) self->tell_chat(guest);
    });
  });
}

}  // namespace bell::host
