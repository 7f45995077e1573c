// Plays a match with everything recorded: bots get their sights, the journal is written, invariants are checked. Slower
// than a bare playout and, with interns, the same match move for move.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bots/choose.h"
#include "external/bot.h"
#include "journal/journal.h"
#include "kernel/per.h"
#include "lab/lab.h"
#include "lab/playout.h"
#include "lab/tally.h"

namespace bell::lab {

// Why this order is invalid: it asks for threads or bots that don't exist.
std::optional<Problem> judge(const SimOrder& order);

// The bot of a seat: the names are repeated as needed; without names, interns.
std::string bot_at(const SimOrder& order, Seat seat);

// The facts told to each seat's bot in one match.
template <Title T>
class Memories {
 public:
  std::span<const typename T::SeenEvent> of(Seat seat, const std::vector<typename T::Event>& told) {
    std::vector<typename T::SeenEvent>& memory = seen_[seat];
    for (std::size_t at = memory.size(); at < told.size(); ++at)
      memory.push_back(T::project(told[at], viewer_of(seat)));
    return memory;
  }

 private:
  PerSeat<std::vector<typename T::SeenEvent>> seen_;
};

// The problem: there is no such bot, or no such program.
std::optional<Problem> refuse_bot(const std::string& name);

// Chooses for every seat with the bot of that name. Precondition: none of the names is refused.
template <Title T>
class Bots {
 public:
  Bots(const SimOrder& order, int seats, std::uint64_t seed, const std::vector<typename T::Event>& told)
      : setup_(order.setup), told_(told), rng_(seed) {
    for (const Seat seat : seats_of(seats)) {
      const std::string name = bot_at(order, seat);
      if (external::is_program(name))
        programs_[seat].emplace(external::read_program(name), external::Voice::heard, std::vector{order.journals});
      else
        players_[seat] = *bots::read_player(name);
    }
  }
  Action operator()(const typename T::Rules& rules, const typename T::State& now, Seat who) {
    ActionList list;
    legal<T>(rules, now, who, list);
    const typename T::View view = T::project(rules, now, viewer_of(who));
    const bots::Sight<T> sight{.rules = rules,
                               .view = view,
                               .memory = memories_.of(who, told_),
                               .legal = {list.begin(), static_cast<std::size_t>(list.size())},
                               .seat = who};
    if (programs_[who]) return programs_[who]->choose(any_sight_of<T>(setup_, sight)).action;
    return bots::choose<T>(players_[who], sight, rng_);
  }

  // Call when the match is over.
  void report_lost_turns(std::uint64_t game, LostByBot& sum) const {
    for (const auto& program : programs_)
      if (program) add_lost(sum, program->name(), {program->lost().turns, game, program->lost().first});
  }

 private:
  Setup setup_;
  const std::vector<typename T::Event>& told_;
  PerSeat<bots::Player> players_;
  PerSeat<std::optional<external::Bot>> programs_;  // used instead where there is one
  Memories<T> memories_;
  Rng rng_;
};

// The text of one match's journal, line by line. Each decision begins a change, as at a table; times are not recorded.
class Scribe {
 public:
  explicit Scribe(const journal::Header& header) : text_(journal::print(header)), chain_(header) {}
  void write(Seat by, std::string action, std::uint64_t position_hash);
  std::string closed() const { return text_ + journal::print_end(chain_.seq(), chain_.checkpoint()); }

 private:
  std::string text_;
  journal::Chain chain_;
  std::uint32_t change_ = journal::kOpening;
};

// The journals of a run: one file per game, named by its number.
class Archive {
 public:
  // Creates the folder if needed, and checks that files can be written to it. `revision` is that of the title's rules.
  static Outcome<Archive, Problem> open(const SimOrder& order, int revision);
  Scribe begin() const { return Scribe(header_); }
  std::optional<Problem> keep(std::uint64_t game, const Scribe& scribe) const;

 private:
  std::string path_of(std::uint64_t game) const;

  std::string folder_;
  journal::Header header_;
};

}  // namespace bell::lab
