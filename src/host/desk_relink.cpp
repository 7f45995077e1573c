// Replaces a lost link, when all others agree or when the operator says so.
#include "deal/deal.h"
#include "host/desk.h"
#include "host/guest.h"
#include "host/words.h"

namespace bell::host {
namespace {

constexpr std::size_t kShortestToken = 22;
constexpr std::size_t kLongestToken = 128;

}  // namespace

bool is_token(const std::string& token) { return token.size() >= kShortestToken && token.size() <= kLongestToken; }

void Desk::ask_relink(Seat seat, const Asker& asker, const Answer<wire::Relinking>& answer) {
  const auto no = [&](std::string_view code) { answer(refusal(asker.lang, code)); };
  const Timings& timings = house_.staff.timings;
  if (!is_token(asker.token)) return no("token_needed");
  if (record_.state != State::playing || !table_) return no(is_over() ? "closed" : "not_begun");
  const bool is_persons =
      index(seat) < table_->seats() && record_.seats[static_cast<std::size_t>(index(seat))].kind == Sitting::person;
  if (!is_persons) return no("no_such_seat");
  if (seat_of_token(asker.token) != kNoSeat) return no("sits_already");
  const SeatMask asked = owners(seat);
  // Nobody is left who could vouch for this person: a stranger must not get a seat because there is nobody to ask.
  if (asked.is_empty()) return no("nobody_to_ask");
  if (poll().not_before > house_.now()) return no("asked_lately");
  const std::chrono::milliseconds lasting = settings_.is_by_days() ? timings.relink_by_days : timings.relink;
  call_vote(
      {.kind = wire::VoteKind::relink, .seat = seat, .asked = asked, .token_hash = deal::hex(deal::hash(asker.token))},
      lasting, asker.lang, [this, self = shared_from_this(), seat, answer](std::optional<wire::No> refused) {
        if (refused) return answer(std::move(*refused));
        const Poll poll = this->poll();
        answer(wire::Relinking{id_, seat, poll.number, poll.ends.milliseconds});
      });
}

void Desk::relink(Seat seat, const std::string& token, const std::string& lang, const Answer<wire::TableCard>& answer) {
  edit(
      [seat, token, lang](TableRecord& next, Register::Along&) -> std::optional<wire::No> {
        const auto at = static_cast<std::size_t>(index(seat));
        if (at >= next.seats.size() || next.seats[at].kind != Sitting::person) return refusal(lang, "no_such_seat");
        next.seats[at].token_hash = deal::hex(deal::hash(token));
        return std::nullopt;
      },
      lang,
      [this, self = shared_from_this(), seat, lang, answer](std::optional<wire::No> no) {
        if (no) return answer(std::move(*no));
        tell_of_relink(seat);
        answer(card({.token = {}, .lang = lang}));
      });
}

// Disconnects everyone who used the old link, here and (through the record) at every other node; all are told that it
// was replaced.
void Desk::tell_of_relink(Seat seat) {
  const std::string& name = record_.seats[static_cast<std::size_t>(index(seat))].name;
  say(words_of(settings_.lang()).say("table.relinked", {{"name", name}}));
  end_old_links();
}

void Desk::end_old_links() {
  std::vector<std::shared_ptr<Guest>> old;
  for (const auto& guest : guests_) {
    const auto at = static_cast<std::size_t>(index(guest->seat()));
    const bool is_old = guest->has_seat() && at < record_.seats.size() && record_.seats[at].kind == Sitting::person &&
                        !guest->token_hash.empty() && guest->token_hash != record_.seats[at].token_hash;
    if (is_old) old.push_back(guest);
  }
  for (const auto& guest : old) {
    guest->end({.why = wire::ByeWhy::replaced, .until = {}, .text = words_of(guest->lang).say("bye.replaced")});
    leave(*guest);
  }
}

}  // namespace bell::host
