// One table with people at it. Everything runs on the table's strand; disk access and bots' thinking happen elsewhere
// and report back here. For this room only.
#pragma once

#include <memory>
#include <optional>
#include <tuple>

#include "host/house.h"
#include "host/poll.h"
#include "host/settings.h"
#include "kernel/per.h"
#include "table/table.h"

namespace bell::texts {
class Catalogue;
}

namespace bell::host {

struct Edition;
class Guest;

// Whether the token is long enough to prove ownership of a seat: at least 16 random bytes.
bool is_token(const std::string& token);

class Desk : public std::enable_shared_from_this<Desk> {
 public:
  // On the archive: reads everything the table needs.
  static Outcome<std::shared_ptr<Desk>, Fault> wake(House& house, const TableId& table);
  Desk(House& house, TableRecord record, std::unique_ptr<table::Table> table);
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;
  ~Desk();

  const TableId& id() const { return id_; }
  Timestamp now() const { return house_.now(); }
  void post(Task task) { strand_->post(std::move(task)); }
  void dispatch(Task task) { strand_->dispatch(std::move(task)); }
  // Everything below runs on the strand.

  // Gone from the house: there may be another desk for this table by now, and this one does nothing by itself.
  bool is_asleep() const { return is_asleep_; }

  // Whatever is to be done by itself: begins a match, lets bots think, sets timers.
  void move_on();
  // The table is due, or another node wrote to it.
  void tick();
  void catch_up();
  // The store has gone away or come back.
  void look_again();
  void say_bye(wire::ByeWhy why, std::optional<std::int64_t> until);
  // The house is closing: does nothing more and releases all references. Not called on the strand, which has ended.
  void dissolve();
  std::uint32_t head() const { return table_ ? table_->head() : 0; }
  std::uint32_t version() const { return record_.version; }

  // People.
  void welcome(const wire::Hello& hello, std::shared_ptr<Line> line, const Answer<std::shared_ptr<Visit>>& answer);
  void leave(Guest& guest);
  // `at`: when it arrived; it may have waited since.
  void heard(const std::shared_ptr<Guest>& guest, const wire::FromClient& message, Timestamp at);
  void sent(Guest& guest);

  // Gathering.
  wire::TableCard card(const Asker& asker) const;
  void sit(const wire::Sit& wish, const Asker& asker, const Answer<wire::Seated>& answer);
  void stand(const Asker& asker, const Answer<wire::TableCard>& answer);
  void free(Seat seat, const Asker& asker, const Answer<wire::TableCard>& answer);
  void seat_bot(const wire::SeatBot& wish, const Asker& asker, const Answer<wire::TableCard>& answer);
  void close(const std::string& lang, const Answer<wire::TableCard>& answer);
  void relink(Seat seat, const std::string& token, const std::string& lang, const Answer<wire::TableCard>& answer);
  // Asks all others whether the asker's token should become that of `seat`.
  void ask_relink(Seat seat, const Asker& asker, const Answer<wire::Relinking>& answer);
  // The table where the same people play again; opens one unless it exists.
  void go_on_at(const TableId& next, const std::string& lang, const Answer<TableId>& answer);
  const TableRecord& record() const { return record_; }
  const Settings& settings() const { return settings_; }
  std::vector<std::string> names(const std::string& lang) const;
  std::optional<wire::Over> over_now(const std::string& lang) const;  // none before the match begins
  Seat seat_of_token(const std::string& token) const;
  bool is_opener(const std::string& token) const;
  bool is_over() const { return record_.state == State::finished || record_.state == State::closed; }

