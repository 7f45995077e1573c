// Builds updates: one per viewer and language, shared by all guests with the same view. What they have in common is
// made once per language.
#include <algorithm>

#include "host/desk.h"
#include "host/edition.h"
#include "host/empty_frame.h"
#include "host/guest.h"
#include "host/records.h"
#include "host/words.h"
#include "texts/texts.h"
#include "view/steps.h"

namespace bell::host {

std::vector<std::string> Desk::names(const std::string& lang) const {
  std::vector<std::string> all;
  for (std::size_t at = 0; at < record_.seats.size(); ++at) all.push_back(called(record_.seats[at], at, lang));
  return all;
}

std::vector<wire::Person> Desk::people(const std::string& lang) const {
  std::vector<wire::Person> all;
  for (std::size_t at = 0; at < record_.seats.size(); ++at) {
    const SeatRecord& row = record_.seats[at];
    wire::Person person = person_at(record_, at, lang);
    const Seat seat = person.seat;
    if (row.kind == Sitting::person) person.here = is_here(seat);
    if (row.kind == Sitting::person && !person.here) person.away_since = away_since_[seat].milliseconds;
    if (table_) {
      person.resigned = table_->resigned().has(seat);
      if (table_->has_stand_in(seat)) person.played_by = table_->player(seat);
      if (person.away_since && table_->is_human(seat)) person.absent_at = absent_at(seat).milliseconds;
    }
    all.push_back(std::move(person));
  }
  return all;
}

wire::TableCard Desk::card(const Asker& asker) const {
  wire::TableCard card = card_of(record_, settings_, asker);
  card.people = people(asker.lang);
  card.watchers = watchers();
  card.your_turn = card.seat != kNoSeat && is_asked(card.seat) && record_.state == State::playing;
  if (table_) card.where = texts::where(words_of(asker.lang), table_->view_for(Viewer::spectator));
  return card;
}

// Frames are shared within one update; if they were kept longer, they would be most of a table's memory.
void Desk::tell_all() {
  for (const auto& guest : guests_)
    if (guest->expect_update()) tell(*guest);
  forget_moment();
}

void Desk::tell_one(Guest& guest) {
  tell(guest);
  forget_moment();
}

void Desk::forget_moment() {
  frames_.clear();
  editions_.clear();
}

void Desk::tell(Guest& guest) {
  ++house_.counters.updates;
  if (table_) {
    guest.tell(update_for(guest.viewer, guest.lang, guest.since));
    guest.since = table_->change();
    return;
  }
  // The card names its owner, so nobody else can have it.
  auto text = std::make_shared<std::string>();
  wire::Gathering gathering{.card = card({.token = {}, .lang = guest.lang}), .open_nonces = is_complete()};
  gathering.card.seat = guest.seat();
  gathering.card.opener = guest.is_opener;
  write(*text, gathering);
  ++house_.counters.encoded;
  guest.tell(std::move(text));
}

Frame Desk::update_for(Viewer viewer, const std::string& lang, std::uint32_t since) {
  Edition& edition = edition_in(lang);
  Frame& frame = frames_[{viewer, edition.words, since}];
  if (!frame) {
    auto text = empty_frame();
    write(*text, make_update(viewer, edition, since));
    frame = std::move(text);
    ++house_.counters.encoded;
  }
  return frame;
}

Edition& Desk::edition_in(const std::string& lang) {
  const texts::Catalogue& words = words_of(lang);
  for (const auto& edition : editions_)
    if (edition->words == &words) return *edition;
  editions_.push_back(std::make_unique<Edition>());
  Edition& edition = *editions_.back();
  edition.words = &words;
  edition.present = {.names = names(lang), .box = printed_box(record_.setup.title)};
  edition.people = wire::spelled(people(lang));
  if (const auto clock = clock_now()) edition.clock = wire::spelled(*clock);
  if (const auto vote = vote_now(lang)) edition.vote = wire::spelled(*vote);
  if (const auto over = over_now(lang)) edition.over = wire::spelled(*over);
  return edition;
}

wire::TurnOf Desk::turn_for(Viewer viewer, Edition& edition, const AnyView& view) const {
  const bool is_over = table_->turn().is_over() || record_.state == State::closed;
  wire::TurnOf turn{.seats = is_over ? SeatMask{} : table_->turn().seats(), .step = std::string(step_of(view))};
  turn.rule = table_->cited();
  const bool is_viewers = is_seat(viewer) && turn.seats.has(seat_of(viewer));
  if (is_viewers) turn.decision = table_->decision(seat_of(viewer));
  const texts::Question& question = edition.question(view, turn.seats);
  turn.text = question.text;
  turn.help = question.help;
  for (const Seat seat : turn.seats) {
    const auto end = clocks_run() ? deadline(seat) : std::nullopt;
    if (!end || (is_viewers && seat != seat_of(viewer))) continue;
    if (!turn.deadline || end->milliseconds < *turn.deadline) turn.deadline = end->milliseconds;
  }
  return turn;
}

wire::Update Desk::make_update(Viewer viewer, Edition& edition, std::uint32_t since) const {
  edition.present.reader = viewer;
  wire::Update update{.table = id_, .epoch = house_.epoch, .change = table_->change(), .viewer = viewer};
  update.now = house_.now().milliseconds;
  update.view = table_->view_for(viewer);
  for (const table::ToldAt& told : table_->told_since(viewer, since)) update.told.push_back(edition.tell(told));
  update.undone = table_->undone();
  update.turn = turn_for(viewer, edition, update.view);
  if (update.turn.decision && !table_->has_stand_in(seat_of(viewer)) && !table_->is_foreign()) {
    std::vector<Choice> choices = table_->choices_for(seat_of(viewer));
    update.choices.reserve(choices.size());
    for (Choice& choice : choices) {
      std::string text = texts::describe(*edition.words, edition.present, record_.setup.title, choice.action);
      update.choices.push_back({.text = std::move(text), .choice = std::move(choice)});
    }
  }
  update.clock = edition.clock;
  update.people = edition.people;
  update.watchers = watchers();
  update.undo = wire::UndoState::no;
  if (is_seat(viewer) && !is_over()) update.undo = static_cast<wire::UndoState>(table_->undo_way(seat_of(viewer)));
  update.vote = edition.vote;
  update.hints = settings_.order.hints;
  update.over = edition.over;
  if (!record_.next.empty()) update.next = record_.next;
  return update;
}

std::optional<wire::ClockNow> Desk::clock_now() const {
  if (!settings_.has_clock()) return std::nullopt;
  const auto* days = std::get_if<wire::DayClock>(&settings_.order.clock);
  const auto* live = std::get_if<wire::LiveClock>(&settings_.order.clock);
  wire::ClockNow clock{.kind = days != nullptr ? wire::ClockKind::days : wire::ClockKind::live,
                       .move = days != nullptr ? days->days : live->move};
  for (const Seat seat : seats_of(table_->seats())) {
    const std::int64_t left = std::max<std::int64_t>(0, settings_.bank().count() - table_->overtime(seat));
    clock.bank.push_back(live != nullptr && table_->is_human(seat) ? std::optional(left) : std::nullopt);
  }
  clock.running = clocks_run();
  return clock;
}

std::optional<wire::Vote> Desk::vote_now(const std::string& lang) const {
  const Poll poll = this->poll();
  if (!poll.is_open(house_.now())) return std::nullopt;
  Facts facts;
  if (poll.seat != kNoSeat) facts["name"] = names(lang)[static_cast<std::size_t>(index(poll.seat))];
  facts["bot"] = words_of(lang).say("bot." + house_.staff.timings.stand_in_bot);
  return wire::Vote{.vote = poll.number,
                    .kind = poll.kind,
                    .seat = poll.seat,
                    .ends = poll.ends.milliseconds,
                    .yes = poll.yes,
                    .asked = poll.asked,
                    .text = words_of(lang).say("vote." + std::string(Named<wire::VoteKind>::name(poll.kind)), facts)};
}

// Those who resigned are placed behind all who did not.
std::optional<wire::Over> Desk::over_now(const std::string& lang) const {
  if (!table_) return std::nullopt;
  const bool is_played = table_->turn().is_over();
  if (!is_played && record_.state != State::closed) return std::nullopt;
  wire::Over over{.why = is_played ? wire::OverWhy::played : wire::OverWhy::closed};
  const SeatMask all = seats_of(table_->seats());
  const auto rank = [this](Seat seat) {
    return std::tuple(table_->resigned().has(seat), !table_->winners().has(seat), -table_->score(seat));
  };
  for (const Seat seat : all) {
    over.scores.push_back(table_->score(seat));
    over.places.push_back(1);
    for (const Seat other : all) over.places.back() += rank(other) < rank(seat) ? 1 : 0;
    if (is_played && over.places.back() == 1) over.winners.add(seat);
  }
  over.sheet.columns = names(lang);
  const AnyView view = table_->view_for(Viewer::spectator);
  for (texts::SheetRow& row : texts::score_sheet(words_of(lang), view, table_->told(Viewer::spectator, 0)))
    over.sheet.rows.push_back({std::move(row.label), row.rule, std::move(row.cells), row.is_total});
  return over;
}

}  // namespace bell::host
