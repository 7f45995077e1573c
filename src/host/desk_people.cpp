// People arriving, leaving and sending messages.
#include <algorithm>

#include "deal/deal.h"
#include "host/desk.h"
#include "host/guest.h"
#include "host/plain_text.h"
#include "host/records.h"
#include "host/words.h"

namespace bell::host {
namespace {

constexpr std::uint32_t kChangesBack = 20;  // what a newcomer is told

wire::No named(wire::No no, wire::FrameId id) {
  no.id = id;
  return no;
}

// A connection's end of the table: passes everything on to the strand.
class VisitOf final : public Visit {
 public:
  VisitOf(std::shared_ptr<Desk> desk, std::shared_ptr<Guest> guest)
      : desk_(std::move(desk)), guest_(std::move(guest)) {}
  void heard(wire::FromClient message) override {
    desk_->dispatch([desk = desk_, guest = guest_, message = std::move(message), at = desk_->now()] {
      if (!guest->is_gone()) desk->heard(guest, message, at);
    });
  }
  void sent() override {
    // Mostly there is nothing newer, and the strand is not bothered.
    if (guest_->sent()) desk_->post([desk = desk_, guest = guest_] { desk->sent(*guest); });
  }
  void gone() override {
    desk_->post([desk = desk_, guest = guest_] { desk->leave(*guest); });
  }