 private:
  // Jobs that write wait for their turn here: one at a time.
  using Result = Outcome<table::Submitted, Fault>;
  struct Job {
    std::function<std::optional<Result>()> propose;  // nothing: a change is pending
    std::function<void(const Result&)> ended;
    std::function<void()> not_saved = [] {};  // tells the sender once
    bool is_for_now = false;                  // if it was not saved at once, it is not retried
  };
  bool enqueue(Job job);  // false: too many are waiting
  void run_next();
  void go_on();
  void run(const std::shared_ptr<Job>& job);
  void run_again(const std::shared_ptr<Job>& job);
  void write_down(const std::shared_ptr<Job>& job);
  static void tell_not_saved(Job& job);
  void appended(const std::shared_ptr<Job>& job, const journal::Appended& appended);
  void find_out(const std::shared_ptr<Job>& job);
  void found_out(const std::shared_ptr<Job>& job, const Outcome<journal::Journal, Fault>& news);
  void job_done(const std::shared_ptr<Job>& job, const Result& result);
  void flush();  // sends the frames queued for guests
  void happened();
  std::optional<Timestamp> next_due() const;

  // What another node may have written.
  struct News {
    Outcome<TableRecord, Fault> record;
    Outcome<journal::Journal, Fault> journal;
  };
  void read_news(std::function<void(const News&)> then);
  void take_news(const News& news);

  // Changes the record by compare and swap; `change` may refuse.
  using Edit = std::function<std::optional<wire::No>(TableRecord&, Register::Along&)>;
  void edit(Edit change, std::string lang, std::function<void(std::optional<wire::No>)> done);
  // What is in the store now. A copy taken before the last moves were written does not take them back.
  void take_record(TableRecord there);
  void try_edit(const std::shared_ptr<Edit>& change, const std::string& lang,
                const std::shared_ptr<std::function<void(std::optional<wire::No>)>>& done, int tries);
  void deal_anew(TableRecord& next, Register::Along& along) const;
  bool is_complete() const;  // every seat is taken
  bool is_ready() const;     // and every nonce is opened
  void begin_if_ready();
  void begin(bool without_nonces, const std::string& lang, const std::function<void(std::optional<wire::No>)>& done);
  void open_table();

  // One change of the match each.
  void heard_from_seat(const std::shared_ptr<Guest>& guest, const wire::FromClient& message, Timestamp at);
  void call_absent(const std::shared_ptr<Guest>& guest, const wire::CallAbsent& call);
  void act(const std::shared_ptr<Guest>& guest, const wire::Act& act, Timestamp at);
  void why(Guest& guest, const wire::AskWhy& ask);
  void undo(const std::shared_ptr<Guest>& guest, wire::FrameId id);
  void command(const std::shared_ptr<Guest>& guest, wire::FrameId id, const journal::Command& command, Seat by);
  void order(const journal::Command& command);  // by the table itself
  void play_for(Seat seat);                     // who left the question unanswered
  void answer(Guest& guest, wire::FrameId id, const Result& result);
  void hint(const std::shared_ptr<Guest>& guest, wire::FrameId id);
  void chat(const std::shared_ptr<Guest>& guest, const wire::SayChat& say);
  void nonce(const std::shared_ptr<Guest>& guest, const wire::OpenNonce& open);

  // Chat: every guest gets every line once, in order, whichever node it was said at.
  void say(const std::string& text);  // by the table itself
  void say(const ChatLine& line, const std::function<void(bool is_said)>& done);
  void hear_chat(std::uint32_t from);
  void pass_on(const std::vector<ChatLine>& lines);
  void tell_chat(const std::shared_ptr<Guest>& guest);

  // Votes.
  using Voted = std::function<void(std::optional<wire::No>)>;
  Poll poll() const { return Poll::from(record_.poll); }
  SeatMask voters(Seat but) const;
  SeatMask owners(Seat but) const;
  void call_vote(Poll wanted, std::chrono::milliseconds lasting, const std::string& lang, const Voted& done);
  void drop_vote(std::uint32_t number);
  void vote(const std::shared_ptr<Guest>& guest, const wire::CastVote& cast);
  void count_votes();
  void carry_out(const Poll& agreed);
  void look_at_vote();
  void ask_revision();
  void tell_of_relink(Seat seat);
  void end_old_links();

  // Time.
  std::optional<Timestamp> deadline(Seat seat) const;
  bool clocks_run() const {
    return !is_unsaved_ && !house_.is_store_away && !house_.is_draining && record_.state == State::playing && table_ &&
           !table_->turn().is_over();
  }
  // Gives the table up if nobody has come, or come back, for too long; says whether it did.
  bool expire();
  void fall_asleep();
  void set_timer();
  std::optional<Timestamp> next_event() const;
  bool charge_gap();  // whether anything was to be written

  // Hints.
  // What a seat was told, or will be, about the question before it.
  struct Advice {
    std::uint32_t decision = 0;
    bool is_thinking = false;  // perhaps about the question before
    std::optional<wire::Hints> hints{};
    std::vector<std::pair<std::shared_ptr<Guest>, wire::FrameId>> wishes{};
  };
  bool advise(Seat seat);
  void advised(Seat seat, std::uint32_t decision, const wire::Hints& hints);
  static void answer_wishes(Advice& advice);

  // Minds.
  bool is_watched() const;
  bool may_think() const;
  std::shared_ptr<table::Mind> mind_for(Seat seat);
  void think();
  void thought(Seat seat, std::uint32_t decision, const Action& action);
  void release();

  // Telling.
  void tell_all();
  void tell_one(Guest& guest);
  void tell(Guest& guest);
  Frame update_for(Viewer viewer, const std::string& lang, std::uint32_t since);
  wire::Update make_update(Viewer viewer, Edition& edition, std::uint32_t since) const;
  wire::TurnOf turn_for(Viewer viewer, Edition& edition, const AnyView& view) const;
  Edition& edition_in(const std::string& lang);
  void forget_moment();
  std::vector<wire::Person> people(const std::string& lang) const;
  std::optional<wire::ClockNow> clock_now() const;
  std::optional<wire::Vote> vote_now(const std::string& lang) const;
  bool is_here(Seat seat) const;
  Timestamp absent_at(Seat seat) const;  // from then on the others may vote that a bot plays this seat
  void look_up(const wire::Hello& hello, std::shared_ptr<Line> line, const Answer<std::shared_ptr<Visit>>& answer,
               int tries);
  bool is_our_epoch(const wire::Hello& hello) const;
  void admit(const wire::Hello& hello, std::shared_ptr<Line> line, const Answer<std::shared_ptr<Visit>>& answer);
  int watchers() const;
  bool is_asked(Seat seat) const;
  void call_absent_people();
  void call(Seat seat, std::uint32_t decision);

  House& house_;
  TableId id_;
  std::shared_ptr<Strand> strand_;
  TableRecord record_;
  Settings settings_;
  std::unique_ptr<table::Table> table_;  // none while people gather
  std::vector<std::shared_ptr<Guest>> guests_;
  std::vector<std::shared_ptr<Job>>
      waiting_;  // holds few; an empty deque takes half a kilobyte, and there are many tables
  bool is_busy_ = false;
  bool is_behind_ = false;  // there was news while it was busy
  bool is_asleep_ = false;
  int saving_ = 0;            // changes of the record under way
  bool is_due_known_ = true;  // the register has record_.due
  bool is_unsaved_ = false;   // what is being written may not be there yet
  Timestamp unsaved_since_{};
  std::uint32_t chat_ = 0;  // the last line received
  PerSeat<Timestamp> away_since_{};
  PerSeat<std::uint32_t> called_{};  // the question for which this person was called
  struct Thought {
    Seat seat{};
    std::uint32_t decision = 0;
    std::optional<Action> action{};
    Timestamp release{};
  };
  std::optional<Thought> thought_;
  struct Sharp {
    std::string player;
    std::shared_ptr<table::Mind> mind;
  };
  PerSeat<Sharp> minds_{};
  PerSeat<std::unique_ptr<Advice>> advice_{};
  Timestamp timer_at_{};
  std::uint64_t timer_ = 0;
  Timestamp quiet_since_{};
  // Of this moment.
  std::map<std::tuple<Viewer, const texts::Catalogue*, std::uint32_t>, Frame> frames_;
  std::vector<std::unique_ptr<Edition>> editions_;
  PerSeat<std::vector<Timestamp>> said_{};  // in chat, recently
};

}  // namespace bell::host