 private:
  std::shared_ptr<Desk> desk_;
  std::shared_ptr<Guest> guest_;
};

constexpr int kLookUps = 20;
constexpr std::chrono::milliseconds kLookUpPause{50};

}  // namespace

bool Desk::is_here(Seat seat) const {
  return std::ranges::any_of(guests_, [seat](const auto& guest) { return guest->seat() == seat; });
}

Timestamp Desk::absent_at(Seat seat) const {
  return {away_since_[seat].milliseconds + house_.staff.timings.absent.count()};
}

int Desk::watchers() const {
  return static_cast<int>(std::ranges::count_if(guests_, [](const auto& guest) { return !guest->has_seat(); }));
}

// An unknown token may have taken a seat at another node a moment ago: only the store can tell.
void Desk::welcome(const wire::Hello& hello, std::shared_ptr<Line> line, const Answer<std::shared_ptr<Visit>>& answer) {
  const std::string token = hello.token.value_or("");
  const bool is_known = token.empty() || seat_of_token(token) != kNoSeat || is_opener(token);
  const bool is_ahead = hello.since && is_our_epoch(hello) && *hello.since > (table_ ? table_->change() : 0);
  if (is_known && !is_ahead) return admit(hello, std::move(line), answer);
  look_up(hello, std::move(line), answer, kLookUps);
}

bool Desk::is_our_epoch(const wire::Hello& hello) const { return !hello.epoch || *hello.epoch == house_.epoch; }

// While a write is under way nothing is taken from the store; try again a moment later.
void Desk::look_up(const wire::Hello& hello, std::shared_ptr<Line> line, const Answer<std::shared_ptr<Visit>>& answer,
                   int tries) {
  read_news([this, self = shared_from_this(), hello, line, answer, tries](const News& news) {
    if (is_busy_ && tries > 0) {
      house_.staff.time->after(kLookUpPause, [self, hello, line, answer, tries] {
        self->post([self, hello, line, answer, tries] { self->look_up(hello, line, answer, tries - 1); });
      });
      return;
    }
    // That the store is away says nothing about the link.
    if (!news.record) return answer(refusal(hello.lang, news.record.error()));
    if (!is_busy_) take_news(news);
    admit(hello, line, answer);
  });
}

void Desk::admit(const wire::Hello& hello, std::shared_ptr<Line> line, const Answer<std::shared_ptr<Visit>>& answer) {
  const std::string token = hello.token.value_or("");
  const Seat seat = seat_of_token(token);
  const bool is_seated = seat != kNoSeat;
  const bool is_opener = this->is_opener(token);
  const auto sockets = std::ranges::count_if(guests_, [seat](const auto& guest) { return guest->seat() == seat; });
  const Limits& limits = house_.staff.limits;
  if (house_.is_draining) return answer(refusal(hello.lang, "draining"));
  if (auto no = refuse_visit(record_, hello)) return answer(std::move(*no));
  if (is_seated && sockets >= limits.sockets_a_seat) return answer(refusal(hello.lang, "too_many_sockets"));
  if (!is_seated && watchers() >= limits.watchers) return answer(refusal(hello.lang, "too_many_watchers"));

  const std::uint32_t change = table_ ? table_->change() : 0;
  std::uint32_t since = change > kChangesBack ? change - kChangesBack : 0;
  if (hello.since && is_our_epoch(hello)) since = std::min(*hello.since, change);
  const Viewer viewer = is_seated ? viewer_of(seat) : Viewer::spectator;
  auto guest = std::make_shared<Guest>(std::move(line), viewer, hello.lang, since, is_opener);
  if (hello.token) guest->token_hash = deal::hex(deal::hash(*hello.token));
  guests_.push_back(guest);
  ++house_.counters.visits;
  if (!is_seated) ++house_.counters.watchers;
  if (is_seated) away_since_[seat] = {};
  answer(std::shared_ptr<Visit>(std::make_shared<VisitOf>(shared_from_this(), guest)));
  guest->say(wire::Welcome{.build = house_.staff.build,
                           .table = id_,
                           .seat = seat,
                           .opener = is_opener,
                           .epoch = house_.epoch,
                           .now = house_.now().milliseconds,
                           .limits = {static_cast<std::int32_t>(wire::kMostFrame), limits.chat, limits.name}});
  tell_chat(guest);
  tell_all();
  move_on();
}

void Desk::leave(Guest& guest) {
  const auto found = std::ranges::find_if(guests_, [&guest](const auto& each) { return each.get() == &guest; });
  if (found == guests_.end()) return;
  guest.leave();
  const auto kept = *found;
  guests_.erase(found);
  --house_.counters.visits;
  if (!guest.has_seat()) --house_.counters.watchers;
  if (guest.has_seat() && !is_here(guest.seat())) away_since_[guest.seat()] = house_.now();
  if (guests_.empty()) quiet_since_ = house_.now();
  tell_all();
  set_timer();
}

void Desk::sent(Guest& guest) {
  if (guest.is_waiting_for_update()) tell_one(guest);
}

void Desk::say_bye(wire::ByeWhy why, std::optional<std::int64_t> until) {
  const auto key = std::string("bye.") + std::string(Named<wire::ByeWhy>::name(why));
  for (const auto& guest : guests_) guest->end({.why = why, .until = until, .text = words_of(guest->lang).say(key)});
  for (const auto& guest : guests_) {
    --house_.counters.visits;
    if (!guest->has_seat()) --house_.counters.watchers;
  }
  guests_.clear();
  quiet_since_ = house_.now();
}

void Desk::answer(Guest& guest, wire::FrameId id, const Result& result) {
  using Ending = table::Submitted::Ending;
  if (!result) return guest.say(named(refusal(guest.lang, result.error()), id));
  switch (result->ending) {
    case Ending::done:
      guest.gather();
      return guest.say(wire::Done{id, result->change});
    case Ending::answered:
      return guest.say(named(refusal(guest.lang, "answered"), id));
    case Ending::stale:
      return guest.say(named(refusal(guest.lang, "stale"), id));
    case Ending::refused:
      ++house_.counters.refused;
      return guest.say(named(refusal(guest.lang, record_.setup.title, result->refusal), id));
  }
}

void Desk::act(const std::shared_ptr<Guest>& guest, const wire::Act& act, Timestamp at) {
  const Seat seat = guest->seat();
  const auto propose = [this, seat, act, at]() -> std::optional<Result> {
    const auto action = table_->read_action(seat, act.action);
    if (!action) return Fault{FaultCode::not_possible, {{"action", act.action.substr(0, 60)}, {"rule", ""}}};
    if (table_->has_stand_in(seat))
      return Fault{FaultCode::not_a_persons_seat, {{"seat", std::to_string(index(seat))}}};
    return table_->propose(seat, *action, act.decision, act.id.number, at);
  };
  const bool is_taken =
      enqueue({.propose = propose,
               .ended = [this, guest, id = act.id](const Result& result) { answer(*guest, id, result); },
               .not_saved = [guest, id = act.id] { guest->say(named(refusal(guest->lang, "not_saved"), id)); }});
  if (!is_taken) guest->say(named(refusal(guest->lang, "busy"), act.id));
}

void Desk::command(const std::shared_ptr<Guest>& guest, wire::FrameId id, const journal::Command& command, Seat by) {
  const bool is_taken =
      enqueue({.propose = [this, command, by, id]() -> std::optional<Result> {
                 if (table_->turn().is_over()) return Fault{FaultCode::match_over, {}};
                 return table_->propose(command, by, id.number, house_.now());
               },
               .ended = [this, guest, id](const Result& result) { answer(*guest, id, result); },
               .not_saved = [guest, id] { guest->say(named(refusal(guest->lang, "not_saved"), id)); }});
  if (!is_taken) guest->say(named(refusal(guest->lang, "busy"), id));
}

void Desk::why(Guest& guest, const wire::AskWhy& ask) {
  wire::Why why{.id = ask.id, .action = ask.action.substr(0, 200), .text = {}};
  const auto action = guest.has_seat() ? table_->read_action(guest.seat(), ask.action) : std::nullopt;
  if (!action) {
    why.text = words_of(guest.lang).say("no.unknown_action");
    return guest.say(why);
  }
  const Refusal refused = table_->refuse(*action);
  why.allowed = !refused.is_refused();
  why.rule = why.allowed ? table_->cited() : refused.rule;
  why.text = why.allowed ? "" : texts::explain(words_of(guest.lang), record_.setup.title, refused);
  guest.say(why);
}

void Desk::undo(const std::shared_ptr<Guest>& guest, wire::FrameId id) {
  const Seat seat = guest->seat();
  const table::UndoWay way = table_->undo_way(seat);
  if (way == table::UndoWay::no) return guest->say(named(refusal(guest->lang, "no_undo"), id));
  const std::uint32_t entry = table_->last_answer(seat);
  if (way == table::UndoWay::free || voters(seat).is_empty()) return command(guest, id, journal::Undo{entry}, seat);
  call_vote({.kind = wire::VoteKind::undo, .seat = seat, .asked = voters(seat), .entry = entry},
            house_.staff.timings.vote, guest->lang, [this, guest, id](std::optional<wire::No> no) {
              no ? guest->say(named(std::move(*no), id)) : guest->say(wire::Done{id, table_->change()});
            });
}

void Desk::heard(const std::shared_ptr<Guest>& guest, const wire::FromClient& message, Timestamp at) {
  const auto no = [&](wire::FrameId id, std::string_view code) { guest->say(named(refusal(guest->lang, code), id)); };
  if (guest->is_slow()) {
    guest->end({.why = wire::ByeWhy::slow, .until = {}, .text = words_of(guest->lang).say("bye.slow")});
    return leave(*guest);
  }
  if (const auto* look = std::get_if<wire::Look>(&message)) {
    guest->since = std::min(look->since, table_ ? table_->change() : 0U);
    if (guest->expect_update()) tell_one(*guest);
    return;
  }
  if (const auto* lang = std::get_if<wire::SetLanguage>(&message)) {
    guest->lang = lang->lang;
    if (guest->expect_update()) tell_one(*guest);
    return;
  }
  if (const auto* open = std::get_if<wire::OpenNonce>(&message)) return nonce(guest, *open);
  if (const auto* anyway = std::get_if<wire::BeginAnyway>(&message)) {
    if (!guest->is_opener) return no(anyway->id, "not_opener");
    return begin(true, guest->lang, [guest, id = anyway->id](std::optional<wire::No> why) {
      why ? guest->say(named(std::move(*why), id)) : guest->say(wire::Done{id, 0});
    });
  }
  heard_from_seat(guest, message, at);
}

void Desk::heard_from_seat(const std::shared_ptr<Guest>& guest, const wire::FromClient& message, Timestamp at) {
  const auto no = [&](wire::FrameId id, std::string_view code) { guest->say(named(refusal(guest->lang, code), id)); };
  const auto id = std::visit(
      [](const auto& said) {
        if constexpr (requires { said.id; })
          return said.id;
        else
          return wire::FrameId{};
      },
      message);
  if (id.number == 0) return;
  if (!guest->has_seat()) return no(id, "watching");
  if (const auto* say = std::get_if<wire::SayChat>(&message)) return chat(guest, *say);
  if (!table_) return no(id, "not_begun");
  if (record_.state == State::closed) return no(id, "closed");
  const Seat seat = guest->seat();
  const std::string& bot = house_.staff.timings.stand_in_bot;
  if (const auto* answer = std::get_if<wire::Act>(&message)) return act(guest, *answer, at);
  if (const auto* ask = std::get_if<wire::AskWhy>(&message)) return why(*guest, *ask);
  if (std::holds_alternative<wire::AskUndo>(message)) return undo(guest, id);
  if (std::holds_alternative<wire::GiveUp>(message)) return command(guest, id, journal::Resign{}, seat);
  if (std::holds_alternative<wire::GoAway>(message))
    return command(guest, id, journal::StandIn{bot, seat}, journal::kTable);
  if (std::holds_alternative<wire::ComeBack>(message)) return command(guest, id, journal::Back{seat}, journal::kTable);
  if (std::holds_alternative<wire::AskHint>(message)) return hint(guest, id);
  if (const auto* cast = std::get_if<wire::CastVote>(&message)) return vote(guest, *cast);
  if (const auto* absent = std::get_if<wire::CallAbsent>(&message)) return call_absent(guest, *absent);
}

void Desk::call_absent(const std::shared_ptr<Guest>& guest, const wire::CallAbsent& call) {
  const auto no = [&](std::string_view code) { guest->say(named(refusal(guest->lang, code), call.id)); };
  const bool is_gone = index(call.seat) < table_->seats() && table_->is_human(call.seat) && !is_here(call.seat);
  if (!is_gone || house_.now() < absent_at(call.seat)) return no("not_absent");
  SeatMask here;  // absent people are not asked: everyone present agrees
  for (const Seat each : voters(call.seat))
    if (is_here(each)) here.add(each);
  SeatMask yes;
  yes.add(guest->seat());
  call_vote({.kind = wire::VoteKind::absent, .seat = call.seat, .yes = yes, .asked = here}, house_.staff.timings.vote,
            guest->lang, [this, guest, id = call.id](std::optional<wire::No> refused) {
              refused ? guest->say(named(std::move(*refused), id)) : guest->say(wire::Done{id, table_->change()});
            });
}

// Only the node that wrote calls; otherwise people would be called twice. Those connected to another node have most
// likely answered by the time the call is due.
void Desk::call_absent_people() {
  if (!house_.call || !settings_.order.webhook || table_->turn().is_over()) return;
  for (const Seat seat : table_->turn().seats()) {
    const std::uint32_t decision = table_->decision(seat);
    if (!table_->is_human(seat) || called_[seat] == decision) continue;
    called_[seat] = decision;
    house_.staff.time->after(house_.staff.timings.call, [self = weak_from_this(), seat, decision] {
      if (const auto desk = self.lock()) desk->post([desk, seat, decision] { desk->call(seat, decision); });
    });
  }
}

void Desk::call(Seat seat, std::uint32_t decision) {
  const bool is_waiting = !is_over() && table_->decision(seat) == decision && table_->is_human(seat) && !is_here(seat);
  if (!is_waiting || house_.is_draining) return;
  house_.call({.table = id_,
               .seat = seat,
               .name = record_.seats[static_cast<std::size_t>(index(seat))].name,
               .table_name = settings_.order.name,
               .webhook = *settings_.order.webhook,
               .lang = settings_.lang()});
}

}  // namespace bell::host
